import type { Entry, Snapshot, TableCode, TableState, TableViewer } from '@gorrion/protocol';
import { evolveTable } from '@gorrion/table';
import { earlierLines, type LogLine, logLines } from '../board/log.ts';

/** How many facts are kept for what sounds and is said of them. */
const KEPT = 24;

/** A fact together with the table on which it happened: names and seats are those of that moment. */
export interface SeenEntry {
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
  /** It is frozen because its program failed. */
  readonly isFaulty?: boolean | undefined;
  /** Another number: what is shown now does not follow from what was shown. */
  readonly epoch: number;
  /** Newest last. */
  readonly recent: readonly SeenEntry[];
  /** What happened in this hand, oldest first; a line keeps its number for ever. */
  readonly moves: readonly LogLine[];
}

export function fromSnapshot(snapshot: Snapshot, known?: Following): Following {
  const { code, viewer, seq, state, watchers } = snapshot;
  const isSame = known?.code === code;
  const kept = isSame ? known : { isFrozen: false, isFaulty: false, recent: [], epoch: 0 };
  const { isFrozen, isFaulty, recent, epoch } = kept;
  const moves = earlierLines(state.session.hand, seq);
  return { code, viewer, seq, state, watchers, isFrozen, isFaulty, recent, moves, epoch: epoch + 1 };
}

export interface FoldResult {
  readonly following: Following;
  /** What was new, in order. */
  readonly news: readonly SeenEntry[];
  /** Something between was missed: ask for all from `following.seq`. */
  readonly hasGap: boolean;
}

/** The lines of this hand with those of an entry; a deal begins anew. */
function movesWith(moves: readonly LogLine[], { seq, event }: Entry): readonly LogLine[] {
  if (event.type !== 'session' || event.event.type !== 'hand') return moves;
  const fact = event.event.event;
  if (fact.type === 'dealt') return [];
  const lines = logLines([fact], seq);
  return lines.length > 0 ? [...moves, ...lines] : moves;
}

/** Folds what came; what is known already is passed over, and after a hole nothing is folded. */
export function withEntries(following: Following, entries: readonly Entry[]): FoldResult {
  let { state, seq, moves } = following;
  const news: SeenEntry[] = [];
  let hasGap = false;
  for (const entry of entries) {
    if (entry.seq <= seq) continue;
    if (entry.seq > seq + 1) {
      hasGap = true;
      break;
    }
    news.push({ entry, before: state });
    state = evolveTable(state, entry);
    moves = movesWith(moves, entry);
    seq = entry.seq;
  }
  if (news.length === 0) return { following, news, hasGap };
  const recent = [...following.recent, ...news].slice(-KEPT);
  return { following: { ...following, state, seq, recent, moves }, news, hasGap };
}
