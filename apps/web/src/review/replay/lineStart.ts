import type { GameLine } from '@gorrion/protocol';
import type { HandEvent, HandState } from '@gorrion/rules';
import { foldLine, isDecision, type LineMoment, lineMoment, type Replay } from '@gorrion/table';

/** From where a new line is played. */
export interface LineStart {
  readonly moment: LineMoment;
  /** Number of facts of the record before the line. */
  readonly before: number;
  /** What of another line is played already. */
  readonly prefix: readonly HandEvent[];
  /** The hand when the player begins. */
  readonly hand: HandState;
}

/** Returns the start at a decision of the record; undefined if nobody decided there. */
export function startBefore(replay: Replay, before: number): LineStart | undefined {
  const moment = lineMoment(replay.record, before);
  return moment && { moment, before, prefix: [], hand: moment.state };
}

/** Returns the start at the nearest decision to a move, one that follows first; undefined if a hand has none. */
export function startAt(replay: Replay, n: number, move: number): LineStart | undefined {
  const { moves } = replay.hands[n]!;
  const isOpen = (m: number) => isDecision(replay.stateAt(n, m).session.hand);
  const later = moves.findIndex((_, m) => m >= move && isOpen(m));
  const nearest = later >= 0 ? later : moves.findLastIndex((_, m) => m < move && isOpen(m));
  const found = moves[nearest];
  return found && startBefore(replay, found.fact + 1);
}

/** Returns the start within a line, after so many of its moves; at the nearest decision before if nobody decides there. */
export function startInLine(replay: Replay, line: GameLine, fact: number): LineStart | undefined {
  const moment = lineMoment(replay.record, line.before);
  if (!moment) return undefined;
  for (let count = fact - replay.record.facts.length + 1; count >= 0; count--) {
    const prefix = line.events.slice(0, count);
    const hand = foldLine(moment.state, prefix);
    if (isDecision(hand)) return { moment, before: line.before, prefix, hand };
  }
  return undefined;
}
