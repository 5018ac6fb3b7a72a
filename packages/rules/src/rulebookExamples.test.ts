import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mcrOnly } from './index.ts';
import { cn1998, ema, mil, wmo2006 } from './rulesets/presets.ts';
import type { Ruleset } from './rulesets/ruleset.ts';
import type { ScoredFan } from './scoring/fans/ids.ts';
import { written } from './scoring/plain/written.ts';
import { scoreWin } from './scoring/score.ts';

/*
 * The examples of the rulebook: each is scored, and has the fans that its words name or lacks the one that they deny.
 */

/** What a hand scores: times by fan (0: not at all), `points` in all, or `false` for no complete hand. */
type Expected = (Partial<Record<ScoredFan, number>> & { readonly points?: number }) | false;

interface Check {
  readonly expected: Expected;
  /** What the same tiles score where the rules are others. */
  readonly elsewhere?: readonly [rules: Ruleset, expected: Expected];
}
const is = (expected: Expected, ...elsewhere: [Ruleset, Expected] | []): Check =>
  elsewhere.length === 0 ? { expected } : { expected, elsewhere };

/** By article, in the order in which its examples stand. */
const CHECKS: Readonly<Record<number, readonly Check[]>> = {
  37: [
    is({ 'concealed-hand': 1 }),
    is({ 'seven-pairs': 1 }),
    is({ 'thirteen-orphans': 1 }),
    is({ 'lesser-honors-and-knitted-tiles': 1 }),
    is({ 'knitted-straight': 1 }),
    is(false),
  ],
  39: [is({ 'chicken-hand': 1, points: 8 }), is({ 'chicken-hand': 0, 'self-drawn': 1, points: 1 })],
  43: [is({ 'closed-wait': 1 }), is({ 'single-wait': 0, 'closed-wait': 0 }), is({ 'single-wait': 0 })],
  44: [is({ 'single-wait': 0 }, { ...wmo2006, waits: 'physical' }, { 'single-wait': 1 })],
  45: [
    is(
      { 'single-wait': 1, 'edge-wait': 0 },
      { ...wmo2006, combinedWaits: 'void' },
      { 'single-wait': 0, 'edge-wait': 0 },
    ),
  ],
  46: [is({ 'seven-pairs': 1, 'single-wait': 0 }), is({ 'closed-wait': 0, 'single-wait': 0 })],
  48: [
    is({ 'closed-wait': 1 }),
    is({ 'closed-wait': 0, 'single-wait': 0 }),
    is({ 'closed-wait': 1, points: 17 }, mil, { 'closed-wait': 0, points: 16 }),
    is({ 'edge-wait': 1, points: 17 }, mil, { 'edge-wait': 0, points: 16 }),
  ],
  51: [is({ 'concealed-hand': 1 }), is({ 'fully-concealed-hand': 1, 'self-drawn': 0 })],
  53: [is({ 'melded-hand': 1 }), is({ 'melded-hand': 0 })],
  54: [
    is({ 'three-concealed-pungs': 0, 'two-concealed-pungs': 1 }),
    is({ 'three-concealed-pungs': 1 }),
    is({ 'three-concealed-pungs': 1 }),
  ],
  55: [is({ 'concealed-kong': 1, 'two-concealed-pungs': 1 })],
  57: [
    is({ 'two-concealed-kongs': 1 }, cn1998, { 'two-concealed-kongs': 1 }),
    is({ 'melded-and-concealed-kong': 1 }, cn1998, { 'melded-and-concealed-kong': 1 }),
  ],
  59: [is({ 'triple-pung': 1, 'double-pung': 0 })],
  61: [
    is({ 'pure-straight': 1, points: 23 }),
    is({ 'mixed-triple-chow': 1, points: 14 }),
    is({ 'pure-double-chow': 1, 'two-terminal-chows': 2 }),
    is({ 'short-straight': 2 }),
    is({ 'pure-double-chow': 1, 'mixed-double-chow': 1, 'short-straight': 1 }),
  ],
  63: [is({ 'pure-triple-chow': 0, 'pure-shifted-pungs': 1 })],
  64: [
    is({ 'all-green': 1, 'full-flush': 1 }),
    is({ 'all-green': 1, 'half-flush': 1 }, cn1998, { 'all-green': 1, 'half-flush': 0 }),
  ],
  65: [is({ 'one-voided-suit': 1 }), is({ 'one-voided-suit': 0, 'reversible-tiles': 1 })],
  66: [
    is({ 'tile-hog': 1 }),
    is({ 'seven-pairs': 1, 'tile-hog': 1 }),
    is({ 'seven-pairs': 1, 'tile-hog': 1 }, ema, { 'tile-hog': 0 }),
    is({ 'tile-hog': 0, 'concealed-kong': 1 }),
  ],
  67: [is({ 'seven-pairs': 1 }), is({ 'seven-pairs': 0, 'pure-terminal-chows': 1 })],
  68: [is({ 'all-types': 1 }), is({ 'all-types': 1, 'seven-pairs': 1 }), is({ 'all-types': 0, 'thirteen-orphans': 1 })],
  69: [is({ 'knitted-straight': 1, 'all-chows': 1 }), is({ 'knitted-straight': 1, 'all-chows': 0 })],
  70: [
    is({ 'lesser-honors-and-knitted-tiles': 1, 'knitted-straight': 1 }),
    is({ 'greater-honors-and-knitted-tiles': 1 }),
  ],
  71: [is({ 'nine-gates': 1 }), is({ 'nine-gates': 0, 'full-flush': 1 })],
};

/** Examples of the book by article: the hand, and whether it counts. */
function examplesOf(rulebook: string): Map<number, { hand: string; counts: boolean }[]> {
  const found = new Map<number, { hand: string; counts: boolean }[]>();
  for (const article of rulebook.split(/^### /m).slice(1)) {
    const items = [...article.matchAll(/^- `([^`]+)` \*\*(Counts|Does not count)\.\*\* \S/gm)];
    const examples = items.map(([, hand, verdict]) => ({ hand: hand!, counts: verdict === 'Counts' }));
    if (examples.length > 0) found.set(Number.parseInt(article, 10), examples);
  }
  return found;
}

function scored(hand: string, rules: Ruleset, asked: Expected): Expected {
  const score = scoreWin(written(hand), mcrOnly(rules));
  if (score === undefined) return false;
  if (asked === false) return {};
  const times = (fan: string) => score.fans.find(({ id }) => id === fan)?.times ?? 0;
  return Object.fromEntries(Object.keys(asked).map(key => [key, key === 'points' ? score.total : times(key)]));
}

describe('the examples of the rulebook', () => {
  const examples = examplesOf(readFileSync(new URL('../RULEBOOK.md', import.meta.url), 'utf8'));

  test('are all checked', () => {
    const counted = (lists: Iterable<readonly [number, readonly unknown[]]>) =>
      Object.fromEntries([...lists].map(([article, list]) => [article, list.length]));
    const checks = Object.entries(CHECKS).map(([article, list]) => [Number(article), list] as const);
    expect(counted(examples)).toEqual(counted(checks));
  });

  test.each([...examples].flatMap(([article, list]) => list.map((example, at) => ({ article, at, ...example }))))(
    'score as article $article says: $hand',
    ({ article, at, hand, counts }) => {
      const { expected, elsewhere } = CHECKS[article]![at]!;
      expect(scored(hand, wmo2006, expected)).toEqual(expected);
      // What does not count is a fan that is not scored, or one that is scored only once.
      const isDenied = expected === false || Object.values(expected).includes(0) || 'mixed-double-chow' in expected;
      if (!counts) expect(isDenied).toBe(true);
      if (elsewhere) expect(scored(hand, ...elsewhere)).toEqual(elsewhere[1]);
    },
  );
});
