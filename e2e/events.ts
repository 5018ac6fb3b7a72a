import type { TournamentCommand, TournamentView } from '@gorrion/events/tournament';
import type { Guest } from './guest.ts';
import type { GameServer } from './server.ts';

/** Somebody without a page, who sends what their page would. */
export class Person {
  readonly #cookie: string;
  readonly #url: string;

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  /** Somebody new, with a cookie of their own. */
  static async at({ url }: GameServer): Promise<Person> {
    const page = await fetch(url);
    return new Person(url, page.headers.get('set-cookie')?.split(';')[0] ?? '');
  }

  /** Opens a tournament and returns its id. */
  async open(name: string): Promise<string> {
    return ((await this.#ask('', { id: newId(), wish: { name } })) as { readonly id: string }).id;
  }

  async see(event: string): Promise<TournamentView> {
    return ((await this.#ask(`/${event}`)) as { readonly view: TournamentView }).view;
  }

  async do(event: string, ...commands: readonly TournamentCommand[]): Promise<void> {
    for (const command of commands) await this.#ask(`/${event}`, { id: newId(), command });
  }

  /** Returns the answer of the server; throws if it refuses. */
  async #ask(path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${this.#url}/api/ledgers/tournament${path}`, {
      headers: { cookie: this.#cookie, origin: this.#url },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${JSON.stringify(body)} is refused: ${JSON.stringify(answer)}`);
    return answer;
  }
}

const newId = (): string => crypto.randomUUID().replaceAll('-', '');

/*
 * A tournament whose organiser no test looks at. They, and everybody without a page in a test, send their commands as
 * their pages would. `organiser.browser.test.ts` presses an organiser's way.
 */
export class Tournament {
  readonly id: string;
  readonly #server: GameServer;
  readonly #organiser: Person;

  private constructor(server: GameServer, organiser: Person, id: string) {
    this.#server = server;
    this.#organiser = organiser;
    this.id = id;
  }

  /** Opens a tournament and has its organiser send commands. */
  static async open(server: GameServer, name: string, ...commands: readonly TournamentCommand[]): Promise<Tournament> {
    const organiser = await Person.at(server);
    const event = new Tournament(server, organiser, await organiser.open(name));
    await event.do(...commands);
    return event;
  }

  async do(...commands: readonly TournamentCommand[]): Promise<void> {
    await this.#organiser.do(this.id, ...commands);
  }

  /** Returns what the organiser may know. */
  see(): Promise<TournamentView> {
    return this.#organiser.see(this.id);
  }

  /** Returns the link that a player or a helper was sent. */
  async linkOf(name: string): Promise<string> {
    return `/e/${this.id}/join#${await this.#keyOf(name)}`;
  }

  /** A player without a page, who has come by the link, taken the oath and is here. */
  async bring(name: string): Promise<Person> {
    const person = await Person.at(this.#server);
    await person.do(this.id, { type: 'join', key: await this.#keyOf(name) });
    const { you } = await person.see(this.id);
    await person.do(this.id, { type: 'swear', name }, { type: 'check-in', player: you.player!, isHere: true });
    return person;
  }

  async #keyOf(name: string): Promise<string> {
    const { players, helpers } = await this.see();
    const key = [...players, ...helpers].find(one => one.name === name)?.key;
    if (key === undefined) throw new Error(`${name} has no link, or has used it`);
    return key;
  }
}

/** Finds an open event from the first page, in the list of events. */
export async function findEvent({ page }: Guest, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Events' }).click();
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
}

/** Goes to a part of the event whose page is open. */
export const goToPart = ({ page }: Guest, part: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Parts of the event' }).getByRole('link', { name: part, exact: true }).click();
