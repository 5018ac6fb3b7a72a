import { isLessonId, type LessonId } from '@gorrion/learn/lessons';
import { isCount } from '@gorrion/learn/values';
import { progressPart, type Read } from './part.ts';

/** How far somebody is in a lesson. */
export interface LessonProgress {
  /** Index of the step that is shown next. */
  readonly at: number;
  /** Number of steps that were gone through. */
  readonly reached: number;
  readonly isDone: boolean;
}

interface Lessons {
  readonly lessons: Readonly<Partial<Record<LessonId, LessonProgress>>>;
}

function readLesson(raw: unknown): LessonProgress | undefined {
  const { at, reached, isDone } = (raw ?? {}) as Partial<LessonProgress>;
  return isCount(at) && isCount(reached) && typeof isDone === 'boolean' ? { at, reached, isDone } : undefined;
}

/** Reads what was kept; a lesson that is unknown or broken is dropped. */
function read(raw: unknown): Read<Lessons> {
  const kept = (raw as Partial<Lessons> | undefined)?.lessons;
  const entries = Object.entries(typeof kept === 'object' && kept !== null ? kept : {});
  const good = entries.flatMap(([id, value]) => {
    const lesson = isLessonId(id) ? readLesson(value) : undefined;
    return lesson ? [[id, lesson] as const] : [];
  });
  return { state: { lessons: Object.fromEntries(good) }, dropped: entries.length - good.length };
}

/** What a person has learnt from the lessons. */
export const lessonProgress = progressPart('lessons', read);

/** Keeps how far a person is in a lesson. */
export function keepLesson(id: LessonId, progress: LessonProgress): void {
  lessonProgress.use.setState(({ lessons }) => ({ lessons: { ...lessons, [id]: progress } }));
}
