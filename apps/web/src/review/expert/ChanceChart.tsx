import { type MouseEvent, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { useKeydown } from '../../kit/ui/useKeydown.ts';
import { actionName } from './actions.ts';
import { type ChanceChart as Chart, chartLine } from './chances.ts';
import { percent, signedPoints } from './numbers.ts';
import type { PlacedDecision } from './placed.ts';

const [WIDTH, HEIGHT] = [380, 130];
/** Edges of the plot, and where the bars of lost points begin and end; the number of the longest stands below them. */
const [LEFT, RIGHT, TOP, BOTTOM, BARS, FLOOR] = [36, 374, 8, 66, 74, 98];

interface ChanceChartProps {
  readonly chart: Chart;
  readonly shown: PlacedDecision | undefined;
  /** Whether single letters are keys. */
  readonly hasLetters: boolean;
  readonly onGo: (placed: PlacedDecision) => void;
}

/** The chance to win by turn, with bars of the points lost below; the same numbers as a table at one press. */
export function ChanceChart({ chart, shown, hasLetters, onGo }: ChanceChartProps) {
  const t = useT();
  const [isTable, setTable] = useState(false);
  useKeydown(event => isKey(event) && setTable(now => !now), { isOn: hasLetters });
  return (
    <section>
      <div className="row ends">
        <h2>{t('expert.chances')}</h2>
        <button type="button" className="lnk" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t('expert.asTable')} {hasLetters && <kbd className="kbd">T</kbd>}
        </button>
      </div>
      {isTable ? <ChanceTable chart={chart} onGo={onGo} /> : <Drawing chart={chart} shown={shown} onGo={onGo} />}
    </section>
  );
}

/** Whether T was pressed alone, and not into a field. */
const isKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 't' &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof HTMLElement && target.matches('input, select, textarea'));

function Drawing({ chart, shown, onGo }: Omit<ChanceChartProps, 'hasLetters'>) {
  const t = useT();
  const { points, losses, most, firstTurn, lastTurn, mostLost, worst } = chart;
  const x = (turn: number) => LEFT + 6 + ((turn - firstTurn) / Math.max(1, lastTurn - firstTurn)) * (RIGHT - LEFT - 12);
  const y = (chance: number) => BOTTOM - (chance / most) * (BOTTOM - TOP);
  const path = points.map(({ turn, best }) => `${x(turn).toFixed(1)},${y(best).toFixed(1)}`).join(' ');
  const press = ({ currentTarget, clientX }: MouseEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const at = ((clientX - box.left) / box.width) * WIDTH;
    const near = points.toSorted((a, b) => Math.abs(x(a.turn) - at) - Math.abs(x(b.turn) - at))[0];
    if (near) onGo(near.placed);
  };
  const shownTurn = shown?.decision.turn;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the table has a button for each turn
    <svg
      className="chance-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={chartLine(t, chart)}
      onClick={press}
    >
      {[0, most / 2, most].map(chance => (
        <g key={chance}>
          <line className={chance === 0 ? 'zero' : 'grid'} x1={LEFT} x2={RIGHT} y1={y(chance)} y2={y(chance)} />
          <text x={LEFT - 6} y={y(chance) + 4} textAnchor="end">
            {percent(t, chance)}
          </text>
        </g>
      ))}
      {shownTurn !== undefined && <line className="now" x1={x(shownTurn)} x2={x(shownTurn)} y1={TOP - 4} y2={FLOOR} />}
      <polyline className="line" points={path} />
      {points.map(({ placed, turn, best }) => (
        <circle key={placed.decision.before} cx={x(turn)} cy={y(best)} r={2.5} />
      ))}
      {losses.map(placed => (
        <Loss
          key={placed.decision.before}
          placed={placed}
          x={x(placed.decision.turn)}
          height={(placed.decision.loss / mostLost) * (FLOOR - BARS)}
        />
      ))}
      {worst && (
        <text className="lost" x={Math.min(RIGHT - 12, x(worst.decision.turn))} y={FLOOR + 12} textAnchor="middle">
          {signedPoints(t, -worst.decision.loss)}
        </text>
      )}
      {turnsOf(firstTurn, lastTurn).map(turn => (
        <text key={turn} x={x(turn)} y={HEIGHT - 4} textAnchor="middle">
          {t.number(turn)}
        </text>
      ))}
    </svg>
  );
}

/** Returns about five turns for the axis. */
function turnsOf(first: number, last: number): readonly number[] {
  const step = Math.max(1, Math.round((last - first) / 4));
  const turns: number[] = [];
  for (let turn = first; turn <= last; turn += step) turns.push(turn);
  return turns;
}

interface LossProps {
  readonly placed: PlacedDecision;
  readonly x: number;
  readonly height: number;
}

/** A bar of lost points: hatched, with the sign of its verdict above it. */
function Loss({ placed: { decision }, x, height }: LossProps) {
  return (
    <g className={`loss is-${decision.verdict}`}>
      <rect x={x - 4} y={BARS} width={8} height={Math.max(1.5, height)} />
      {decision.verdict === 'mistake' && <path d={`M${x} ${BARS - 8}l5 5-5 5-5-5z`} />}
      {decision.verdict === 'inaccuracy' && <path d={`M${x} ${BARS - 8}l5 8.500h-10z`} />}
    </g>
  );
}

/** The numbers of the chart. */
function ChanceTable({ chart, onGo }: Pick<ChanceChartProps, 'chart' | 'onGo'>) {
  const t = useT();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('expert.column.turn')}</th>
          <th scope="col">{t('expert.toWin')}</th>
          <th scope="col">{t('expert.column.lost')}</th>
        </tr>
      </thead>
      <tbody>
        {chart.points.map(({ placed, turn, best }) => (
          <tr key={placed.decision.before}>
            <th scope="row">
              <button type="button" className="lnk" onClick={() => onGo(placed)}>
                {t.number(turn)}
                <span className="sr"> {actionName(t, placed.decision.played, undefined)}</span>
              </button>
            </th>
            <td>{percent(t, best)}</td>
            <td>{signedPoints(t, -placed.decision.loss)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
