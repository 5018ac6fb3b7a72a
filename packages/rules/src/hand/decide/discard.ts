import { ok, type Result, refuse } from '../../result/result.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { RuleError } from '../errors.ts';
import type { HandEvent } from '../events.ts';
import { mustDiscard } from '../legalActions.ts';
import type { HandState } from '../state.ts';
import { foulEvent } from './foul.ts';

/**
 * Discards a tile of the hand; a tile just claimed may be discarded too (article 24). A tile that all have seen goes first
 * (3.4.27). In strict play a player who has not drawn a replacement has too few tiles from then on: a dead hand (3.11.6.8).
 */
export function discard(state: HandState, seat: Seat, tile: Tile): Result<readonly HandEvent[], RuleError> {
  const { phase } = state;
  if (phase.name !== 'turn' || phase.seat !== seat) return refuse({ code: 'not-your-turn' });
  if (!state.seats[seat].concealed.includes(tile)) return refuse({ code: 'tile-not-held' });
  if (phase.owes && state.rules.assist !== 'strict') return refuse({ code: 'draw-first' });
  const owed = mustDiscard(state, seat);
  if (owed.length > 0 && !owed.includes(tile)) return refuse({ code: 'must-discard-shown' });
  const isDrawn = phase.drawn === tile && phase.source !== 'deal' ? { isDrawn: true as const } : {};
  const discarded: HandEvent = { type: 'discarded', seat, tile, ...isDrawn };
  return ok(phase.owes ? [foulEvent(state, seat, 'wrong-count', false), discarded] : [discarded]);
}
