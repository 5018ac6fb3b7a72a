import { createHash, randomBytes } from 'node:crypto';
import type { PersonId, TokenScope, TokensView } from '@gorrion/protocol';
import { type Entropy, type RunningTable, type SealedSource, Table, type TableMaker } from '@gorrion/table';
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

/** Deals that are fixed before the game; each seat draws from a wall of its own. */
const DEALS = { duplicate: 'duel', walls: 'own' } as const;

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
  readonly name: string;
  readonly token: string;
}

export interface Arena {
  readonly url: string;
  /** The newest table that was opened. */
  readonly newest: TableWatch | undefined;
  /** Makes somebody with a token that may play: as a person, or as a bot of its own, which has another id than theirs. */
  contestant(name: string, scope?: 'play' | 'bot'): Promise<Contestant>;
  /** Has everything that waits look anew. */
  readonly look: () => void;
  /** Resolves once something is so, which may change whenever a table goes on, or once `signal` ends the wait. */
  until(isSo: () => boolean, signal: AbortSignal): Promise<void>;
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

/** Returns bytes that follow from a text. */
const bytesFrom = (text: string, count: number): Buffer =>
  createHash('shake256', { outputLength: count }).update(text).digest();

/** Returns the chance of a table: the same bytes however often they are asked for, so that nothing depends on the order. */
function chanceFrom(text: string): { readonly entropy: Entropy; readonly sealed: SealedSource } {
  const hex = (part: string) => bytesFrom(`${text}/${part}`, 32).toString('hex');
  return {
    // The first hand of a game has its secret from here.
    entropy: { bytes: count => bytesFrom(text, count) },
    sealed: { secretOf: (_, hand) => ({ salt: hex(`${hand}/salt`), seed: hex(`${hand}/seed`) }) },
  };
}

/** Makes a token of somebody new, as a page does. */
async function mint(url: string, secret: Buffer, name: string, scope: TokenScope): Promise<Contestant> {
  const id = newPersonId();
  const [cookie] = signedCookies(secret).write(id, false).split(';');
  const answer = await fetch(`${url}/api/tokens`, {
    method: 'POST',
    headers: { cookie: cookie!, origin: url },
    body: JSON.stringify({ type: 'make', name, scope, days: null }),
  });
  return { id, name, token: ((await answer.json()) as TokensView).made!.token };
}

interface Making {
  readonly chance: () => ReturnType<typeof chanceFrom>;
  readonly changed: () => void;
  readonly opened: (table: RunningTable) => void;
}

/** Returns what makes tables: their deals are fixed, and they tell whenever something has changed. */
const makerOf = ({ chance, changed, opened }: Making): TableMaker => ({
  async open(id, settings, host, ports) {
    const { publisher } = ports;
    const publish: typeof publisher.publish = (...told) => {
      publisher.publish(...told);
      changed();
    };
    const own = { ...ports, ...chance(), publisher: { publish, frozen: publisher.frozen.bind(publisher) } };
    const table = await Table.open(id, { ...settings, deals: DEALS }, host, own);
    opened(table);
    return table;
  },
  openWith: (...opening) => Table.openWith(...opening),
  restore: (...log) => Table.restore(...log),
});

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
  const maker = makerOf({
    chance: () => chanceFrom(`${seed}/${deals}`),
    changed,
    opened: table => watches.push(new TableWatch(table, { patience, changed })),
  });
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
    look: changed,
    contestant: (name, scope = 'play') => mint(url, secret, name, scope),
    until: (isSo, signal) =>
      new Promise(resolve => {
        const look = () => {
          if (!isSo() && !signal.aborted) return;
          listeners.delete(look);
          signal.removeEventListener('abort', look);
          resolve();
        };
        listeners.add(look);
        signal.addEventListener('abort', look);
        look();
      }),
    dealFrom(name) {
      deals = name;
    },
    async close() {
      for (const watch of watches) watch.stop();
      await server.stop();
    },
  };
}
