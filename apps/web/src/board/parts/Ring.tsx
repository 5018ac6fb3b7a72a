import { useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '../hooks/useReducedMotion.ts';
import type { Clock } from '../props.ts';

/** The steps of the ring, about a pixel each. With more the page would paint every frame while a player thinks. */
const STEPS = 160;

/** A ring that runs empty with the time left. With reduced motion it steps once a second. */
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
    const node = arc.current;
    if (!node) return;
    const show = () => {
      const left = total > 0 ? Math.min(1, Math.max(0, endsAt - now()) / total) : 0;
      node.style.strokeDashoffset = String(100 - left * 100);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(show, isStill ? 1000 : Math.max(50, total / STEPS));
    show();
    return () => clearInterval(timer);
  }, [endsAt, total, now, isStill]);
  const middle = size / 2;
  return (
    <svg className="ring" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <circle className="bg" cx={middle} cy={middle} r={middle - 4} />
      <circle ref={arc} className="fg" cx={middle} cy={middle} r={middle - 4} pathLength="100" strokeDasharray="100" />
    </svg>
  );
}
