import { ok, type Result, refuse } from '../../result/result.ts';
import type { Seat } from '../../tiles/seat.ts';
import { isFlower, type Tile } from '../../tiles/tile.ts';
import { hasReplacement } from '../drawing.ts';
import type { RuleError } from '../errors.ts';
import type { HandEvent } from '../events.ts';
import { flowersOnTurn } from '../legalActions.ts';
import type { HandState } from '../state.ts';
import { Chain } from './chain.ts';
import { replaceFlower } from './draw.ts';
import { foulEvent } from './foul.ts';

/**
 * Shows a flower on the seat's own turn (article 13, manual exposure). In strict play any tile may be shown:
 * a wrong one leaves a dead hand, and has to be discarded (3.11.6.2, 3.4.27).
 */
export function exposeFlower(state: HandState, seat: Seat, tile: Tile): Result<readonly HandEvent[], RuleError> {
  const { phase } = state;
  if (phase.name !== 'turn' || phase.seat !== seat) return refuse({ code: 'not-your-turn' });
  if (phase.owes) return refuse({ code: 'draw-first' });
  if (state.rules.assist === 'strict') {
    if (!state.seats[seat].concealed.includes(tile)) return refuse({ code: 'tile-not-held' });
    if (!hasReplacement(state, seat)) return refuse({ code: 'wall-empty' });
    if (!flowersOnTurn(state, phase).includes(tile)) {
      return ok([foulEvent(state, seat, 'false-claim', false, [tile])]);
    }
  }
  if (!isFlower(tile)) return refuse({ code: 'not-a-flower' });
  if (!state.seats[seat].concealed.includes(tile)) return refuse({ code: 'tile-not-held' });
  if (phase.source === 'claim' && !state.rules.flowerAfterClaim) return refuse({ code: 'flower-after-claim' });
  if (!flowersOnTurn(state, phase).includes(tile)) return refuse({ code: 'wall-empty' });
  const isAfterKong = phase.source === 'kong' || phase.source === 'kong-flower';
  return ok(replaceFlower(new Chain(state), seat, tile, isAfterKong ? 'kong-flower' : 'flower').events);
}
