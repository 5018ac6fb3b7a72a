/*
 * Times of day in time zones. A moment is a number (ms since 1970); a wall time is what the clocks of a zone show, as
 * "2026-11-24T20:00".
 */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WEEK = 7 * DAY;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

/** Returns a wall time as if it were UTC (ms); undefined if the text means none. */
function numberOf(wall: string): number | undefined {
  const text = `${wall}Z`;
  const at = new Date(text).getTime();
  return /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(text) && Number.isFinite(at) ? at : undefined;
}

const textOf = (number: number): string => new Date(number).toISOString().slice(0, 16);

/** Returns the wall time of a moment in a zone. Throws a RangeError if there is no such zone. */
export function wallTime(zone: string, at: number): string {
  const found = formatOf(zone).formatToParts(at);
  const part = (name: string, digits: number) =>
    (found.find(({ type }) => type === name)?.value ?? '').padStart(digits, '0');
  return `${part('year', 4)}-${part('month', 2)}-${part('day', 2)}T${part('hour', 2)}:${part('minute', 2)}`;
}

/** Returns how many minutes a zone is ahead of UTC at a moment. */
export const offsetAt = (zone: string, at: number): number =>
  ((numberOf(wallTime(zone, at)) ?? 0) - Math.floor(at / MINUTE) * MINUTE) / MINUTE;

interface Moment {
  readonly at: number;
  /**
   * - `skipped`: the clocks went over this time. It counts as long after the last hour as it says: 02:30 is 03:30.
   * - `twice`: the clocks show this time two times. The first one counts.
   */
  readonly twist?: 'skipped' | 'twice';
}

/** Returns the moment of a wall time in a zone, as RFC 5545 (3.3.5) resolves it; undefined if the text means none. */
export function momentOf(zone: string, wall: string): Moment | undefined {
  const number = numberOf(wall);
  if (number === undefined) return undefined;
  const [before, after] = [number - DAY, number + DAY].map(near => number - offsetAt(zone, near) * MINUTE);
  const found = [...new Set([before, after] as number[])].filter(at => wallTime(zone, at) === wall);
  if (found.length === 0) return { at: before as number, twist: 'skipped' };
  return found.length > 1 ? { at: Math.min(...found), twist: 'twice' } : { at: found[0] as number };
}

/** Returns the next moment after `now` at which a zone's clocks show the time of `last`, whole weeks later. */
export function weeklyAfter(zone: string, last: number, now: number): number {
  const wall = numberOf(wallTime(zone, last)) ?? last;
  for (let week = Math.max(1, Math.floor((now - last) / WEEK)); ; week++) {
    const at = momentOf(zone, textOf(wall + week * WEEK))?.at ?? last + week * WEEK;
    if (at > now) return at;
  }
}
