import type { ReviewedLuck } from '@gorrion/protocol';
import { barOf, type scaleOf } from './luck.ts';

interface LuckBarProps {
  readonly luck: ReviewedLuck;
  readonly scale: ReturnType<typeof scaleOf>;
}

/** What brought points to the right of zero, and what cost points to the left of it. The numbers stand beside it. */
export function LuckBar({ luck, scale: { low, high } }: LuckBarProps) {
  const share = (points: number) => `${(points / (high - low)) * 100}%`;
  return (
    <span className="luck-bar" aria-hidden="true">
      {barOf(luck).map(({ what, from, size }) => (
        <i key={what} className={`bar-${what}`} style={{ insetInlineStart: share(from - low), width: share(size) }} />
      ))}
      <s style={{ insetInlineStart: share(-low) }} />
    </span>
  );
}
