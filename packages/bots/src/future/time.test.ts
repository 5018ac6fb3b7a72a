import { describe, expect, it } from 'vitest';
import type { Course } from '../chance/course.ts';
import { runTime } from './time.ts';
import { Workspace } from './workspace.ts';

const DRAWS = 3;
/** A course in which no other seat ever wins. */
const QUIET: Course = {
  alive: new Float64Array(DRAWS + 1).fill(1),
  givenUp: new Float64Array(DRAWS + 1),
  risk: new Float64Array(DRAWS + 1),
  last: 0,
};

/** A workspace in which one tile comes by claims alone; the second row holds the values after it, by draws left. */
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

  it('is the value that follows with a draw less, less the part of a further draw that it costs', () => {
    const [none, one, two] = valuesWith(0.75, follows);
    expect(none).toBe(0);
    // With one draw left a claim costs no further draw.
    expect(one).toBe(0);
    expect(two).toBeCloseTo(chance * (8 - 0.75 * 8), 9);
  });

  it('is greatest if the claim costs no draw', () => {
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
