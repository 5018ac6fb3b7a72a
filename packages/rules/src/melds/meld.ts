import type { Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';

/**
 * A set laid on the table. `from` is the seat that discarded the tile, so the turned tile can be placed (article 25). A
 * chow comes from the left neighbour (article 20); a concealed kong has no `from`.
 */
export type Meld =
  | { readonly kind: 'chow'; readonly low: Tile; readonly claimed: Tile; readonly from: Seat }
  | { readonly kind: 'pung'; readonly tile: Tile; readonly from: Seat }
  | { readonly kind: 'kong'; readonly tile: Tile; readonly form: 'concealed' }
  | { readonly kind: 'kong'; readonly tile: Tile; readonly form: 'melded' | 'promoted'; readonly from: Seat };

/** Returns whether a meld was claimed, so that the hand is no longer concealed (article 33). */
export const isClaimed = (meld: Meld): boolean => meld.kind !== 'kong' || meld.form !== 'concealed';

/** Returns the three tiles of a chow, the lowest first. */
export const chowTiles = (low: Tile): readonly Tile[] => [low, (low + 1) as Tile, (low + 2) as Tile];

/** Returns the tiles of a meld: three, of a kong four. */
export function meldTiles(meld: Meld): readonly Tile[] {
  if (meld.kind === 'chow') return chowTiles(meld.low);
  return Array.from({ length: meld.kind === 'kong' ? 4 : 3 }, () => meld.tile);
}
