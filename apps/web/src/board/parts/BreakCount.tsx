import type { WallLayout } from '@gorrion/rules';
import { breakLine, countedStack } from '../layout/index.ts';
import type { KeyedBox } from '../motion/index.ts';
import { COUNT_MS } from '../pace.ts';

interface BreakCountProps {
  readonly boxes: readonly KeyedBox[];
  readonly sum: number;
  readonly layout: WallLayout;
  /** All stacks are counted, and the wall is opened. */
  readonly isOpened: boolean;
}

/**
 * Numbers on the stacks, counted from the right end of the wall of the breaker. The wall opens beside the last one, and the
 * dotted line shows the way of the deal.
 */
export function BreakCount({ boxes, sum, layout, isOpened }: BreakCountProps) {
  const wall = boxes.filter(box => box.zone === 'wall');
  const tops = new Map(wall.map(box => [box.slot, box]));
  const counts = Array.from({ length: sum }, (_, i) => i + 1);
  return (
    <div aria-hidden="true">
      {counts.map(n => {
        const box = tops.get(`wall-${2 * countedStack({ layout }, sum, n)}`);
        // A stack from which the tiles were lifted carries its number no more.
        if (!box || (isOpened && n === sum && layout.dead)) return null;
        const style = { left: box.x + box.w / 2, top: box.y + box.h / 2, animationDelay: `${n * COUNT_MS}ms` };
        return (
          <span key={n} className={isOpened && n === sum ? 'count-mark hit' : 'count-mark'} style={style}>
            {n}
          </span>
        );
      })}
      {isOpened && <DealLine boxes={wall} layout={layout} />}
    </div>
  );
}

/** Half the width of the head of the arrow (px). */
const HEAD = 7;

/** The line outside the wall: a bar at the break, dots along the first stacks of the deal, and an arrow head. */
function DealLine({ boxes, layout }: Pick<BreakCountProps, 'boxes' | 'layout'>) {
  const line = breakLine(boxes, layout.direction);
  if (!line) return null;
  const { cut, from, to, along } = line;
  const [ax, ay] = along;
  const tip = [to[0] + ax * HEAD * 1.3, to[1] + ay * HEAD * 1.3];
  const head = [[to[0] - ay * HEAD, to[1] + ax * HEAD], [to[0] + ay * HEAD, to[1] - ax * HEAD], tip];
  return (
    <svg className="deal-line" aria-hidden="true">
      <line className="cut" x1={cut[0][0]} y1={cut[0][1]} x2={cut[1][0]} y2={cut[1][1]} />
      <line className="dots" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
      <polygon points={head.map(([x, y]) => `${x},${y}`).join(' ')} />
    </svg>
  );
}
