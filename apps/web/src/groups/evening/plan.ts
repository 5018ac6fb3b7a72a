import { type EveningView, type GroupView, momentOf, wallTime, weeklyAfter } from '@gorrion/events/groups';
import { ownZone } from '../../kit/i18n/ownZone.ts';

/* The plan of an evening in the making, with the time on the clock of its group. */

export interface Plan {
  readonly zone: string;
  /** As a field for date and time has it. */
  readonly time: string;
  readonly place: string;
  readonly link: string;
}

const DAY = 86_400_000;
const EVENING_HOUR = 20;
/** Days that the form offers at one press. */
const DAYS = 4;

/** Returns the plan that the form begins with: that of the evening, or place and link of the last one. */
export function planOf(view: GroupView, evening: EveningView | undefined, now: number): Plan {
  const { evening: last } = view;
  const zone = view.zone ?? ownZone();
  return {
    zone,
    time: wallTime(zone, evening?.at ?? nextTime(zone, last?.at, now)),
    place: evening?.place ?? last?.place ?? '',
    link: evening?.link ?? last?.link ?? '',
  };
}

/** Returns the moment that a plan means; undefined while its field means none. */
export const momentOfPlan = ({ zone, time }: Pick<Plan, 'zone' | 'time'>) => momentOf(zone, time.slice(0, 16));

/** Returns the time that the form proposes: the hour of the last evening a week later, or tomorrow evening. */
function nextTime(zone: string, last: number | undefined, now: number): number {
  if (last !== undefined) return weeklyAfter(zone, last, now);
  return momentOf(zone, `${wallTime(zone, now + DAY).slice(0, 10)}T${EVENING_HOUR}:00`)?.at ?? now + DAY;
}

/**
 * Returns the days to choose from, as `YYYY-MM-DD`: the weekday of the last evening, week by week; without one, the next days.
 */
export function daysFor(zone: string, last: number | undefined, now: number): readonly string[] {
  const first = Date.parse(wallTime(zone, nextTime(zone, last, now)).slice(0, 10));
  const step = last === undefined ? DAY : 7 * DAY;
  return Array.from({ length: DAYS }, (_, n) => new Date(first + n * step).toISOString().slice(0, 10));
}

/** Returns a time with another day; as it was if it has no time of day yet. */
export const onDay = (time: string, day: string): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(time) ? day + time.slice(10) : time;
