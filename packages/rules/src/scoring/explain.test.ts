import { describe, expect, test } from 'vitest';
import { wmo2006 } from '../rulesets/presets.ts';
import { tilesText } from '../tiles/notation.ts';
import { explain, readingsOf } from './explain.ts';
import { FLAVOURS, randomClaim, seededNumbers } from './plain/randomClaim.ts';
import { written } from './plain/written.ts';
import { scoreWin } from './score.ts';

const explained = (text: string) => {
  const explanation = explain(written(text), wmo2006);
  if (!explanation) throw new Error(text);
  return explanation;
};

describe('explaining a score', () => {
  test('[R42] names the reading that was chosen, and the best other one', () => {
    const { reading, otherReading } = explained('222333444s 55m 67p + 8p');
    expect(reading.parts.map(part => tilesText(part.tiles))).toContain('222s');
    expect(reading.parts.find(part => part.hasWinningTile)?.kind).toBe('chow');
    expect(otherReading?.parts.map(part => tilesText(part.tiles))).toContain('234s');
    expect(otherReading?.total).toBeLessThanOrEqual(reading.total);
  });

  test('[R58] [R59] [R60] lists fans that are held and not counted, with the principle and the fan against each', () => {
    const { uncounted } = explained('123m 456m 789m 123p E + E');
    expect(uncounted).toContainEqual(
      expect.objectContaining({ id: 'short-straight', principle: 'non-repeat', by: 'pure-straight' }),
    );
    const chows = explained('(123m) (123m) (789m) (789m) C + C').uncounted;
    expect(chows).toContainEqual(expect.objectContaining({ id: 'two-terminal-chows' }));
    expect(chows.map(fan => fan.principle)).toContain('non-identical');
  });

  test('[R60] points at the tiles that earn a fan', () => {
    const fan = explained('123m 456m 789m 123p E + E').counted.find(({ id }) => id === 'pure-straight');
    expect(tilesText(fan?.tiles ?? [])).toBe('123456789m');
  });

  test('[R39] names a Chicken Hand', () => {
    expect(explained('(123p) (444s) (789m) 34p CC + 2p').counted.map(({ id }) => id)).toEqual(['chicken-hand']);
  });

  test('[R37] explains nothing of an incomplete hand', () => {
    expect(explain(written('123m 456m 789m 123p E + S'), wmo2006)).toBeUndefined();
  });
});

describe('all readings of a hand', () => {
  const totals = (text: string) => readingsOf(written(text), wmo2006).map(({ reading }) => reading.total);

  test('[R42] stand in the order of their points, the one that is scored first', () => {
    const readings = readingsOf(written('222333444s 55m 67p + 8p'), wmo2006);
    expect(readings[0]).toMatchObject({ reading: explained('222333444s 55m 67p + 8p').reading });
    expect(readings.length).toBeGreaterThan(1);
    const points = readings.map(({ reading }) => reading.total);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });

  test('[R42] of equal worth keep equal totals', () => {
    expect(totals('2244556999s (789s) + 6s')).toEqual([29, 29]);
    expect(totals('123m 456m 789m 123p E + E')).toHaveLength(1);
  });

  test('[R42] [R60] of random hands begin with the score and never pass it (seed 25)', () => {
    const random = seededNumbers(25);
    for (let n = 0; n < 600; n++) {
      const claim = randomClaim(random, FLAVOURS[n % FLAVOURS.length]!);
      const readings = readingsOf(claim, wmo2006);
      const total = scoreWin(claim, wmo2006)?.total;
      expect(readings[0]?.reading.total).toBe(total);
      expect(Math.max(...readings.map(({ reading }) => reading.total))).toBe(total);
      for (const { reading, counted } of readings) {
        const sum = counted.reduce((all, fan) => all + (fan.id === 'flower-tiles' ? 0 : fan.times * fan.points), 0);
        expect(sum).toBe(reading.total);
      }
    }
  });

  test('[R37] are none of an incomplete hand', () => {
    expect(totals('123m 456m 789m 123p E + S')).toEqual([]);
  });
});
