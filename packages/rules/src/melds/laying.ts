import { withoutTile, withoutTiles } from '../tiles/sorted.ts';
import type { Tile } from '../tiles/tile.ts';
import { chowTiles, type Meld } from './meld.ts';

/** Concealed tiles and melds of a seat. */
export interface Holding {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
}

/** Returns the tiles that leave the concealed hand for a meld: all of it but a claimed tile. */
export function ownTilesOf(meld: Meld): readonly Tile[] {
  if (meld.kind === 'chow') return chowTiles(meld.low).filter(tile => tile !== meld.claimed);
  const own = meld.kind === 'pung' ? 2 : meld.form === 'concealed' ? 4 : 3;
  return Array.from({ length: own }, () => meld.tile);
}

/** Returns what a seat holds after it has laid down a meld. */
export const afterMeld = ({ concealed, melds }: Holding, meld: Meld): Holding => ({
  concealed: withoutTiles(concealed, ownTilesOf(meld)),
  melds: [...melds, meld],
});

/** Returns what a seat holds after it has added the fourth tile to its melded pung (article 29). */
export const afterAddedTile = ({ concealed, melds }: Holding, tile: Tile): Holding => ({
  concealed: withoutTile(concealed, tile),
  melds: melds.map(meld =>
    meld.kind === 'pung' && meld.tile === tile ? { kind: 'kong', tile, form: 'promoted', from: meld.from } : meld,
  ),
});

/** Returns the meld as it was laid down: a pung whose fourth tile was added later was a pung then. */
export const asLaidDown = (meld: Meld): Meld =>
  meld.kind === 'kong' && meld.form === 'promoted' ? { kind: 'pung', tile: meld.tile, from: meld.from } : meld;
