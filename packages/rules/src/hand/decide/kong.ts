import { ok, type Result, refuse } from '../../result/result.ts';
import { showsConcealedKongs } from '../../rulesets/ruleset.ts';
import type { Seat } from '../../tiles/seat.ts';
import { countOf } from '../../tiles/sorted.ts';
import type { Tile } from '../../tiles/tile.ts';
import { hasReplacement } from '../drawing.ts';
import type { RuleError } from '../errors.ts';
import type { HandEvent } from '../events.ts';
import { kongsOnTurn } from '../legalActions.ts';
import type { HandState } from '../state.ts';
import { Chain } from './chain.ts';
import { replace } from './draw.ts';
import { foulEvent } from './foul.ts';

/**
 * Declares a concealed kong and draws its replacement, or adds a tile to a pung, which others may rob (articles 28-31).
 */
export function declareKong(state: HandState, seat: Seat, tile: Tile): Result<readonly HandEvent[], RuleError> {
  const { phase } = state;
  if (phase.name !== 'turn' || phase.seat !== seat) return refuse({ code: 'not-your-turn' });
  if (phase.owes) return refuse({ code: 'draw-first' });
  if (!hasReplacement(state, seat)) return refuse({ code: 'wall-empty' });
  const isHeld = state.seats[seat].concealed.includes(tile);
  if (!kongsOnTurn(state, phase).includes(tile)) {
    if (state.rules.assist === 'strict' && isHeld) return ok([foulEvent(state, seat, 'false-claim', false, [tile])]);
    return refuse({ code: isHeld ? 'no-such-kong' : 'tile-not-held' });
  }
  if (countOf(state.seats[seat].concealed, tile) < 4) return ok([{ type: 'kong-added', seat, tile }]);
  const shown = showsConcealedKongs(state.rules) && ({ isShown: true } as const);
  const chain = new Chain(state).add({
    type: 'melded',
    seat,
    meld: { kind: 'kong', tile, form: 'concealed' },
    ...shown,
  });
  return ok(replace(chain, seat, 'kong').events);
}
