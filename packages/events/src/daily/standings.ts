import type { PersonId } from '@gorrion/protocol';
import type { Span } from './dates.ts';

/** Most days that a place in the table of a span asks for. */
const MOST_NEEDED: Readonly<Record<Span, number>> = { week: 5, month: 10 };

/** Returns how many days somebody must have played to have a place, once so many days of a span have been. */
export const daysNeeded = (span: Span, days: number): number =>
  Math.min(MOST_NEEDED[span], Math.max(1, Math.floor((days * 5) / 7)));

export interface Standing {
  readonly person: PersonId;
  /** Mean of their days, 0 to 1. */
  readonly mean: number;
  readonly days: number;
  readonly place: number;
}

/** Returns everybody who has played enough days of a span, the best first. Equal means share a place. */
export function standingsOf(days: readonly ReadonlyMap<PersonId, number>[], span: Span): readonly Standing[] {
  const sums = new Map<PersonId, { sum: number; days: number }>();
  for (const day of days)
    for (const [person, mean] of day) {
      const known = sums.get(person) ?? { sum: 0, days: 0 };
      sums.set(person, { sum: known.sum + mean, days: known.days + 1 });
    }
  const needed = daysNeeded(span, days.length);
  const lines = [...sums]
    .filter(([, { days }]) => days >= needed)
    .map(([person, { sum, days }]) => ({ person, mean: sum / days, days }))
    .sort((a, b) => b.mean - a.mean);
  let place = 0;
  return lines.map((line, n) => {
    if (n === 0 || lines[n - 1]!.mean > line.mean) place = n + 1;
    return { ...line, place };
  });
}
