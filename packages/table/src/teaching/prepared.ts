import type { PreparedDeal, PreparedSeat } from '@gorrion/protocol';
import {
  type BySeat,
  breakStack,
  bySeat,
  type Dice,
  type HandState,
  isFlower,
  isHidden,
  isSuited,
  type Meld,
  meldTiles,
  ok,
  type RandomSource,
  type Result,
  type Ruleset,
  rankOf,
  refuse,
  SEATS,
  type Seat,
  type SessionState,
  shuffled,
  standingTiles,
  type Tile,
  takenFrom,
  takerOf,
  tileSet,
  tilesDealt,
  undealt,
  type Wall,
  type WallLayout,
  wallOf,
  withoutTile,
} from '@gorrion/rules';

/* Makes a deal or a position of what a teacher has prepared, filled at random where it says nothing. Pure. */

export type DealFault = 'deal-does-not-fit' | 'tile-too-often';

/** The dice of a prepared deal: nobody throws them. */
const DICE: Dice = [1, 1, 1, 1];

/** Returns how many concealed tiles a seat has to hold. */
export function sizeAt({ open }: PreparedDeal, seat: Seat): number {
  const own = (open?.turn ?? 0) === seat ? 14 : 13;
  return own - 3 * (open?.seats[seat].melds.length ?? 0);
}

/** Whether a meld can be laid by a seat: a chow within a suit, claimed of another seat, none of flowers. */
function isMeld(meld: Meld, seat: Seat): boolean {
  if ('from' in meld && meld.from === seat) return false;
  if (meld.kind !== 'chow') return !isFlower(meld.tile);
  const rank = rankOf(meld.low);
  const step = meld.claimed - meld.low;
  return isSuited(meld.low) && rank !== undefined && rank <= 7 && step >= 0 && step <= 2;
}

/** Returns the tiles that lie open before a seat. A discard that was claimed lies in its meld. */
const openTiles = ({ melds, flowers, discards }: PreparedSeat): readonly Tile[] => [
  ...melds.flatMap(meldTiles),
  ...flowers,
  ...discards.filter(({ claimedBy }) => claimedBy === undefined).map(({ tile }) => tile),
];

/** Returns all tiles that a prepared deal names, also what lies open in a position. */
export const namedTiles = ({ hands, wall = [], open }: PreparedDeal): readonly Tile[] => [
  ...hands.flat(),
  ...wall,
  ...(open?.seats.flatMap(openTiles) ?? []),
];

/** Returns the tiles of the set that a prepared deal does not name; undefined if it names one too often. */
const restOf = (deal: PreparedDeal, layout: WallLayout): readonly Tile[] | undefined =>
  takenFrom(tileSet(layout), namedTiles(deal));

/** Returns what is wrong with a prepared deal by these rules; undefined if it can be dealt. */
export function dealFault(deal: PreparedDeal, rules: Ruleset): DealFault | undefined {
  const layout = wallOf(rules);
  const rest = restOf(deal, layout);
  if (!rest) return 'tile-too-often';
  if (SEATS.some(seat => deal.hands[seat].length > sizeAt(deal, seat))) return 'deal-does-not-fit';
  const { open } = deal;
  // What a hand lacks comes from what nothing names; flowers only where the hand has not begun.
  const missing = SEATS.reduce((sum, seat) => sum + sizeAt(deal, seat) - deal.hands[seat].length, 0);
  if (missing > rest.filter(tile => !open || !isFlower(tile)).length) return 'deal-does-not-fit';
  if (!open) return undefined;
  const isFit = SEATS.every(seat => {
    const { melds, flowers, discards } = open.seats[seat];
    const isPlain = ![...deal.hands[seat], ...discards.map(({ tile }) => tile)].some(isFlower);
    return isPlain && flowers.every(isFlower) && melds.every(meld => isMeld(meld, seat));
  });
  return isFit ? undefined : 'deal-does-not-fit';
}

/** The hands and the tiles that are left in the wall, in the order of their draws. */
interface Filled {
  readonly hands: BySeat<readonly Tile[]>;
  readonly wall: readonly Tile[];
}

/** Fills hands and wall. Where the hand has begun, nobody holds a flower that was not shown. */
function filled(deal: PreparedDeal, layout: WallLayout, random: RandomSource): Filled {
  const rest = shuffled(restOf(deal, layout) ?? [], random);
  const take = (): Tile => {
    const at = deal.open ? rest.findIndex(tile => !isFlower(tile)) : 0;
    return rest.splice(Math.max(0, at), 1)[0] as Tile;
  };
  const hands = bySeat(seat => {
    const missing = sizeAt(deal, seat) - deal.hands[seat].length;
    return [...deal.hands[seat], ...Array.from({ length: missing }, take)];
  });
  return { hands, wall: [...(deal.wall ?? []), ...rest] };
}

/** Returns the chance from which the rules deal what is prepared. */
function chanceOfDeal({ hands, wall }: Filled, layout: WallLayout): { ring: readonly Tile[]; dice: Dice } {
  const left = hands.map(hand => [...hand]);
  const dealt = Array.from({ length: tilesDealt(layout) }, (_, n) => left[takerOf(n)]!.shift() as Tile);
  const tiles = [...dealt, ...wall];
  const begin = 2 * breakStack(DICE, layout);
  return { dice: DICE, ring: tiles.map((_, n) => tiles[(n - begin + tiles.length) % tiles.length]!) };
}

/** Whether the top of the wall's last stack is gone: each flower and kong before the seats has taken a tile from there. */
const endsInHalfStack = (seats: BySeat<PreparedSeat>): boolean =>
  seats.flatMap(({ flowers, melds }) => [...flowers, ...melds.filter(({ kind }) => kind === 'kong')]).length % 2 === 1;

/** Returns the wall of a prepared position, from the tiles that are gone and those that stand, in the order of their draws. */
function wallAfter(gone: readonly Tile[], standing: readonly Tile[], isHalf: boolean, layout: WallLayout): Wall {
  const [first, ...others] = gone;
  if (!isHalf || first === undefined || standing.length === 0)
    return { layout, tiles: [...gone, ...standing], breakAt: 0, front: gone.length, back: 0 };
  const tiles = [...others, ...standing.slice(0, -1), first, standing.at(-1)!];
  return { layout, tiles, breakAt: 0, front: others.length, back: 1 };
}

/** Returns the hand that is played on from a prepared position: the seat on turn has just drawn. */
function handOf(deal: PreparedDeal, { hands, wall }: Filled, rules: Ruleset, round: Seat): HandState {
  const { seats, turn } = deal.open!;
  const gone = [...hands.flat(), ...seats.flatMap(openTiles)];
  return {
    ...undealt,
    phase: { name: 'turn', seat: turn, drawn: hands[turn].at(-1), source: 'wall' },
    rules,
    prevalentWind: round,
    dice: DICE,
    wall: wallAfter(gone, wall, endsInHalfStack(seats), wallOf(rules)),
    seats: bySeat(seat => ({
      ...undealt.seats[seat],
      ...seats[seat],
      concealed: [...hands[seat]].sort((a, b) => a - b),
    })),
  };
}

export type Prepared =
  | { readonly kind: 'deal'; readonly ring: readonly Tile[]; readonly dice: Dice }
  | { readonly kind: 'position'; readonly hand: HandState };

/** Returns how a prepared deal begins: by the chance of a deal, or as a position of a hand; or what is wrong with it. */
export function prepare(
  deal: PreparedDeal,
  rules: Ruleset,
  round: Seat,
  random: RandomSource,
): Result<Prepared, DealFault> {
  const fault = dealFault(deal, rules);
  if (fault) return refuse(fault);
  const layout = wallOf(rules);
  const all = filled(deal, layout, random);
  if (!deal.open) return ok({ kind: 'deal', ...chanceOfDeal(all, layout) });
  return ok({ kind: 'position', hand: handOf(deal, all, rules, round) });
}

/**
 * Returns the hand in play as a deal that leads to the same turn at another table; undefined while nobody is on turn, or for
 * who does not see all hands and the wall.
 */
export function preparedOf(session: SessionState): PreparedDeal | undefined {
  const { hand, seating, phase } = session;
  if (phase !== 'playing' || hand.phase.name !== 'turn') return undefined;
  const { seat: turn, drawn } = hand.phase;
  const seats = bySeat(seat => {
    const { melds, flowers, discards } = hand.seats[seat];
    return { melds, flowers, discards };
  });
  const hands = bySeat(seat => {
    const { concealed } = hand.seats[seat];
    return seat === turn && drawn !== undefined ? [...withoutTile(concealed, drawn), drawn] : concealed;
  });
  const wall = standingTiles(hand.wall).map(place => hand.wall.tiles[place]!);
  if ([...hands.flat(), ...wall].some(isHidden)) return undefined;
  return { dealer: seating[0], hands, wall, open: { seats, turn } };
}
