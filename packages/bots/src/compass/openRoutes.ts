import {
  copiesOf,
  countsOf,
  type FanCount,
  type FanId,
  type HandState,
  type Holding,
  isClaimed,
  type McrRules,
  meldTiles,
  PLAYING_KINDS,
  type Seat,
  sizeOf,
  type Tile,
} from '@gorrion/rules';
import type { MissingTile } from '../candidate/candidate.ts';
import { courseSeen, usualCourse } from '../chance/course.ts';
import { chancesOf, chancesSeen } from '../chance/rates.ts';
import { missingOf } from '../planning/routeNotes.ts';
import { EXPERT } from '../planning/styles.ts';
import { setIdOf } from '../routes/sets.ts';
import { lookAround } from '../sight/sight.ts';
import { type Position, positionOf } from '../targets/position.ts';
import { type Prospects, prospectsOf, type Search } from '../targets/prospects.ts';
import { groupTargets, type RouteGroup } from './groups.ts';

/** A tile that brings a route nearer. */
export type UsefulTile = Pick<MissingTile, 'tile' | 'live'>;

/** A way to a legal win that a hand can still go. The likeliest complete hand stands for all of the way. */
export interface OpenRoute {
  /** Tells the route from the others, also in the next turn: a fan, or `small` for fans of few points together. */
  readonly id: FanId | 'small';
  /** Fans and points of the hand that stands for the route, on the missing tile with which it is worth least. */
  readonly fans: readonly FanCount[];
  readonly points: number;
  /** Whether only a self-drawn tile makes the win legal; fans and points are then those of a self-drawn win. */
  readonly isSelfDrawn: boolean;
  /** Whether a claim before the last tile would leave too few points. */
  readonly staysConcealed: boolean;
  /** The tiles that the hand lacks; a kind that is missing twice is listed twice. */
  readonly missing: readonly MissingTile[];
  /** All tiles that bring the route nearer, by kind, with the copies that may still come. */
  readonly useful: readonly UsefulTile[];
  /** Held tiles for which the hand has no place. */
  readonly unneeded: readonly Tile[];
}

/** What the fans of a hand depend on besides its tiles. */
export interface RouteCircumstances {
  readonly seat: Seat;
  readonly prevalentWind: Seat;
  readonly rules: McrRules;
}

/** Most routes of a hand. */
const MOST_ROUTES = 5;
/** Looks as far as the expert, but scores fewer of the far hands. */
const SEARCH: Search = { slack: EXPERT.slack, countedExactly: 80, relish: 1 };

const tilesWithoutPlace = (position: Position, need: Uint8Array): readonly Tile[] => {
  const tiles: Tile[] = [];
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    for (let spare = position.counts[kind]! - need[kind]!; spare > 0; spare--) tiles.push(kind as Tile);
  }
  return tiles;
};

function routeOf(position: Position, prospects: Prospects, group: RouteGroup): OpenRoute {
  const { list } = prospects;
  const { target, id, win, isSelfDrawn, useful } = group;
  const need = list.need.subarray(target * PLAYING_KINDS, (target + 1) * PLAYING_KINDS);
  return {
    id,
    fans: win.fans,
    points: win.total,
    isSelfDrawn,
    staysConcealed: !position.isOpen && list.cost[target]! > 1 && !prospects.canOpen(target),
    missing: missingOf(position, prospects, target, position.counts),
    useful: [...useful].sort((a, b) => a - b).map(kind => ({ tile: kind as Tile, live: position.live[kind]! })),
    unneeded: tilesWithoutPlace(position, need),
  };
}

function routesIn(position: Position, prospects: Prospects): readonly OpenRoute[] {
  const groups = groupTargets(position, prospects).slice(0, MOST_ROUTES);
  return groups.map(group => routeOf(position, prospects, group));
}

/**
 * Returns up to five routes by which a seat may still reach the minimum, the likeliest first; none for a complete hand.
 * `view` is the seat's own view.
 */
export function openRoutes(view: HandState, seat: Seat): readonly OpenRoute[] {
  const sight = lookAround(view, seat);
  const position = positionOf(view.seats[seat], sight);
  const chances = chancesSeen(sight, courseSeen(sight, EXPERT.fears), EXPERT.rateModel);
  return routesIn(position, prospectsOf(position, chances, SEARCH));
}

/** Tiles of a hand before its last one. */
const THIRTEEN = 13;
/** Own draws that a hand outside a table is given. */
const USUAL_DRAWS = 12;

function livesOf({ concealed, melds }: Holding): Uint8Array {
  const held = countsOf(concealed);
  for (const meld of melds) for (const tile of meldTiles(meld)) held[tile]!++;
  return held.map((copies, kind) => Math.max(0, copiesOf(kind as Tile) - copies));
}

/**
 * Returns the routes of a hand that is on no table, as `openRoutes` does: all copies that it does not hold may come. A
 * hand of fewer than thirteen tiles has the routes that lack at most seven tiles.
 */
export function openRoutesOf(holding: Holding, circumstances: RouteCircumstances): readonly OpenRoute[] {
  const live = livesOf(holding);
  const position: Position = {
    ...circumstances,
    counts: countsOf(holding.concealed),
    live,
    shown: new Uint8Array(PLAYING_KINDS),
    melds: holding.melds,
    meldIds: holding.melds.map(setIdOf),
    isOpen: holding.melds.some(isClaimed),
  };
  const chances = chancesOf(live, sizeOf(live), USUAL_DRAWS, usualCourse(EXPERT.fears));
  const isPart = holding.concealed.length + 3 * holding.melds.length < THIRTEEN;
  return routesIn(position, prospectsOf(position, chances, { ...SEARCH, isPart }));
}
