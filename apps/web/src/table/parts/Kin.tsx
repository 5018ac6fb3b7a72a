import { useT } from '../../i18n/index.ts';
import { type Pointing, usePointed } from '../hooks/usePointedTile.ts';
import { kinOf, type Unseen } from '../kin.ts';
import type { KeyedBox } from '../motion/index.ts';

interface KinProps {
  readonly boxes: readonly KeyedBox[];
  readonly pointing: Pointing;
  readonly unseen: Unseen | undefined;
}

/** px: room that the tag needs above its tile. */
const TAG = 26;

/** All copies in sight of the tile that is asked about, and how many the viewer has not seen yet. */
export function Kin({ boxes, pointing, unseen }: KinProps) {
  const t = useT();
  const pointed = usePointed(pointing, boxes);
  if (!pointed) return null;
  const left = unseen?.(pointed.tile);
  const lift = pointed.kind === 'hand' ? 0.36 * pointed.face : 0;
  const above = pointed.y - lift - TAG;
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
          style={{ translate: `${pointed.x + pointed.w / 2}px ${above > 2 ? above : pointed.y + pointed.h + 6}px` }}
        >
          {t('facts.left', { count: left })}
        </div>
      )}
    </>
  );
}
