import { describe, expect, it, vi } from 'vitest';
import { cn1998, ema, macau, pamphlet, spanish1920, wmo2006 } from '../rulesets/presets.ts';
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
  ['perft strict', ema, 30, [1, 31, 739, 17755]],
  ['perft exchanges', macau, 1, [22, 210, 7200]],
  ['perft after the exchanges', macau, 9, [12, 14, 158, 275, 2161, 4033]],
  ['perft Macau', macau, 70, [8, 10, 66, 79, 719, 1294]],
  ['perft 1920s', spanish1920, 50, [10, 14, 74, 114, 612, 1172]],
  ['perft pamphlet', pamphlet, 60, [1, 11, 21, 98, 159, 954]],
];

describe('counts of all legal continuations', () => {
  it.each(COUNTS)('%s', (seed, rules, commands, counts) => {
    const state = position(seed, rules, commands);
    expect(counts.map((_, depth) => perft(state, depth + 1))).toEqual(counts);
  });
});
