import { describe, expect, it } from 'vitest';
import { isLessonId, LESSON_IDS, LESSONS } from './catalogue.ts';

describe('the list of lessons', () => {
  it('has every lesson once, in order', () => {
    expect(LESSONS.map(({ id }) => id)).toEqual(LESSON_IDS);
  });

  it('takes about an hour in all, and no lesson more than ten minutes', () => {
    const minutes = LESSONS.map(lesson => lesson.minutes);
    expect(minutes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(65);
    expect(Math.max(...minutes)).toBeLessThanOrEqual(10);
  });

  it('has a tile of its own for each', () => {
    expect(new Set(LESSONS.map(lesson => lesson.tile)).size).toBe(LESSONS.length);
  });

  it('knows its own words only', () => {
    expect(LESSONS.every(({ id }) => isLessonId(id))).toBe(true);
    expect(isLessonId('toString')).toBe(false);
  });
});
