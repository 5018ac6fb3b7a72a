import type { Tile } from '@gorrion/rules';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { TileFace } from '../../tiles/index.ts';
import type { KeyedBox } from '../motion/index.ts';
import { tileClass, tileLabel, tileStyle } from '../parts/TileNode.tsx';
import { useTilePress } from './useTilePress.ts';

export interface OwnHandProps {
  /** In reading order, the tile just drawn last. */
  readonly boxes: readonly KeyedBox[];
  readonly corner: boolean;
  /** Tiles that an offer pointed at would use. */
  readonly used: readonly Tile[];
  readonly canDiscard: (tile: Tile) => boolean;
  readonly onDiscard: (tile: Tile) => void;
  readonly onMove: (from: number, to: number) => void;
}

/** Which tile a dragged one was let go over. */
function indexAt(boxes: readonly KeyedBox[], from: KeyedBox, dx: number, dy: number): number {
  const [x, y] = [from.x + dx + from.w / 2, from.y + dy + from.h / 2];
  const far = (box: KeyedBox) => Math.hypot(box.x + box.w / 2 - x, (box.y + box.h / 2 - y) * 1.5);
  return boxes.reduce((best, box, i) => (far(box) < far(boxes[best]!) ? i : best), 0);
}

/** Marks as many tiles of a kind as an offer uses. */
function usedKeys(boxes: readonly KeyedBox[], used: readonly Tile[]): ReadonlySet<string> {
  const left = [...used];
  return new Set(
    boxes.flatMap(box => {
      const at = left.indexOf(box.tile);
      if (at < 0) return [];
      left.splice(at, 1);
      return [box.key];
    }),
  );
}

/** The viewer's hand: a toolbar of tiles with one stop for the tab key. */
export function OwnHand({ boxes, corner, used, canDiscard, onDiscard, onMove }: OwnHandProps) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string>();
  const discard = (box: KeyedBox) => {
    if (canDiscard(box.tile)) onDiscard(box.tile);
    press.setLifted(undefined);
  };
  const press = useTilePress({
    discard,
    move: (from, dx, dy) => {
      const to = indexAt(boxes, boxes[from]!, dx, dy);
      if (to !== from) onMove(from, to);
    },
  });
  const inUse = usedKeys(boxes, used);
  const tabStop = boxes.some(box => box.key === stop) ? stop : boxes.at(-1)?.key;
  useFocusKept(root, boxes);
  return (
    <div className="zone" role="toolbar" aria-label={t('table.hand')} ref={root}>
      {boxes.map((box, i) => {
        const marks = [canDiscard(box.tile) && 'can', press.lifted === box.key && 'lift', inUse.has(box.key) && 'use'];
        return (
          <button
            key={box.key}
            type="button"
            data-key={box.key}
            data-tile={i}
            className={tileClass(box, marks.filter(Boolean).join(' '))}
            style={tileStyle(box)}
            aria-label={tileLabel(t, box)}
            aria-disabled={!canDiscard(box.tile)}
            tabIndex={box.key === tabStop ? 0 : -1}
            onFocus={() => setStop(box.key)}
            {...press.handlers(box, i)}
          >
            <TileFace tile={box.tile} corner={corner} />
          </button>
        );
      })}
    </div>
  );
}

/** When the focused tile leaves the hand, its neighbour is focused: the focus stays in the hand. */
function useFocusKept(root: React.RefObject<HTMLDivElement | null>, boxes: readonly KeyedBox[]): void {
  const focused = useRef<number>(undefined);
  useEffect(() => {
    const node = root.current;
    if (!node) return;
    const remember = () => {
      const index = (document.activeElement as HTMLElement | null)?.dataset.tile;
      focused.current = index === undefined || !node.contains(document.activeElement) ? undefined : Number(index);
    };
    const forget = (event: FocusEvent) => {
      if (event.relatedTarget) focused.current = undefined;
    };
    node.addEventListener('focusin', remember);
    node.addEventListener('focusout', forget);
    return () => {
      node.removeEventListener('focusin', remember);
      node.removeEventListener('focusout', forget);
    };
  }, [root]);
  useEffect(() => {
    const at = focused.current;
    if (at === undefined || document.activeElement !== document.body) return;
    const tiles = root.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [];
    tiles[Math.min(at, boxes.length - 1)]?.focus();
  }, [boxes, root]);
}
