import { type Claim, type HandState, isClaimed, isFlower, type Seat, type SeatCommand } from '@gorrion/rules';
import { holdingAfter, type Offer } from '../afterAction.ts';
import type { Candidate } from '../candidate.ts';
import { dangers } from '../chance/danger.ts';
import { type Chances, chancesSeen } from '../chance/rates.ts';
import { GIVEN_UP, MOST_DRAWS } from '../future/course.ts';
import { type Budget, Future } from '../future/future.ts';
import { lookAround, type Sight } from '../sight/sight.ts';
import { type Position, positionOf } from '../targets/position.ts';
import { prospectsOf } from '../targets/prospects.ts';
import { type AfterDiscard, afterDiscards } from './discards.ts';

/** What dealing in costs beyond what it costs that another wins at all. */
const DEALT_IN = 9;
/** A kong is declared when the hand keeps about all it was worth: its points and the extra draw are the gain. */
const KONG_SHARE = 0.98;
/** A claim must gain so much: the first one gives away the concealed hand, with more ways to improve than are seen. */
const FIRST_CLAIM = 3;
const FURTHER_CLAIM = 0.3;
/** Discards whose future is looked into: those that leave most weight, and at least this share of the most. */
const LOOKED_INTO = 5;
const LEAST_SHARE = 0.1;
const BUDGET: Budget = { targets: 80, nodes: 250 };

interface Table {
  readonly sight: Sight;
  readonly chances: Chances;
  readonly danger: Float64Array;
}

interface Valued extends AfterDiscard {
  readonly value: number;
  readonly net: number;
}

/** The most promising discards by what the future holds, the others as if the hand were given up. */
function discardsOf(position: Position, { chances, danger }: Table): ReadonlyMap<number, Valued> {
  const prospects = prospectsOf(position, chances);
  const future = new Future(position, prospects, chances, BUDGET);
  const after = afterDiscards(position.counts, prospects, chances).toSorted((a, b) => b.weight - a.weight);
  const least = LEAST_SHARE * (after[0]?.weight ?? 0);
  const valued = after.map((each, rank): [number, Valued] => {
    const isPromising = rank < LOOKED_INTO && each.weight > least;
    const value = isPromising
      ? future.valueWithout(each.kind, position.isOpen, BUDGET.nodes)
      : GIVEN_UP[Math.min(chances.drawsLeft, MOST_DRAWS)]!;
    return [each.kind, { ...each, value, net: value - danger[each.kind]! * (value + DEALT_IN) }];
  });
  return new Map(valued);
}

function valueOf(position: Position, { chances }: Table): { value: number; missing: number } {
  const prospects = prospectsOf(position, chances);
  const future = new Future(position, prospects, chances, BUDGET);
  return { value: future.valueWithout(undefined, position.isOpen, 2 * BUDGET.nodes), missing: prospects.missing };
}

function onTurn(view: HandState, seat: Seat, actions: readonly SeatCommand[], table: Table): readonly Candidate[] {
  const own = view.seats[seat];
  const discards = discardsOf(positionOf(own, table.sight), table);
  const candidates: Candidate[] = [];
  for (const action of actions) {
    if (action.type === 'discard' && !isFlower(action.tile)) {
      const { net, missing, route } = discards.get(action.tile)!;
      candidates.push({ action, value: net, missing, route, danger: table.danger[action.tile] });
    } else if (action.type === 'declare-kong') {
      const after = valueOf(positionOf(holdingAfter(own, action, undefined), table.sight), table);
      candidates.push({ action, value: after.value / KONG_SHARE, missing: after.missing });
    }
  }
  return candidates;
}

function valueOfClaim(view: HandState, seat: Seat, action: SeatCommand, offer: Offer, table: Table): Candidate {
  const kind: Claim['kind'] = action.type === 'claim' ? action.claim.kind : 'pass';
  const before = view.seats[seat];
  const position = positionOf(holdingAfter(before, action, offer), table.sight);
  if (kind === 'pass' || kind === 'kong') return { action, ...valueOf(position, table) };
  const best = [...discardsOf(position, table).values()].reduce((a, b) => (b.net > a.net ? b : a));
  const margin = before.melds.some(isClaimed) ? FURTHER_CLAIM : FIRST_CLAIM;
  return { action, value: best.net - margin, missing: best.missing, route: best.route };
}

/**
 * The regular plays for hands that may win: it lists the complete hands of eight points and more within reach, weighs
 * each by the chance that its tiles come in time and by what it pays, and keeps what keeps most of that weight.
 */
export function evaluateAsRegular(view: HandState, seat: Seat, actions: readonly SeatCommand[]): readonly Candidate[] {
  const sight = lookAround(view, seat);
  const table: Table = { sight, chances: chancesSeen(sight), danger: dangers(sight) };
  const { phase } = view;
  if (phase.name !== 'claims') return onTurn(view, seat, actions, table);
  return actions.map(action => valueOfClaim(view, seat, action, phase, table));
}
