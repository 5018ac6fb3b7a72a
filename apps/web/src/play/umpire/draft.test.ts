import { tableCommandSchema } from '@gorrion/protocol/schemas';
import { tile } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { ACTS, type Draft, FIRST_DRAFT, lackOf, rulingOf } from './draft.ts';

const WHOLE: Draft = {
  ...FIRST_DRAFT,
  player: 0,
  article: '3.11.6.3',
  remark: 'Again.',
  paidTo: 2,
  tiles: [tile('5p')],
  changes: [8, -8, 0, 0],
};

describe('a ruling that an umpire writes', () => {
  it.each(ACTS)('is one that the table understands: %s', act => {
    const ruling = rulingOf({ ...WHOLE, act });
    expect(tableCommandSchema.parse({ type: 'rule', ruling })).toEqual({ type: 'rule', ruling });
  });

  it.each(ACTS)('is about nobody until a player is chosen: %s', act => {
    expect(FIRST_DRAFT.player).toBeUndefined();
    const isForAll = act === 'correct' || act === 'replay-hand';
    expect(lackOf({ ...WHOLE, act, player: undefined })).toBe(isForAll ? undefined : 'player');
  });

  it('needs an article of the book (article 98)', () => {
    for (const article of ['', '3', '4.1', 'because', '3.11.6.6.1.2']) {
      expect(lackOf({ ...WHOLE, article })).toBe('article');
      expect(rulingOf({ ...WHOLE, article })).toBeUndefined();
    }
  });

  it('names another player as the injured one, and says why and how the sheet is corrected', () => {
    expect(lackOf({ ...WHOLE, act: 'points', player: 2 })).toBe('injured');
    expect(lackOf({ ...WHOLE, act: 'correct', changes: [0, 0, 0, 0] })).toBe('changes');
    const correct: Draft = { ...WHOLE, act: 'correct', changes: [10, 0, 0, 0] };
    expect(lackOf(correct)).toBe('sum');
    // A penalty has taken as much for nobody.
    expect(lackOf(correct, { off: 0, taken: 10 })).toBeUndefined();
    expect(lackOf({ ...WHOLE, act: 'discard-shown', tiles: [] })).toBe('tiles');
    expect(lackOf({ ...WHOLE, act: 'correct', remark: ' ' })).toBe('remark');
    expect(rulingOf({ ...WHOLE, act: 'points' })).toMatchObject({ kind: 'points', paidTo: 2 });
  });
});
