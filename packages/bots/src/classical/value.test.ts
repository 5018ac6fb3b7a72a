import {
  type HandState,
  legalActions,
  type Meld,
  macau,
  pamphlet,
  parseTile,
  parseTiles,
  type Seat,
  type SeatCommand,
  type Tile,
  tileText,
  viewFor,
  withSeat,
} from '@gorrion/rules';
import { discards, given } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { valuing } from './value.ts';

const tiles = (text: string): readonly Tile[] => {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new RangeError(text);
  return parsed.value;
};
const tile = (text: string): Tile => parseTile(text)!;
const throws = (text: string): SeatCommand => ({ type: 'discard', seat: 0, tile: tile(text) });
const pung = (text: string): Meld => ({ kind: 'pung', tile: tile(text), from: 3 });

/** Returns what a player for value thinks of a seat's actions, best first. */
const thoughts = (state: HandState, seat: Seat = 0, isFearful = true) =>
  valuing(isFearful)(viewFor(state, seat), seat, legalActions(state, seat), { explains: true }).toSorted(
    (a, b) => b.value - a.value,
  );
const dealt = (...hands: readonly string[]) => given({ hands, rules: pamphlet });

describe('a player for value', () => {
  it('keeps a pair of dragons where a pair of fives is worth less [C42]', () => {
    const values = thoughts(dealt('123m456s78p55mCCEN').state);
    const worth = (text: string) => values.find(({ action }) => 'tile' in action && action.tile === tile(text))!.value;
    expect(worth('5m')).toBeGreaterThan(worth('C'));
  });

  it('stays in one suit when little else is held [C44]', () => {
    const [best] = thoughts(dealt('11234567889m45sE').state);
    expect([throws('4s'), throws('5s'), throws('E')]).toContainEqual(best!.action);
    const claim = dealt('6s', '2344566788m45sE', '', '').when(discards(0, '6s')).state;
    expect(thoughts(claim, 1)[0]!.action).toEqual({ type: 'claim', seat: 1, claim: { kind: 'pass' } });
  });

  it('passes on a triple that would break six pairs of one suit [C52]', () => {
    const { state } = dealt('3s', '113355778899s4s', '', '').when(discards(0, '3s'));
    expect(thoughts(state, 1)[0]!.action).toEqual({ type: 'claim', seat: 1, claim: { kind: 'pass' } });
  });

  it('declares a concealed kong of dragons: it counts whoever wins [C41]', () => {
    const [best] = thoughts(dealt('FFFF123m456s7p99mN').state);
    expect(best!.action).toEqual({ type: 'declare-kong', seat: 0, tile: tile('F') });
  });

  it('does not throw the third dragon to a seat with pungs of two, unless it is heedless [C59]', () => {
    const { state } = dealt('123m456s78p55mEEPN');
    const melds = [pung('C'), pung('F')];
    const seats = withSeat(state.seats, 1, { ...state.seats[1], melds, concealed: state.seats[1].concealed.slice(6) });
    const [fearful, heedless] = [true, false].map(isFearful => {
      const values = thoughts({ ...state, seats }, 0, isFearful);
      const worth = (text: string) =>
        values.find(({ action }) => 'tile' in action && action.tile === tile(text))!.value;
      return worth('N') - worth('P');
    });
    expect(fearful!).toBeGreaterThan(50);
    expect(heedless!).toBeLessThan(fearful! / 3);
  });

  it('tells the chance to win, greater for a ready hand', () => {
    const ready = thoughts(dealt('123m456s78p55mEEEN').state)[0]!;
    const far = thoughts(dealt('159m259s148pESWNC').state)[0]!;
    expect(ready.winChance!).toBeGreaterThan(far.winChance! * 3);
    expect([ready.missing, far.missing]).toEqual([1, 9]);
  });
});

describe('what a player for value gives away [C22-C24]', () => {
  const { state } = given({ rules: macau });
  const holding = (text: string): HandState => ({
    ...state,
    seats: withSeat(state.seats, 0, { ...state.seats[0], concealed: tiles(text) }),
  });
  const giftOf = (text: string): readonly string[] => {
    const [best] = thoughts(holding(text));
    return best!.action.type === 'exchange' ? best!.action.tiles.toSorted((a, b) => a - b).map(tileText) : [];
  };

  it('is not of the suit that it keeps', () => {
    expect(giftOf('1234567899s3p7mEE')).toEqual(['7m', '3p']);
  });

  it('is no pair and no part of a set', () => {
    expect(giftOf('123m456s33p77p2s8mE')).toEqual(['8m', '2s']);
  });
});
