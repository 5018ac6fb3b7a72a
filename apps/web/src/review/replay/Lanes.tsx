import type { Lane } from './lanes.ts';

const HEIGHT = 26;
const WIDTH = 1000;

/** Returns the path of a lane: a bend away from the rail, then along it. */
function pathOf({ from, to }: Lane, n: number): string {
  const [x, end] = [from * WIDTH, to * WIDTH];
  const y = 6 + n * 6;
  const bend = Math.min(14, Math.max(4, end - x));
  return `M${x} 0C${x + bend * 0.6} 0 ${x + bend * 0.4} ${y} ${x + bend} ${y}H${Math.max(end, x + bend)}`;
}

/** Lines that leave the played moves, dashed below the rail; the one that is walked through is solid. */
export const Lanes = ({ lanes }: { readonly lanes: readonly Lane[] }) =>
  lanes.length === 0 ? null : (
    <svg className="scrub-lanes" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {lanes.map((lane, n) => (
        <path
          key={lane.id}
          d={pathOf(lane, n)}
          className={lane.isCurrent ? 'on' : undefined}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
