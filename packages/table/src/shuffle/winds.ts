import type { TableState, WindDraw, WindTile } from '@gorrion/protocol';
import { type ByPlayer, byPlayer, isClassicalId, PLAYERS, type Player } from '@gorrion/rules';

/*
 * The draw of seats by wind tiles (article 3). The shuffle of a game's first hand says which wind each of the four tiles
 * shows; everybody then takes one. The winds are settled before the first tile is taken, and nobody but the server knows
 * them. A table that draws by itself gives tile n to chair n.
 * Computes no hash, so that a page can follow the draw before it has loaded that code.
 */

/** Returns the chairs by player, from the shuffle's draw and the tile that each chair took (undefined: its own). */
export function orderAfter(seats: ByPlayer<Player>, taken: ByPlayer<WindTile> | undefined): ByPlayer<Player> {
  return taken ? byPlayer(player => taken.indexOf(seats[player] as WindTile) as Player) : seats;
}

/** Returns the tile that each chair took; undefined until all have one. */
export function takenTiles(winds: WindDraw | undefined): ByPlayer<WindTile> | undefined {
  if (!winds || PLAYERS.some(chair => !winds.taken[chair])) return undefined;
  return byPlayer(chair => winds.taken[chair]!.tile);
}

/** Whether the seats of the next game are drawn by wind tiles; the older ways throw dice for them. */
export const isByTiles = ({ settings }: TableState): boolean =>
  settings.seatDraw === 'taken' && !isClassicalId(settings.ruleset);
