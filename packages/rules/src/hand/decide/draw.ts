import type { Seat } from '../../tiles/seat.ts';
import { isFlower, type Tile } from '../../tiles/tile.ts';
import { nextTile } from '../../wall/wall.ts';
import type { DrawSource } from '../events.ts';
import type { Chain } from './chain.ts';
import { shownHands } from './end.ts';

const replacementFor = (source: DrawSource): DrawSource =>
  source === 'kong' || source === 'kong-flower' ? 'kong-flower' : 'flower';

/**
 * Adds a draw. If flowers are shown at once, adds them and their replacements too; a hand without a tile to draw is
 * exhausted (rulings 13, 16, 36).
 */
export function drawTile(chain: Chain, seat: Seat, source: DrawSource): Chain {
  const { wall } = chain.state;
  const tile = nextTile(wall, seat, source !== 'wall');
  if (tile === undefined) return chain.add({ type: 'exhausted', shown: shownHands(chain.state) });
  chain.add({ type: 'drew', seat, tile, source });
  return isFlower(tile) && chain.state.rules.flowerExposure === 'auto'
    ? replaceFlower(chain, seat, tile, replacementFor(source))
    : chain;
}

/** Shows a flower and draws its replacement from the end of the wall. */
export function replaceFlower(chain: Chain, seat: Seat, tile: Tile, source: DrawSource): Chain {
  return drawTile(chain.add({ type: 'flower-exposed', seat, tile }), seat, source);
}
