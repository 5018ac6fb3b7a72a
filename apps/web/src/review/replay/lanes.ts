import type { GameLine } from '@gorrion/protocol';
import { moveOf, type ReplayHand } from '@gorrion/table';
import { moveBefore } from './lineReplay.ts';

/** A line as the scrubber draws it. */
export interface Lane {
  readonly id: string;
  /** Where it leaves the played moves, and where it ends, as shares of the scrubber from 0 to 1. */
  readonly from: number;
  readonly to: number;
  readonly isCurrent: boolean;
}

/** Most lines that the scrubber draws; the list has all. */
const MOST = 4;

const movesIn = ({ events }: GameLine): number => events.filter((event, n) => moveOf(event, n) !== undefined).length;

/**
 * Returns the lanes below the scrubber: the line that is walked through, then those nearest to the present move. `hand` is
 * what was played, `last` the last move of what is shown.
 */
export function lanesOf(
  lines: readonly GameLine[],
  hand: ReplayHand,
  { move, last, current }: { readonly move: number; readonly last: number; readonly current: string | undefined },
): readonly Lane[] {
  const all = Math.max(1, last);
  return lines
    .filter(line => line.events.length > 0)
    .map(line => ({ line, at: moveBefore(hand, line.before) }))
    .toSorted(
      (a, b) =>
        Number(b.line.id === current) - Number(a.line.id === current) || Math.abs(a.at - move) - Math.abs(b.at - move),
    )
    .slice(0, MOST)
    .map(({ line, at }) => ({
      id: line.id,
      from: Math.min(1, at / all),
      to: Math.min(1, (at + movesIn(line)) / all),
      isCurrent: line.id === current,
    }))
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
}
