import type { Tile } from '@gorrion/rules';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { TileFace } from '../../tiles/index.ts';
import type { KeyedBox } from '../motion/index.ts';
import { tileClass, tileLabel, tileStyle } from '../parts/TileNode.tsx';
import type { TileDrag } from './drag.ts';
import { placeAside, placeUnder } from './gap.ts';
import { useTilePress } from './useTilePress.ts';
import type { DiscardWays } from './ways.ts';

export interface OwnHandProps {
  /** In reading order, the tile just drawn last. */
  readonly boxes: readonly KeyedBox[];
  readonly corner: boolean;
  readonly ways: DiscardWays;
  /** Tiles that an offer pointed at would use. */
  readonly used: readonly Tile[];
  readonly canDiscard: (tile: Tile) => boolean;
  readonly onDiscard: (box: KeyedBox) => void;
  /** A tile was let go at another place, where it lies already. */
  readonly onMove: (from: number, to: number) => void;
}

/** ms: a tile that was let go slides into its place. */
const SETTLE = 140;
/** A tile in hand is above all others. */
const HELD = 9000;

/** From where it was let go to where it belongs. */
const slideHome = (node: HTMLElement, dx: number, dy: number) =>
  node.animate({ translate: [`${dx}px ${dy}px`, '0 0'] }, { duration: SETTLE, easing: 'ease-out' });

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

/** Dragging along the hand: the others make room, and the tile stays where it is let go. */
function useGap(boxes: readonly KeyedBox[], onMove: OwnHandProps['onMove']) {
  const [gap, setGap] = useState<{ readonly from: number; readonly to: number }>();
  const placeOf = ({ index, dx, dy, isOut }: TileDrag) => (isOut ? index : placeUnder(boxes, index, dx, dy));
  const over = (drag: TileDrag | undefined) => {
    const to = drag && placeOf(drag);
    if (drag?.index === gap?.from && to === gap?.to) return;
    setGap(drag && to !== undefined ? { from: drag.index, to } : undefined);
  };
  const drop = (drag: TileDrag, node: HTMLElement) => {
    const to = placeOf(drag);
    const [held, home] = [boxes[drag.index]!, boxes[to]!];
    slideHome(node, held.x + drag.dx - home.x, held.y + drag.dy - home.y);
    if (to !== drag.index) onMove(drag.index, to);
  };
  /** Where a tile stands as long as another is held over the hand. */
  const standing = (box: KeyedBox, place: number): KeyedBox => {
    if (!gap || !boxes[gap.from]) return box;
    if (place === gap.from) return { ...box, z: HELD };
    const { x, y } = boxes[placeAside(place, gap.from, gap.to)] ?? box;
    return { ...box, x, y };
  };
  return { held: gap?.from, over, drop, standing };
}

/** The viewer's hand: a toolbar of tiles with one stop for the tab key. */
function Hand({ boxes, corner, ways, used, canDiscard, onDiscard, onMove }: OwnHandProps) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string>();
  const discard = (box: KeyedBox) => {
    if (canDiscard(box.tile)) onDiscard(box);
    press.setLifted(undefined);
  };
  const { held, over, drop, standing } = useGap(boxes, onMove);
  const press = useTilePress({ ways, discard, over, drop });
  const inUse = usedKeys(boxes, used);
  const tabStop = boxes.some(box => box.key === stop) ? stop : boxes.at(-1)?.key;
  useFocusKept(root, boxes);
  return (
    <div
      className={held === undefined ? 'zone' : 'zone arranging'}
      role="toolbar"
      aria-label={t('table.hand')}
      aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
      ref={root}
    >
      {boxes.map((box, i) => {
        const marks = [
          canDiscard(box.tile) && 'can',
          press.lifted === box.key && 'lift',
          inUse.has(box.key) && 'use',
          held === i && 'dragged',
        ];
        return (
          <button
            key={box.key}
            type="button"
            data-key={box.key}
            data-tile={i}
            className={tileClass(box, marks.filter(Boolean).join(' '))}
            style={tileStyle(standing(box, i))}
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

/** Others play most of the time: meanwhile nothing of the hand is drawn again. */
export const OwnHand = memo(Hand);

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
  // In the same turn in which the tile goes: the focus is nowhere else in between.
  useLayoutEffect(() => {
    const at = focused.current;
    if (at === undefined || document.activeElement !== document.body) return;
    const tiles = root.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [];
    tiles[Math.min(at, boxes.length - 1)]?.focus();
  }, [boxes, root]);
}
