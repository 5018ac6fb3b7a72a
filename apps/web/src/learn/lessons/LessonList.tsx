import { LESSONS, type LessonEntry } from '@gorrion/learn/lessons';
import { knownLessons } from '@gorrion/learn/placement';
import { lessonProgress } from '../../client/progress/lessons.ts';
import { placementProgress } from '../../client/progress/placement.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile } from '../../kit/tiles/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';

/** How a lesson stands: gone through, known by the placement test, the next one, begun, or still to come. */
type LessonState = 'done' | 'known' | 'next' | 'begun' | 'open';

/** The lessons in their order, with the one to take next. */
export function LessonList() {
  const t = useT();
  const lessons = lessonProgress.use(progress => progress.lessons);
  const known = knownLessons(placementProgress.use(progress => progress.answers));
  const isOver = ({ id }: LessonEntry) => lessons[id]?.isDone === true || known.includes(id);
  const next = LESSONS.find(lesson => !isOver(lesson));
  const stateOf = (lesson: LessonEntry): LessonState => {
    if (lessons[lesson.id]?.isDone) return 'done';
    if (known.includes(lesson.id)) return 'known';
    if (lesson === next) return 'next';
    return lessons[lesson.id] ? 'begun' : 'open';
  };
  return (
    <Card
      title={t('lessons.firstSteps')}
      aside={<small>{t('lessons.over', { number: LESSONS.filter(isOver).length, count: LESSONS.length })}</small>}
      className="lesson-list"
    >
      <ol className="ruled">
        {LESSONS.map((lesson, place) => (
          <li key={lesson.id}>
            <Row
              lesson={lesson}
              number={place + 1}
              state={stateOf(lesson)}
              isBegun={lessons[lesson.id] !== undefined}
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface RowProps {
  readonly lesson: LessonEntry;
  readonly number: number;
  readonly state: LessonState;
  readonly isBegun: boolean;
}

function Row({ lesson: { id, minutes, tile }, number, state, isBegun }: RowProps) {
  const t = useT();
  return (
    <Go href={paths.lesson(id)} className={`learn-row ${state}`} aria-current={state === 'next' ? 'step' : undefined}>
      <MiniTile tile={tile} decorative />
      <span>
        <b>
          {number}. {t(`lessons.title.${id}`)}
        </b>
        <small>{t(`lessons.line.${id}`)}</small>
      </span>
      {state === 'next' ? (
        <span className="btn pri sm">{t(isBegun ? 'lessons.resume' : 'lessons.start')}</span>
      ) : state === 'open' ? (
        <span className="fine">{t('lessons.minutes', { count: minutes })}</span>
      ) : (
        <Badge tone={state === 'begun' ? 'plain' : 'ok'} icon={state === 'done' ? 'check' : undefined}>
          {t(`lessons.state.${state}`)}
        </Badge>
      )}
    </Go>
  );
}
