import type { GameLine, TableState } from '@gorrion/protocol';
import type { HandEvent, HandState, Seat } from '@gorrion/rules';
import type { Replay, ReplayMove } from '@gorrion/table';
import { withLine } from './lineReplay.ts';

/* One hand as the game had it and as people have played it again from one seat, to be laid side by side. */

/** One of the ways in which a hand was played from a seat. */
export interface Play {
  /** Undefined for the game itself. */
  readonly line: GameLine | undefined;
  /** Points for the seat; undefined for a hand that was stopped. */
  readonly result: number | undefined;
  /** The hand at its end; undefined while a friend's attempt is not open to the reader. */
  readonly end: HandState | undefined;
  readonly moves: readonly ReplayMove[];
}

const stateAtEnd = (replay: Replay, n: number): TableState => replay.stateAt(n, replay.hands[n]!.moves.length - 1);

/** Returns the hand as the game had it. */
export function playOfGame(replay: Replay, n: number, seat: Seat): Play {
  const hand = replay.hands[n]!;
  const player = hand.seating[seat]!;
  return {
    line: undefined,
    result: hand.changes?.[player],
    end: stateAtEnd(replay, n).session.hand,
    moves: hand.moves,
  };
}

/** Returns the attempts at a hand from a seat: the reader's own first, the newest first. */
export function attemptsAt(replay: Replay, lines: readonly GameLine[], n: number, seat: Seat): readonly Play[] {
  return lines
    .filter(line => line.kind === 'attempt' && line.hand === n && line.seat === seat)
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.at - a.at)
    .map(line => {
      const found = withLine(replay, line);
      const result = line.result?.[seat];
      if (!found) return { line, result, end: undefined, moves: [] };
      return { line, result, end: stateAtEnd(found.replay, n).session.hand, moves: found.replay.hands[n]!.moves };
    });
}

const OWN: ReadonlySet<HandEvent['type']> = new Set([
  'discarded',
  'melded',
  'kong-added',
  'replacement-declined',
  'won',
]);

/** Returns what a seat did, in order. */
const ownMoves = (moves: readonly ReplayMove[], seat: Seat): readonly HandEvent[] =>
  moves.map(({ event }) => event).filter(event => 'seat' in event && event.seat === seat && OWN.has(event.type));

const isSame = (one: HandEvent | undefined, other: HandEvent | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export interface PartedRow {
  /** Number of the move among those of the seat, from 1. */
  readonly nth: number;
  readonly one: HandEvent | undefined;
  readonly other: HandEvent | undefined;
}

/** Returns the moves of a seat from the first in which two plays differ; none if they never do. */
export function whereParted(one: Play, other: Play, seat: Seat, most: number): readonly PartedRow[] {
  const [left, right] = [ownMoves(one.moves, seat), ownMoves(other.moves, seat)];
  const longest = Math.max(left.length, right.length);
  const from = Array.from({ length: longest }, (_, n) => n).find(n => !isSame(left[n], right[n]));
  if (from === undefined) return [];
  const rows = Array.from({ length: Math.min(most, longest - from) }, (_, n) => from + n);
  return rows.map(n => ({ nth: n + 1, one: left[n], other: right[n] }));
}
