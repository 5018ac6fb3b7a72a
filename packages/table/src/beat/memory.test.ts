import { seeded, type Tile } from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import { BeatMemory } from './memory.ts';
import { claimTable, medianOf, passTable, valueAt } from './quantiles.ts';
import { stratumOf } from './strata.ts';

const DOTS = 20 as Tile;
const RED = 31 as Tile;
const CUT = 8000;

const draws = (memory: BeatMemory, count: number, cut = CUT) => {
  const random = seeded('draws');
  // Another tile each time, so that no draw follows an earlier one.
  return Array.from({ length: count }, (_, n) => memory.draw(random, 'P', n as Tile, 'pung-number/early', 'ana', cut));
};
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;

describe('the shipped tables', () => {
  test('have a hundred rising quantiles of the assumed mixture', () => {
    const table = passTable('pung-number');
    expect(table).toHaveLength(100);
    expect([...table].sort((a, b) => a - b)).toEqual(table);
    expect(medianOf(table)).toBeGreaterThan(950);
    expect(medianOf(table)).toBeLessThan(1200);
    expect(table[99]).toBeGreaterThan(6000);
    expect(medianOf(claimTable('chow'))).toBeGreaterThan(medianOf(passTable('chow')));
  });

  test('have longer times for honours', () => {
    expect(passTable('pung-honour')[85]).toBeGreaterThan(passTable('chow')[85]!);
  });

  test('are interpolated linearly', () => {
    expect(valueAt([10, 20], 0.5)).toBe(15);
    expect(valueAt([10, 20], 0)).toBe(10);
    expect(valueAt([10, 20], 1)).toBe(20);
  });
});

describe('the statistics of a table', () => {
  test('draws follow the shipped table until the pool fills', () => {
    const drawn = median(draws(new BeatMemory(1), 2000));
    expect(Math.abs(drawn - medianOf(passTable('pung-number')))).toBeLessThan(80);
  });

  test('passes enter the pool when the hand is over, not before', () => {
    const memory = new BeatMemory(1);
    for (let n = 0; n < 120; n++) memory.passed('bea', 'pung-number/early', 5000);
    const before = median(draws(memory, 500));
    memory.handEnded();
    expect(median(draws(memory, 500))).toBe(5000);
    expect(before).toBeLessThan(2000);
  });

  test('virtual answers of a slow person come later, but few answers count little', () => {
    const memory = new BeatMemory(1);
    memory.answered('ana', 2000, 1000);
    const afterOne = memory.speedOf('ana');
    for (let n = 0; n < 60; n++) memory.answered('ana', 2000, 1000);
    expect(afterOne).toBeGreaterThan(1);
    expect(afterOne).toBeLessThan(1.4);
    expect(memory.speedOf('ana')).toBeGreaterThan(1.8);
  });

  test('nothing is later than the cut', () => {
    expect(Math.max(...draws(new BeatMemory(1), 3000, 5000))).toBe(5000);
  });

  test('the same kind of tile again is likelier on the same side of a noticeable pause', () => {
    const memory = new BeatMemory(1);
    const random = seeded('same');
    let [same, long] = [0, 0];
    for (let n = 0; n < 3000; n++) {
      memory.noted('P', RED, n % 2 ? 5000 : 500, 'ana');
      const isLong = memory.draw(random, 'P', RED, 'pung-honour/early', 'ana', CUT) > 2200;
      if (isLong) long++;
      if (isLong === (n % 2 === 1)) same++;
    }
    expect(same / 3000).toBeGreaterThan(0.68);
    expect(long / 3000).toBeLessThan(0.75);
  });

  test('a draw for an answer that will not come is later than now', () => {
    const memory = new BeatMemory(1);
    const random = seeded('late');
    for (let n = 0; n < 300; n++) {
      const drawn = memory.drawAfter(random, 'chow/late', 'ana', CUT, 3000);
      expect(drawn).toBeGreaterThan(3000);
      expect(drawn).toBeLessThanOrEqual(CUT);
    }
  });
});

test('strata: question, kind of tile, early or late', () => {
  expect(stratumOf('C', DOTS, 3)).toBe('chow/early');
  expect(stratumOf('P', DOTS, 24)).toBe('pung-number/late');
  expect(stratumOf('P', RED, 23)).toBe('pung-honour/early');
});
