import type { Entry, Snapshot, TableCode, TableState, TableViewer } from '@gorrion/protocol';
import { evolveTable } from '@gorrion/table';

/** How many facts are kept for "recent" lists; older ones are on the score sheet. */
const KEPT = 24;

/** A fact together with the table on which it happened: names and seats are those of that moment. */
export interface Seen {
  readonly entry: Entry;
  readonly before: TableState;
}

/** The table that this page follows, as far as it has heard. */
export interface Following {
  readonly code: TableCode;
  readonly viewer: TableViewer;
  readonly seq: number;
  readonly state: TableState;
  readonly watchers: number;
  readonly isFrozen: boolean;
  /** Another number: what is shown now does not follow from what was shown. */
  readonly epoch: number;
  /** Newest last. */
  readonly recent: readonly Seen[];
}

export function fromSnapshot(snapshot: Snapshot, known?: Following): Following {
  const { code, viewer, seq, state, watchers } = snapshot;
  const isSame = known?.code === code;
  const kept = isSame ? known : { isFrozen: false, recent: [], epoch: 0 };
  const { isFrozen, recent, epoch } = kept;
  return { code, viewer, seq, state, watchers, isFrozen, recent, epoch: epoch + 1 };
}

export interface Step {
  readonly following: Following;
  /** What was new, in order. */
  readonly news: readonly Seen[];
  /** Something between was missed: ask for all from `following.seq`. */
  readonly hasGap: boolean;
}

/** Folds what came; what is known already is passed over, and after a hole nothing is folded. */
export function withEntries(following: Following, entries: readonly Entry[]): Step {
  let { state, seq } = following;
  const news: Seen[] = [];
  let hasGap = false;
  for (const entry of entries) {
    if (entry.seq <= seq) continue;
    if (entry.seq > seq + 1) {
      hasGap = true;
      break;
    }
    news.push({ entry, before: state });
    state = evolveTable(state, entry);
    seq = entry.seq;
  }
  if (news.length === 0) return { following, news, hasGap };
  const recent = [...following.recent, ...news].slice(-KEPT);
  return { following: { ...following, state, seq, recent }, news, hasGap };
}
