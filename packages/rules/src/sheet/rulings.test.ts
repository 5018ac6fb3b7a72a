import { describe, expect, it } from 'vitest';
import { correctionFault, pointsMoved } from './rulings.ts';

describe('a correction of a sheet [R81]', () => {
  it.each([
    ['keeps the sum', [8, -8, 0, 0], undefined],
    ['changes something', [0, 0, 0, 0], 'empty'],
    ['does not change the sum otherwise', [8, 0, 0, 0], 'sum'],
    ['puts right what the sheet is off', [-3, 0, 0, 0], undefined],
    ['gives back what penalties took for nobody', [0, 10, 0, 0], undefined],
    ['gives back no more', [0, 11, 0, 0], 'sum'],
  ] as const)('%s', (_, changes, fault) => {
    const off = changes[0] === -3 ? 3 : 0;
    expect(correctionFault(changes, { off, taken: changes[1] >= 10 ? 10 : 0 })).toBe(fault);
  });
});

it('a ruling moves its points to nobody, each opponent or the injured player, and another kind moves none', () => {
  const points = { kind: 'points', article: '3.11.2', player: 1, points: 10 } as const;
  expect(pointsMoved({ ...points, paidTo: 'nobody' })).toEqual([0, -10, 0, 0]);
  expect(pointsMoved({ ...points, paidTo: 'each-opponent' })).toEqual([10, -30, 10, 10]);
  expect(pointsMoved({ ...points, paidTo: 3 })).toEqual([0, -10, 0, 10]);
  expect(pointsMoved({ kind: 'warn', article: '3.11.1', player: 1 })).toEqual([0, 0, 0, 0]);
});
