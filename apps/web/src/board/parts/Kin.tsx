import { useT } from '../../kit/i18n/index.ts';
import { type Pointing, usePointed } from '../hooks/usePointedTile.ts';
import { kinOf, type UnseenCounter } from '../kin.ts';
import type { KeyedBox } from '../motion/index.ts';

interface KinProps {
  readonly boxes: readonly KeyedBox[];
  readonly pointing: Pointing;
  readonly unseen: UnseenCounter | undefined;
  /** The height of the stage (px). */
  readonly height: number;
}

/** The room that the tag needs above its tile, and its own height (px). */
const TAG = 26;
const TAG_HEIGHT = 18;

/** Returns the upper edge of the tag (px). It hangs below a tile of the hand, since own melds and flowers lie above it. */
function tagTop({ kind, face, y, h }: KeyedBox, bottom: number): number {
  if (kind === 'hand') return Math.min(y + h - 0.17 * face + 2, bottom - TAG_HEIGHT);
  return y - TAG > 2 ? y - TAG : y + h + 6;
}

/** Outlines the visible copies of the tile that the player points at, and says how many they have not seen. */
export function Kin({ boxes, pointing, unseen, height }: KinProps) {
  const t = useT();
  const pointed = usePointed(pointing, boxes);
  if (!pointed) return null;
  const left = unseen?.(pointed.tile);
  return (
    <>
      {kinOf(boxes, pointed).map(({ key, x, y, w, h }) => (
        <div
          key={key}
          className="kin"
          aria-hidden="true"
          style={{ width: w, height: h, transform: `translate(${x}px, ${y}px)` }}
        />
      ))}
      {left !== undefined && (
        <div
          className="kin-tag"
          role="status"
          style={{ translate: `${pointed.x + pointed.w / 2}px ${tagTop(pointed, height)}px` }}
        >
          {t('facts.left', { count: left })}
        </div>
      )}
    </>
  );
}
