import { type HandState, meldTiles, PLAYING_KINDS, type Seat } from '@gorrion/rules';
import type { RouteNote } from '../candidate/candidate.ts';
import { type Course, courseSeen, givenUp } from '../chance/course.ts';
import { dangers } from '../chance/danger.ts';
import { type Chances, chancesSeen } from '../chance/rates.ts';
import { Future } from '../future/future.ts';
import { afterClaiming, lookAround, type Sight } from '../sight/sight.ts';
import type { Position } from '../targets/position.ts';
import { type Prospects, prospectsOf } from '../targets/prospects.ts';
import { prospectsAfterDiscards, type RemainingProspects } from './discards.ts';
import { lastTileGain } from './lastTile.ts';
import { routeNotes } from './routeNotes.ts';
import type { Style } from './styles.ts';

/** What a decision tells besides the values that a bot needs. */
export interface Telling {
  /** Whether candidates carry chances to win and routes. */
  readonly explains: boolean;
  /** Whether claims that serve no target are candidates too. */
  readonly valuesEveryClaim: boolean;
}

/** The telling of a bot that plays. */
export const NOTHING_MORE: Telling = { explains: false, valuesEveryClaim: false };

/** What a seat sees, and the chances and prices that hold for every position of one decision. */
export interface Outlook extends Telling {
  readonly sight: Sight;
  readonly course: Course;
  readonly chances: Chances;
  readonly danger: Float64Array;
  readonly style: Style;
}

export function outlookOf(view: HandState, seat: Seat, style: Style, telling: Telling): Outlook {
  const seen = lookAround(view, seat);
  const sight = style.looksAround ? seen : ownTilesOnly(seen);
  const danger = style.looksAround ? dangers(sight) : NO_DANGER;
  return { sight, ...comingIn(sight, style), danger, style, ...telling };
}

function comingIn(sight: Sight, style: Style): Pick<Outlook, 'course' | 'chances'> {
  const course = courseSeen(sight, style.fears);
  return { course, chances: chancesSeen(sight, course, style.rateModel) };
}

/** Returns the outlook of the seat after a claim, which usually costs it a draw. */
export function outlookAfterClaim(outlook: Outlook): Outlook {
  const sight = afterClaiming(outlook.sight);
  return { ...outlook, sight, ...comingIn(sight, outlook.style) };
}

const NO_DANGER = new Float64Array(PLAYING_KINDS);

/** Returns the sight of a level that looks at its own tiles only: it takes all other copies for unseen. */
function ownTilesOnly(sight: Sight): Sight {
  const own = new Uint8Array(sight.counts);
  for (const meld of sight.melds) for (const tile of meldTiles(meld)) own[tile]!++;
  const live = own.map(copies => 4 - copies);
  return { ...sight, shown: new Uint8Array(PLAYING_KINDS), live, unseen: live.reduce((sum, each) => sum + each, 0) };
}

export interface DiscardValue extends RemainingProspects {
  /** Worth of the hand after the discard, and the same less the expected cost of dealing in. */
  readonly value: number;
  readonly net: number;
  readonly winChance?: number;
  readonly routes?: readonly RouteNote[];
}

/** Own draws left: from the first number on `dealtIn` is the price, from the second on down `dealtInLast`. */
const [FAR_FROM_END, AT_END] = [10, 4];

/** Returns the price of a deal-in beyond another seat's win, in table points, with `drawsLeft` own draws left. */
export function priceOfDealIn({ dealtIn, dealtInLast }: Style, drawsLeft: number): number {
  const share = Math.max(0, Math.min(1, (drawsLeft - AT_END) / (FAR_FROM_END - AT_END)));
  return dealtInLast + share * (dealtIn - dealtInLast);
}

/** Values every discard: the most promising ones by a search, the others as if the hand were given up. */
export function discardValues(position: Position, outlook: Outlook): readonly DiscardValue[] {
  const { course, chances, danger, style, explains } = outlook;
  const prospects = prospectsIn(position, outlook);
  const future = new Future(position, prospects, chances, course, style.budget, explains);
  const after = prospectsAfterDiscards(position.counts, prospects, chances).toSorted((a, b) => b.weight - a.weight);
  const least = style.leastShare * (after[0]?.weight ?? 0);
  const dealtIn = priceOfDealIn(style, chances.drawsLeft);
  return after.map((each, rank) => {
    const isPromising = rank < style.lookedInto && each.weight > least;
    const added = lastTileGain(without(position, each.kind), outlook);
    const foreseen = isPromising
      ? future.valueWithout(each.kind, position.isOpen, style.budget.nodes)
      : givenUp(course, chances.drawsLeft);
    const value = foreseen + added.value;
    const net = value - danger[each.kind]! * (value + dealtIn);
    if (!explains) return { ...each, value, net };
    const winChance = (isPromising ? future.winChance : 0) + added.winChance;
    return { ...each, value, net, winChance, routes: routeNotes(position, prospects, each.kind) };
  });
}

const without = (position: Position, kind: number): Position => ({
  ...position,
  counts: position.counts.map((copies, each) => (each === kind ? copies - 1 : copies)),
});

export interface WaitValue {
  readonly value: number;
  readonly missing: number;
  readonly winChance?: number;
  readonly routes?: readonly RouteNote[];
}

export const prospectsIn = (position: Position, { chances, style }: Outlook): Prospects =>
  prospectsOf(position, chances, style);

/** Returns the worth of a hand of thirteen tiles. `prospects` must be the ones made last: all share one list. */
export function waitValue(position: Position, prospects: Prospects, outlook: Outlook): WaitValue {
  const { course, chances, style, explains } = outlook;
  const future = new Future(position, prospects, chances, course, style.budget, explains);
  // A turn searches several discards, a pass one state: it may take twice the nodes.
  const foreseen = future.valueWithout(undefined, position.isOpen, 2 * style.budget.nodes);
  const added = lastTileGain(position, outlook);
  const value = foreseen + added.value;
  if (!explains) return { value, missing: prospects.missing };
  const routes = routeNotes(position, prospects);
  return { value, missing: prospects.missing, winChance: future.winChance + added.winChance, routes };
}
