import type { Tile } from '@gorrion/rules';
import { type CSSProperties, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { TileFace } from '../../kit/tiles/index.ts';
import { useRootMark } from '../../kit/ui/useRootMark.ts';
import type { KeyedBox } from '../motion/index.ts';
import { tileClass, tileLabel, tileStyle } from '../parts/TileNode.tsx';
import type { TileDrag } from './drag.ts';
import { placeAside, placeUnder } from './gap.ts';
import { useTilePress } from './useTilePress.ts';
import type { DiscardWays } from './ways.ts';

export interface OwnHandProps {
  /** The tiles from left to right, the tile just drawn last. */
  readonly boxes: readonly KeyedBox[];
  readonly corner: boolean;
  readonly ways: DiscardWays;
  /** The tiles that the offer under the pointer would use. */
  readonly used: readonly Tile[];
  /** The tiles that the player has chosen for a word, while they choose; undefined otherwise. */
  readonly chosen?: ReadonlySet<string> | undefined;
  readonly canDiscard: (tile: Tile) => boolean;
  readonly onDiscard: (box: KeyedBox) => void;
  /** Called when a tile was dropped at another place. It is drawn there already. */
  readonly onMove: (from: number, to: number) => void;
}

/** How long a dropped tile slides into its place (ms). */
const SETTLE = 140;
/** The z-index of a dragged tile, above all others. */
const HELD = 9000;

/** Slides a tile into its place from (`dx`, `dy`) px beside it. */
const slideHome = (node: HTMLElement, dx: number, dy: number) =>
  node.animate({ translate: [`${dx}px ${dy}px`, '0 0'] }, { duration: SETTLE, easing: 'ease-out' });

/** Returns the keys of the tiles that an offer uses: of equal tiles, as many as it needs. */
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

/** Lets the other tiles make room for a dragged one, and puts it where it is dropped. */
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
  /** Returns a tile at the place where it stands while another is dragged over the hand. */
  const standing = (box: KeyedBox, place: number): KeyedBox => {
    if (!gap || !boxes[gap.from]) return box;
    if (place === gap.from) return { ...box, z: HELD };
    const { x, y } = boxes[placeAside(place, gap.from, gap.to)] ?? box;
    return { ...box, x, y };
  };
  return { held: gap?.from, over, drop, standing };
}

/** The viewer's hand: a toolbar of tiles that is one stop for the Tab key. */
function Hand({ boxes, corner, ways, used, chosen, canDiscard, onDiscard, onMove }: OwnHandProps) {
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
  const hinted = press.isHinted ? boxes.find(box => box.key === press.lifted && canDiscard(box.tile)) : undefined;
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
          (inUse.has(box.key) || chosen?.has(box.key)) && 'use',
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
            aria-pressed={chosen?.has(box.key)}
            tabIndex={box.key === tabStop ? 0 : -1}
            onFocus={() => setStop(box.key)}
            {...press.handlers(box, i)}
          >
            <TileFace tile={box.tile} corner={corner} />
          </button>
        );
      })}
      {/* Above the upper row, whose tiles stay in sight. */}
      <TapHint box={hinted} top={Math.min(...boxes.map(({ y }) => y))} />
    </div>
  );
}

/** Says above the hand, at a lifted tile, that a second tap discards it. */
function TapHint({ box, top }: { readonly box: KeyedBox | undefined; readonly top: number }) {
  const t = useT();
  useRootMark('tap-again', box !== undefined);
  const style = box && ({ '--x': `${box.x + box.w / 2}px`, top } as CSSProperties);
  return (
    <div role="status">
      {box && (
        <p className="tap-hint" style={style}>
          {t('table.tapAgain')}
        </p>
      )}
    </div>
  );
}

/** Memoized: while the other players act, the hand is not rendered again. */
export const OwnHand = memo(Hand);

/** Moves the focus to a neighbour when the focused tile leaves the hand. */
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
  // A layout effect, so that the focus never leaves the hand in between.
  useLayoutEffect(() => {
    const at = focused.current;
    if (at === undefined || document.activeElement !== document.body) return;
    const tiles = root.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [];
    tiles[Math.min(at, boxes.length - 1)]?.focus();
  }, [boxes, root]);
}
