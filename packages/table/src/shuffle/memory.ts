import type { ShuffleAddress } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';

/* A page's memory of shuffles, by which it opens each nonce once and for one list of seals only. */

/** A nonce of this page, stored before its seal is sent. `at` in milliseconds since 1970. */
export interface NonceRecord extends ShuffleAddress {
  readonly context: string;
  readonly chair: Player;
  readonly nonce: string;
  readonly seal: string;
  /** List for which the nonce was opened. The page opens it for no other. */
  readonly list?: string;
  readonly at: number;
}

/** An opened attempt, which the next one has to name as its `previous`. */
export interface KnownEnd {
  readonly game: number;
  readonly handNumber: number;
  readonly attempt: number;
  readonly isVoid: boolean;
  readonly isLastOfGame: boolean;
  readonly digest: string;
}

/** The newest shuffle of a table that the page accepted. */
export interface FollowedTable extends ShuffleAddress {
  readonly context: string;
  /** Hand of this game from which the page knows every attempt. */
  readonly since: number;
  readonly end?: KnownEnd;
  readonly at: number;
}

export interface PageMemory {
  readonly records: readonly NonceRecord[];
  readonly tables: readonly FollowedTable[];
}

export const NOTHING_REMEMBERED: PageMemory = { records: [], tables: [] };

/** Returns the memory that was kept as JSON; an empty one for a damaged text, which costs at most one opening. */
export function memoryFrom(text: string | undefined): PageMemory {
  try {
    const memory: Partial<PageMemory> = JSON.parse(text ?? '{}');
    if (Array.isArray(memory.records) && Array.isArray(memory.tables)) return memory as PageMemory;
  } catch {}
  return NOTHING_REMEMBERED;
}

const MOST_RECORDS = 64;
const MOST_TABLES = 200;
const KEPT_MS = 24 * 3600_000;

/** Keeps the newest `most` and everything younger than a day, so that a flood cannot evict what is in use. */
function trimmed<T extends { readonly at: number }>(all: readonly T[], most: number, now: number): readonly T[] {
  if (all.length <= most) return all;
  const byAge = all.toSorted((a, b) => b.at - a.at);
  return byAge.filter((one, n) => n < most || now - one.at < KEPT_MS);
}

export const trimmedMemory = ({ records, tables }: PageMemory, now: number): PageMemory => ({
  records: trimmed(records, MOST_RECORDS, now),
  tables: trimmed(tables, MOST_TABLES, now),
});

type Turn = Pick<ShuffleAddress, 'game' | 'handNumber' | 'attempt'>;

/** Compares two deals of one table: negative if the first comes earlier. */
export const byTurn = (a: Turn, b: Turn): number =>
  a.game - b.game || a.handNumber - b.handNumber || a.attempt - b.attempt;

const isSameTable = (
  a: Pick<ShuffleAddress, 'origin' | 'table'>,
  b: Pick<ShuffleAddress, 'origin' | 'table'>,
): boolean => a.origin === b.origin && a.table === b.table;

export const recordOf = ({ records }: PageMemory, context: string): NonceRecord | undefined =>
  records.find(record => record.context === context);

export const followedOf = (
  { tables }: PageMemory,
  address: Pick<ShuffleAddress, 'origin' | 'table'>,
): FollowedTable | undefined => tables.find(table => isSameTable(table, address));

export const withRecord = (memory: PageMemory, record: NonceRecord): PageMemory => ({
  ...memory,
  records: [...memory.records.filter(({ context }) => context !== record.context), record],
});

export const withFollowed = (memory: PageMemory, followed: FollowedTable): PageMemory => ({
  ...memory,
  tables: [...memory.tables.filter(table => !isSameTable(table, followed)), followed],
});
