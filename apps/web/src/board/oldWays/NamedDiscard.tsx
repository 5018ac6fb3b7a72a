import { useMemo } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/TableIcon.tsx';
import type { Geometry } from '../layout/index.ts';
import type { KeyedBox } from '../motion/index.ts';
import { handTop } from '../parts/plates.ts';
import { type Area, freePlace } from './place.ts';

interface NamedDiscardProps {
  readonly boxes: readonly KeyedBox[];
  readonly geometry: Geometry;
}

/** The size of the words: px of a letter, of a Chinese character, of the rest, and of the height. */
const [LETTER, CHARACTER, AROUND, HEIGHT] = [8, 14.5, 46, 30];

const widthOf = (name: string): number =>
  AROUND + [...name].reduce((sum, letter) => sum + (letter > '\u2e80' ? CHARACTER : LETTER), 0);

/** Returns where a name may lie: on the felt, and on phones between the plates and what belongs to the own hand. */
function roomOf(g: Geometry): Area {
  const { cx, cy, u, table, size, mode, own } = g;
  if (mode === 'port') return { x: 4, y: 56, w: size.w - 8, h: own.plateY - 60 };
  if (mode === 'land') return { x: 4, y: 4, w: size.w - 8, h: handTop(g) - 8 };
  const half = table * u - 6;
  return { x: cx - half, y: cy - half, w: 2 * half, h: 2 * half };
}

const panelOf = ({ cx, cy, panel: { w, h } }: Geometry): Area => ({ x: cx - w / 2, y: cy - h / 2, w, h });

/** The last discard as it was named aloud, beside the river of its player. Live text says it to screen readers. */
export function NamedDiscard({ boxes, geometry }: NamedDiscardProps) {
  const t = useT();
  const last = boxes.find(({ marks }) => marks.includes('last'));
  const name = last && tileName(t, last.tile);
  const place = useMemo(
    () =>
      last &&
      name !== undefined &&
      freePlace(last, { w: widthOf(name), h: HEIGHT }, roomOf(geometry), [...boxes, panelOf(geometry)]),
    [last, name, geometry, boxes],
  );
  if (!place) return null;
  return (
    <span className="named" aria-hidden="true" style={{ left: place.x + place.w / 2, top: place.y }}>
      <Icon name="sound" />
      {name}
    </span>
  );
}
