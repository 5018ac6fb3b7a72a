import { ok, type Result, refuse } from '../../result/result.ts';
import type { Seat } from '../../tiles/seat.ts';
import { isFlower, type Tile } from '../../tiles/tile.ts';
import type { RuleError } from '../errors.ts';
import type { HandEvent } from '../events.ts';
import { flowersOnTurn } from '../legalActions.ts';
import type { HandState } from '../state.ts';
import { Chain } from './chain.ts';
import { replaceFlower } from './draw.ts';

/** Shows a flower on the seat's own turn after a draw (ruling 13, manual exposure). */
export function exposeFlower(state: HandState, seat: Seat, tile: Tile): Result<readonly HandEvent[], RuleError> {
  const { phase } = state;
  if (phase.name !== 'turn' || phase.seat !== seat) return refuse({ code: 'not-your-turn' });
  if (!isFlower(tile)) return refuse({ code: 'not-a-flower' });
  if (!state.seats[seat].concealed.includes(tile)) return refuse({ code: 'tile-not-held' });
  if (phase.source === 'claim') return refuse({ code: 'flower-after-claim' });
  if (!flowersOnTurn(state, phase).includes(tile)) return refuse({ code: 'wall-empty' });
  const isAfterKong = phase.source === 'kong' || phase.source === 'kong-flower';
  return ok(replaceFlower(new Chain(state), seat, tile, isAfterKong ? 'kong-flower' : 'flower').events);
}
