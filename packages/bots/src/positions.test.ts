import { type HandState, type Seat, type SeatCommand, tileText, viewFor } from '@gorrion/rules';
import { discards, given } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { decideAsBot, evaluate } from './levels/decideAsBot.ts';
import { BOT_LEVELS, type BotLevel } from './levels/level.ts';

/** Returns an action in a few letters: "-E" discards east; "chow 3m", "pung", "kong", "hu", "pass". */
function short(action: SeatCommand): string {
  if (action.type === 'discard') return `-${tileText(action.tile)}`;
  if (action.type === 'declare-kong') return `kong ${tileText(action.tile)}`;
  if (action.type === 'declare-win') return 'hu';
  if (action.type === 'expose-flower') return 'flower';
  if (action.type !== 'claim') return action.type;
  if (action.claim.kind === 'chow') return `chow ${tileText(action.claim.low)}`;
  return action.claim.kind === 'win' ? 'hu' : action.claim.kind;
}

/** Returns the best action by a level's values. A level that errs does not always play it. */
const bestOf = (level: BotLevel, state: HandState, seat: Seat): SeatCommand =>
  evaluate(level, viewFor(state, seat), seat)[0]!.action;

/** Returns East's action on the dealt hand. */
function asEast(level: BotLevel, hand: string): string {
  const { state } = given({ hands: [hand] });
  return short(bestOf(level, state, 0));
}

/** Returns a seat's action on a tile that East discards. */
function toDiscard(level: BotLevel, hand: string, tile: string, seat: Seat = 1): string {
  const hands = ['', '', '', ''];
  hands[0] = tile;
  hands[seat] = hand;
  const { state } = given({ hands }).when(discards(0, tile));
  return short(bestOf(level, state, seat));
}

describe.each(BOT_LEVELS)('the %s', level => {
  it.each([
    ['123m456s789p4567mE', 'throws the lone wind beside a Mixed Straight', '-E'],
    ['147m258s369pESWCC', 'breaks the pair beside knitted tiles and honours', '-C'],
    ['19m19s19p5mEESWNCF', 'throws the five out of Thirteen Orphans', '-5m'],
  ])('%s: %s', (hand, _, expected) => {
    expect(asEast(level, hand)).toBe(expected);
  });

  it.each([
    ['123m456s78p55mEEE', '9p', 'hu'],
    ['123456m78m99p234s', '9m', 'hu'],
  ])('%s + %s is a win and is taken', (hand, tile, expected) => {
    expect(toDiscard(level, hand, tile)).toBe(expected);
  });
});

describe.each(['regular', 'strong', 'expert'] as const)('the %s', level => {
  it('123m456s78923pEE + 4p: completes the last chow of a Mixed Straight', () => {
    expect(toDiscard(level, '123m456s78923pEE', '4p')).toBe('hu');
  });

  it('123m456s78p45sEEN + 9p: claims the chow that makes the Mixed Straight', () => {
    expect(toDiscard(level, '123m456s78p45sEEN', '9p')).toBe('chow 7p');
  });

  it('113355m2244s77p9p + 3m: does not pung a ready Seven Pairs away', () => {
    expect(toDiscard(level, '113355m2244s77p9p', '3m')).toBe('pass');
  });

  it('EEESS123789m4p5s: works toward a Half Flush', () => {
    expect(asEast(level, 'EEESS123789m4p5s')).toMatch(/-(4p|5s)/);
  });

  it('113355m2244s77pEC: goes for Seven Pairs', () => {
    expect(asEast(level, '113355m2244s77pEC')).toMatch(/-(E|C)/);
  });

  it('123m45s678s99m234p + 6s: is complete and worth too little, so it is no win', () => {
    expect(toDiscard(level, '123m45678s99m234p', '6s')).not.toBe('hu');
  });

  it('a concealed kong of a set that nothing needs otherwise is declared', () => {
    expect(asEast(level, '9999m123m456s78pEE')).toBe('kong 9m');
  });
});

describe('a hurried expert', () => {
  it('123m456s78p45sEEN + 9p: still claims the chow that makes the Mixed Straight', () => {
    const { state } = given({ hands: ['9p', '123m456s78p45sEEN', '', ''] }).when(discards(0, '9p'));
    const view = viewFor(state, 1);
    expect(short(decideAsBot('expert', view, 1, 'seed', { isHurried: true }))).toBe('chow 7p');
    expect(evaluate('expert', view, 1, { isHurried: true })).not.toEqual(evaluate('expert', view, 1));
  });
});
