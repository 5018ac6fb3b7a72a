import type { SheetLine } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { useSize } from '../../board/hooks/useSize.ts';
import { useT } from '../../kit/i18n/index.ts';
import './runningPoints.css';

/** The size (px) before it is measured. It is half as high as it is wide, within limits. */
const USUAL_WIDTH = 300;
const [LOWEST, HIGHEST] = [130, 240];
/** Room for the numbers of the axes: left of the lines, and below them. */
const [LEFT, BELOW] = [40, 18];
/** Room for the words of a mark above the lines. */
const MARKED_ABOVE = 24;
/** Steps between the points that the axis names, and the most of them that it has room for. */
const [STEPS, MOST_STEPS] = [[5, 10, 20, 50, 100, 200, 500], 5];
const DASHES = ['', '6 4', '2 3', '9 3 2 3'];

/** Returns the running totals of each player, from the start on. */
function runs(lines: RunningPointsProps['lines']): readonly (readonly number[])[] {
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

/** A point of a line that is pointed out. */
interface RunMark {
  /** Index of the line after which it is. */
  readonly line: number;
  readonly player: Player;
  readonly text: string;
}

interface RunningPointsProps {
  readonly lines: readonly Pick<SheetLine, 'hand' | 'changes'>[];
  /** Indexes of the lines that end a round. */
  readonly ends: ReadonlySet<number>;
  readonly names: readonly string[];
  readonly me: Player | null;
  readonly mark?: RunMark | undefined;
}

/** How the totals ran: a line a player, the reader's own thick. */
export function RunningPoints({ lines, ends, names, me, mark }: RunningPointsProps) {
  const t = useT();
  const [figure, size] = useSize<HTMLElement>();
  const width = size ? Math.max(120, size.w - LEFT - 6) : USUAL_WIDTH;
  const height = Math.max(LOWEST, Math.min(HIGHEST, width / 2));
  const above = mark ? MARKED_ABOVE : 6;
  const all = runs(lines);
  const [low, high] = [Math.min(0, ...all.flat()), Math.max(0, ...all.flat())];
  const x = (n: number) => (n / Math.max(1, lines.length)) * width;
  const y = (points: number) => height - ((points - low) / Math.max(1, high - low)) * height;
  const told = names.map((name, player) => `${name} ${t.signed(all[player]?.at(-1) ?? 0)}`);
  return (
    <figure className="running" ref={figure}>
      <svg
        viewBox={`${-LEFT} ${-above} ${width + LEFT + 6} ${height + above + 2 + BELOW}`}
        role="img"
        aria-label={t.all(told)}
      >
        {pointsNamed(low, high).map(points => (
          <g key={points}>
            <line className={points === 0 ? 'zero' : 'round'} x1={0} x2={width} y1={y(points)} y2={y(points)} />
            <text x={-6} y={y(points) + 4} textAnchor="end">
              {t.signed(points)}
            </text>
          </g>
        ))}
        {lines.map(({ hand }, n) =>
          ends.has(n) ? <line key={hand} className="round" x1={x(n + 1)} x2={x(n + 1)} y1={0} y2={height} /> : null,
        )}
        {lines.map(({ hand }, n) =>
          ends.has(n) || n === lines.length - 1 ? (
            <text key={hand} x={x(n + 1)} y={height + BELOW - 2} textAnchor="middle">
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
        {mark && (
          <Marked {...mark} me={me} most={width - 24} x={x(mark.line + 1)} y={y(all[mark.player]![mark.line + 1]!)} />
        )}
      </svg>
      <Legend told={told} me={me} />
    </figure>
  );
}

interface MarkedProps extends Pick<RunMark, 'player' | 'text'>, Pick<RunningPointsProps, 'me'> {
  readonly x: number;
  readonly y: number;
  /** The furthest to the right that its words have room (px). */
  readonly most: number;
}

const Marked = ({ player, text, me, x, y, most }: MarkedProps) => (
  <g className={`run p${player} ${player === me ? 'own' : ''}`}>
    <circle cx={x} cy={y} r={4} />
    <text x={Math.min(x, most)} y={y - 9} textAnchor="middle">
      {text}
    </text>
  </g>
);

/** Whose line is which, with their points. */
const Legend = ({ told, me }: Pick<RunningPointsProps, 'me'> & { readonly told: readonly string[] }) => (
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
);
