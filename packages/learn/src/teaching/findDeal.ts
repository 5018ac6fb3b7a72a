import type { PreparedDeal } from '@gorrion/protocol';
import {
  ALL_TILES,
  below,
  bySeat,
  distanceOf,
  FAN_IDS,
  type FanId,
  isFlower,
  isSuited,
  meldTiles,
  PLAIN_WIN,
  type Player,
  type RandomSource,
  SEATS,
  type Seat,
  SUIT_ORDERS,
  scoreWin,
  shuffled,
  type Tile,
  takenFrom,
  wmo2006,
} from '@gorrion/rules';
import { examplesOf } from '../fanbook/index.ts';

/* Finds a deal that a sentence describes. Pure and seeded; how long it may search, its caller says. */

/** What a teacher wants of a deal. */
export interface DealWish {
  /** Who gets the hand, and who deals. */
  readonly player: Player;
  readonly dealer: Player;
  /** The fan that the hand is near. */
  readonly aim: FanId;
  /** How many tiles the hand lacks to ready. */
  readonly away: number;
  /** A tile that its player draws within so many own turns, if nobody claims. */
  readonly draw?: { readonly tile: Tile; readonly within: number } | undefined;
  /** The least number of tiles that every other hand lacks to ready. */
  readonly others?: number | undefined;
}

/** A part of a wish that can be left out, so that more deals fit. */
export type WishPart = 'draw' | 'others' | 'away';

export type DealFound =
  | { readonly isFound: true; readonly deal: PreparedDeal; readonly tries: number }
  /** `leaveOut`: what no deal fitted that fitted the rest. */
  | { readonly isFound: false; readonly leaveOut: WishPart; readonly tries: number };

/** Most deals that are tried, however much time there is. */
const MOST_TRIES = 20_000;
const HAND = 13;
const PLAIN_TILES = ALL_TILES.filter(tile => !isFlower(tile));

/** Returns whether fourteen concealed tiles, the last of them drawn, earn a fan. */
function earns(tiles: readonly Tile[], aim: FanId, seatWind: Seat): boolean {
  const win = { ...PLAIN_WIN, melds: [], concealed: tiles.slice(0, HAND), winningTile: tiles[HAND]! };
  const score = scoreWin({ ...win, seatWind, prevalentWind: 0, selfDrawn: true }, wmo2006);
  return score?.fans.some(({ id }) => id === aim) === true;
}

/** Returns the complete hands of the fan book's examples that earn a fan without a claim. */
const examples = (aim: FanId): readonly (readonly Tile[])[] =>
  examplesOf(aim)
    .map(({ claim }) => [...claim.melds.flatMap(meldTiles), ...claim.concealed, claim.winningTile])
    .filter(tiles => tiles.length === HAND + 1 && earns(tiles, aim, 0));

/** Returns the fans for which deals can be found: those that a concealed hand earns by its tiles. */
export const aimsOfDeals = (): readonly FanId[] => FAN_IDS.filter(aim => examples(aim).length > 0);

/** Returns a complete hand like one of the examples, in other suits where it earns the fan there as well. */
function completeHand(aim: FanId, seat: Seat, known: readonly (readonly Tile[])[], random: RandomSource) {
  const tiles = known[below(random, known.length)];
  if (!tiles) return undefined;
  const order = SUIT_ORDERS[below(random, SUIT_ORDERS.length)]!;
  const moved = tiles.map(tile => (isSuited(tile) ? ((9 * order[Math.floor(tile / 9)]! + (tile % 9)) as Tile) : tile));
  if (earns(moved, aim, seat)) return moved;
  return earns(tiles, aim, seat) ? tiles : undefined;
}

/** Returns the place in the wall of a seat's own n-th draw, from 1, if nobody claims. East has its first tile already. */
const placeOfDraw = (seat: Seat, n: number): number => (seat === 0 ? 4 * n - 1 : seat - 1 + 4 * (n - 1));

const sorted = (hands: PreparedDeal['hands']) => bySeat(seat => [...hands[seat]].sort((a, b) => a - b));

/** A deal, or which part of the wish it does not fit. */
type Tried = PreparedDeal | WishPart;

function tryOnce(wish: DealWish, known: readonly (readonly Tile[])[], random: RandomSource): Tried {
  const seat = ((wish.player - wish.dealer + 4) & 3) as Seat;
  const complete = completeHand(wish.aim, seat, known, random);
  if (!complete) return 'away';
  const kept = shuffled(complete, random).slice(0, HAND - wish.away);
  const others = takenFrom(PLAIN_TILES, kept);
  if (!others) return 'away';
  const left = takenFrom(others, wish.draw ? [wish.draw.tile] : []);
  if (!left) return 'draw';
  const rest = shuffled(left, random);
  const own = [...kept, ...rest.splice(0, wish.away + (seat === 0 ? 1 : 0))];
  if (distanceOf(own, []).min !== wish.away) return 'away';
  const hands = bySeat(one => (one === seat ? own : rest.splice(0, HAND + (one === 0 ? 1 : 0))));
  const isNear = (one: Seat) => one !== seat && distanceOf(hands[one], []).min < (wish.others ?? 0);
  if (SEATS.some(isNear)) return 'others';
  if (!wish.draw) return { dealer: wish.dealer, hands: sorted(hands) };
  const place = placeOfDraw(seat, 1 + below(random, wish.draw.within));
  return { dealer: wish.dealer, hands: sorted(hands), wall: [...rest.splice(0, place), wish.draw.tile] };
}

/**
 * Searches a deal for a wish, while `mayGoOn` says so; it is asked after every few tries. Without one it says which part of
 * the wish to leave out.
 */
export function findDeal(wish: DealWish, random: RandomSource, mayGoOn: () => boolean): DealFound {
  const known = examples(wish.aim);
  const misses: Record<WishPart, number> = { draw: 0, others: 0, away: 0 };
  let tries = 0;
  while (tries < MOST_TRIES && (tries % 16 !== 0 || mayGoOn())) {
    tries += 1;
    const tried = tryOnce(wish, known, random);
    if (typeof tried !== 'string') return { isFound: true, deal: tried, tries };
    misses[tried] += 1;
  }
  // What is asked last is asked of deals that fit all else.
  const leaveOut = (['others', 'away', 'draw'] as const).find(part => misses[part] > 0) ?? 'away';
  return { isFound: false, leaveOut, tries };
}
