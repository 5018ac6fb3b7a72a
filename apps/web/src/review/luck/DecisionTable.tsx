import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { reviewPath } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { percentText, pointsText } from '../frame/words.ts';
import { HandLink } from './HandLink.tsx';
import { decisionsOf, type HandDecisions } from './luck.ts';
import type { ReviewedProps } from './reviewedProps.ts';

const sum = (rows: readonly HandDecisions[], what: 'count' | 'withoutLoss' | 'inaccuracies' | 'mistakes' | 'lost') =>
  rows.reduce((all, row) => all + row[what], 0);

/** The decisions of every hand, counted: how many, without a measurable loss, marked, the points lost and the chances. */
export function DecisionTable({ review, player, page, query }: ReviewedProps) {
  const t = useT();
  const rows = decisionsOf(review, player);
  const most = scaleOfChances(rows);
  const marked = sum(rows, 'mistakes') + sum(rows, 'inaccuracies');
  return (
    <section className="card pad stack">
      <div className="scroller">
        <table className="table luck-table decisions">
          <thead>
            <tr>
              <th scope="col">{t('games.hand')}</th>
              <th scope="col" className="words bars">
                {t('decisions.chance', { most: percentText(t, most) })}
              </th>
              <th scope="col">{t('decisions.count')}</th>
              <th scope="col">{t('decisions.withoutLoss')}</th>
              <th scope="col">{t('decisions.inaccuracies')}</th>
              <th scope="col">{t('decisions.mistakes')}</th>
              <th scope="col">{t('decisions.lost')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => {
              const hand = page.hands[row.hand];
              return (
                <tr key={row.hand}>
                  <th scope="row">{hand && <HandLink t={t} id={page.id} hand={hand} query={query} />}</th>
                  <td className="words bars">
                    <ChanceLine chances={row.chances} scale={most} />
                  </td>
                  <Numbers rows={[row]} />
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('decisions.all')}</th>
              <td className="words bars" />
              <Numbers rows={rows} />
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="fine">{t('decisions.note')}</p>
      {marked > 0 && (
        <Go className="btn pri" href={reviewPath(page.id, 'mistakes') + query}>
          <Icon name="list" />
          {t('decisions.toMistakes')}
        </Go>
      )}
    </section>
  );
}

function Numbers({ rows }: { readonly rows: readonly HandDecisions[] }) {
  const t = useT();
  const lost = sum(rows, 'lost');
  return (
    <>
      {(['count', 'withoutLoss', 'inaccuracies', 'mistakes'] as const).map(what => (
        <td key={what}>{t.number(sum(rows, what))}</td>
      ))}
      <td className={Math.round(lost * 10) < 0 ? 'loss' : undefined}>{pointsText(t, lost)}</td>
    </>
  );
}

/** Steps of the upper end of the scale. */
const STEP = 0.1;

/** Returns the upper end of the scale of all chances, from 0 to 1. */
const scaleOfChances = (rows: readonly HandDecisions[]): number =>
  Math.max(STEP, Math.ceil(Math.max(0, ...rows.flatMap(row => row.chances.map(({ chance }) => chance))) / STEP) * STEP);

interface ChanceLineProps extends Pick<HandDecisions, 'chances'> {
  readonly scale: number;
}

const WIDTH = 200;
const HEIGHT = 26;

/** The chance to win by turn as a line; in words where it began, its highest point and its end. */
function ChanceLine({ chances, scale }: ChanceLineProps) {
  const t = useT();
  const [first, last] = [chances[0], chances.at(-1)];
  if (!first || !last) return null;
  const most = chances.reduce((best, one) => (one.chance > best.chance ? one : best), first);
  const turns = Math.max(1, last.turn - first.turn);
  const points = chances.map(
    ({ turn, chance }) => `${((turn - first.turn) / turns) * WIDTH},${HEIGHT - (chance / scale) * HEIGHT}`,
  );
  const words = {
    first: percentText(t, first.chance),
    most: percentText(t, most.chance),
    turn: most.turn,
    last: percentText(t, last.chance),
  };
  return (
    <svg
      className="chance-line"
      viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('decisions.chanceSaid', words)}
    >
      <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
      <polyline points={points.join(' ')} />
    </svg>
  );
}
