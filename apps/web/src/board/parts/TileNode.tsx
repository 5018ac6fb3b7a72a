import { HIDDEN } from '@gorrion/rules';
import { type CSSProperties, memo } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { TileFace, tileName } from '../../kit/tiles/index.ts';
import type { KeyedBox } from '../motion/index.ts';

/** Returns the place and size of a tile as styles. The place is a transform, as its motion is. */
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

/** Returns the accessible name of a tile on the table, such as "5 Bamboo, just drawn". */
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
  /** Hides the tile from screen readers, because its group has a name. */
  readonly isSilent?: boolean;
  readonly more?: string;
}

function Node({ box, corner, isSilent = false, more }: TileNodeProps) {
  const t = useT();
  // Until a tile leaves the wall it has two nodes: one in the wall and one at its new place.
  const key = box.zone === 'wall' ? { 'data-wall': box.key } : { 'data-key': box.key };
  const common = { ...key, className: tileClass(box, more), style: tileStyle(box) };
  const face = hasFace(box);
  if (isSilent) return <div {...common}>{face && <TileFace tile={box.tile} corner={corner} />}</div>;
  const label = tileLabel(t, box);
  return (
    <li {...common}>
      {face ? <TileFace tile={box.tile} corner={corner} label={label} /> : <span role="img" aria-label={label} />}
    </li>
  );
}

/** Memoized: a board keeps the objects of unchanged boxes, so only changed tiles render. */
export const TileNode = memo(Node);
