import type { Seat } from '@gorrion/rules';
import { sideOf } from '../../kit/ui/sides.ts';

/** Middles of the sides of the felt, in a square of 100. */
const MIDDLES = { south: [50, 88], east: [88, 50], north: [50, 12], west: [12, 50] } as const;
/** How far two arrows between the same sides lie apart, and how far they bend. */
const APART = 7;
const BEND = 16;

interface Arrow {
  readonly path: string;
  readonly tip: string;
}

/** Returns a bent arrow between the middles of two sides, to the right of the straight way. */
function arrowOf(from: readonly [number, number], to: readonly [number, number]): Arrow {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const shift = (x: number, y: number, by: number) => [x + nx * by, y + ny * by] as const;
  const inset = 0.1;
  const [x1, y1] = shift(from[0] + dx * inset, from[1] + dy * inset, APART);
  const [x2, y2] = shift(to[0] - dx * inset, to[1] - dy * inset, APART);
  const [cx, cy] = shift((x1 + x2) / 2, (y1 + y2) / 2, BEND);
  const angle = (Math.atan2(y2 - cy, x2 - cx) * 180) / Math.PI;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    path: `M${round(x1)} ${round(y1)}Q${round(cx)} ${round(cy)} ${round(x2)} ${round(y2)}`,
    tip: `translate(${round(x2)} ${round(y2)}) rotate(${round(angle)})`,
  };
}

interface SeatArrowsProps {
  readonly moves: readonly (readonly [Seat, Seat])[];
  /** The seat at the lower edge. */
  readonly near: number;
}

/** Arrows over the felt from every old seat to the new one. */
export function SeatArrows({ moves, near }: SeatArrowsProps) {
  return (
    <svg className="round-arrows" viewBox="0 0 100 100" aria-hidden="true">
      {moves.map(([from, to]) => {
        const { path, tip } = arrowOf(MIDDLES[sideOf(from, near)], MIDDLES[sideOf(to, near)]);
        return (
          <g key={from}>
            <path d={path} pathLength="1" />
            <path className="tip" d="M-2.4 -2.2L2.6 0L-2.4 2.2z" transform={tip} />
          </g>
        );
      })}
    </svg>
  );
}
