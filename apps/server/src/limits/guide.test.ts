import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Rate } from './bucket.ts';
import { LIMITS } from './limits.ts';

const UNITS = [
  ['a second', 1],
  ['a minute', 60],
  ['an hour', 3600],
  ['a day', 86_400],
] as const;

const grouped = (figure: number): string => figure.toLocaleString('en');

/** Returns a limit as the server's guide has it: `3`, or `60, then 3 a second`. */
function figureOf(limit: number | Rate): string {
  if (typeof limit === 'number') return grouped(limit);
  const [unit, seconds] = UNITS.find(([, seconds]) => limit.perSecond * seconds > 0.999) ?? UNITS[3];
  return `${grouped(limit.burst)}, then ${grouped(Math.round(limit.perSecond * seconds))} ${unit}`;
}

it('the guide has every limit with its figure', () => {
  const guide = readFileSync(`${import.meta.dirname}/../../README.md`, 'utf8');
  const told = [...guide.matchAll(/^\| `(\w+\.\w+)` \| ([^|]+) \| [^|]+ \|$/gm)].map(([, name, figure]) => [
    name,
    figure,
  ]);
  const known = Object.entries(LIMITS).flatMap(([of, limits]) =>
    Object.entries(limits as Record<string, number | Rate>).map(([name, limit]) => [`${of}.${name}`, figureOf(limit)]),
  );
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(known));
});
