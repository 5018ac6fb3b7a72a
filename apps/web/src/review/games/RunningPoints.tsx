import type { SheetLine } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';

const [WIDTH, HEIGHT] = [300, 150];
/** Room for the numbers of the axes: left of the lines, and below them. */
const [LEFT, BELOW] = [40, 18];
/** Steps between the points that the axis names, and the most of them that it has room for. */
const [STEPS, MOST_STEPS] = [[5, 10, 20, 50, 100, 200, 500], 5];
const DASHES = ['', '6 4', '2 3', '9 3 2 3'];

/** Returns the running totals of each player, from the start on. */
function runs(lines: readonly SheetLine[]): readonly (readonly number[])[] {
  return PLAYERS.map(player => {
    let total = 0;
    return [0, ...lines.map(({ changes }) => (total += changes[player]))];
  });
}

/** Returns the points that the axis names: round numbers from the lowest total to the highest, 0 among them. */
function pointsNamed(low: number, high: number): readonly number[] {
  const step = STEPS.find(one => (high - low) / one <= MOST_STEPS) ?? 1000;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, n) => (first + n) * step);
}

interface RunningPointsProps {
  readonly lines: readonly SheetLine[];
  /** Indexes of the lines that end a round. */
  readonly ends: ReadonlySet<number>;
  readonly names: readonly string[];
  readonly me: Player | null;
}

/** How the totals ran: a line a player, the reader's own thick. */
export function RunningPoints({ lines, ends, names, me }: RunningPointsProps) {
  const t = useT();
  const all = runs(lines);
  const [low, high] = [Math.min(0, ...all.flat()), Math.max(0, ...all.flat())];
  const x = (n: number) => (n / Math.max(1, lines.length)) * WIDTH;
  const y = (points: number) => HEIGHT - ((points - low) / Math.max(1, high - low)) * HEIGHT;
  const told = names.map((name, player) => `${name} ${t.signed(all[player]?.at(-1) ?? 0)}`);
  return (
    <figure className="running">
      <svg viewBox={`${-LEFT} -6 ${WIDTH + LEFT + 6} ${HEIGHT + 8 + BELOW}`} role="img" aria-label={t.all(told)}>
        {pointsNamed(low, high).map(points => (
          <g key={points}>
            <line className={points === 0 ? 'zero' : 'round'} x1={0} x2={WIDTH} y1={y(points)} y2={y(points)} />
            <text x={-6} y={y(points) + 4} textAnchor="end">
              {t.signed(points)}
            </text>
          </g>
        ))}
        {lines.map(({ hand }, n) =>
          ends.has(n) ? <line key={hand} className="round" x1={x(n + 1)} x2={x(n + 1)} y1={0} y2={HEIGHT} /> : null,
        )}
        {lines.map(({ hand }, n) =>
          ends.has(n) || n === lines.length - 1 ? (
            <text key={hand} x={x(n + 1)} y={HEIGHT + BELOW - 2} textAnchor="middle">
              {t.number(n + 1)}
            </text>
          ) : null,
        )}
        {all.map((points, player) => (
          <polyline
            key={PLAYERS[player]}
            className={`run p${player} ${player === me ? 'own' : ''}`}
            strokeDasharray={player === me ? '' : DASHES[player]}
            points={points.map((value, n) => `${x(n).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
          />
        ))}
      </svg>
      <figcaption className="row fine">
        {told.map((line, player) => (
          <span key={PLAYERS[player]} className="row tight">
            <svg viewBox="0 0 24 6" aria-hidden="true">
              <line
                className={`run p${player} ${player === me ? 'own' : ''}`}
                x1="0"
                x2="24"
                y1="3"
                y2="3"
                strokeDasharray={player === me ? '' : DASHES[player]}
              />
            </svg>
            {line}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
