import { type Seat, seatAfter } from '../tiles/seat.ts';
import { countOf } from '../tiles/sorted.ts';
import { isSuited, type Tile } from '../tiles/tile.ts';
import type { SeatCommand } from './commands.ts';
import type { ExchangingPhase, HandState } from './state.ts';

/* What may be given in the exchanges before the first discard (CLASSICAL 22-24). */

const TILES_GIVEN = 2;

/** Returns whether a tile may be exchanged: no ones, no nines, no honours. */
export const mayExchange = (tile: Tile): boolean => isSuited(tile) && tile % 9 !== 0 && tile % 9 !== 8;

/** Returns the two neighbours of the open exchange. */
export const exchangers = ({ giver }: ExchangingPhase): readonly [Seat, Seat] => [giver, seatAfter(giver)];

/** Returns whether a seat is still to choose what it gives. */
export const isToExchange = ({ phase }: Pick<HandState, 'phase'>, seat: Seat): boolean =>
  phase.name === 'exchanging' && exchangers(phase).includes(seat) && !phase.chosen[seat];

/** Returns how many tiles a hand gives: two, or as many as it holds that may be given. */
export const tilesToGive = (concealed: readonly Tile[]): number =>
  Math.min(TILES_GIVEN, concealed.filter(mayExchange).length);

/** Returns whether these tiles of the hand are what it may give. */
export const areGivable = (concealed: readonly Tile[], tiles: readonly Tile[]): boolean =>
  tiles.length === tilesToGive(concealed) &&
  tiles.every(tile => mayExchange(tile) && countOf(tiles, tile) <= countOf(concealed, tile));

/** Returns every choice of a seat that is to exchange, each once, its tiles sorted. */
export function exchangeChoices(state: HandState, seat: Seat): readonly SeatCommand[] {
  if (!isToExchange(state, seat)) return [];
  const own = state.seats[seat].concealed.filter(mayExchange);
  const choice = (tiles: readonly Tile[]): SeatCommand => ({ type: 'exchange', seat, tiles });
  if (own.length <= TILES_GIVEN) return [choice(own)];
  const choices = own.flatMap((one, n) => own.slice(n + 1).map(other => [one, other] as const));
  const isNew = ([one, other]: readonly [Tile, Tile], n: number) =>
    choices.findIndex(([a, b]) => a === one && b === other) === n;
  return choices.filter(isNew).map(choice);
}

/** Returns what a seat gives when its time is over: the last tiles of its sorted hand that may be given. */
export function defaultExchange(state: HandState, seat: Seat): SeatCommand | undefined {
  if (!isToExchange(state, seat)) return undefined;
  return { type: 'exchange', seat, tiles: state.seats[seat].concealed.filter(mayExchange).slice(-TILES_GIVEN) };
}
