import type { GameId, GameSummary } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { openDatabaseOf } from '../../kit/storage/databases.ts';

/* The IndexedDB database of finished games: their summaries, their records, and what was found out about them. */

const NAME = 'gorrion-games';
const VERSION = 4;

export const GAMES = 'games';
export const RECORDS = 'records';
/** Reviews by game, hand and player. */
export const REVIEWS = 'reviews';
/** Runs of reviews that somebody started and that are not finished, by game. */
export const RUNS = 'runs';
/** Lines by game: other ways in which its hands were played. */
export const LINES = 'lines';
/** What players said, by game. */
export const TALK = 'talk';

const KEYS: Readonly<Record<string, string | string[]>> = {
  [GAMES]: 'id',
  [RECORDS]: 'id',
  [REVIEWS]: ['game', 'hand', 'player'],
  [RUNS]: 'game',
  [LINES]: 'id',
  [TALK]: 'id',
};

/** Where a game comes from. `copy`: a game of a server that was opened here; `file`: one from a file. */
export type ShelfOrigin = 'device' | 'copy' | 'file';

/** How far the review of a game is for one player. */
export interface ReviewCount {
  /** Hands that are reviewed in full. */
  readonly hands: number;
  readonly mistakes: number;
}

/** A game on the shelf, without its facts. */
export interface ShelvedGame {
  readonly id: GameId;
  readonly origin: ShelfOrigin;
  readonly summary: GameSummary;
  /** When it was put there or last opened (ms since 1970). */
  readonly at: number;
  readonly isStarred: boolean;
  /** The id of the same game on the server, once it was uploaded. */
  readonly uploaded?: GameId;
  /** Players without an entry have no reviewed hand. */
  readonly reviewed?: Partial<Readonly<Record<Player, ReviewCount>>>;
}

let opening: Promise<IDBDatabase> | undefined;

async function open(): Promise<IDBDatabase> {
  const db = await openDatabaseOf(NAME, VERSION, db => {
    for (const [name, keyPath] of Object.entries(KEYS))
      if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath });
  });
  // A newer page may upgrade the database: close it here, so as not to block the upgrade, and open it anew when needed.
  db.onversionchange = () => {
    db.close();
    opening = undefined;
  };
  return db;
}

/** Opens the database once; after a failure the next call tries again. */
export function shelf(): Promise<IDBDatabase> {
  opening ??= open().catch(error => {
    opening = undefined;
    throw error;
  });
  return opening;
}
