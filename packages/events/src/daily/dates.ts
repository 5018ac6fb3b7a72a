import type { DailyDate } from './types.ts';

const DAY = 86_400_000;
const NAME = /^\d{4}-\d\d-\d\d$/;

/** Returns the day of a moment (ms since 1970). */
export const dateAt = (at: number): DailyDate => new Date(at).toISOString().slice(0, 10);

/** Returns when a day begins (ms since 1970). */
export function startOf(date: DailyDate): number {
  const midnight = `${date}T00:00:00Z`;
  return new Date(midnight).getTime();
}

/** Returns when a day is over (ms since 1970). */
export const endOf = (date: DailyDate): number => startOf(date) + DAY;

/** Returns the day some days later. */
export const dayAfter = (date: DailyDate, days = 1): DailyDate => dateAt(startOf(date) + days * DAY);

/** Whether a text names a day that there is. */
export const isDate = (text: string): text is DailyDate =>
  NAME.test(text) && !Number.isNaN(startOf(text)) && dateAt(startOf(text)) === text;

export const SPANS = ['week', 'month'] as const;
/** What a table adds up: the days of a week from Monday on, or those of a month. */
export type Span = (typeof SPANS)[number];

/** Returns the days of the week or month of a day, up to that day. */
export function daysUpTo(date: DailyDate, span: Span): readonly DailyDate[] {
  const on = new Date(startOf(date));
  const before = span === 'week' ? (on.getUTCDay() + 6) % 7 : on.getUTCDate() - 1;
  return Array.from({ length: before + 1 }, (_, n) => dayAfter(date, n - before));
}
