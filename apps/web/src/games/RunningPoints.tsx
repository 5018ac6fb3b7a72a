import type { SheetLine } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { useT } from '../i18n/index.ts';

const [WIDTH, HEIGHT] = [300, 150];
const DASHES = ['', '6 4', '2 3', '9 3 2 3'];

/** Returns the running totals of each player, from the start on. */
function runs(lines: readonly SheetLine[]): readonly (readonly number[])[] {
  return PLAYERS.map(player => {
    let total = 0;
    return [0, ...lines.map(({ changes }) => (total += changes[player]))];
  });
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
      <svg viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`} role="img" aria-label={t.all(told)}>
        {lines.map(({ hand }, n) =>
          ends.has(n) ? <line key={hand} className="round" x1={x(n + 1)} x2={x(n + 1)} y1={0} y2={HEIGHT} /> : null,
        )}
        <line className="zero" x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
        {all.map((points, player) => (
          <polyline
            key={PLAYERS[player]}
            className={`run p${player} ${player === me ? 'own' : ''}`}
            strokeDasharray={player === me ? '' : DASHES[player]}
            points={points.map((value, n) => `${x(n).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
          />
        ))}
      </svg>
      <figcaption>
        {told.map((line, player) => (
          <span key={PLAYERS[player]} className={`p${player}`} dir="auto">
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
