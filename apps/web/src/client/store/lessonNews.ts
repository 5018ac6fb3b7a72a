import type { News } from './app.ts';
import type { FollowedTable, SeenEntry } from './following.ts';

/** Returns the news that a teacher has put another hand or an earlier turn on the table. Another try has words of its own there. */
export function lessonNews({ entry: { event }, before }: SeenEntry, viewer: FollowedTable['viewer']): News | undefined {
  if (event.type !== 'position-set' || event.why === 'try-again' || viewer === 'teacher') return undefined;
  // Before the first hand nothing is replaced.
  if (!before.lesson || before.stage !== 'playing') return undefined;
  return { kind: 'lesson-set', why: event.why, name: before.lesson.teacher.name };
}
