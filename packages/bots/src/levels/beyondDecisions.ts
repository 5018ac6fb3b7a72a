import { type BySeat, bySeat, type HandState, othersInTurn, PLAYING_KINDS, type Seat } from '@gorrion/rules';
import { dangersBySeat } from '../chance/danger.ts';
import { NOTHING_MORE, outlookOf, prospectsIn, type Telling, waitValue } from '../planning/outlook.ts';
import { lookAround } from '../sight/sight.ts';
import { positionOf } from '../targets/position.ts';
import { type PlanningLevel, STYLES } from './level.ts';

/* What a review asks of the bots beyond the values of actions. */

/** Returns what a hand waits for, by the seat's own view, in a claim window or at another seat's turn. */
function waitOf(level: PlanningLevel, view: HandState, seat: Seat, telling: Telling) {
  const outlook = outlookOf(view, seat, STYLES[level], telling);
  const position = positionOf(view.seats[seat], outlook.sight);
  return waitValue(position, prospectsIn(position, outlook), outlook);
}

/**
 * Returns the worth, in the unit and with the zero of `evaluate`, of a hand of thirteen tiles (less three a meld) that
 * waits for its next tile.
 */
export const valueOfWait = (level: PlanningLevel, view: HandState, seat: Seat): number =>
  waitOf(level, view, seat, NOTHING_MORE).value;

/** Returns the chance to win of a hand of thirteen tiles (less three a meld). */
export const chanceOfWait = (level: PlanningLevel, view: HandState, seat: Seat): number =>
  waitOf(level, view, seat, { ...NOTHING_MORE, explains: true }).winChance ?? 0;

const NO_DANGER: Float64Array = new Float64Array(PLAYING_KINDS);

/** Returns for each other seat the chance, by kind, that it wins on a discard; zeros for the seat itself. */
export function dangerByOpponent(view: HandState, seat: Seat): BySeat<Float64Array> {
  const others = othersInTurn(seat);
  const chances = dangersBySeat(lookAround(view, seat));
  return bySeat(each => (each === seat ? NO_DANGER : chances[others.indexOf(each)]!));
}
