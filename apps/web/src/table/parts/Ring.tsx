import { useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '../hooks/useReducedMotion.ts';
import type { Clock } from '../props.ts';

/** A ring that runs empty; with less motion it steps once a second. */
export function Ring({
  clock,
  now,
  size = 52,
}: {
  readonly clock: Clock;
  readonly now: () => number;
  readonly size?: number;
}) {
  const arc = useRef<SVGCircleElement>(null);
  const isStill = useReducedMotion();
  const { endsAt, total } = clock;
  useLayoutEffect(() => {
    const rest = Math.max(0, endsAt - now());
    const share = Math.min(1, total > 0 ? rest / total : 0);
    const easing = isStill ? `steps(${Math.max(1, Math.ceil(rest / 1000))})` : 'linear';
    const running = arc.current?.animate(
      { strokeDashoffset: [100 - share * 100, 100] },
      { duration: rest, easing, fill: 'forwards' },
    );
    return () => running?.cancel();
  }, [endsAt, total, now, isStill]);
  const middle = size / 2;
  return (
    <svg className="ring" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <circle className="bg" cx={middle} cy={middle} r={middle - 4} />
      <circle ref={arc} className="fg" cx={middle} cy={middle} r={middle - 4} pathLength="100" strokeDasharray="100" />
    </svg>
  );
}
