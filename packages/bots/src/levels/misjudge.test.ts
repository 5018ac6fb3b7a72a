import { type Tile, viewFor } from '@gorrion/rules';
import { given } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../candidate/candidate.ts';
import { misjudged } from './misjudge.ts';

const view = viewFor(given({ hands: ['123m456s78p55mEEEN'] }).state, 0);
const candidates: readonly Candidate[] = Array.from({ length: 14 }, (_, kind) => ({
  action: { type: 'discard', seat: 0, tile: kind as Tile },
  value: -kind,
}));
const errors = (seed: string) =>
  misjudged(candidates, 2, view, seed).map(({ action, value }) => value + ('tile' in action ? action.tile : 0));

describe('a level that errs', () => {
  it('makes the same errors with the same seed, and others with another seed', () => {
    expect(misjudged(candidates, 2, view, 'a')).toEqual(misjudged(candidates, 2, view, 'a'));
    expect(misjudged(candidates, 2, view, 'b')).not.toEqual(misjudged(candidates, 2, view, 'a'));
  });

  it('makes errors of the given deviation in both directions', () => {
    const all = Array.from({ length: 100 }, (_, n) => errors(`seed ${n}`)).flat();
    const mean = all.reduce((sum, error) => sum + error, 0) / all.length;
    const squares = all.reduce((sum, error) => sum + error * error, 0) / all.length;
    expect(Math.abs(mean)).toBeLessThan(0.2);
    expect(Math.sqrt(squares)).toBeGreaterThan(1.8);
    expect(Math.sqrt(squares)).toBeLessThan(2.2);
  });

  it('lists its best candidate first', () => {
    const values = misjudged(candidates, 5, view, 'c').map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  it('makes no error with deviation 0 or with a single candidate', () => {
    expect(misjudged(candidates, 0, view, 'a')).toBe(candidates);
    expect(misjudged(candidates.slice(0, 1), 9, view, 'a')).toEqual(candidates.slice(0, 1));
  });
});
