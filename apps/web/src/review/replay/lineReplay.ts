import type { GameLine, GameRecord, TableState } from '@gorrion/protocol';
import { evolve, type HandState } from '@gorrion/rules';
import { lineMoment, moveOf, type Replay, type ReplayHand, type ReplayMove } from '@gorrion/table';

/** A game in which one hand is played as a line has it from some move on. */
export interface LineReplay {
  readonly replay: Replay;
  /** The move of the hand at which the line leaves the game. */
  readonly at: number;
}

/** Returns the last move of a hand before a fact. */
export const moveBefore = ({ moves }: ReplayHand, fact: number): number =>
  Math.max(
    0,
    moves.findLastIndex(move => move.fact < fact),
  );

const withHand = (table: TableState, hand: HandState): TableState => ({
  ...table,
  session: { ...table.session, hand },
});

interface LineMoves {
  readonly moves: readonly ReplayMove[];
  readonly states: readonly TableState[];
}

/** Returns the moves of a line and the states after them. Their facts are numbered after those of the record. */
function movesOf(record: GameRecord, { before, events }: GameLine): LineMoves | undefined {
  const moment = lineMoment(record, before);
  if (!moment) return undefined;
  const moves: ReplayMove[] = [];
  const states: TableState[] = [];
  let hand = moment.state;
  for (const [n, event] of events.entries()) {
    hand = evolve(hand, event);
    const move = moveOf(event, record.facts.length + n);
    if (move) {
      moves.push(move);
      states.push(withHand(moment.table, hand));
    } else if (n === events.length - 1 && states.length > 0) states[states.length - 1] = withHand(moment.table, hand);
  }
  return { moves, states };
}

/** Returns a game as a line has it; undefined if the line is not of this game, or not open to the reader. */
export function withLine(replay: Replay, line: GameLine): LineReplay | undefined {
  const hand = replay.hands[line.hand];
  const played = hand && line.events.length > 0 ? movesOf(replay.record, line) : undefined;
  if (!hand || !played) return undefined;
  const at = moveBefore(hand, line.before);
  const before = hand.moves.slice(0, at + 1);
  const states = [...before.map((_, move) => replay.stateAt(line.hand, move)), ...played.states];
  const moves = [...before, ...played.moves];
  return { replay: replay.withHand(line.hand, { ...hand, moves }, states), at };
}
