import { describe, expect, test } from 'vitest';
import { readWaitingRecord, readWinningRecord } from './record.ts';

const hand = {
  melds: [{ kind: 'kong', tile: '1m', from: 2 }],
  concealed: ['4p', '5p', '6p', '7s', '8s', '9s', '5m', '5m', '6s', '7s'],
  winningTile: '8s',
  seatWind: 'S',
  prevalentWind: 'E',
};
const errorOf = (record: unknown): string | undefined => {
  const read = readWinningRecord(record);
  return read.ok ? undefined : read.error;
};

describe('hands as records', () => {
  test('[R25] name the seat that gave a claimed tile', () => {
    const read = readWinningRecord(hand);
    expect(read).toMatchObject({
      ok: true,
      value: { melds: [{ kind: 'kong', from: 3 }], flowers: 0, selfDrawn: false },
    });
  });

  test.each([
    ['not-a-hand', null],
    ['not-a-hand', []],
    ['not-a-hand', { ...hand, concealed: undefined }],
    ['not-a-hand', { ...hand, selfDrawn: 'yes' }],
    ['unknown-tile', { ...hand, winningTile: '0m' }],
    ['unknown-tile', { ...hand, winningTile: 'f1' }],
    ['bad-meld', { ...hand, melds: [{ kind: 'chow', tile: '8m', from: 1 }] }],
    ['bad-meld', { ...hand, melds: [{ kind: 'chow', tile: '1m', from: 2 }] }],
    ['bad-meld', { ...hand, melds: [{ kind: 'quint', tile: '1m' }] }],
    ['wrong-count', { ...hand, melds: [] }],
    ['five-copies', { ...hand, winningTile: '1m' }],
    ['unknown-wind', { ...hand, seatWind: 'X' }],
    ['bad-flowers', { ...hand, flowers: 9 }],
  ])('[R37] refused: %s', (error, record) => {
    expect(errorOf(record)).toBe(error);
  });

  test.each([
    ['[R32] robbing a kong by self-draw', { robbingKong: true, selfDrawn: true }],
    ['[R30] robbing a kong with an empty wall', { robbingKong: true, wallLast: true }],
    [
      '[R32] robbing a kong of which one holds a tile',
      { robbingKong: true, winningTile: '7s', concealed: hand.concealed.with(3, '5s') },
    ],
    ['[R50] a replacement that was discarded', { replacement: true }],
    [
      '[R50] a replacement without a kong',
      { replacement: true, selfDrawn: true, melds: [{ kind: 'pung', tile: '1m' }] },
    ],
    ['[R49] the last of its kind, with another in the hand', { lastTileOfKind: true }],
  ])('%s cannot be', (_, change) => {
    expect(errorOf({ ...hand, ...change })).toBe('impossible-circumstances');
  });

  test('[R44] read thirteen tiles as a hand that waits', () => {
    expect(readWaitingRecord(hand).ok).toBe(true);
    expect(readWaitingRecord({ concealed: ['1m'] })).toEqual({ ok: false, error: 'wrong-count' });
  });
});
