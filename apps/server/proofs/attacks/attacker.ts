import type { TournamentCommand } from '@gorrion/events/tournament';
import { newId } from '../wire/page.ts';

/* Somebody who attacks a server from one address, with as many cookies as they like. */

export const ADDRESS = '203.0.113.7';
/** Tells an attack where the server is, and when its time is over. */
export interface Target {
  readonly port: number;
  readonly isOver: () => boolean;
}

/** How often each thing was done or refused: `event 200`, `event too-many-ledgers`. */
export type Counts = Record<string, number>;

/** An attack: runs until it is told to end, and returns what it has got. */
export type Attack = (target: Target) => Promise<Counts>;

export interface Reply {
  readonly status: number;
  readonly value: { readonly code?: string; readonly id?: string; readonly version?: number; readonly view?: never };
}

/** A guest of the attacker, and what became of their requests. */
export class Attacker {
  readonly cookie: string;
  readonly #target: Target;
  readonly #counts: Counts;

  private constructor(target: Target, counts: Counts, cookie: string) {
    this.#target = target;
    this.#counts = counts;
    this.cookie = cookie;
  }

  static async come(target: Target, counts: Counts): Promise<Attacker> {
    const headers = { 'x-forwarded-for': ADDRESS };
    const page = await fetch(`http://127.0.0.1:${target.port}/`, { headers });
    return new Attacker(target, counts, page.headers.get('set-cookie')?.split(';')[0] ?? '');
  }

  /** Sends a request, and counts its answer under a name. */
  async ask(what: string, path: string, body?: unknown): Promise<Reply> {
    const { port } = this.#target;
    const headers = { cookie: this.cookie, origin: `http://127.0.0.1:${port}`, 'x-forwarded-for': ADDRESS };
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const value = ((await response.json()) ?? {}) as Reply['value'];
    const outcome = `${what} ${response.status === 200 ? 'done' : (value.code ?? response.status)}`;
    this.#counts[outcome] = (this.#counts[outcome] ?? 0) + 1;
    return { status: response.status, value };
  }

  /** Commands something of an event. */
  command(what: string, event: string, command: TournamentCommand): Promise<Reply> {
    return this.ask(what, `/api/ledgers/tournament/${event}`, { id: newId(), command });
  }

  /** Opens an event with players whom everybody can see; undefined if it is refused. */
  async openEvent(players: number, pages = 600): Promise<string | undefined> {
    const { value } = await this.ask('event', '/api/ledgers/tournament', { id: newId(), wish: { name: 'Open' } });
    const { id } = value;
    if (id === undefined) return undefined;
    const list = Array.from({ length: players }, (_, n) => ({
      name: `Player ${n}`,
      country: 'ES',
      team: `Team ${n >> 2}`,
    }));
    const changes = { from: '2026-11-20', to: '2026-11-22', seating: 'draw', settings: SETTINGS } as const;
    await this.command('plan', id, { type: 'plan', changes });
    await this.command('room', id, { type: 'plan', changes: { room: { pages } } });
    await this.command('players', id, { type: 'set-players', players: list });
    await this.command('opening', id, { type: 'open-event' });
    return id;
  }
}

const SETTINGS = {
  ruleset: 'wmo2006',
  hands: 16,
  clock: 'none',
  absence: 'play-drawn',
  visibility: 'public',
  minutes: 150,
} as const;

/** Does a work again and again in so many places at once until the time is over. */
export async function repeat(target: Target, width: number, work: (n: number) => Promise<unknown>): Promise<void> {
  const one = async (n: number) => {
    while (!target.isOver()) await work(n).catch(() => {});
  };
  await Promise.all(Array.from({ length: width }, (_, n) => one(n)));
}

/** Brings guests until there are so many, or the time is over. */
export async function crowdOf(target: Target, counts: Counts, size: number): Promise<readonly Attacker[]> {
  const crowd: Attacker[] = [];
  while (crowd.length < size && !target.isOver()) crowd.push(await Attacker.come(target, counts));
  return crowd;
}
