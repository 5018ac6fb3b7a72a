import { beforeEach, expect, it } from 'vitest';
import { keepLesson, lessonProgress } from './lessons.ts';

beforeEach(() => lessonProgress.clear());

it('keeps how far a person is, lesson by lesson', () => {
  keepLesson('tiles', { at: 8, reached: 8, isDone: true });
  keepLesson('turn', { at: 1, reached: 2, isDone: false });
  expect(lessonProgress.use.getState().lessons).toEqual({
    tiles: { at: 8, reached: 8, isDone: true },
    turn: { at: 1, reached: 2, isDone: false },
  });
});

it('drops lessons that are unknown or broken, and keeps the rest', () => {
  const good = { at: 3, reached: 4, isDone: false };
  const lessons = {
    turn: good,
    chess: good,
    claims: { at: -1, reached: 0, isDone: false },
    eight: null,
    table: 'done',
  };
  expect(lessonProgress.take({ lessons })).toBe(4);
  expect(lessonProgress.use.getState().lessons).toEqual({ turn: good });
});

it.each([undefined, null, 7, { lessons: 'all' }])('reads %j as a person who has not begun', raw => {
  expect(lessonProgress.take(raw)).toBe(0);
  expect(lessonProgress.use.getState().lessons).toEqual({});
});
