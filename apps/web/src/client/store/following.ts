import { entriesAfter } from '@gorrion/client/follower';
import type { Entry, Snapshot, TableCode, TableState, TableViewer } from '@gorrion/protocol';
import { evolveTable } from '@gorrion/table';
import { earlierLines, type LogLine, logLines } from '../../board/log.ts';

/** The number of newest entries that are kept for sounds and announcements. */
const KEPT = 24;

/** An entry with the state of the table before it, for the names and seats of that moment. */
export interface SeenEntry {
  readonly entry: Entry;
  readonly before: TableState;
}

/** The table that this page follows, up to the newest entry it has received. */
export interface FollowedTable {
  readonly code: TableCode;
  readonly viewer: TableViewer;
  readonly seq: number;
  readonly state: TableState;
  readonly watchers: number;
  /** Time (ms) by which a spectator sees the table later than its players; undefined for who sees it live. */
  readonly behind?: number | undefined;
  /** Another number says that other spectators are there, or that one has another name. */
  readonly watcherNews?: number | undefined;
  readonly isFrozen: boolean;
  /** The table is frozen because of an exception in its program. */
  readonly isFaulty?: boolean | undefined;
  /** A new number says that the state does not follow from the last one. */
  readonly epoch: number;
  /** Newest last. */
  readonly recent: readonly SeenEntry[];
  /** The log of this hand, oldest first. A line keeps its number. */
  readonly moves: readonly LogLine[];
}

export function fromSnapshot(snapshot: Snapshot, known?: FollowedTable): FollowedTable {
  const { code, viewer, seq, state, watchers, behind } = snapshot;
  const isSame = known?.code === code;
  const kept = isSame ? known : { isFrozen: false, isFaulty: false, recent: [], epoch: 0 };
  const { isFrozen, isFaulty, recent, epoch } = kept;
  const moves = earlierLines(state.session.hand, seq);
  return { code, viewer, seq, state, watchers, behind, isFrozen, isFaulty, recent, moves, epoch: epoch + 1 };
}

export interface FoldResult {
  readonly following: FollowedTable;
  /** The new entries, in order. */
  readonly news: readonly SeenEntry[];
  /** An entry is missing: the page must ask for all after `following.seq`. */
  readonly hasGap: boolean;
}

/** Returns the log with the lines of an entry added; a deal empties it. */
function movesWith(moves: readonly LogLine[], { seq, event }: Entry): readonly LogLine[] {
  if (event.type !== 'session' || event.event.type !== 'hand') return moves;
  const fact = event.event.event;
  if (fact.type === 'dealt') return [];
  const lines = logLines([fact], seq);
  return lines.length > 0 ? [...moves, ...lines] : moves;
}

/** Folds entries. It skips known ones and stops before a missing one. */
export function withEntries(following: FollowedTable, entries: readonly Entry[]): FoldResult {
  let { state, seq, moves } = following;
  const news: SeenEntry[] = [];
  const { next, hasGap } = entriesAfter(seq, entries);
  for (const entry of next) {
    news.push({ entry, before: state });
    state = evolveTable(state, entry);
    moves = movesWith(moves, entry);
    seq = entry.seq;
  }
  if (news.length === 0) return { following, news, hasGap };
  const recent = [...following.recent, ...news].slice(-KEPT);
  return { following: { ...following, state, seq, recent, moves }, news, hasGap };
}
