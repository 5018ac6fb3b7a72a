import { describe, expect, it } from 'vitest';
import { daysFor, onDay } from './plan.ts';

const ZONE = 'Europe/Madrid';
const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour - 1, 30);

describe('the days that a new evening can be on', () => {
  it('are the next four, before there was an evening', () => {
    expect(daysFor(ZONE, undefined, at(28, 12))).toEqual(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']);
  });

  it('are the weekday of the last one, week by week, from the next that has not passed', () => {
    expect(daysFor(ZONE, at(10, 20), at(28, 12))).toEqual(['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22']);
  });

  it('keep the time of day', () => {
    expect(onDay('2026-11-10T20:30', '2026-12-01')).toBe('2026-12-01T20:30');
    expect(onDay('', '2026-12-01')).toBe('');
  });
});
