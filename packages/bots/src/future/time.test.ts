import { describe, expect, it } from 'vitest';
import type { Course } from '../chance/course.ts';
import { runTime } from './time.ts';
import { Workspace } from './workspace.ts';

const DRAWS = 3;
/** Nobody else ever wins, and nothing is lost by waiting. */
const QUIET: Course = {
  alive: new Float64Array(DRAWS + 1).fill(1),
  givenUp: new Float64Array(DRAWS + 1),
  risk: new Float64Array(DRAWS + 1),
  last: 0,
};

/** One tile comes by claims alone; what follows stands in the second row, by draws left. */
function valuesWith(claimSpends: number, follows: readonly number[]): readonly number[] {
  const space = new Workspace();
  const step = space.addStep(0);
  space.claimRate[step] = 0.3;
  space.claimSpends[step] = claimSpends;
  space.claimRow[step] = DRAWS + 1;
  const values = new Float64Array(3 * (DRAWS + 1));
  values.set(follows, DRAWS + 1);
  runTime(space, values, 2 * (DRAWS + 1), DRAWS, QUIET);
  return [...values.subarray(2 * (DRAWS + 1))];
}

describe('the value of a claim to come', () => {
  const chance = 1 - (1 - 0.3 / 3) ** 3;
  const follows = [0, 8, 12, 14];

  it('is that of what follows with a draw less, and less of a further one as it takes its place', () => {
    const [none, one, two] = valuesWith(0.75, follows);
    expect(none).toBe(0);
    // With the last draw gone there is none that it could take the place of.
    expect(one).toBe(0);
    expect(two).toBeCloseTo(chance * (8 - 0.75 * 8), 9);
  });

  it('is all that follows where it spends nothing, and never more than without spending', () => {
    const [, , two, three] = valuesWith(0, follows);
    expect(two).toBeCloseTo(chance * 8, 9);
    expect(three).toBeCloseTo(two! + chance * (12 - two!), 9);
    for (const spends of [0.25, 0.5, 0.75]) {
      const spent = valuesWith(spends, follows);
      expect(spent[2]).toBeLessThan(two!);
      expect(spent[3]).toBeLessThan(three!);
    }
  });
});
