import { ok, type Result, refuse } from '../../result/result.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { RuleError } from '../errors.ts';
import type { HandEvent } from '../events.ts';
import type { HandState } from '../state.ts';

/** Discards a tile of the hand; a tile just claimed may be discarded too (ruling 24). */
export function discard(state: HandState, seat: Seat, tile: Tile): Result<readonly HandEvent[], RuleError> {
  const { phase } = state;
  if (phase.name !== 'turn' || phase.seat !== seat) return refuse({ code: 'not-your-turn' });
  if (!state.seats[seat].concealed.includes(tile)) return refuse({ code: 'tile-not-held' });
  const isDrawn = phase.drawn === tile && phase.source !== 'deal' ? { isDrawn: true as const } : {};
  return ok([{ type: 'discarded', seat, tile, ...isDrawn }]);
}
