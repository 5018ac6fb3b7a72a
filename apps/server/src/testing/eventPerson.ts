import type { TournamentCommand, TournamentView } from '@gorrion/events/tournament';
import { Guest, newId } from './guest.ts';
import { playOn } from './player.ts';

/* One person of the tournament: their browser over HTTP, and their page at a table over a socket. */

/** Returns a cookie of the server for somebody new. */
async function cookieFrom(port: number): Promise<string> {
  const response = await fetch(`http://localhost:${port}/`);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Refusals after which the same command is sent again, as the page does. */
const PASSING = ['not-stored', 'too-many-requests'];

export class Person {
  readonly name: string;
  readonly cookie: string;
  #port: number;
  #page: Guest | undefined;
  #play: { stop(): void } | undefined;
  #code = '';

  readonly #address: string | undefined;

  private constructor(name: string, cookie: string, port: number, address: string | undefined) {
    this.#address = address;
    this.name = name;
    this.cookie = cookie;
    this.#port = port;
  }

  /** `address`: what a trusted proxy would report; by default the person is on this machine. */
  static async from(name: string, port: number, address?: string): Promise<Person> {
    return new Person(name, await cookieFrom(port), port, address);
  }

  get page(): Guest | undefined {
    return this.#page;
  }

  async #ask(path: string, body?: unknown): Promise<{ readonly status: number; readonly value: never }> {
    const forwarded: Record<string, string> = this.#address === undefined ? {} : { 'x-forwarded-for': this.#address };
    const headers = { cookie: this.cookie, origin: `http://localhost:${this.#port}`, ...forwarded };
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`http://localhost:${this.#port}/api/ledgers/tournament${path}`, init);
    return { status: response.status, value: (await response.json()) as never };
  }

  /** Opens a tournament and returns its id. */
  async open(name: string): Promise<string> {
    const { status, value } = await this.#ask('', { id: newId(), wish: { name } });
    if (status !== 200) throw new Error(`${this.name} may open no event: ${JSON.stringify(value)}`);
    return (value as { id: string }).id;
  }

  async see(event: string): Promise<TournamentView> {
    const { status, value } = await this.#ask(`/${event}`);
    if (status !== 200) throw new Error(`${this.name} may not see the event: ${JSON.stringify(value)}`);
    return (value as { view: TournamentView }).view;
  }

  /** Sends a command until the server has answered it; throws if it is refused. */
  async do(event: string, command: TournamentCommand): Promise<void> {
    const refusal = await this.try(event, command);
    if (refusal !== undefined) throw new Error(`${this.name}: ${command.type} is refused: ${refusal}`);
  }

  /** Sends a command and returns why it is refused; undefined if it is done. */
  async try(event: string, command: TournamentCommand): Promise<string | undefined> {
    const id = newId();
    for (let tries = 0; tries < 40; tries++) {
      const { status, value } = await this.#ask(`/${event}`, { id, command }).catch(() => ({ status: 0, value: {} }));
      if (status === 200) return undefined;
      const { code, ...rest } = value as { code?: string; figures?: unknown };
      if (code !== undefined && !PASSING.includes(code)) return `${code} ${JSON.stringify(rest)}`;
      await new Promise(resolve => setTimeout(resolve, 250));
    }
    return 'no answer';
  }

  /** Comes to a table of this server and plays there, until it is over. */
  async play(code: string): Promise<void> {
    if (this.#code === code && this.#page) return;
    this.leave();
    this.#code = code;
    await this.#come();
  }

  /** Comes to a table as its umpire: nobody else may watch it. */
  async umpire(code: string, key: string): Promise<void> {
    this.leave();
    this.#code = code;
    const page = await new Guest({ port: this.#port, cookie: this.cookie }).connected();
    const envelope = { id: newId(), answers: 0, command: { type: 'take-umpire', key } } as const;
    const taken = await page.ask('table:command', { code, envelope });
    page.close();
    if (!taken.ok) throw new Error(`${this.name} may not be the umpire: ${taken.code}`);
    await this.#come();
  }

  async #come(): Promise<void> {
    const page = await new Guest({ port: this.#port, cookie: this.cookie }).connected();
    const entered = await page.enter(this.#code);
    if (!entered.ok) {
      page.close();
      throw new Error(`${this.name} may not enter the table: ${entered.code}`);
    }
    this.#page = page;
    const moves = playOn(page);
    let readied = -1;
    const watching = page.watch(() => {
      const { view } = page;
      if (!view || typeof view.viewer === 'string' || view.state.session.phase !== 'between') return;
      const { handNumber } = view.state.session;
      if (view.state.ready[view.viewer] || readied === handNumber) return;
      readied = handNumber;
      void page.say({ type: 'ready' });
    });
    this.#play = {
      stop() {
        moves.stop();
        watching();
      },
    };
  }

  /** Comes back after the server was opened anew, on another port. */
  async comeBack(port: number): Promise<void> {
    this.#port = port;
    if (!this.#page) return;
    this.#play?.stop();
    this.#page.close();
    await this.#come();
  }

  leave(): void {
    this.#play?.stop();
    this.#page?.close();
    this.#page = undefined;
  }
}
