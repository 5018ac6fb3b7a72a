import type { FoulId } from '../fouls/fouls.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { parseTiles } from '../tiles/notation.ts';
import { type BySeat, SEATS, type Seat } from '../tiles/seat.ts';
import { ALL_TILES, isFlower, type Tile, WALL_SIZE } from '../tiles/tile.ts';
import { dealtHands } from '../wall/deal.ts';
import { breakStack, type Dice } from '../wall/dice.ts';
import { COMPETITION_WALL, tilesDealt } from '../wall/layout.ts';
import { seeded, shuffled } from '../wall/random.ts';
import { nextFromBack, nextFromFront } from '../wall/wall.ts';

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

const DEALT = tilesDealt(COMPETITION_WALL);
const PLACES = ALL_TILES.map((_, place) => place as Tile);

/** Tiles of a text; throws where a test is miswritten. */
export function tiles(text: string): readonly Tile[] {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error}`);
  return parsed.value;
}

/** The tile of a text. */
export const tile = (text: string): Tile => tiles(text)[0]!;

const wallAt = (front: number, back: number) => ({ layout: COMPETITION_WALL, tiles: PLACES, breakAt: 0, front, back });
const dealtPlaces: BySeat<readonly number[]> = dealtHands(PLACES);
const frontPlace = (drawn: number): number => nextFromFront(wallAt(DEALT + drawn, 0))!;
const backPlace = (drawn: number): number => nextFromBack(wallAt(DEALT, drawn))!;

/** Where the last `count` tiles lie when `replaced` tiles have gone from the end. */
const lastPlaces = (count: number, replaced: number): number[] =>
  Array.from({ length: count }, (_, n) => nextFromFront(wallAt(WALL_SIZE - replaced - count + n, replaced))!);

/** The wall in drawing order with the wanted tiles at their places. */
function wantedPlaces({ hands = [], draws = '', replacements = '', last = '' }: Stack): Map<number, Tile> {
  const places = new Map<number, Tile>();
  const put = (place: number | undefined, wanted: Tile) => {
    if (place === undefined || places.has(place)) throw new Error('a stacked wall has no room for its tiles');
    places.set(place, wanted);
  };
  for (const seat of SEATS) {
    for (const [n, wanted] of tiles(hands[seat] ?? '').entries()) put(dealtPlaces[seat][n], wanted);
  }
  for (const [n, wanted] of tiles(draws).entries()) put(frontPlace(n), wanted);
  for (const [n, wanted] of tiles(replacements).entries()) put(backPlace(n), wanted);
  const lastTiles = tiles(last);
  const at = lastPlaces(lastTiles.length, 8 - lastTiles.filter(isFlower).length);
  for (const [n, wanted] of lastTiles.entries()) put(at[n], wanted);
  return places;
}

/** What the wanted tiles leave of the 144, in a fixed mixed order. */
function remaining(wanted: Iterable<Tile>): Tile[] {
  const rest = [...ALL_TILES];
  for (const taken of wanted) {
    const at = rest.indexOf(taken);
    if (at < 0) throw new Error(`a stacked wall asks for too many of kind ${taken}`);
    rest.splice(at, 1);
  }
  return shuffled(rest, seeded('the tiles that nobody asked for'));
}

/** The 144 tiles by ring index, such that the dice break them where the wanted tiles come to their places. */
export function stackedRing(stack: Stack): readonly Tile[] {
  const places = wantedPlaces(stack);
  const rest = remaining(places.values());
  let flowerPlace = FLOWERS_FROM;
  for (const flower of rest.filter(isFlower)) {
    while (places.has(flowerPlace)) flowerPlace++;
    places.set(flowerPlace, flower);
  }
  const plain = rest.filter(other => !isFlower(other)).values();
  const wall = PLACES.map(place => places.get(place) ?? plain.next().value!);
  const start = breakStack(stack.dice ?? PLAIN_DICE) * 2;
  return [...wall.slice(WALL_SIZE - start), ...wall.slice(0, WALL_SIZE - start)];
}

/** The chance of a hand as `deal` and `begin-hand` take it. */
export const stacked = (stack: Stack) => ({ ring: stackedRing(stack), dice: stack.dice ?? PLAIN_DICE });
