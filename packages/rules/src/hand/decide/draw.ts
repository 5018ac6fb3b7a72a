import { ok, type Result, refuse } from '../../result/result.ts';
import { isReplacementOptional, type Ruleset, showsFlowersAtOnce } from '../../rulesets/ruleset.ts';
import { type Seat, seatAfter } from '../../tiles/seat.ts';
import { isFlower, type Tile } from '../../tiles/tile.ts';
import { nextTile } from '../../wall/wall.ts';
import type { RuleError } from '../errors.ts';
import type { DrawSource, HandEvent, ReplacementSource } from '../events.ts';
import { actingSeat, type HandState } from '../state.ts';
import { Chain } from './chain.ts';
import { shownHands } from './end.ts';
import { foulEvent } from './foul.ts';

const replacementFor = (source: DrawSource): ReplacementSource =>
  source === 'kong' || source === 'kong-flower' ? 'kong-flower' : 'flower';

/**
 * Adds a draw. If flowers are shown at once, adds them and their replacements too; a hand without a tile to draw is
 * exhausted (articles 13, 16, 36).
 */
export function drawTile(chain: Chain, seat: Seat, source: DrawSource): Chain {
  const { wall } = chain.state;
  const tile = nextTile(wall, seat, source !== 'wall');
  if (tile === undefined) return chain.add({ type: 'exhausted', shown: shownHands(chain.state) });
  chain.add({ type: 'drew', seat, tile, source });
  return isFlower(tile) && showsFlowersAtOnce(chain.state.rules)
    ? replaceFlower(chain, seat, tile, replacementFor(source))
    : chain;
}

/** Whether a replacement waits for its player: all do in strict play, a kong's where it may be declined (CLASSICAL 30). */
const isDrawnByHand = (rules: Ruleset, source: ReplacementSource): boolean =>
  rules.assist === 'strict' || (source === 'kong' && isReplacementOptional(rules));

/** Adds the draw of a replacement, or that the seat is to draw it by hand. */
export const replace = (chain: Chain, seat: Seat, source: ReplacementSource): Chain =>
  isDrawnByHand(chain.state.rules, source)
    ? chain.add({ type: 'replacement-owed', seat, source })
    : drawTile(chain, seat, source);

/** Shows a flower and has its replacement drawn from the end of the wall. */
export const replaceFlower = (chain: Chain, seat: Seat, tile: Tile, source: ReplacementSource): Chain =>
  replace(chain.add({ type: 'flower-exposed', seat, tile }), seat, source);

/**
 * Draws the replacement that a seat owes itself. In strict play a hand on the wall at any other time than the own turn is
 * an early draw; the tile stays unseen, so the hand lives (3.11.6.4).
 */
export function draw(state: HandState, seat: Seat): Result<readonly HandEvent[], RuleError> {
  const { phase } = state;
  if (
    phase.name === 'turn' &&
    phase.seat === seat &&
    phase.owes &&
    phase.source !== 'deal' &&
    phase.source !== 'claim'
  ) {
    return ok(drawTile(new Chain(state), seat, phase.source).events);
  }
  const mayFoul = state.rules.assist === 'strict' && phase.name !== 'counting';
  if (!mayFoul || actingSeat(state) === seat) return refuse({ code: 'nothing-to-draw' });
  return ok([foulEvent(state, seat, 'early-draw', false)]);
}

/** Ends a turn without the replacement of its kong and without a discard: thirteen tiles stay, and the next seat draws. */
export function declineReplacement(state: HandState, seat: Seat): Result<readonly HandEvent[], RuleError> {
  const { phase, rules } = state;
  if (phase.name !== 'turn' || phase.seat !== seat) return refuse({ code: 'not-your-turn' });
  if (!phase.owes) return refuse({ code: 'nothing-to-draw' });
  if (!isReplacementOptional(rules)) return refuse({ code: 'draw-first' });
  const chain = new Chain(state).add({ type: 'replacement-declined', seat });
  return ok(drawTile(chain, seatAfter(seat), 'wall').events);
}
