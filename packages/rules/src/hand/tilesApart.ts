import { hasFourteen } from '../melds/handSize.ts';
import type { Seat } from '../tiles/seat.ts';
import { withoutTile } from '../tiles/sorted.ts';
import type { Tile } from '../tiles/tile.ts';
import type { HandState } from './state.ts';

/** The concealed tiles of a seat, and the tile that is kept apart from them: just drawn, or won on (article 40). */
export interface TilesApart {
  readonly hand: readonly Tile[];
  readonly apart: Tile | undefined;
}

/**
 * Splits the concealed tiles of a seat from the tile it has just drawn or has won on. A self-drawn winning tile is
 * among the winner's fourteen; a discard or a robbed tile never joins the thirteen.
 */
export function tilesApart({ phase, seats }: Pick<HandState, 'phase' | 'seats'>, seat: Seat): TilesApart {
  const { concealed } = seats[seat];
  const open = phase.name === 'counting' ? phase.under : phase;
  if (open.name === 'turn' && open.seat === seat && open.drawn !== undefined) {
    return { hand: withoutTile(concealed, open.drawn), apart: open.drawn };
  }
  if (phase.name === 'over' && phase.outcome.kind === 'won' && phase.outcome.seat === seat) {
    const { tile } = phase.outcome;
    return { hand: hasFourteen(seats[seat]) ? withoutTile(concealed, tile) : concealed, apart: tile };
  }
  return { hand: concealed, apart: undefined };
}
