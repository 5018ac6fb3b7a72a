import { ok, type Result, refuse } from '../../result/result.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { RuleError } from '../errors.ts';
import type { HandEvent } from '../events.ts';
import { areGivable, exchangers, isToExchange } from '../exchange.ts';
import type { HandState } from '../state.ts';
import { Chain } from './chain.ts';

/**
 * Lays down what a seat gives in the open exchange. Once both neighbours have chosen they exchange, and the next two
 * follow (CLASSICAL 22-24).
 */
export function exchange(
  state: HandState,
  seat: Seat,
  tiles: readonly Tile[],
): Result<readonly HandEvent[], RuleError> {
  const { phase } = state;
  if (phase.name !== 'exchanging' || !isToExchange(state, seat)) return refuse({ code: 'no-exchange' });
  if (!areGivable(state.seats[seat].concealed, tiles)) return refuse({ code: 'tile-not-exchanged' });
  const chain = new Chain(state).add({ type: 'exchange-chosen', seat, tiles: [...tiles].sort((a, b) => a - b) });
  const [giver, other] = exchangers(phase);
  const chosen = chain.state.phase.name === 'exchanging' ? chain.state.phase.chosen : phase.chosen;
  const [given, got] = [chosen[giver], chosen[other]];
  if (given && got) {
    // As many go over as the hand with fewer can give: every hand keeps its number of tiles (CLASSICAL 24).
    const both = Math.min(given.length, got.length);
    chain.add({ type: 'exchanged', seat: giver, given: [given.slice(0, both), got.slice(0, both)] });
  }
  return ok(chain.events);
}
