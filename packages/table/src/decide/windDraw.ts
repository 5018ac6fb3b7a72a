import type { TableCommand, TableEvent, TableState, WindTile } from '@gorrion/protocol';
import { drawnSeats, ok, PLAYERS, type Player, refuse, type Seat } from '@gorrion/rules';
import { playerOf } from '../people/people.ts';
import { isStarting } from '../shuffle/pendingShuffle.ts';
import { mixOf, randomOf } from '../shuffle/random.ts';
import type { Secret } from '../shuffle/secret.ts';
import { isByTiles } from '../shuffle/winds.ts';
import type { Chain } from './chain.ts';
import type { Context, Decision } from './context.ts';
import { isDealable } from './session.ts';

/** Lays the four wind tiles of the committed game. */
export function layWinds(state: TableState): Decision {
  const isDue = isStarting(state) && isByTiles(state) && isDealable(state) && !state.winds;
  return isDue ? ok([{ type: 'winds-laid' }]) : refuse('no-wind-draw');
}

/** Returns the wind that a tile shows. */
function windOf(tile: WindTile, { proof }: TableState, secret: Secret): Seat {
  const seats = drawnSeats(randomOf(secret, 'seats', mixOf(proof)));
  return seats.indexOf(tile as Player) as Seat;
}

function taking(state: TableState, place: Player, tile: WindTile): Extract<TableEvent, { type: 'wind-taken' }> {
  if (!state.secret) throw new Error('the shuffle of this game is not committed');
  return { type: 'wind-taken', place, tile, wind: windOf(tile, state, state.secret) };
}

const isFree = ({ winds }: TableState, tile: WindTile): boolean => !winds?.taken.some(taken => taken?.tile === tile);

/** Turns up a wind tile for the caller. The tile decides where they sit. */
export function takeWind(
  state: TableState,
  { tile }: Extract<TableCommand, { type: 'take-wind' }>,
  { by }: Context,
): Decision {
  const place = playerOf(state, by.id);
  if (place === undefined) return refuse('not-seated');
  if (!state.winds) return refuse('no-wind-draw');
  if (state.winds.taken[place]) return refuse('wind-drawn');
  return isFree(state, tile) ? ok([taking(state, place, tile)]) : refuse('wind-taken');
}

/** Takes the first free tile for a bot, or for a person whose time is over. */
export function takeWindFor(state: TableState, place: Player): Decision {
  const tile = ([0, 1, 2, 3] as const).find(each => isFree(state, each));
  if (!state.winds || state.winds.taken[place] || tile === undefined) return refuse('no-wind-draw');
  const event = taking(state, place, tile);
  return ok([state.places[place].kind === 'person' ? { ...event, isForOther: true } : event]);
}

/** Adds a draw in which each chair takes the tile of its own wind: an event's chart has drawn the winds before. */
export function withFixedWinds(chain: Chain): Chain {
  const { secret, proof } = chain.state;
  if (!secret) return chain;
  const seats = drawnSeats(randomOf(secret, 'seats', mixOf(proof)));
  chain.add({ type: 'winds-laid' });
  for (const place of PLAYERS) {
    const tile = seats[place] as WindTile;
    chain.add({ type: 'wind-taken', place, tile, wind: seats.indexOf(tile as Player) as Seat, isForOther: true });
  }
  return chain;
}
