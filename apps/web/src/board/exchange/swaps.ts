import {
  type BySeat,
  type Exchange,
  exchangers,
  type HandState,
  isClassical,
  isToExchange,
  mayExchange,
  SEATS,
  type Seat,
  type SeatCommand,
  seatAfter,
  type Tile,
  tilesToGive,
} from '@gorrion/rules';
import type { PlateInfo } from '../props.ts';

/* The four exchanges before the first discard, as they are shown (CLASSICAL 22-24). */

type SwapStage = 'done' | 'open' | 'later';

/** One of the four exchanges: a seat and its right neighbour. */
export interface Swap {
  /** 1 to 4, in the order of play. */
  readonly number: number;
  readonly seats: readonly [Seat, Seat];
  readonly stage: SwapStage;
  /** What each of the two gave or has laid face down; undefined as long as they have not chosen. */
  readonly tiles: readonly [readonly Tile[] | undefined, readonly Tile[] | undefined];
}

/** Whether the exchanges of a hand are open, or the last one has been made and no tile was discarded yet. */
export const isExchangeTime = ({ rules, phase, seats, exchanges }: HandState): boolean =>
  isClassical(rules) &&
  rules.exchanges &&
  (phase.name === 'exchanging' ||
    (exchanges !== undefined && phase.name === 'turn' && seats.every(({ discards }) => discards.length === 0)));

interface Viewed {
  readonly hand: HandState;
  readonly seat: Seat | undefined;
  readonly plates: BySeat<PlateInfo>;
}

/** Whether a viewer plays here and so exchanges on a screen of their own; everybody else looks on at the table. */
export const playsHere = ({ seat, plates }: Omit<Viewed, 'hand'>): boolean =>
  seat !== undefined && !plates[seat].isNamed;

/** Whether the screen of the exchanges lies over the viewer's table. */
export const isExchangeScreen = (props: Viewed): boolean => props.hand.phase.name === 'exchanging' && playsHere(props);

/** Returns the four exchanges of a hand with what the viewer may know of each. */
export function swapsOf({ phase, exchanges = [] }: Pick<HandState, 'phase' | 'exchanges'>): readonly Swap[] {
  return SEATS.map((seat, at): Swap => {
    const swap = { number: at + 1, seats: [seat, seatAfter(seat)] as const };
    const made = exchanges[at];
    if (made) return { ...swap, stage: 'done', tiles: made.given };
    if (phase.name !== 'exchanging' || phase.giver !== seat)
      return { ...swap, stage: 'later', tiles: [undefined, undefined] };
    const [one, other] = exchangers(phase);
    return { ...swap, stage: 'open', tiles: [phase.chosen[one], phase.chosen[other]] };
  });
}

/** Returns the exchange that is open; undefined once all four are made. */
export const openSwap = (swaps: readonly Swap[]): Swap | undefined => swaps.find(({ stage }) => stage === 'open');

/** What a seat does in the open exchange. */
export type Part =
  | { readonly name: 'choose'; readonly count: number; readonly neighbour: Seat }
  | { readonly name: 'wait'; readonly neighbour: Seat }
  | { readonly name: 'watch' };

/** Returns the part of a seat in the open exchange. */
export function partOf(hand: HandState, seat: Seat | undefined): Part {
  const { phase } = hand;
  if (seat === undefined || phase.name !== 'exchanging') return { name: 'watch' };
  const [one, other] = exchangers(phase);
  if (seat !== one && seat !== other) return { name: 'watch' };
  const neighbour = seat === one ? other : one;
  if (!isToExchange(hand, seat)) return { name: 'wait', neighbour };
  return { name: 'choose', count: tilesToGive(hand.seats[seat].concealed), neighbour };
}

/** What one seat gave and got in an exchange, and with whom. */
export interface OwnExchange {
  readonly neighbour: Seat;
  readonly gave: readonly Tile[];
  readonly got: readonly Tile[];
}

/** Returns an exchange from the side of one of its two seats; undefined for any other seat. */
export function exchangeOf({ seat: giver, given }: Exchange, seat: Seat | undefined): OwnExchange | undefined {
  if (seat === giver) return { neighbour: seatAfter(giver), gave: given[0], got: given[1] };
  return seat === seatAfter(giver) ? { neighbour: giver, gave: given[1], got: given[0] } : undefined;
}

const isSameTiles = (one: readonly Tile[], other: readonly Tile[]): boolean =>
  one.length === other.length && [...one].sort((a, b) => a - b).join() === [...other].sort((a, b) => a - b).join();

/** Returns the legal command that gives these tiles; undefined if there is none. */
export const commandFor = (actions: readonly SeatCommand[], tiles: readonly Tile[]): SeatCommand | undefined =>
  actions.find(action => action.type === 'exchange' && isSameTiles(action.tiles, tiles));

/** Returns the keys of the chosen tiles after a press: one more, one less, or the oldest choice replaced. */
export function pressed(chosen: readonly string[], key: string, count: number): readonly string[] {
  if (chosen.includes(key)) return chosen.filter(one => one !== key);
  return [...chosen, key].slice(-count);
}

/** Whether a tile of the hand stays with its player. */
export const isLocked = (tile: Tile): boolean => !mayExchange(tile);
