import type { ReactNode } from 'react';
import { type Key, useT } from '../kit/i18n/index.ts';
import { Badge } from '../kit/ui/Badge.tsx';
import { Card } from '../kit/ui/Card.tsx';
import './samples.css';

/* What a group will have, each shown on a small example. */

const NAMES = ['groups.sample.you', 'groups.sample.a', 'groups.sample.b', 'groups.sample.c'] as const satisfies Key[];
/** Table points after each evening. */
const COURSES = [
  [0, 4, 6, 10, 14, 16, 20, 24],
  [0, 2, 6, 8, 9, 13, 15, 17],
  [0, 1, 2, 4, 8, 8, 9, 13],
  [0, 0, 1, 2, 2, 4, 5, 6],
] as const;
const DASHES = ['', '7 4', '', '2 4'];
const MOST = 25;
const [WIDTH, HEIGHT, LABELS, EDGE] = [340, 130, 96, 14];
const pointAt = (value: number, evening: number): string =>
  `${6 + (evening * (WIDTH - LABELS)) / 7} ${HEIGHT - EDGE - (value / MOST) * (HEIGHT - 2 * EDGE)}`;

/** The course of a season as it may look, with the names of nobody. */
export function SampleSeason() {
  const t = useT();
  const name = (n: number) => t(NAMES[n] ?? NAMES[0]);
  const ends = COURSES.map((course, n) => `${name(n)} ${t.number(course[7])}`);
  return (
    <svg
      className="gp-sample-season"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${t('groups.sample')}. ${t('groups.courseTold', { ends: t.all(ends) })}`}
    >
      {COURSES.map((course, n) => {
        const [x = '', y = ''] = pointAt(course[7], 7).split(' ');
        return (
          <g key={NAMES[n]} className={n === 0 ? 'own' : undefined}>
            <polyline points={course.map(pointAt).join(' ')} strokeDasharray={DASHES[n]} />
            <text x={Number(x) + 8} y={Number(y) + 4}>
              {ends[n]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Twelve cells of an album, by who has signed them. */
const CELLS = [1, 0, undefined, undefined, 2, undefined, 3, undefined, undefined, 0, undefined, undefined] as const;
const ANSWERS = [
  [1, 'yes'],
  [2, 'yes'],
  [3, 'maybe'],
] as const;

interface SampleProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

function Sample({ title, note, children }: SampleProps) {
  const t = useT();
  return (
    <Card className="stack" title={title} aside={<small>{t('groups.sample')}</small>}>
      <p className="fine">{note}</p>
      {children}
    </Card>
  );
}

/** What a group has: a season, an album, and the next evening. */
export function GroupSamples() {
  const t = useT();
  const initial = (n: number) => [...t(NAMES[n] ?? NAMES[0])][0];
  return (
    <>
      <h2>{t('groups.has')}</h2>
      <div className="cards gp-samples">
        <Sample title={t('groups.part.season')} note={t('groups.sample.season')}>
          <SampleSeason />
        </Sample>
        <Sample title={t('groups.part.album')} note={t('groups.sample.album')}>
          <div className="gp-sample-album" aria-hidden="true">
            {CELLS.map((who, cell) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a picture
              <span key={cell} className={who === undefined ? undefined : 'made'}>
                {who !== undefined && initial(who)}
              </span>
            ))}
          </div>
        </Sample>
        <Sample title={t('groups.nextEvening')} note={t('groups.planNote')}>
          <ul className="stack tight">
            {ANSWERS.map(([who, answer]) => (
              <li key={who} className="row">
                <span className={`gp-face look${who}`} aria-hidden="true">
                  {initial(who)}
                </span>
                <bdi className="grow">{t(NAMES[who])}</bdi>
                <Badge tone={answer === 'yes' ? 'ok' : 'plain'} icon={answer === 'yes' ? 'check' : 'clock'}>
                  {t(`groups.answer.${answer}`)}
                </Badge>
              </li>
            ))}
          </ul>
        </Sample>
      </div>
    </>
  );
}
