import {
  type Claim,
  type HandState,
  isClaimed,
  isFlower,
  PLAYING_KINDS,
  type Seat,
  type SeatCommand,
  type SeatState,
  type Tile,
} from '@gorrion/rules';
import { holdingAfter, type Offer } from '../afterAction.ts';
import type { Candidate } from '../candidate.ts';
import { dangers } from '../chance/danger.ts';
import { type Chances, chancesSeen } from '../chance/rates.ts';
import { GIVEN_UP, MOST_DRAWS } from '../future/course.ts';
import { type Budget, Future } from '../future/future.ts';
import { pungId, setIdOf } from '../routes/sets.ts';
import { lookAround, type Sight } from '../sight/sight.ts';
import { type Position, positionOf } from '../targets/position.ts';
import { type Prospects, prospectsOf } from '../targets/prospects.ts';
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

interface AsIs {
  readonly value: number;
  readonly missing: number;
}

/** A hand of thirteen, waiting. */
function valueAsIs(position: Position, prospects: Prospects, chances: Chances): AsIs {
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
      const kept = positionOf(holdingAfter(own, action, undefined), table.sight);
      const after = valueAsIs(kept, prospectsOf(kept, table.chances), table.chances);
      candidates.push({ action, value: after.value / KONG_SHARE, missing: after.missing });
    }
  }
  return candidates;
}

/** Whether a target that may be won open needs the offered tile for the set that the claim lays down. */
function serves(prospects: Prospects, position: Position, claim: Claim, tile: Tile): boolean {
  if (claim.kind === 'win' || claim.kind === 'pass') return true;
  const set = claim.kind === 'chow' ? setIdOf({ ...claim, claimed: tile, from: 0 }) : pungId(tile);
  const { list, weights } = prospects;
  for (let target = 0; target < list.size; target++) {
    if (weights[target] === 0 || list.need[target * PLAYING_KINDS + tile]! <= position.counts[tile]!) continue;
    if (list.sets.subarray(4 * target, 4 * target + 4).includes(set) && prospects.canOpen(target)) return true;
  }
  return false;
}

type ClaimCommand = Extract<SeatCommand, { type: 'claim' }>;

function afterClaim(before: SeatState, action: ClaimCommand, offer: Offer, table: Table): Candidate {
  const position = positionOf(holdingAfter(before, action, offer), table.sight);
  const margin = before.melds.some(isClaimed) ? FURTHER_CLAIM : FIRST_CLAIM;
  if (action.claim.kind === 'kong') {
    const { value, missing } = valueAsIs(position, prospectsOf(position, table.chances), table.chances);
    return { action, value: value - margin, missing };
  }
  const best = [...discardsOf(position, table).values()].reduce((a, b) => (b.net > a.net ? b : a));
  return { action, value: best.net - margin, missing: best.missing, route: best.route };
}

/** Passing, against every claim that serves a target; a claim that serves none is not looked into. */
function onOffer(own: SeatState, actions: readonly SeatCommand[], offer: Offer, table: Table): readonly Candidate[] {
  const claims = actions.filter(action => action.type === 'claim');
  const position = positionOf(own, table.sight);
  const prospects = prospectsOf(position, table.chances);
  const serving = claims.filter(({ claim }) => claim.kind !== 'pass' && serves(prospects, position, claim, offer.tile));
  const passes = claims.filter(({ claim }) => claim.kind === 'pass');
  // Without a rival the pass needs no value; and the list of targets must be used before the next one is made.
  const asIs =
    serving.length === 0 ? { value: 0, missing: prospects.missing } : valueAsIs(position, prospects, table.chances);
  return [
    ...passes.map(action => ({ action, ...asIs })),
    ...serving.map(action => afterClaim(own, action, offer, table)),
  ];
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
  return onOffer(view.seats[seat], actions, phase, table);
}
