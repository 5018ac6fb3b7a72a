import type { TableState } from '@gorrion/protocol';
import {
  type ByPlayer,
  type BySeat,
  byPlayer,
  bySeat,
  type HandRecord,
  type Outcome,
  type Player,
  type Seat,
  tablePoints,
  wmo2006,
} from '@gorrion/rules';
import { wonTable } from './wonTable.ts';

/** Hands that South wins on 4 Dots of East: a straight, a flush, seven pairs. */
const [STRAIGHT, FLUSH, PAIRS] = ['123456789m23p55s', '1233556778999p', '2255m1133s4pEECC'] as const;

/** Each hand of the game: which player sits as East, and what South wins with; nothing for a drawn hand. */
const HANDS: readonly (readonly [east: Player, hand: string | undefined])[] = [
  [0, STRAIGHT],
  [1, undefined],
  [2, PAIRS],
  [3, STRAIGHT],
  [3, FLUSH],
  [1, STRAIGHT],
  [0, undefined],
  [2, PAIRS],
  [0, STRAIGHT],
];

const DRAWN: Outcome = { kind: 'exhausted', payments: [0, 0, 0, 0] };

function outcomeOf(hand: string | undefined): Outcome {
  const { phase } = wonTable(hand).state.session.hand;
  return hand !== undefined && phase.name === 'over' ? phase.outcome : DRAWN;
}

/** Returns a table whose game of nine hands is over, in two rounds. */
export function longGame(): TableState {
  const { state } = wonTable().do({ type: 'end', reason: 'time' });
  const results = HANDS.map(([east, hand], n): HandRecord => {
    const outcome = outcomeOf(hand);
    const players: BySeat<Player> = bySeat(seat => ((east + seat) % 4) as Player);
    const changes: ByPlayer<number> = byPlayer(player => outcome.payments[players.indexOf(player) as Seat]);
    return { number: n + 1, round: Math.floor(n / 4) as Seat, outcome, players, changes };
  });
  const totals = byPlayer(player => results.reduce((sum, { changes }) => sum + changes[player], 0));
  const end = { ...state.session.end!, tablePoints: tablePoints(totals, wmo2006.tieTablePoints) };
  return { ...state, session: { ...state.session, results, totals, end } };
}
