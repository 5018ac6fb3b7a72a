import { tableCommandSchema } from '@gorrion/protocol/schemas';
import type { FoulId } from '@gorrion/rules';
import { tile } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { ACTS, actsOf, type Draft, FIRST_DRAFT, lackOf, rulingsOf, withFoul } from './draft.ts';

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
    const [ruling] = rulingsOf({ ...WHOLE, act });
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
      expect(rulingsOf({ ...WHOLE, article })).toEqual([]);
    }
  });

  it('says to whom points go: the book says it of a foul, or the umpire', () => {
    const points: Draft = { ...WHOLE, act: 'points', paidTo: undefined };
    expect(lackOf(points)).toBe('receiver');
    expect(rulingsOf(points)).toEqual([]);
    const each = { points: 5, paidTo: 'each-opponent' };
    expect(rulingsOf(withFoul(points, 'change-of-mind', 1, true))).toMatchObject([each]);
    expect(lackOf(withFoul(points, 'reveal-other', 0, true))).toBe('receiver');
  });

  it('does what the book asks for its foul, unless the umpire chose something else', () => {
    const picked = (foul: FoulId, own: Partial<Draft> = {}, isUmpire = true) =>
      actsOf(withFoul({ ...FIRST_DRAFT, player: 0, ...own }, foul, 0, isUmpire));
    expect(picked('change-of-mind')).toEqual(['warn']);
    expect(picked('false-hu-points')).toEqual(['dead-hand', 'points']);
    expect(picked('false-hu-points', { act: 'warn' })).toEqual(['warn']);
    expect(picked('exposed-tile')).toEqual(['discard-shown']);
    // Players agree on all of it at once, and see no hand of another.
    expect(picked('false-hu-points', {}, false)).toEqual(['dead-hand', 'points']);
    expect(picked('exposed-tile', {}, false)).toEqual([]);
    // The book leaves other violations to the umpire.
    expect(lackOf(withFoul({ ...FIRST_DRAFT, player: 0 }, 'rule-violation', 0, true))).toBe('act');
    const both = rulingsOf(withFoul({ ...FIRST_DRAFT, player: 0 }, 'false-hu-points', 0, true));
    expect(both).toMatchObject([{ kind: 'dead-hand' }, { kind: 'points', paidTo: 'each-opponent' }]);
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
    expect(rulingsOf({ ...WHOLE, act: 'points' })).toMatchObject([{ kind: 'points', paidTo: 2 }]);
  });
});
