import { describe, expect, it } from 'vitest';
import { chanceInTime, chanceOfDraw, courseOf, PACES } from './pace.ts';

const course = courseOf(18, 1);

describe('the chance to complete a hand in time', () => {
  it('falls with every tile that is missing and with every turn that is gone', () => {
    const byMissing = [1, 2, 3, 4, 5].map(missing => chanceInTime(course, PACES.sets, missing, 0.3));
    expect(byMissing).toEqual(byMissing.toSorted((a, b) => b - a));
    const byTurns = [16, 12, 8, 4, 0].map(turns => chanceInTime(courseOf(turns, 1), PACES.sets, 2, 0.3));
    expect(byTurns).toEqual(byTurns.toSorted((a, b) => b - a));
    expect(byTurns.at(-1)).toBe(0);
  });

  it('rises with the tiles that help, and falls with the haste of the others', () => {
    expect(chanceInTime(course, PACES.sets, 1, 0.2)).toBeGreaterThan(chanceInTime(course, PACES.sets, 1, 0.1));
    expect(chanceInTime(courseOf(18, 2), PACES.sets, 2, 0.2)).toBeLessThan(chanceInTime(course, PACES.sets, 2, 0.2));
  });

  it('is a chance, certain for a complete hand', () => {
    expect(chanceInTime(course, PACES.sets, 0, 0)).toBe(1);
    for (const pace of [...Object.values(PACES), undefined]) {
      for (let missing = 1; missing < 8; missing++) {
        const chance = chanceInTime(course, pace, missing, 0.5);
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThan(1);
      }
    }
  });

  it('is slower where every missing tile is a named one', () => {
    expect(chanceInTime(course, undefined, 4, 0.3)).toBeLessThan(chanceInTime(course, PACES.sets, 4, 0.3));
  });
});

it('a long hand is seldom drawn', () => {
  expect(chanceOfDraw(courseOf(18, 1))).toBeLessThan(0.1);
  expect(chanceOfDraw(courseOf(0, 1))).toBe(1);
});
