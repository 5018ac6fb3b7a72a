import type { DailyHand } from '@gorrion/events/daily';
import { useT } from '../../kit/i18n/index.ts';
import { percent } from './text.ts';

/* Pictures of a day. Each has a sentence for readers who do not see it; the table beside it has the figures. */

/** Points at the ends of a strip, and of one bar of it. What lies beyond stands at the end. */
const [LOW, HIGH, STEP] = [-45, 110, 5];
const WIDTH = 216;
const BASE = 28;
const placeOf = (points: number): number => ((points - LOW) / (HIGH - LOW)) * WIDTH;
const stepOf = (points: number): number => Math.floor((Math.max(LOW, Math.min(HIGH - 1, points)) - LOW) / STEP);

interface StripProps {
  readonly field: DailyHand['field'];
  /** The reader's points; undefined if they left the hand. */
  readonly own: number | undefined;
}

/** How many of the field had how many points in a hand, with the reader's marked. */
export function Strip({ field, own }: StripProps) {
  const t = useT();
  const counts = new Map<number, number>();
  for (const [points, count] of field) counts.set(stepOf(points), (counts.get(stepOf(points)) ?? 0) + count);
  const most = Math.max(1, ...counts.values());
  const width = (STEP / (HIGH - LOW)) * WIDTH;
  const all = field.reduce((sum, [, count]) => sum + count, 0);
  const mark = own === undefined ? undefined : stepOf(own) * width + width / 2;
  return (
    <svg
      className="daily-strip"
      viewBox={`0 0 ${WIDTH} 38`}
      role="img"
      aria-label={t('daily.strip', { count: all, own: own === undefined ? '–' : t.signed(own) })}
    >
      <line x1="0" x2={WIDTH} y1={BASE} y2={BASE} className="axis" />
      <line x1={placeOf(0)} x2={placeOf(0)} y1="2" y2="32" className="axis zero" />
      {[...counts].map(([step, count]) => {
        const height = Math.max(2, 25 * Math.sqrt(count / most));
        const isOwn = own !== undefined && step === stepOf(own);
        return (
          <rect
            key={step}
            className={isOwn ? 'own' : undefined}
            x={step * width + 0.7}
            width={width - 1.4}
            y={BASE - height}
            height={height}
            rx="1"
          />
        );
      })}
      {mark !== undefined && <path className="own" d={`M${mark} 30l5 7h-10z`} />}
    </svg>
  );
}

/** How many of the field have which mean, with the reader's marked. */
export function Bars({ bars, own }: { readonly bars: readonly number[]; readonly own: number }) {
  const t = useT();
  const [width, high] = [520 / bars.length, 62];
  const most = Math.max(1, ...bars);
  const mark = Math.min(bars.length - 1, Math.floor(own * bars.length));
  return (
    <svg className="daily-bars" viewBox="0 0 520 104" role="img" aria-label={t('daily.bars', { own: percent(t, own) })}>
      {bars.map((count, n) => {
        const height = count === 0 ? 0 : Math.max(3, (count / most) * high);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of bars
            key={n}
            className={n === mark ? 'own' : undefined}
            x={n * width + 1.5}
            width={width - 3}
            y={78 - height}
            height={height}
            rx="2"
          />
        );
      })}
      <line x1="0" x2="520" y1="78.5" y2="78.5" className="axis" />
      <text className="own" x={(mark + 0.5) * width} y="12" textAnchor="middle">
        {t('duplicate.you')}
      </text>
      {[0.2, 0.4, 0.6, 0.8].map(share => (
        <text key={share} x={520 * share} y="98" textAnchor="middle">
          {percent(t, share)}
        </text>
      ))}
    </svg>
  );
}
