import { wallOf } from '../family/familyOf.ts';
import type { FoulId } from '../fouls/fouls.ts';
import { wmo2006 } from '../rulesets/presets.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { parseTiles } from '../tiles/notation.ts';
import { type BySeat, SEATS, type Seat } from '../tiles/seat.ts';
import { isFlower, type Tile } from '../tiles/tile.ts';
import { dealtHands } from '../wall/deal.ts';
import { breakStack, type Dice } from '../wall/dice.ts';
import { tileSet, tilesDealt, type WallLayout } from '../wall/layout.ts';
import { seeded, shuffled } from '../wall/random.ts';
import { nextFromBack, nextFromFront, tilesLeft, type Wall } from '../wall/wall.ts';

/** What a test wants of a wall, in notation; all that it leaves open is filled up with the tiles that remain. */
export interface Stack {
  /** Dealt to East, South, West, North: up to 14, 13, 13, 13 tiles. */
  readonly hands?: readonly string[];
  /** The tiles of normal draws, from the first after the deal. */
  readonly draws?: string;
  /** The tiles that replace kongs and flowers, from the first. */
  readonly replacements?: string;
  /** The last tiles of the wall, provided that no replacements are drawn but those of all flowers before them. */
  readonly last?: string;
  readonly dice?: Dice;
}

export interface StackedDeal extends Stack {
  readonly prevalentWind?: Seat;
  readonly rules?: Ruleset;
  readonly fouls?: BySeat<readonly FoulId[]>;
}

const PLAIN_DICE: Dice = [2, 3, 3, 4];
/** Flowers that no test asks for lie here, far from both ends. */
const FLOWERS_FROM = 90;

/** Tiles of a text; throws where a test is miswritten. */
export function tiles(text: string): readonly Tile[] {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error}`);
  return parsed.value;
}

/** The tile of a text. */
export const tile = (text: string): Tile => tiles(text)[0]!;

/** Returns a shared wall of places instead of tiles, from which so many have gone at both ends. */
const wallAt = (layout: WallLayout, front: number, back: number): Wall => ({
  layout,
  tiles: tileSet(layout).map((_, place) => place as Tile),
  breakAt: 0,
  front,
  back,
});

/** Where the last `count` tiles lie that normal draws take, when `replaced` tiles have gone from the end. */
const lastPlaces = (layout: WallLayout, count: number, replaced: number): number[] => {
  const live = tilesLeft(wallAt(layout, 0, replaced));
  return Array.from({ length: count }, (_, n) => nextFromFront(wallAt(layout, live - count + n, replaced))!);
};

/** The wall in drawing order with the wanted tiles at their places. */
function wantedPlaces(
  { hands = [], draws = '', replacements = '', last = '' }: Stack,
  layout: WallLayout,
): Map<number, Tile> {
  const dealt = tilesDealt(layout);
  const dealtPlaces = dealtHands(wallAt(layout, 0, 0).tiles, layout);
  const places = new Map<number, Tile>();
  const put = (place: number | undefined, wanted: Tile) => {
    if (place === undefined || places.has(place)) throw new Error('a stacked wall has no room for its tiles');
    places.set(place, wanted);
  };
  for (const seat of SEATS) {
    for (const [n, wanted] of tiles(hands[seat] ?? '').entries()) put(dealtPlaces[seat][n], wanted);
  }
  for (const [n, wanted] of tiles(draws).entries()) put(nextFromFront(wallAt(layout, dealt + n, 0)), wanted);
  for (const [n, wanted] of tiles(replacements).entries()) put(nextFromBack(wallAt(layout, dealt, n)), wanted);
  const lastTiles = tiles(last);
  const flowers = tileSet(layout).filter(isFlower).length;
  const at = lastPlaces(layout, lastTiles.length, flowers - lastTiles.filter(isFlower).length);
  for (const [n, wanted] of lastTiles.entries()) put(at[n], wanted);
  return places;
}

/** What the wanted tiles leave of the set, in a fixed mixed order. */
function remaining(wanted: Iterable<Tile>, layout: WallLayout): Tile[] {
  const rest = [...tileSet(layout)];
  for (const taken of wanted) {
    const at = rest.indexOf(taken);
    if (at < 0) throw new Error(`a stacked wall asks for too many of kind ${taken}`);
    rest.splice(at, 1);
  }
  return shuffled(rest, seeded('the tiles that nobody asked for'));
}

/** The tiles of the set by ring index, such that the dice break them where the wanted tiles come to their places. */
export function stackedRing(stack: Stack, rules: Ruleset = wmo2006): readonly Tile[] {
  const layout = wallOf(rules);
  const places = wantedPlaces(stack, layout);
  const rest = remaining(places.values(), layout);
  let flowerPlace = FLOWERS_FROM;
  for (const flower of rest.filter(isFlower)) {
    while (places.has(flowerPlace)) flowerPlace++;
    places.set(flowerPlace, flower);
  }
  const plain = rest.filter(other => !isFlower(other)).values();
  const wall = tileSet(layout).map((_, place) => places.get(place) ?? plain.next().value!);
  const start = wall.length - breakStack(stack.dice ?? PLAIN_DICE, layout) * 2;
  return [...wall.slice(start), ...wall.slice(0, start)];
}

/** The chance of a hand as `deal` and `begin-hand` take it. */
export const stacked = (stack: Stack, rules?: Ruleset) => ({
  ring: stackedRing(stack, rules),
  dice: stack.dice ?? PLAIN_DICE,
});
