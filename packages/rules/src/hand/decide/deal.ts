import type { FoulId } from '../../fouls/fouls.ts';
import { ok, type Result, refuse } from '../../result/result.ts';
import { type BySeat, SEATS, type Seat } from '../../tiles/seat.ts';
import { isFlower } from '../../tiles/tile.ts';
import { dealtHands, fromBreak, isWholeSet } from '../../wall/deal.ts';
import { isDice } from '../../wall/dice.ts';
import { wallOf } from '../../wall/layout.ts';
import type { Deal } from '../commands.ts';
import type { RuleError } from '../errors.ts';
import type { HandEvent } from '../events.ts';
import { type HandState, undealt } from '../state.ts';
import { Chain } from './chain.ts';
import { drawTile } from './draw.ts';

/** Replaces all flowers of a dealt hand, and flowers among the replacements, before the next seat's (ruling 12). */
function replaceDealtFlowers(chain: Chain, seat: Seat): void {
  let flowers = chain.state.seats[seat].concealed.filter(isFlower);
  while (flowers.length > 0) {
    for (const tile of flowers) chain.add({ type: 'flower-exposed', seat, tile });
    for (let drawn = 0; drawn < flowers.length; drawn++) drawTile(chain, seat, 'flower');
    flowers = chain.state.seats[seat].concealed.filter(isFlower);
  }
}

const NO_FOULS: BySeat<readonly FoulId[]> = [[], [], [], []];

/**
 * Builds the wall, breaks it by the dice, deals and replaces the flowers (rulings 4-12). From own walls every seat gets
 * thirteen tiles, and East draws.
 */
export function deal(
  state: HandState,
  { ring, dice, prevalentWind, rules, layout = wallOf(rules), fouls = NO_FOULS }: Deal,
): Result<HandEvent[], RuleError> {
  if (state.phase.name !== 'undealt') return refuse({ code: 'hand-already-dealt' });
  if (!isWholeSet(ring, layout) || !isDice(dice)) return refuse({ code: 'bad-deal' });
  const { tiles, breakAt } = fromBreak(ring, dice, layout);
  const hands = dealtHands(tiles, layout);
  const chain = new Chain(undealt).add({
    type: 'dealt',
    rules,
    prevalentWind,
    dice,
    layout,
    breakAt,
    wall: tiles,
    hands,
    fouls,
  });
  for (const seat of SEATS) replaceDealtFlowers(chain, seat);
  if (layout.walls === 'own') drawTile(chain, 0, 'wall');
  return ok(chain.events);
}
