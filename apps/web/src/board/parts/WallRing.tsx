import type { Geometry } from '../layout/index.ts';
import { ringStacks } from '../layout/ring.ts';
import type { Scene } from '../scene.ts';

interface WallRingProps {
  readonly scene: Scene;
  readonly geometry: Geometry;
  /** The distance from the centre (units). */
  readonly at: number;
}

/** The wall as a thin ring of its standing stacks. Hidden from screen readers: the panel says how many tiles are left. */
export function WallRing({ scene, geometry: { cx, cy, u }, at }: WallRingProps) {
  const half = at + 0.5;
  const side = 2 * half * u;
  return (
    <svg
      className="wall-ring"
      aria-hidden="true"
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      style={{ left: cx - side / 2, top: cy - side / 2, width: side, height: side }}
    >
      {ringStacks(scene, at).map(({ stack, from, to, isHalf, isCarrying }) => (
        <line
          key={stack}
          className={isCarrying ? 'carrying' : isHalf ? 'half' : undefined}
          x1={from[0]}
          y1={from[1]}
          x2={to[0]}
          y2={to[1]}
        />
      ))}
    </svg>
  );
}
