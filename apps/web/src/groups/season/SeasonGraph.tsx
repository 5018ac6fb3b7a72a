import {
  type GroupGame,
  type GroupView,
  isCompared,
  oldestFirst,
  type SeasonCourse,
  seasonCourses,
} from '@gorrion/events/groups';
import { useMemo } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { useMedia } from '../../kit/ui/useMedia.ts';
import { memberName, shortDay, tablePointsText } from '../text.ts';
import { labelHeights, ticksOf } from './graph.ts';

/** Games from which on the course is drawn. */
const FEWEST_GAMES = 5;
/** Lines of the graph: the first of the table, and the reader's own. */
const MOST_LINES = 6;
/** Sizes of the graph on wide pages and on phones (units of the drawing). */
const WIDE = { width: 820, height: 240, right: 132 };
const NARROW = { width: 346, height: 230, right: 118 };
const [LEFT, TOP, BOTTOM] = [32, 12, 26];
const PHONE = '(max-width: 760px)';
const LABEL = 19;
const DASHES = ['', '14 4', '7 4', '2 4', '10 3 2 3', '1 6'];

export interface Charts {
  readonly isTable: boolean;
  readonly toggle: () => void;
  readonly hasKeys: boolean;
}

interface SeasonGraphProps {
  readonly view: GroupView;
  readonly games: readonly GroupGame[];
  readonly charts: Charts;
}

/** How the table points of a season grew, game by game. */
export function SeasonGraph({ view, games: all, charts: { isTable, toggle, hasKeys } }: SeasonGraphProps) {
  const t = useT();
  const games = useMemo(() => all.filter(isCompared), [all]);
  const courses = useMemo(() => seasonCourses(games), [games]);
  const isDrawn = games.length >= FEWEST_GAMES && !isTable;
  return (
    <section className="card pad" aria-labelledby="gp-course">
      <div className="card-head">
        <h2 id="gp-course">{t('groups.course')}</h2>
        <span className="row">
          <small>{t('groups.courseNote')}</small>
          {games.length >= FEWEST_GAMES && (
            <button type="button" className="btn sm" aria-pressed={isTable} onClick={toggle}>
              {t('groups.asTable')} {hasKeys && <kbd className="kbd">T</kbd>}
            </button>
          )}
        </span>
      </div>
      {isDrawn && <Graph view={view} courses={drawn(courses, view.you)} />}
      {isTable && games.length >= FEWEST_GAMES && <CourseTable view={view} games={games} courses={courses} />}
      {games.length < FEWEST_GAMES && (
        <p className="fine">{t('groups.moreGames', { count: FEWEST_GAMES - games.length })}</p>
      )}
    </section>
  );
}

/** Returns the courses that are drawn: the best, and the reader's own whatever their place. */
function drawn(courses: readonly SeasonCourse[], you: number): readonly SeasonCourse[] {
  const best = courses.slice(0, MOST_LINES);
  const own = courses.find(({ member }) => member === you);
  return own && !best.includes(own) ? [...best.slice(0, -1), own] : best;
}

const endOf = ({ sums }: SeasonCourse): number => sums.at(-1) ?? 0;

function told(t: Translate, view: GroupView, courses: readonly SeasonCourse[]): string {
  const ends = courses.map(course => `${memberName(t, view, course.member)} ${tablePointsText(t, endOf(course))}`);
  return t('groups.courseTold', { ends: t.all(ends) });
}

/** Returns the size in which the graph is drawn, so that its texts are as large on phones. */
const useSize = (): typeof WIDE => (useMedia(PHONE) ? NARROW : WIDE);

function Graph({ view, courses }: { readonly view: GroupView; readonly courses: readonly SeasonCourse[] }) {
  const t = useT();
  const { width, height, right } = useSize();
  const games = courses[0]?.sums.length ?? 0;
  const ticks = ticksOf(Math.max(1, ...courses.map(endOf)));
  const top = ticks.at(-1) ?? 1;
  const x = (n: number) => LEFT + (n / Math.max(1, games - 1)) * (width - LEFT - right);
  const y = (value: number) => height - BOTTOM - (value / top) * (height - TOP - BOTTOM);
  const heights = labelHeights(
    courses.map(course => y(endOf(course))),
    LABEL,
    [TOP, height - BOTTOM],
  );
  const marks = ticksOf(games).filter(game => game > 0 && game <= games);
  return (
    <figure className="gp-course">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={told(t, view, courses)}>
        {ticks.map(value => (
          <g key={value}>
            <line className={value === 0 ? 'zero' : 'grid'} x1={LEFT} x2={width - right} y1={y(value)} y2={y(value)} />
            <text x={LEFT - 9} y={y(value) + 5} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {[1, ...marks.filter(game => game > 1)].map(game => (
          <text key={game} x={x(game - 1)} y={height - 5} textAnchor="middle">
            {game}
          </text>
        ))}
        {courses.map(({ member, sums }, n) => {
          const isOwn = member === view.you;
          const end = sums.at(-1) ?? 0;
          return (
            <g key={member} className={isOwn ? 'own' : undefined}>
              <polyline
                points={sums.map((sum, game) => `${x(game).toFixed(1)},${y(sum).toFixed(1)}`).join(' ')}
                strokeDasharray={isOwn ? '' : DASHES[n]}
              />
              <circle cx={x(games - 1)} cy={y(end)} r={isOwn ? 5 : 3.5} />
              <text x={x(games - 1) + 11} y={(heights[n] ?? 0) + 5}>
                {short(memberName(t, view, member))} {tablePointsText(t, end)}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

/** Longest name beside a line (characters). */
const LONGEST_LABEL = 12;
const short = (name: string): string =>
  [...name].length > LONGEST_LABEL ? `${[...name].slice(0, LONGEST_LABEL - 1).join('')}…` : name;

interface CourseTableProps {
  readonly view: GroupView;
  readonly games: readonly GroupGame[];
  readonly courses: readonly SeasonCourse[];
}

function CourseTable({ view, games, courses }: CourseTableProps) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by the keyboard
    <section className="scroller" tabIndex={0} aria-label={t('groups.courseNote')}>
      <table className="table owns">
        <thead>
          <tr>
            <th scope="col">{t('groups.column.game')}</th>
            {courses.map(({ member }) => (
              <th key={member} scope="col" dir="auto">
                {memberName(t, view, member)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {oldestFirst(games).map((game, n) => (
            <tr key={game.id}>
              <th scope="row">
                {t.number(n + 1)} <small>{shortDay(t, game.at)}</small>
              </th>
              {courses.map(({ member, sums }) => (
                <td key={member} className={member === view.you ? 'own' : undefined}>
                  {tablePointsText(t, sums[n] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
