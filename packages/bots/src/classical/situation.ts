import {
  breaker,
  type ClassicalRules,
  type HandState,
  isClassical,
  isHidden,
  othersInTurn,
  type Seat,
  seatAfter,
  tilesLeft,
} from '@gorrion/rules';
import { lookAround } from '../sight/sight.ts';
import { type Course, courseOf } from './pace.ts';
import { type Plan, plansOf } from './plans.ts';
import { type Threat, threatOf } from './threat.ts';

/** What a player for value weighs by: who they are, what may still come, and how long the hand may last. */
export interface Situation {
  readonly view: HandState;
  readonly rules: ClassicalRules;
  readonly seat: Seat;
  readonly opener: Seat;
  /** Copies that may still be drawn, by kind, and their sum. */
  readonly live: Uint8Array;
  readonly unseen: number;
  readonly course: Course;
  readonly plans: readonly Plan[];
  /** What the seat gets for each point of a win: from every loser once, twice with the banker. */
  readonly payers: number;
  /** The others, in turn. */
  readonly threats: readonly Threat[];
  /** What the win of another costs in the mean. */
  readonly costOfLoss: number;
}

const BANKER: Seat = 0;
const OTHERS = 3;
const SEATS_AT_TABLE = 4;
/** The others' haste without melds, and what the square of the number of their melds adds. */
const HASTE = 0.7;
const HASTE_OF_MELD = 0.06;

/** Takes away the tiles that this seat gave its neighbours and that have not been seen since: they hold them. */
function withoutGiven(live: Uint8Array, { exchanges = [], seats }: HandState, seat: Seat): Uint8Array {
  const rest = live.slice();
  for (const { seat: giver, given } of exchanges) {
    const to = giver === seat ? seatAfter(giver) : giver;
    const tiles = giver === seat ? given[0] : seatAfter(giver) === seat ? given[1] : [];
    for (const tile of tiles) {
      const isSeen = isHidden(tile) || seats[to].discards.some(discard => discard.tile === tile);
      if (!isSeen && rest[tile]! > 0) rest[tile]!--;
    }
  }
  return rest;
}

/** Returns the turns that a seat still has if nobody claims. */
const turnsLeft = (view: HandState, drawsLeft: number): number =>
  view.phase.name === 'exchanging' ? Math.floor(tilesLeft(view.wall) / SEATS_AT_TABLE) : drawsLeft + 1;

/** Returns the situation of a seat by its own view. Throws a TypeError where the rules are not the older ways'. */
export function situationOf(view: HandState, seat: Seat): Situation {
  const { rules } = view;
  if (!isClassical(rules)) throw new TypeError(`${rules.id} are not of the older ways`);
  const opener = breaker(view.dice);
  const sight = lookAround(view, seat);
  const live = withoutGiven(sight.live, view, seat);
  const threats = othersInTurn(seat).map(other => threatOf(view, other, opener, rules));
  const costs = threats.map(threat => threat.total * stakeBetween(seat, threat.seat));
  const melds = view.seats.reduce((sum, other, n) => sum + (n === seat ? 0 : other.melds.length), 0);
  return {
    view,
    rules,
    seat,
    opener,
    live,
    unseen: sight.unseen,
    course: courseOf(turnsLeft(view, sight.drawsLeft), HASTE + HASTE_OF_MELD * melds ** 2),
    plans: plansOf(rules),
    payers: seat === BANKER ? 2 * OTHERS : OTHERS + 1,
    threats,
    costOfLoss: costs.reduce((sum, cost) => sum + cost, 0) / OTHERS,
  };
}

/** Returns the points that cross the table between two seats for each point of difference. */
export const stakeBetween = (one: Seat, other: Seat): number => (one === BANKER || other === BANKER ? 2 : 1);
