import { chowTiles, type HandState, type SeatCommand, type Tile } from '@gorrion/rules';
import type { Translate } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';

/** Returns the tile on which a claim is decided; undefined in a turn of one's own. */
export const offeredIn = ({ phase }: HandState): Tile | undefined => (phase.name === 'claims' ? phase.tile : undefined);

/** Returns the tiles by which an action is shown; none for a word alone. */
export function tilesOf(action: SeatCommand, offered: Tile | undefined): readonly Tile[] {
  if (action.type !== 'claim') return 'tile' in action ? [action.tile] : [];
  const { claim } = action;
  if (claim.kind === 'chow') return chowTiles(claim.low);
  if (offered === undefined || claim.kind === 'pass' || claim.kind === 'said') return [];
  if (claim.kind === 'win') return [offered];
  return Array.from({ length: claim.kind === 'kong' ? 4 : 3 }, () => offered);
}

/** Returns the word of a call; undefined for a discard, which its tile says. */
export function callWord(t: Translate, action: SeatCommand): string | undefined {
  switch (action.type) {
    case 'discard':
      return undefined;
    case 'declare-kong':
      return t('act.kong');
    case 'expose-flower':
      return t('act.flower');
    case 'declare-win':
      return t('act.win');
    case 'claim':
      return t(`act.${action.claim.kind === 'said' ? action.claim.word : action.claim.kind}`);
    default:
      return t('act.pass');
  }
}

/** Returns an action in words, as "7 Bamboo", "Chow 345 Dots" or "Pass". */
export function actionName(t: Translate, action: SeatCommand, offered: Tile | undefined): string {
  const word = callWord(t, action);
  const tiles = [...new Set(tilesOf(action, offered))].map(tile => tileName(t, tile));
  if (word === undefined) return tiles.join(' ');
  return tiles.length > 0 ? t('expert.call', { word, tiles: tiles.join(t('list.comma')) }) : word;
}
