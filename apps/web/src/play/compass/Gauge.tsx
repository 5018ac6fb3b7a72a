import { useT } from '../../kit/i18n/index.ts';

interface GaugeProps {
  readonly points: number;
  readonly minimum: number;
}

const [MIDDLE, RADIUS, GAP] = [56, 46, 0.06];

/** Returns the path of one segment of the ring; the first begins at the top. */
function segment(at: number, of: number): string {
  const turn = (2 * Math.PI) / of;
  const gap = of === 1 ? 0.001 : GAP;
  const spot = (angle: number) =>
    `${(MIDDLE + RADIUS * Math.cos(angle)).toFixed(2)} ${(MIDDLE + RADIUS * Math.sin(angle)).toFixed(2)}`;
  const from = at * turn - Math.PI / 2;
  const isLong = turn > Math.PI ? 1 : 0;
  return `M${spot(from + gap)}A${RADIUS} ${RADIUS} 0 ${isLong} 1 ${spot(from + turn - gap)}`;
}

/** A ring of as many segments as a win needs points: solid for those secured, dashed for those missing. */
export function Gauge({ points, minimum }: GaugeProps) {
  const t = useT();
  const segments = Array.from({ length: minimum }, (_, at) => ({ at, isSolid: at < points }));
  return (
    <svg className="route-ring" viewBox="0 0 112 112" role="img" aria-label={t('compass.gauge', { points, minimum })}>
      {segments.map(({ at, isSolid }) => (
        <path key={at} d={segment(at, minimum)} className={isSolid ? 'solid' : undefined} />
      ))}
      <text x="56" y="62" className="figure">
        {t.number(points)}
      </text>
      <text x="56" y="78">
        {t('compass.of', { minimum })}
      </text>
    </svg>
  );
}
