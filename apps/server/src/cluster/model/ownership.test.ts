import { sized } from '@gorrion/rules/testing/wide';
import { describe, expect, it } from 'vitest';
import { explore } from './explore.ts';
import { BOUNDS, type Bounds, ownership, RULES, type Rules } from './ownership.ts';

describe('a search through all states', () => {
  it('finds a shortest way to what must not be, and says how far it looked', () => {
    const model = {
      start: 0,
      *next(n: number) {
        if (n < 20) yield* [['add one', n + 1] as const, ['add three', n + 3] as const];
      },
    };
    const seven = explore({ ...model, broken: n => (n === 7 ? 'seven' : undefined) });
    expect(seven.counterexample?.why).toBe('seven');
    expect(seven.counterexample?.steps).toHaveLength(3);
    expect(explore({ ...model, broken: () => undefined })).toEqual({ states: 23, counterexample: undefined });
  });

  it('does not take a search that was cut short for a proof', () => {
    const endless = { start: 0, next: (n: number) => [['on', n + 1] as const], broken: () => undefined };
    expect(() => explore(endless, 1000)).toThrow('more than 1000 states');
  });
});

/**
 * What is searched, and the states that it has at least. By default two smaller worlds: one with as many claims, one with
 * as many requests. `npm run ownership` looks further, and at both together: 1,194,445 states.
 */
const SEARCHED = sized<readonly (readonly [Bounds, states: number])[]>(
  [
    [{ ...BOUNDS, requests: 1 }, 35_000],
    [{ ...BOUNDS, claims: 2, underWay: 1 }, 25_000],
  ],
  [[{ ...BOUNDS, drift: 2 }, 700_000]],
);

describe('two nodes that share a table', { timeout: 120_000 }, () => {
  it('never both write, lose nothing that was answered and store nothing twice, whatever dies, pauses, drifts or is lost', () => {
    for (const [bounds, least] of SEARCHED) {
      const { states, counterexample } = explore(ownership(RULES, bounds));
      expect(counterexample).toBeUndefined();
      expect(states).toBeGreaterThan(least);
    }
  });

  const BUGS: { readonly [Rule in keyof Rules]: string } = {
    checksEpoch: 'a write of an earlier owner was stored',
    checksSequence: 'a request was stored twice',
    raisesEpoch: 'two nodes hold the table under one epoch',
    waitsForLease: 'an owner lost its table while its lease ran',
    answersAfterCommit: 'a player was told that a request is stored, and it is not',
    readsBack: 'a player was told that a request is stored, and it is not',
    knowsRequests: 'a request was stored twice',
  };

  it.each(Object.entries(BUGS))('go wrong without the rule "%s": %s', (rule, why) => {
    for (const [bounds] of SEARCHED) {
      const { counterexample } = explore(ownership({ ...RULES, [rule]: false }, bounds));
      expect(counterexample?.why).toBe(why);
    }
  });
});
