import { type FanId, SUIT_ORDERS } from '@gorrion/rules';
import { chowId, pungId } from './sets.ts';
import {
  ALL_KINDS,
  anyKind,
  chowsOf,
  everyTile,
  isDragonKind,
  isHonourKind,
  isOfRanks,
  isOfSuit,
  isTerminalOrHonour,
  isWindKind,
  kindsWhere,
  pungsOf,
  someTile,
  type Universe,
  universe,
} from './universe.ts';

/**
 * A way to a legal win, as data: the sets that a fan asks for (`core`), what the remaining places may hold (`slots`),
 * and the kinds of the pair. Any hand of the route has at least `points`; a route below the minimum is only a
 * direction, and the scorer counts each of its hands.
 */
export interface Route {
  readonly id: RouteId;
  readonly points: number;
  readonly core: readonly number[];
  readonly slots: readonly Universe[];
  readonly pairs: readonly number[];
}
export type RouteId = FanId | 'any-shape' | 'simple-chows';

const SUITS = [0, 1, 2] as const;
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);

const anySet = everyTile(anyKind);

/** Returns the routes of a fan of two or three sets, with any other sets and pair. */
const around = (id: RouteId, points: number, cores: readonly (readonly number[])[]): readonly Route[] =>
  cores.map(core => ({ id, points, core, slots: upTo(4 - core.length).map(() => anySet), pairs: ALL_KINDS }));

/** Returns the route of a fan of the whole hand: four sets of one universe. */
const within = (id: RouteId, points: number, sets: Universe, pairs: readonly number[]): Route => ({
  id,
  points,
  core: [],
  slots: [sets, sets, sets, sets],
  pairs,
});

/** Returns the cores of one chow in each suit: the lows in order, the suits in every order. */
const mixedChows = (lows: readonly (readonly number[])[]) =>
  lows.flatMap(three => SUIT_ORDERS.map(suits => three.map((low, n) => chowId(suits[n]!, low))));
const pureChows = (lows: readonly (readonly number[])[]) =>
  lows.flatMap(three => SUITS.map(suit => three.map(low => chowId(suit, low))));
const rising = (count: number, step: number) => upTo(count).map(low => [low, low + step, low + 2 * step]);

const CHOW_FANS: readonly Route[] = [
  ...around('mixed-straight', 8, mixedChows([[0, 3, 6]])),
  ...around(
    'mixed-triple-chow',
    8,
    upTo(7).map(low => SUITS.map(suit => chowId(suit, low))),
  ),
  ...around('mixed-shifted-chows', 6, mixedChows(rising(5, 1))),
  ...around('pure-straight', 16, pureChows([[0, 3, 6]])),
  ...around('pure-shifted-chows', 16, pureChows([...rising(5, 1), ...rising(3, 2)])),
  ...around('pure-triple-chow', 24, pureChows(rising(7, 0))),
];

const PUNG_FANS: readonly Route[] = [
  ...around(
    'triple-pung',
    16,
    upTo(9).map(rank => SUITS.map(suit => pungId(9 * suit + rank))),
  ),
  ...around(
    'mixed-shifted-pungs',
    8,
    rising(7, 1).flatMap(ranks => SUIT_ORDERS.map(suits => ranks.map((rank, n) => pungId(9 * suits[n]! + rank)))),
  ),
  ...around(
    'pure-shifted-pungs',
    24,
    rising(7, 1).flatMap(ranks => SUITS.map(suit => ranks.map(rank => pungId(9 * suit + rank)))),
  ),
  ...around(
    'big-three-winds',
    12,
    [0, 1, 2, 3].map(missing => [27, 28, 29, 30].filter(kind => kind !== 27 + missing).map(pungId)),
  ),
  ...around(
    'two-dragon-pungs',
    6,
    [31, 32, 33].map(missing => [31, 32, 33].filter(kind => kind !== missing).map(pungId)),
  ),
];

const ranked = (id: RouteId, points: number, low: number, high: number): Route =>
  within(id, points, everyTile(isOfRanks(low, high)), kindsWhere(isOfRanks(low, high)));

const isFive = isOfRanks(5, 5);
const isEven = (kind: number) => kind < 27 && (kind % 9) % 2 === 1;

const FAMILIES: readonly Route[] = [
  ...SUITS.map(suit => {
    const holds = (kind: number) => isOfSuit(suit)(kind) || isHonourKind(kind);
    return within('half-flush', 6, everyTile(holds), kindsWhere(holds));
  }),
  ...SUITS.map(suit => within('full-flush', 24, everyTile(isOfSuit(suit)), kindsWhere(isOfSuit(suit)))),
  within('all-pungs', 6, pungsOf(anyKind), ALL_KINDS),
  within('all-even-pungs', 24, pungsOf(isEven), kindsWhere(isEven)),
  within('outside-hand', 4, someTile(isTerminalOrHonour), kindsWhere(isTerminalOrHonour)),
  within('all-fives', 16, someTile(isFive), kindsWhere(isFive)),
  ranked('upper-four', 12, 6, 9),
  ranked('lower-four', 12, 1, 4),
  ranked('upper-tiles', 24, 7, 9),
  ranked('middle-tiles', 24, 4, 6),
  ranked('lower-tiles', 24, 1, 3),
  within('simple-chows', 4, chowsOf(isOfRanks(2, 8)), kindsWhere(isOfRanks(2, 8))),
];

/** All Types: a set of each suit, of winds and of dragons, with the pair in place of one of them. */
const CATEGORIES = [isOfSuit(0), isOfSuit(1), isOfSuit(2), isWindKind, isDragonKind];
const ALL_TYPES: readonly Route[] = CATEGORIES.map(paired => ({
  id: 'all-types',
  points: 6,
  core: [],
  slots: CATEGORIES.filter(category => category !== paired).map(everyTile),
  pairs: kindsWhere(paired),
}));

/** All routes by points, most first: the first of two routes to the same tiles names them. */
export const ROUTES: readonly Route[] = [...CHOW_FANS, ...PUNG_FANS, ...FAMILIES, ...ALL_TYPES].toSorted(
  (a, b) => b.points - a.points,
);

/** Any four sets and a pair; the scorer counts each hand. */
export const ANY_SHAPE: Route = within('any-shape', 0, universe(anyKind), ALL_KINDS);
