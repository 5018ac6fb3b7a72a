import type { TableEvent } from '@gorrion/protocol';
import { expect, it } from 'vitest';
import { dealtTable } from '../../testing/table.ts';
import { lessonNews } from './lessonNews.ts';

const dealt = dealtTable().state;
const teacher = { id: 'clara', name: 'Clara', presence: 'here' };
const lesson = {
  ...dealt,
  lesson: { teacher, isPaused: false, isOpen: false, positions: 1 },
} as unknown as typeof dealt;
const news = (why: string, viewer: 0 | 'spectator' | 'teacher' = 0, before = lesson) =>
  lessonNews({ entry: { seq: 1, at: 0, event: { type: 'position-set', why } as TableEvent }, before }, viewer);

it('tells learners and spectators what the teacher has put on the table, and not the teacher', () => {
  expect(news('deal')).toEqual({ kind: 'lesson-set', why: 'deal', name: 'Clara' });
  expect(news('take-back', 'spectator')).toMatchObject({ why: 'take-back' });
  expect([
    news('from-start', 'teacher'),
    news('try-again'),
    news('deal', 0, { ...lesson, stage: 'gathering' }),
  ]).toEqual(Array(3).fill(undefined));
});
