import { HIDDEN, type Tile } from '@gorrion/rules';
import { useT } from '../i18n/index.ts';
import { tileName } from './names.ts';
import { TileFace } from './TileFace.tsx';
import './mini.css';

export interface MiniTileProps {
  readonly tile: Tile;
  readonly corner?: boolean;
  /** Draws the tile on its side, as a claimed tile lies. */
  readonly turned?: boolean;
  /** Outlines the tile: the claimed tile of an option, the winning tile of a hand. */
  readonly marked?: boolean;
  /** Hides the tile from screen readers, because the text beside it names it. */
  readonly decorative?: boolean;
}

/** A small tile within text. Its width is the CSS property `--mw`. */
export function MiniTile({ tile, corner, turned, marked, decorative }: MiniTileProps) {
  const t = useT();
  const className = ['mt', tile === HIDDEN && 'bk', turned && 'turn', marked && 'claimed'].filter(Boolean).join(' ');
  const face = <TileFace tile={tile} corner={corner} />;
  if (decorative) {
    return (
      <span className={className} aria-hidden="true">
        {face}
      </span>
    );
  }
  return (
    <span className={className} role="img" aria-label={tile === HIDDEN ? t('tile.faceDown') : tileName(t, tile)}>
      {face}
    </span>
  );
}

export interface MiniTilesProps {
  readonly tiles: readonly Tile[];
  /** Index of the tile that lies on its side. */
  readonly turned?: number;
  /** Index of the outlined tile. */
  readonly marked?: number;
  readonly corner?: boolean;
  readonly decorative?: boolean;
}

/** Small tiles side by side: a meld, a hand, or a chow to choose. */
export function MiniTiles({ tiles, turned, marked, corner, decorative }: MiniTilesProps) {
  return (
    <span className="grp">
      {tiles.map((tile, place) => (
        <MiniTile
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed row
          key={place}
          tile={tile}
          corner={corner}
          decorative={decorative}
          turned={place === turned}
          marked={place === marked}
        />
      ))}
    </span>
  );
}
