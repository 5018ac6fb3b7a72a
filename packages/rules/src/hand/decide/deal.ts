import { familyOf } from '../../family/familyOf.ts';
import type { FoulId } from '../../fouls/fouls.ts';
import { ok, type Result, refuse } from '../../result/result.ts';
import type { Ruleset } from '../../rulesets/ruleset.ts';
import { type BySeat, SEATS, type Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import { isFlower } from '../../tiles/tile.ts';
import { dealtHands, fromBreak, isWholeSet } from '../../wall/deal.ts';
import { isDice } from '../../wall/dice.ts';
import { nextTile } from '../../wall/wall.ts';
import type { Deal } from '../commands.ts';
import type { RuleError } from '../errors.ts';
import type { HandEvent } from '../events.ts';
import { type HandState, undealt } from '../state.ts';
import { Chain } from './chain.ts';
import { drawTile } from './draw.ts';

/** Shows the flowers that a seat holds now and draws as many tiles, by `draw`. Returns whether it held any. */
function replaceOnce(chain: Chain, seat: Seat, draw: (chain: Chain, seat: Seat) => void): boolean {
  const flowers = chain.state.seats[seat].concealed.filter(isFlower);
  for (const tile of flowers) chain.add({ type: 'flower-exposed', seat, tile });
  for (let drawn = 0; drawn < flowers.length; drawn++) draw(chain, seat);
  return flowers.length > 0;
}

/** Draws a replacement that stays in the hand even if it is a flower. The wall of a deal is never empty. */
const drawToKeep = (chain: Chain, seat: Seat): Chain =>
  chain.add({ type: 'drew', seat, tile: nextTile(chain.state.wall, seat, true) as Tile, source: 'flower' });

const drawReplacement = (chain: Chain, seat: Seat): Chain => drawTile(chain, seat, 'flower');

/**
 * Replaces all flowers of the deal, and flowers among the replacements: each seat's before the next seat's, or once around
 * the table in every round (article 12).
 */
function replaceDealtFlowers(chain: Chain, order: Ruleset['flowerOrder']): void {
  if (order === 'rounds') {
    while (SEATS.filter(seat => replaceOnce(chain, seat, drawToKeep)).length > 0);
    return;
  }
  for (const seat of SEATS) while (replaceOnce(chain, seat, drawReplacement));
}

const NO_FOULS: BySeat<readonly FoulId[]> = [[], [], [], []];

/**
 * Builds the wall, breaks it by the dice, deals and replaces the flowers (articles 4-12). From own walls every seat gets
 * thirteen tiles, and East draws.
 */
export function deal(
  state: HandState,
  { ring, dice, prevalentWind, rules, layout = familyOf(rules).layoutOf(rules), fouls = NO_FOULS }: Deal,
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
  replaceDealtFlowers(chain, rules.flowerOrder);
  if (layout.walls === 'own') drawTile(chain, 0, 'wall');
  if (familyOf(rules).hasExchanges(rules)) chain.add({ type: 'exchange-opened' });
  return ok(chain.events);
}
