import { countsOf } from '../tiles/counts.ts';
import { SUIT_ORDERS, type Tile } from '../tiles/tile.ts';
import { type Meld, meldTiles } from './meld.ts';
import { distanceOf } from './shanten.ts';

/*
 * The distance of a hand where a shape may use no more copies than there are. `distanceOf` does not ask for that: a fifth
 * North completes NNNN there, as the competition's texts read a wait.
 */

/** Fewest missing tiles of a group by number of sets, then with a pair by number of sets; `Infinity` if there is none. */
type Costs = readonly number[];

const MOST_SETS = 4;
const RANKS = 9;
const HONOURS_FROM = 27;
const HONOURS = 7;

/** What a group holds, may hold at most, and must hold beside its sets, by rank. */
interface Group {
  readonly held: readonly number[];
  readonly limit: readonly number[];
  readonly fixed: readonly number[];
  readonly isSuit: boolean;
}

/** Calls back for every number of chows, pungs and pairs that may begin at a rank. */
function eachStart(
  mayRun: boolean,
  sets: number,
  hasPair: boolean,
  start: (chows: number, pung: 0 | 1, pair: 0 | 1) => void,
): void {
  for (const pung of [0, 1] as const)
    for (const pair of hasPair ? ([0] as const) : ([0, 1] as const))
      for (let chows = 0; chows <= (mayRun ? MOST_SETS - sets - pung : 0); chows++)
        if (sets + pung + chows <= MOST_SETS) start(chows, pung, pair);
}

/** Walks the ranks of a group; the state is how many chows began one and two ranks before, the sets and the pair. */
function costsOf({ held, limit, fixed, isSuit }: Group): Costs {
  const key = (before: number, last: number, sets: number, pair: number) => ((before * 5 + last) * 5 + sets) * 2 + pair;
  let costs = new Map([[key(0, 0, 0, 0), 0]]);
  for (let rank = 0; rank < held.length; rank++) {
    const next = new Map<number, number>();
    for (const [state, cost] of costs) {
      const pairs = state % 2;
      const sets = Math.floor(state / 2) % 5;
      const last = Math.floor(state / 10) % 5;
      const before = Math.floor(state / 50);
      eachStart(isSuit && rank < RANKS - 2, sets, pairs === 1, (chows, pung, pair) => {
        const copies = fixed[rank]! + before + last + chows + 3 * pung + 2 * pair;
        if (copies > limit[rank]!) return;
        const at = key(last, chows, sets + pung + chows, pairs + pair);
        const sum = cost + Math.max(0, copies - held[rank]!);
        if (sum < (next.get(at) ?? Number.POSITIVE_INFINITY)) next.set(at, sum);
      });
    }
    costs = next;
  }
  return Array.from({ length: 2 * (MOST_SETS + 1) }, (_, at) => {
    const [sets, pair] = [at % (MOST_SETS + 1), Math.floor(at / (MOST_SETS + 1))];
    return costs.get(key(0, 0, sets, pair)) ?? Number.POSITIVE_INFINITY;
  });
}

/** Returns the fewest missing tiles of two groups together. */
function join(a: Costs, b: Costs): Costs {
  const both = Array<number>(a.length).fill(Number.POSITIVE_INFINITY);
  a.forEach((one, at) => {
    b.forEach((other, with_) => {
      const sets = (at % 5) + (with_ % 5);
      const pair = Math.floor(at / 5) + Math.floor(with_ / 5);
      if (sets > MOST_SETS || pair > 1) return;
      both[5 * pair + sets] = Math.min(both[5 * pair + sets]!, one + other);
    });
  });
  return both;
}

/** Nine knitted tiles: the suits have ranks 1-4-7, 2-5-8, 3-6-9 in one of six orders. */
const knittedIn = (order: readonly number[], kind: number): number =>
  kind < HONOURS_FROM && (kind % RANKS) % 3 === order[Math.floor(kind / RANKS)] ? 1 : 0;

/** Returns the fewest missing tiles to so many sets and a pair, beside what the whole hand must hold. */
function missing(
  held: ArrayLike<number>,
  limit: readonly number[],
  sets: number,
  fixed: (kind: number) => number,
): number {
  const groupFrom = (first: number, length: number): Group => ({
    held: Array.from({ length }, (_, rank) => held[first + rank]!),
    limit: limit.slice(first, first + length),
    fixed: Array.from({ length }, (_, rank) => fixed(first + rank)),
    isSuit: first < HONOURS_FROM,
  });
  const suits = [0, RANKS, 2 * RANKS].map(first => costsOf(groupFrom(first, RANKS)));
  return [...suits, costsOf(groupFrom(HONOURS_FROM, HONOURS))].reduce(join)[MOST_SETS + 1 + sets]!;
}

/**
 * Returns how many tiles a hand of 13 or 14 tiles, less three a meld, lacks to ready with the copies that there are: 0 is
 * ready, -1 complete. Never less than `distanceOf(...).min`; `Infinity` if no shape can come any more.
 */
export function reachableDistance(concealed: readonly Tile[], melds: readonly Meld[]): number {
  const held = countsOf(concealed);
  const laid = countsOf(melds.flatMap(meldTiles));
  const limit = Array.from(laid, copies => 4 - copies);
  const shapes = distanceOf(concealed, melds);
  const special = [shapes.sevenPairs, shapes.thirteenOrphans, shapes.honorsAndKnitted];
  let best = Math.min(...special.map(distance => distance ?? Number.POSITIVE_INFINITY));
  // What a shape lacks without a limit is the least that it can lack.
  if (shapes.regular < best) best = Math.min(best, missing(held, limit, MOST_SETS - melds.length, () => 0) - 1);
  if ((shapes.knittedStraight ?? best) < best)
    for (const order of SUIT_ORDERS)
      best = Math.min(best, missing(held, limit, 1 - melds.length, kind => knittedIn(order, kind)) - 1);
  return best;
}
