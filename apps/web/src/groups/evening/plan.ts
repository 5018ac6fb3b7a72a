import type { EveningView, GroupView } from '@gorrion/events/groups';
import { localText, timeOf } from './localTime.ts';

/* The plan of an evening in the making, with the time on the reader's clock. */

export interface Plan {
  /** As a field for date and time has it. */
  readonly time: string;
  readonly place: string;
  readonly link: string;
}

const WEEK = 7 * 86_400_000;
const EVENING_HOUR = 20;
/** Days that the form offers at one press. */
const DAYS = 4;

/** Returns the plan that the form begins with: that of the evening, or place and link of the last one. */
export const planOf = ({ evening: last }: GroupView, evening: EveningView | undefined, now: number): Plan => ({
  time: localText(evening?.at ?? nextTime(last?.at, now)),
  place: evening?.place ?? last?.place ?? '',
  link: evening?.link ?? last?.link ?? '',
});

/** Returns the time that the form proposes: a week after the last evening, or tomorrow evening. */
function nextTime(last: number | undefined, now: number): number {
  if (last !== undefined) return last + Math.max(1, Math.ceil((now - last) / WEEK)) * WEEK;
  const tomorrow = new Date(now);
  tomorrow.setDate(tomorrow.getDate() + 1);
  return tomorrow.setHours(EVENING_HOUR, 0, 0, 0);
}

/**
 * Returns the days to choose from, as `YYYY-MM-DD`: the weekday of the last evening, week by week; without one, the next days.
 */
export function daysFor(last: number | undefined, now: number): readonly string[] {
  const first = new Date(nextTime(last, now));
  return Array.from({ length: DAYS }, (_, n) => {
    const day = new Date(first);
    day.setDate(first.getDate() + n * (last === undefined ? 1 : 7));
    return localText(day.getTime()).slice(0, 10);
  });
}

/** Returns a time with another day; as it was if it has no time of day yet. */
export const onDay = (time: string, day: string): string => (timeOf(time) === undefined ? time : day + time.slice(10));
