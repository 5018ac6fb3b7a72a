import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAN_ARTICLES } from './articles.ts';
import { FAN_IDS, SCORED_FANS } from './ids.ts';
import { FAN_NAMES, fanNumber } from './names.ts';

const rulebook = readFileSync(new URL('../../../RULEBOOK.md', import.meta.url), 'utf8');
const [engine = ''] = rulebook.split('\n## Outside the engine\n');
const articles = new Map(
  engine
    .split(/^### /m)
    .slice(1)
    .map(text => [Number.parseInt(text, 10), text.replace(/\s+/g, ' ')] as const),
);

/** Numbers of the fans that an article gives as its sources: "WMO 2006 fans 4, 6 and 77-79". */
function fansOf(text: string): ReadonlySet<number> {
  const [, sources = ''] = text.split('*Sources:*');
  const lists = [...sources.matchAll(/\bfans? ((?:\d+(?:-\d+)?(?:, | and )?)+)/g)].map(([, list = '']) => list);
  const spans = lists.flatMap(list => [...list.matchAll(/(\d+)(?:-(\d+))?/g)]);
  return new Set(
    spans.flatMap(([, from, to = from]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => Number(from) + n),
    ),
  );
}

/** The articles on how fans combine, which speak of all fans of several sets, or of all. */
const GENERAL: readonly number[] = [58, 60];

test('every fan has an article, and every article that has a fan as its source is among them', () => {
  for (const id of SCORED_FANS) expect(FAN_ARTICLES[id].length, id).toBeGreaterThan(0);
  for (const [article, text] of articles)
    for (const id of FAN_IDS)
      if (fansOf(text).has(fanNumber(id))) expect(FAN_ARTICLES[id], `${id} in article ${article}`).toContain(article);
});

test('every article of a fan stands in the rulebook and speaks of it', () => {
  for (const id of FAN_IDS)
    for (const article of FAN_ARTICLES[id]) {
      const text = articles.get(article);
      expect(text, `article ${article} of ${id}`).toBeDefined();
      if (GENERAL.includes(article)) continue;
      const isNamed = text!.includes(FAN_NAMES[id].en) || fansOf(text!).has(fanNumber(id)) || id === 'flower-tiles';
      expect(isNamed, `article ${article} speaks of ${id}`).toBe(true);
    }
});
