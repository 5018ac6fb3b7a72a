import {
  bySeat,
  type HandState,
  HIDDEN,
  type Meld,
  othersInTurn,
  parseHand,
  parseTile,
  parseTiles,
  type Tile,
  undealt,
  viewFor,
  waitsOf,
} from '@gorrion/rules';
import { playout } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { closedBeside, couldWin, isCertainlySafe, levelOfSafety } from './safety.ts';

const tile = (text: string): Tile => parseTile(text)!;
const tiles = (text: string): readonly Tile[] => {
  const read = parseTiles(text);
  if (!read.ok) throw new RangeError(text);
  return read.value;
};
const meld = (text: string): readonly Meld[] => {
  const read = parseHand(text);
  if (!read.ok) throw new RangeError(text);
  return read.value.melds;
};

/** East's view of a turn: East's tiles, what lies in the rivers, and the melds of South; the others have none. */
function seen(own: string, rivers: string, melds = ''): HandState {
  const south = meld(melds);
  return {
    ...undealt,
    phase: { name: 'turn', seat: 0, drawn: undefined, source: 'wall' },
    seats: bySeat(seat => ({
      ...undealt.seats[seat],
      concealed: seat === 0 ? tiles(own) : Array.from({ length: 13 }, () => HIDDEN),
      melds: seat === 1 ? south : [],
      discards: seat === 2 ? tiles(rivers).map((each, nth) => ({ tile: each, nth })) : [],
    })),
  };
}
const isSafe = (view: HandState, text: string) => isCertainlySafe(view, 0, tile(text));

describe('a tile is certainly safe', () => {
  it('if it is the last copy of an honour and no special hand can want it', () => {
    // All four west winds are seen; with four red dragons gone too there are no Thirteen Orphans, nor seven honours.
    expect(isSafe(seen('W', 'WWW CCCC'), 'W')).toBe(false);
    expect(isSafe(seen('W', 'WWW CCCC 1111m 5555m 9999m 1111s 5555s 9999s'), 'W')).toBe(true);
  });

  it('not while a copy of it may lie in a hand, however many runs are closed', () => {
    expect(isSafe(seen('5m', '55m 4444m 6666m'), '5m')).toBe(false);
  });

  it('if all its runs are closed, and knitted tiles want it no more', () => {
    const view = seen('5m', '555m 4444m 6666m');
    // 3m and 7m do not make a run with 5m alone; a Knitted Straight 258m 147s 369p still could.
    expect(isSafe(view, '5m')).toBe(false);
    // Without 2m and 8m that straight is gone, but all honours with six knitted tiles still want 5m.
    expect(isSafe(seen('5m', '555m 4444m 6666m 2222m 8888m'), '5m')).toBe(false);
    expect(isSafe(seen('5m', '555m 4444m 6666m 2222m 8888m EEEE'), '5m')).toBe(true);
    expect(closedBeside(tile('5m'), new Uint8Array(34))).toEqual(tiles('3467m'));
  });

  it('not if a run through it is open', () => {
    expect(isSafe(seen('5m', '555m 4444m 2222m 8888m'), '5m')).toBe(false);
  });

  it('against a seat with four melds, if no copy is left for its pair', () => {
    const view = seen('5m', '555m', '(123p)(456p)(789p)(123s)');
    expect(couldWin(view, 0, tile('5m'))).toEqual([false, false, true, true]);
  });

  it('and is hard to see if it has runs', () => {
    expect(['E', '1m', '2m', '3m', '5m', '8m'].map(text => levelOfSafety(tile(text)))).toEqual([1, 2, 2, 3, 3, 2]);
  });
});

it('never completes a hand of another seat, in random hands with all seats open to the test', {
  timeout: 60_000,
}, () => {
  let certain = 0;
  let dangerous = 0;
  for (let hand = 0; hand < 60; hand++) {
    for (const { before } of playout(`safe ${hand}`)) {
      if (before.phase.name !== 'turn') continue;
      const { seat } = before.phase;
      const view = viewFor(before, seat);
      for (const kind of new Set(view.seats[seat].concealed)) {
        if (kind >= 34 || kind < 0) continue;
        const wins = othersInTurn(seat).some(other => {
          const { concealed, melds } = before.seats[other];
          return waitsOf(concealed, melds).tiles.includes(kind);
        });
        const isCertain = isCertainlySafe(view, seat, kind);
        if (isCertain) certain++;
        if (wins) dangerous++;
        expect(isCertain && wins).toBe(false);
      }
    }
  }
  expect(certain).toBeGreaterThan(100);
  expect(dangerous).toBeGreaterThan(20);
});
