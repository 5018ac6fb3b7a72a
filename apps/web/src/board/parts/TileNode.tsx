import { HIDDEN } from '@gorrion/rules';
import { type CSSProperties, memo } from 'react';
import { type Translate, useT } from '../../i18n/index.ts';
import { TileFace, tileName } from '../../tiles/index.ts';
import type { KeyedBox } from '../motion/index.ts';

/** Where and how large a tile is; its place is a transform, so that motion is one too. */
export const tileStyle = (box: KeyedBox): CSSProperties =>
  ({
    width: box.w,
    height: box.h,
    transform: `translate(${box.x}px, ${box.y}px)`,
    zIndex: box.z,
    '--fw': `${box.face}px`,
    '--r': `${box.turn}deg`,
  }) as CSSProperties;

export const tileClass = (box: KeyedBox, more = ''): string =>
  ['tile', box.kind, ...box.marks.map(mark => `is-${mark}`), more].filter(Boolean).join(' ');

/** What a tile on the table is called, with what there is to say about it. */
export function tileLabel(t: Translate, box: KeyedBox): string {
  if (box.tile === HIDDEN) return t(box.zone === 'meld' ? 'tile.faceDown' : 'tile.hidden');
  const name = tileName(t, box.tile);
  const tile = box.marks.includes('as-drawn') ? t('table.tile.asDrawn', { tile: name }) : name;
  if (box.marks.includes('last')) return t('table.tile.last', { tile });
  if (box.marks.includes('won')) return t('table.tile.won', { tile });
  if (box.marks.includes('drawn')) return t('table.tile.drawn', { tile });
  return tile;
}

const hasFace = (box: KeyedBox) => box.kind === 'up' || box.kind === 'down' || box.kind === 'hand';

export interface TileNodeProps {
  readonly box: KeyedBox;
  readonly corner: boolean;
  /** A tile of a group that is described as a whole. */
  readonly isSilent?: boolean;
  readonly more?: string;
}

function Node({ box, corner, isSilent = false, more }: TileNodeProps) {
  const t = useT();
  const face = hasFace(box) ? <TileFace tile={box.tile} corner={corner} /> : null;
  // A tile that leaves the wall is drawn twice until it does: there, and where it goes.
  const key = box.zone === 'wall' ? { 'data-wall': box.key } : { 'data-key': box.key };
  const common = { ...key, className: tileClass(box, more), style: tileStyle(box) };
  if (isSilent) return <div {...common}>{face}</div>;
  return (
    <li {...common}>
      <span role="img" aria-label={tileLabel(t, box)}>
        {face}
      </span>
    </li>
  );
}

/** A tile is drawn again only when something of it changed: a board keeps the boxes that are as they were. */
export const TileNode = memo(Node);
