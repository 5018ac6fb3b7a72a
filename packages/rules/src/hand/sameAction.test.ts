import { describe, expect, it } from 'vitest';
import { tile, tiles } from '../testing/index.ts';
import type { SeatCommand } from './commands.ts';
import { isSameAction } from './sameAction.ts';

const [nine, east] = [tile('9m'), tile('E')];

/** Commands of East that all differ. */
const DIFFERENT: readonly SeatCommand[] = [
  { type: 'discard', seat: 0, tile: nine },
  { type: 'discard', seat: 0, tile: east },
  { type: 'discard', seat: 1, tile: nine },
  { type: 'declare-kong', seat: 0, tile: nine },
  { type: 'expose-flower', seat: 0, tile: tile('f1') },
  { type: 'declare-win', seat: 0 },
  { type: 'claim', seat: 0, claim: { kind: 'win' } },
  { type: 'claim', seat: 0, claim: { kind: 'pass' } },
  { type: 'claim', seat: 0, claim: { kind: 'pung' } },
  { type: 'claim', seat: 0, claim: { kind: 'said', word: 'pung' } },
  { type: 'claim', seat: 0, claim: { kind: 'said', word: 'chow' } },
  { type: 'claim', seat: 0, claim: { kind: 'chow', low: tile('1m') } },
  { type: 'claim', seat: 0, claim: { kind: 'chow', low: tile('2m') } },
  { type: 'lay-down', seat: 0, tiles: tiles('12m') },
  { type: 'lay-down', seat: 0, tiles: tiles('13m') },
  { type: 'exchange', seat: 0, tiles: tiles('23m') },
  { type: 'exchange', seat: 0, tiles: tiles('24m') },
  { type: 'withdraw', seat: 0 },
  { type: 'name-fan', seat: 0, fan: 'all-pungs', times: 1 },
  { type: 'name-fan', seat: 0, fan: 'all-pungs', times: 0 },
  { type: 'object', seat: 0, fan: 'all-pungs', isObjecting: true },
  { type: 'object', seat: 0, fan: 'all-pungs', isObjecting: false },
];

describe('two commands of a seat', () => {
  it('are the same if seat, kind and tiles are', () => {
    for (const [n, one] of DIFFERENT.entries()) {
      const same = DIFFERENT.flatMap((other, at) => (isSameAction(one, structuredClone(other)) ? [at] : []));
      expect(same).toEqual([n]);
    }
  });

  it('are the same win, whatever fans they name', () => {
    const declared = ['all-pungs'] as const;
    expect(isSameAction({ type: 'declare-win', seat: 2 }, { type: 'declare-win', seat: 2, declared })).toBe(true);
    expect(
      isSameAction(
        { type: 'claim', seat: 2, claim: { kind: 'win', declared } },
        { type: 'claim', seat: 2, claim: { kind: 'win' } },
      ),
    ).toBe(true);
  });

  it('lay the same tiles down in any order', () => {
    const [one, other] = [tiles('12m'), tiles('12m').toReversed()];
    expect(isSameAction({ type: 'lay-down', seat: 1, tiles: one }, { type: 'lay-down', seat: 1, tiles: other })).toBe(
      true,
    );
  });
});
