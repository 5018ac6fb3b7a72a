import { describe, expect, it } from 'vitest';
import { EXPERT, STRONG } from './styles.ts';
import { tempered } from './tempers.ts';

describe.each([
  ['strong', STRONG],
  ['expert', EXPERT],
])('a temper of the level %s', (_, style) => {
  it('claims for less with the temper fast and only for more with patient', () => {
    expect(tempered(style, 'fast').firstClaim).toBeLessThan(style.firstClaim);
    expect(tempered(style, 'patient').firstClaim).toBeGreaterThan(style.firstClaim);
    expect(tempered(style, 'balanced')).toEqual(style);
  });

  it('counts the points of a win twice with the temper big', () => {
    expect(tempered(style, 'big').relish).toBe(2 * style.relish);
  });
});
