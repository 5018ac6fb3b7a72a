import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countWin } from './classical/win.ts';
import { macau } from './rulesets/presets.ts';
import type { ClassicalRules } from './rulesets/ruleset.ts';
import { written } from './scoring/plain/written.ts';

/* The examples of the classical rulebook: each is counted, and comes to the total that its words name. */

/** What a hand is worth, with the special hand that counts and its doubles added up; `false` for no complete hand. */
type Expected = readonly [total: number, special?: string] | false;

interface Check {
  readonly expected: Expected;
  /** What the same hand is worth without the doubles of the house. */
  readonly withoutHouse?: number;
}
const is = (expected: Expected, withoutHouse?: number): Check => ({
  expected,
  ...(withoutHouse !== undefined && { withoutHouse }),
});

const LIMIT = 2000;
const HALF = 1000;

/** By article, in the order in which its examples stand. */
const CHECKS: Readonly<Record<number, readonly Check[]>> = {
  36: [
    is([24]),
    is([HALF, 'pairs-with-honours']),
    is([LIMIT, 'twin-sevens']),
    is([LIMIT, 'wonders']),
    is(false),
    is(false),
  ],
  39: [is([92])],
  40: [is([60]), is([64])],
  42: [is([224]), is([56]), is([28])],
  43: [is([136]), is([64])],
  44: [is([896]), is([320]), is([176])],
  45: [is([96], 48), is([576], 288)],
  46: [is([528])],
  47: [is([LIMIT], LIMIT)],
  52: [is([LIMIT, 'pairs-of-one-suit']), is([HALF, 'pairs-with-honours']), is([LIMIT, 'pairs-of-honours']), is(false)],
  53: [is([LIMIT, 'heads']), is([HALF, 'heads-with-honours'])],
  54: [is([LIMIT, 'great-sequence'])],
  55: [is([HALF, 'small-sequence-dragons']), is([HALF, 'small-sequence-winds'])],
  56: [is([LIMIT, 'little-green']), is([480])],
  57: [is([LIMIT, 'red-hand'])],
  58: [is([LIMIT, 'hidden-treasure']), is([LIMIT, 'hidden-treasure']), is([144])],
  59: [is([LIMIT, 'three-dragons']), is([LIMIT, 'four-winds'])],
  60: [is([LIMIT, 'twin-sevens']), is(false)],
  61: [is([LIMIT, 'lightning']), is([LIMIT, 'lightning']), is([24])],
  62: [is([LIMIT, 'moon-from-the-sea']), is([20]), is([20])],
  63: [is([LIMIT, 'wonders'])],
  64: [is([LIMIT, 'heads'])],
  65: [is([144])],
};

interface BookExample {
  readonly hand: string;
  readonly counts: boolean;
  readonly why: string;
}

/** Examples of the book by article: the hand, whether it counts, and what is said of it. */
function examplesOf(rulebook: string): Map<number, readonly BookExample[]> {
  const found = new Map<number, readonly BookExample[]>();
  for (const article of rulebook.split(/^### /m).slice(1)) {
    const items = [...article.matchAll(/^- `([^`]+)` \*\*(Counts|Does not count)\.\*\* (\S.*(?:\n {2}.*)*)/gm)];
    const examples = items.map(([, hand, verdict, why]) => ({
      hand: hand!,
      counts: verdict === 'Counts',
      why: why!.replace(/\s+/g, ' '),
    }));
    if (examples.length > 0) found.set(Number.parseInt(article, 10), examples);
  }
  return found;
}

/** Reads a hand of an example; "first" is a word of this book alone. */
const claimOf = (hand: string) => ({
  ...written(hand),
  ...(/ first\b/.test(hand) && { isFirstDiscard: true as const }),
});

function counted(hand: string, rules: ClassicalRules): Expected {
  const account = countWin(claimOf(hand), rules);
  if (!account) return false;
  return account.special ? [account.total, account.special.id] : [account.total];
}

describe('the examples of the classical rulebook', () => {
  const examples = examplesOf(readFileSync(new URL('../CLASSICAL.md', import.meta.url), 'utf8'));

  test('are all checked', () => {
    const numbered = (lists: Iterable<readonly [number, readonly unknown[]]>) =>
      Object.fromEntries([...lists].map(([article, list]) => [article, list.length]));
    const checks = Object.entries(CHECKS).map(([article, list]) => [Number(article), list] as const);
    expect(numbered(examples)).toEqual(numbered(checks));
  });

  test.each([...examples].flatMap(([article, list]) => list.map((example, at) => ({ article, at, ...example }))))(
    'count as article $article says: $hand',
    ({ article, at, hand, counts, why }) => {
      const { expected, withoutHouse } = CHECKS[article]![at]!;
      expect(counted(hand, macau)).toEqual(expected);
      if (withoutHouse !== undefined) {
        expect(counted(hand, { ...macau, houseDoubles: false })).toEqual([withoutHouse]);
      }
      if (counts) expect(expected).not.toBe(false);
      // From the articles on counting on, the words end with the total.
      const named = /(\d+)\.$/.exec(why)?.[1] ?? /\b(\d+), and not\b/.exec(why)?.[1];
      if (article !== 36 && expected !== false) expect(Number(named)).toBe(expected[0]);
    },
  );
});
