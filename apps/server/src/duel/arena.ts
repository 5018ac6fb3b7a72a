import { createHash, randomBytes } from 'node:crypto';
import type { PersonId, TokensView } from '@gorrion/protocol';
import { type RunningTable, type SealedSource, Table, type TableMaker } from '@gorrion/table';
import pino from 'pino';
import type { Thinkers } from '../bots/thinkers.ts';
import { openServer } from '../compose.ts';
import { readConfig } from '../config/config.ts';
import { systemEntropy } from '../config/systemEntropy.ts';
import { newPersonId, signedCookies } from '../identity/cookie.ts';
import type { Rate } from '../limits/bucket.ts';
import { LIMITS, type Limits } from '../limits/limits.ts';
import { memoryStore } from '../persistence/memoryStore.ts';
import { PatientClock } from './patientClock.ts';
import { TableWatch } from './tableWatch.ts';

/*
 * A server in this process for programs that play each other: a store in memory, walls that follow from a seed, and a clock that
 * stands still while a program thinks.
 */

/** Limits that no game needs, and that still end a flood: the clock of the server stands still while it comes. */
const PLENTY: Rate = { burst: 3000, perSecond: 100 };
const ARENA_LIMITS: Limits = {
  ...LIMITS,
  guest: { ...LIMITS.guest, opens: PLENTY, handshakes: PLENTY, fineForOffences: PLENTY.burst },
  token: { requests: PLENTY, handshakes: PLENTY, messages: PLENTY },
  socket: { ...LIMITS.socket, player: PLENTY, watcher: PLENTY },
};

/** Somebody for whom a program plays. */
export interface Contestant {
  readonly id: PersonId;
  readonly token: string;
}

export interface Arena {
  readonly url: string;
  /** The newest table that was opened. */
  readonly newest: TableWatch | undefined;
  /** Makes somebody with a token that may play. */
  contestant(name: string): Promise<Contestant>;
  /** Calls back whenever a table may have gone on, until the returned function is called. */
  onChange(listener: () => void): () => void;
  /** Names the deals of the tables that are opened from now on: equal names are equal deals. */
  dealFrom(name: string): void;
  close(): Promise<void>;
}

interface ArenaOptions {
  /** Fixes the walls and dice of all deals. */
  readonly seed: string;
  /** Real time (ms) in which a program is to answer each question. */
  readonly patience: number;
  /** Who thinks for the server's own bots. Time does not wait for them. */
  readonly bots?: Thinkers;
}

/** Returns the secrets of deals by the name of their game and the number of the hand. */
const secretsOf = (seed: string): SealedSource => ({
  secretOf(game, hand) {
    const hash = (part: string) => createHash('sha256').update(`${seed}/${game}/${hand}/${part}`).digest('hex');
    return { salt: hash('salt'), seed: hash('seed') };
  },
});

/** Makes a token of somebody new, as a page does. */
async function mint(url: string, secret: Buffer, name: string): Promise<Contestant> {
  const id = newPersonId();
  const [cookie] = signedCookies(secret).write(id, false).split(';');
  const answer = await fetch(`${url}/api/tokens`, {
    method: 'POST',
    headers: { cookie: cookie!, origin: url },
    body: JSON.stringify({ type: 'make', name, scope: 'play', days: null }),
  });
  return { id, token: ((await answer.json()) as TokensView).made!.token };
}

export async function openArena({ seed, patience, bots }: ArenaOptions): Promise<Arena> {
  const listeners = new Set<() => void>();
  const watches: TableWatch[] = [];
  let deals = '1';
  const clock = new PatientClock(Date.now(), () => {
    const needs = watches.map(watch => watch.needs);
    return needs.includes('time') && !needs.includes('answer');
  });
  const changed = () => {
    clock.look();
    for (const listener of [...listeners]) listener();
  };
  const watched = (table: RunningTable): RunningTable => {
    watches.push(new TableWatch(table, { patience, changed }));
    return table;
  };
  const sealed = secretsOf(seed);
  const maker: TableMaker = {
    async open(id, settings, host, ports) {
      const append = (...entries: Parameters<typeof ports.store.append>) =>
        ports.store.append(...entries).finally(() => setImmediate(changed));
      const own = { ...ports, sealed, store: { append } };
      return watched(await Table.open(id, { ...settings, deals: { duplicate: deals, walls: 'own' } }, host, own));
    },
    openWith: (...opening) => Table.openWith(...opening),
    restore: (...log) => Table.restore(...log),
  };
  const secret = randomBytes(32);
  const server = await openServer({
    config: readConfig({ PORT: '0', HOST: '127.0.0.1', WEB_ROOT: '/nowhere' }),
    secret,
    store: memoryStore(),
    log: pino({ level: 'silent' }),
    clock,
    entropy: systemEntropy,
    ...(bots && { bots }),
    maker,
    limits: ARENA_LIMITS,
  });
  const url = `http://localhost:${server.port}`;
  return {
    url,
    get newest() {
      return watches.at(-1);
    },
    contestant: name => mint(url, secret, name),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dealFrom(name) {
      deals = name;
    },
    async close() {
      for (const watch of watches) watch.stop();
      await server.stop();
    },
  };
}
