import {
  type Entry,
  type GameAccess,
  type GameRecord,
  gameIdOf,
  type TableCode,
  type TableEvent,
} from '@gorrion/protocol';
import { PLAYERS } from '@gorrion/rules';
import { type Clock, finishedGames, leftBehind, personAt, replayTable } from '@gorrion/table';
import { codeForLog, type Log } from '../config/log.ts';
import type { GamePerson, NewGame } from '../persistence/games.ts';
import type { Store } from '../persistence/store.ts';
import type { TableNetworks } from '../ratings/networks.ts';

/* Keeps every game that ends. It reads the durable log, so a game that ended before a crash is kept after it. */

/** Facts after which a game may be over, or has more to its sheet. */
const ENDING: ReadonlySet<TableEvent['type']> = new Set(['ruled', 'sheet-signed', 'appealed', 'appeal-answered']);

const isEnding = ({ event }: Entry): boolean =>
  event.type === 'session'
    ? ['session-ended', 'totals-adjusted', 'disqualified'].includes(event.event.type)
    : ENDING.has(event.type);

/** Returns the access of a game until its host sets another: its spectators may read it. */
function firstAccess({ visibility, watching = 'open' }: { visibility: string; watching?: string }): GameAccess {
  if (watching !== 'open') return 'players';
  return visibility === 'public' ? 'public' : 'link';
}

/** Returns a game of a table as the store keeps it. */
export function gameToKeep(record: GameRecord): NewGame {
  const state = replayTable(record.facts);
  const people: GamePerson[] = PLAYERS.flatMap(player => {
    const person = personAt(state, player);
    return person ? [{ person: person.id, player }] : [];
  });
  const host = people.some(({ person }) => person === state.host) ? state.host : people[0]?.person;
  // The games of an event are read by everybody who follows it.
  const access = state.event ? 'link' : firstAccess(state.settings);
  return { record, host: host ?? ('' as GamePerson['person']), access, origin: 'table', people };
}

type KeptListener = (code: TableCode) => void;

export interface Archivist {
  /** Keeps the newest game of a table, if it is over. */
  look(code: TableCode): Promise<void>;
  /** Calls back with a table of which a game is kept, or kept with more to its sheet. */
  onKept(listener: (code: TableCode) => void): void;
  /** Calls back with a table of which this server itself has kept a game. */
  onKeptHere(listener: (code: TableCode) => void): void;
  /** Calls back with a table that this server has closed, or taken out of those that can be found. */
  onEnded(listener: (code: TableCode) => void): void;
  /** Calls the listeners for a game that another node has kept. */
  hear(code: TableCode): void;
}

/**
 * Whether a record only adds facts to the one that is kept: its sheet was signed, disputed or corrected after the end.
 * Names are not compared, because a forgotten person has another one in either.
 */
export const extendsRecord = (next: GameRecord, kept: GameRecord): boolean =>
  kept.facts.every(({ at, event }, n) => next.facts[n]?.at === at && next.facts[n]?.event.type === event.type);

interface Keeping {
  readonly store: Store;
  readonly log: Log;
  /** Says who of a rated game shares a network. */
  readonly networks: Pick<TableNetworks, 'marked'>;
  readonly clock: Clock;
}

/** Reads a table's log and keeps its games: the newest, and those that are not kept yet. */
async function keepGamesOf({ store, log, networks, clock }: Keeping, code: TableCode, kept: () => void): Promise<void> {
  // Messages of players come between two logs.
  await new Promise(setImmediate);
  const stored = await store.read(code);
  if (stored.kind !== 'whole') return;
  const games = finishedGames(stored.entries, number => gameIdOf(code, number));
  for (const [n, { record }] of games.entries()) {
    const isNewest = n === games.length - 1;
    const isKnown = (await store.findGame(record.id)) !== undefined;
    if (isKnown && !isNewest) continue;
    const known = isKnown ? await store.readGame(record.id) : undefined;
    if (known && !extendsRecord(record, known))
      log.error({ table: codeForLog(code) }, 'a record would change what is kept');
    else {
      const game = gameToKeep(record);
      const isRated = record.sheet.ratedAt !== undefined;
      await store.keepGame(isRated ? { ...game, people: networks.marked(code, game.people) } : game);
      kept();
      const { shownFrom = 0 } = record.sheet;
      // Until then it is sealed. Once spectators have seen its end, the listeners look at it again.
      if (shownFrom > clock.now()) clock.at(shownFrom + 1, kept);
    }
  }
}

/** Notes who has left a game that a table is let go with before it is over. */
async function noteLeavers({ store, clock }: Pick<Keeping, 'store' | 'clock'>, code: TableCode): Promise<void> {
  const stored = await store.read(code);
  const game = stored.kind === 'whole' ? leftBehind(stored.entries) : undefined;
  if (!game || game.left.length === 0) return;
  const people = game.left.map(person => ({ person, hasFinished: false }));
  await store.noteAttendance(gameIdOf(code, game.number), Math.floor(clock.now()) + game.behind, people);
}

/** Wraps a store, so that a game is kept after the entries that end it; one table after another. */
export function archiving(
  inner: Store,
  log: Log,
  networks: Keeping['networks'],
  clock: Clock,
): { readonly store: Store; readonly archivist: Archivist } {
  let last: Promise<void> = Promise.resolve();
  const [listeners, here, atEnd]: [KeptListener[], KeptListener[], KeptListener[]] = [[], [], []];
  const hear = (code: TableCode) => {
    for (const listener of listeners) listener(code);
  };
  const kept = (code: TableCode) => {
    hear(code);
    for (const listener of here) listener(code);
  };
  const ended = (code: TableCode) => {
    for (const listener of atEnd) listener(code);
  };
  const inTurn = (code: TableCode, work: () => Promise<void>): Promise<void> => {
    last = last
      .then(work)
      .catch((error: unknown) => log.error({ err: error, table: codeForLog(code) }, 'a game could not be kept'));
    return last;
  };
  const look = (code: TableCode): Promise<void> =>
    inTurn(code, () => keepGamesOf({ store: inner, log, networks, clock }, code, () => kept(code)));
  const letGo = (code: TableCode): void => {
    void inTurn(code, () => noteLeavers({ store: inner, clock }, code));
    ended(code);
  };
  const store: Store = {
    ...inner,
    async append(tableId, entries, epoch) {
      await inner.append(tableId, entries, epoch);
      if (entries.some(isEnding)) void look(tableId as TableCode);
      if (entries.some(({ event }) => event.type === 'table-closed')) letGo(tableId as TableCode);
    },
    async retire(code, epoch) {
      await inner.retire(code, epoch);
      letGo(code);
    },
    async discard(code, epoch) {
      await inner.discard(code, epoch);
      ended(code);
    },
    async close() {
      await last;
      await inner.close();
    },
  };
  const archivist: Archivist = {
    look,
    hear,
    onKept: listener => void listeners.push(listener),
    onKeptHere: listener => void here.push(listener),
    onEnded: listener => void atEnd.push(listener),
  };
  return { store, archivist };
}
