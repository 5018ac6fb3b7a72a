import {
  ALL_TILES,
  breakStack,
  COMPETITION_WALL,
  type Deal,
  type Dice,
  dealtHands,
  isFlower,
  nextFromBack,
  SEATS,
  seeded,
  shuffled,
  type Tile,
  tilesDealt,
  wmo2006,
} from '@gorrion/rules';
import { tilesIn } from './notation.ts';
import type { PreparedDeal } from './steps.ts';

const DICE: Dice = [2, 3, 3, 4];
/** Flowers that no lesson names lie here, far from both ends of the wall. */
const FLOWERS_FROM = 90;
const DEALT = tilesDealt(COMPETITION_WALL);
const PLACES = ALL_TILES.map((_, place) => place as Tile);
const HANDS = dealtHands(PLACES);

/** Returns the place of the n-th replacement, in drawing order. */
const replacementPlace = (n: number): number | undefined =>
  nextFromBack({ layout: COMPETITION_WALL, tiles: PLACES, breakAt: 0, front: DEALT, back: n });

/** Returns the named tiles by their places in drawing order. */
function namedPlaces({ hands, draws = '', replacements = '' }: PreparedDeal): Map<number, Tile> {
  const places = new Map<number, Tile>();
  const put = (place: number | undefined, tile: Tile) => {
    if (place === undefined || places.has(place)) throw new RangeError('a prepared wall has no room for its tiles');
    places.set(place, tile);
  };
  for (const seat of SEATS) for (const [n, tile] of tilesIn(hands[seat] ?? '').entries()) put(HANDS[seat][n], tile);
  for (const [n, tile] of tilesIn(draws).entries()) put(DEALT + n, tile);
  for (const [n, tile] of tilesIn(replacements).entries()) put(replacementPlace(n), tile);
  return places;
}

/** Returns what the named tiles leave of the 144, in a fixed mixed order. */
function remaining(named: Iterable<Tile>): Tile[] {
  const rest = [...ALL_TILES];
  for (const tile of named) {
    const at = rest.indexOf(tile);
    if (at < 0) throw new RangeError(`a prepared wall names tile ${tile} too often`);
    rest.splice(at, 1);
  }
  return shuffled(rest, seeded('a wall for a lesson'));
}

/** Returns the deal of a prepared hand. Throws a RangeError if its tiles are more than the set has. */
export function dealOf(prepared: PreparedDeal): Deal {
  const places = namedPlaces(prepared);
  const rest = remaining(places.values());
  let free = FLOWERS_FROM;
  for (const flower of rest.filter(isFlower)) {
    while (places.has(free)) free++;
    places.set(free, flower);
  }
  const plain = rest.filter(tile => !isFlower(tile)).values();
  const wall = PLACES.map(place => places.get(place) ?? plain.next().value!);
  const start = wall.length - breakStack(DICE) * 2;
  const ring = [...wall.slice(start), ...wall.slice(0, start)];
  return { ring, dice: DICE, prevalentWind: prepared.prevalentWind ?? 0, rules: wmo2006 };
}
