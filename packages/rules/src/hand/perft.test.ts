import { describe, expect, it, vi } from 'vitest';
import { cn1998, ema, wmo2006 } from '../rulesets/presets.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { perft } from '../testing/perft.ts';
import { playout } from '../testing/playout.ts';
import type { HandState } from './state.ts';

vi.setConfig({ testTimeout: 300_000 });

/** The state after so many commands of a hand played from a seed. */
function position(seed: string, rules: Ruleset, commands: number): HandState {
  let last: HandState | undefined;
  let count = 0;
  for (const step of playout(seed, rules)) {
    last = step.before;
    if (count++ === commands) break;
  }
  return last!;
}

/**
 * Counts of all legal continuations. A change of the rules on purpose changes these counts in the same commit, with the
 * reason; any other difference is a fault.
 */
const COUNTS: readonly [string, Ruleset, number, readonly number[]][] = [
  ['perft East', wmo2006, 1, [10, 12, 132, 193, 1501, 2481, 19922]],
  ['perft middle', wmo2006, 60, [1, 7, 11, 88, 196, 908, 1997]],
  ['perft late', wmo2006, 110, [1, 10, 14, 84, 166, 742, 1450]],
  ['perft by hand', cn1998, 40, [13, 19, 136, 273, 1084, 2284, 11942]],
  ['perft strict', ema, 30, [1, 31, 829, 20977]],
];

describe('counts of all legal continuations', () => {
  it.each(COUNTS)('%s', (seed, rules, commands, counts) => {
    const state = position(seed, rules, commands);
    expect(counts.map((_, depth) => perft(state, depth + 1))).toEqual(counts);
  });
});
