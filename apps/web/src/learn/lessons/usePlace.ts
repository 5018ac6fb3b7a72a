import { type LessonId, lessonScript } from '@gorrion/learn/lessons';
import { useState } from 'react';
import { keepLesson, lessonProgress } from '../../client/progress/lessons.ts';

/** Where a person is in a lesson, and how they go on. */
export interface LessonPlace {
  /** Index of the step; the number of steps at the end. */
  readonly at: number;
  /** Whether the step was gone through before. */
  readonly isKnown: boolean;
  readonly next: () => void;
  readonly back: () => void;
  /** Begins the lesson again. */
  readonly restart: () => void;
}

/** Returns the place in a lesson. It is kept on the device; a finished lesson begins anew. */
export function usePlace(id: LessonId): LessonPlace {
  const last = lessonScript(id).steps.length;
  const kept = lessonProgress.use(({ lessons }) => lessons[id]);
  const reached = Math.min(kept?.reached ?? 0, last);
  const [at, setAt] = useState(() => {
    const from = Math.min(kept?.at ?? 0, last);
    return from === last ? 0 : from;
  });
  const go = (to: number) => {
    const isDone = kept?.isDone === true || to === last;
    keepLesson(id, { at: to, reached: Math.max(reached, to), isDone });
    setAt(to);
  };
  return {
    at,
    isKnown: at < reached,
    next: () => go(Math.min(at + 1, last)),
    back: () => go(Math.max(at - 1, 0)),
    restart: () => go(0),
  };
}
