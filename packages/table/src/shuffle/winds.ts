import type { TableState, WindDraw, WindTile } from '@gorrion/protocol';
import { type ByPlayer, byPlayer, drawnSeats, PLAYERS, type Player, type Seat } from '@gorrion/rules';
import { mixOf, randomOf } from './random.ts';
import type { Secret } from './secret.ts';

/*
 * The draw of seats by wind tiles (ruling 3). The shuffle of a game's first hand says which wind each of the four tiles
 * shows; everybody then takes one. The winds are settled before the first tile is taken, and nobody but the server knows
 * them. A table that draws by itself gives tile n to chair n.
 */

/** Returns the chairs by player, from the shuffle's draw and the tile that each chair took (undefined: its own). */
export function orderAfter(seats: ByPlayer<Player>, taken: ByPlayer<WindTile> | undefined): ByPlayer<Player> {
  return taken ? byPlayer(player => taken.indexOf(seats[player] as WindTile) as Player) : seats;
}

/** Returns the wind that a tile shows. */
export function windOf(tile: WindTile, { proof }: TableState, secret: Secret): Seat {
  const seats = drawnSeats(randomOf(secret, 'seats', mixOf(proof)));
  return seats.indexOf(tile as Player) as Seat;
}

/** Returns the tile that each chair took; undefined until all have one. */
export function takenTiles(winds: WindDraw | undefined): ByPlayer<WindTile> | undefined {
  if (!winds || PLAYERS.some(chair => !winds.taken[chair])) return undefined;
  return byPlayer(chair => winds.taken[chair]!.tile);
}

/** Whether the seats of the next game are drawn by wind tiles. */
export const isByTiles = ({ settings }: TableState): boolean => settings.seatDraw === 'taken';
