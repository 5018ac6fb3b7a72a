import type { CSSProperties } from 'react';
import type { KeyedBox } from '../motion/index.ts';

const STACKS = 72;

/** Numbers on the stacks that are counted from the breaker's right end; the wall is opened after the last. */
export function BreakCount({ boxes, sum }: { readonly boxes: readonly KeyedBox[]; readonly sum: number }) {
  const tops = new Map(boxes.filter(box => box.zone === 'wall').map(box => [box.slot, box]));
  const counts = Array.from({ length: sum }, (_, i) => i + 1);
  return (
    <div aria-hidden="true">
      {counts.map(n => {
        const box = tops.get(`wall-${2 * (STACKS - sum + n - 1)}`);
        if (!box) return null;
        const style = { left: box.x + box.w / 2, top: box.y + box.h / 2, '--n': n } as CSSProperties;
        return (
          <span key={n} className={n === sum ? 'count-mark hit' : 'count-mark'} style={style}>
            {n}
          </span>
        );
      })}
    </div>
  );
}
