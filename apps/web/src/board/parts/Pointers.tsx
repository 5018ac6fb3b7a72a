import type { TileSpot } from '@gorrion/protocol';
import { useEffect, useRef } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import type { Pointing } from '../hooks/usePointedTile.ts';
import type { Size } from '../layout/index.ts';
import type { KeyedBox } from '../motion/index.ts';
import { boxOf, spotOf } from '../spots.ts';

/** Somebody who points at a tile. */
export interface TilePointer {
  readonly who: number;
  readonly name: string;
  readonly at: TileSpot;
}

interface PointersProps {
  readonly boxes: readonly KeyedBox[];
  readonly pointing: Pointing;
  readonly size: Size;
  readonly pointers: readonly TilePointer[];
  readonly onPoint: ((spot: TileSpot | undefined) => void) | undefined;
}

/** Room (px) that a name needs beside and below its arrow. */
const NAME_WIDTH = 110;
const NAME_HEIGHT = 46;

/** Draws who points at which tile, and reports at which the viewer points. */
export function Pointers({ boxes, pointing, size, pointers, onPoint }: PointersProps) {
  const t = useT();
  useOwnPointer(boxes, pointing, onPoint);
  return pointers.map(({ who, name, at }) => {
    const box = boxOf(boxes, at);
    if (!box) return null;
    const [x, y] = [box.x + box.w * 0.6, box.y + box.h * 0.5];
    const sides = ['pointer', x + NAME_WIDTH > size.w && 'to-left', y + NAME_HEIGHT > size.h && 'to-top'];
    return (
      <div
        key={who}
        className={sides.filter(Boolean).join(' ')}
        role="img"
        aria-label={t('table.pointsAt', { name })}
        style={{ transform: `translate(${x}px, ${y}px)` }}
      >
        <svg viewBox="0 0 22 26" aria-hidden="true">
          <path d="M2 2l17 10-8 2-3 9z" />
        </svg>
        <span dir="auto">{name}</span>
      </div>
    );
  });
}

/** Reports the tile at which the viewer points, and that they point at none. */
function useOwnPointer(boxes: readonly KeyedBox[], pointing: Pointing, onPoint: PointersProps['onPoint']): void {
  const latest = useRef({ boxes, onPoint });
  latest.current = { boxes, onPoint };
  useEffect(
    () =>
      pointing.subscribe(() => {
        const { boxes, onPoint } = latest.current;
        const pointed = boxes.find(({ key }) => key === pointing.key());
        onPoint?.(pointed && spotOf(boxes, pointed));
      }),
    [pointing],
  );
}
