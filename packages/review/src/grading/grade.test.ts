import { type Seat, viewFor } from '@gorrion/rules';
import { claims, closeClaims, discards, given, tile } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../decisions/decisions.ts';
import { dealtHands } from '../hands/dealtHands.ts';
import { finish } from '../testing/finish.ts';
import { recordOf } from '../testing/record.ts';
import { gradeByPlay, gradeBySearch, isOpen, verdictOf } from './grade.ts';

function firstDecision(story: ReturnType<typeof given>, seat: Seat) {
  const { facts } = recordOf(story.log);
  return decisionsOf(facts, dealtHands({ facts })[0]!, seat)[0]!;
}

describe('a verdict', () => {
  it.each([
    [2.5, 1, 'mistake'],
    [2.5, 2.6, 'close'],
    [1, 0.5, 'inaccuracy'],
    [1, 1.2, 'close'],
    [0.6, 0.1, 'fine'],
    [-3, 1, 'fine'],
  ])('on %f points ± %f is %s', (loss, plusMinus, verdict) => {
    expect(verdictOf({ loss, plusMinus })).toBe(verdict);
  });
});

describe('the grade of a discard', { timeout: 60_000 }, () => {
  const dealt = given({ hands: ['123m456s78p55mEEEN'] });
  const graded = gradeBySearch(firstDecision(dealt.when(discards(0, 'N')), 0));

  it('is best for the expert’s own choice, with the hand that it waits for', () => {
    expect(graded).toMatchObject({ kind: 'discard', verdict: 'best', loss: 0, pairs: 0, turn: 1, seat: 0 });
    const [best] = graded.candidates;
    expect(best!.goal!.missing).toEqual([{ tile: tile('9p'), live: 4, from: 'anybody' }]);
    expect(best!.goal!.fans).toContain('mixed-straight');
    expect(best!.goal!.byDiscard).toBeGreaterThanOrEqual(8);
    expect(best!.distance).toBe(1);
    expect(best!.winChance).toBeGreaterThan(0.4);
    // The pung of East is the prevalent and the seat wind.
    expect(best!.secured).toBeGreaterThanOrEqual(4);
  });

  it('keeps at most five candidates, best first, with the played one', () => {
    const poor = gradeBySearch(firstDecision(dealt.when(discards(0, '4s')), 0));
    for (const { candidates, played } of [graded, poor]) {
      expect(candidates.length).toBeLessThanOrEqual(5);
      expect(candidates.map(({ action }) => action)).toContainEqual(played);
      const values = candidates.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    }
    expect(isOpen(poor)).toBe(true);
  });

  it('of a hand torn apart is a mistake when it is played out', () => {
    const decision = firstDecision(dealt.when(discards(0, '4s')), 0);
    const played = finish(gradeByPlay(decision, gradeBySearch(decision), { seed: 'torn', pairs: 25 }));
    expect(played).toMatchObject({ verdict: 'mistake', pairs: 25 });
    expect(played.loss - played.plusMinus!).toBeGreaterThan(0);
    expect(played.candidates.find(({ plusMinus }) => plusMinus !== null)!.isEqual).toBe(false);
    expect(JSON.parse(JSON.stringify(played))).toEqual(played);
  });
});

describe('a win that was refused', { timeout: 60_000 }, () => {
  const offered = given({ hands: ['9p', '123m456s78p123mEE', '', ''] }).when(discards(0, '9p'));
  const decision = firstDecision(offered.when(claims(1, 'pass'), closeClaims), 1);
  const graded = gradeBySearch(decision);

  it('is left open by the search, whatever the search says of it', () => {
    expect(graded.kind).toBe('win');
    expect(isOpen(graded)).toBe(true);
    expect(graded.candidates[0]!.action).toEqual({ type: 'claim', seat: 1, claim: { kind: 'win' } });
    expect(graded.candidates[0]!.winChance).toBe(1);
    expect(graded.candidates.every(({ value }) => Number.isFinite(value))).toBe(true);
  });

  it('loses what the hand brings less when it is played on', () => {
    const played = finish(gradeByPlay(decision, graded, { seed: 'refused', pairs: 25 }));
    expect(played.loss).toBeGreaterThan(2);
    expect(played.verdict).toBe('mistake');
  });

  it('is measured too where nothing else could be claimed', () => {
    const alone = given({ hands: ['9p', '', '123m456s78p123mEE', ''] }).when(discards(0, '9p'));
    const pass = firstDecision(alone.when(claims(2, 'pass'), closeClaims), 2);
    const open = gradeBySearch(pass);
    expect(open.candidates.map(({ action }) => action)).toEqual([
      { type: 'claim', seat: 2, claim: { kind: 'win' } },
      { type: 'claim', seat: 2, claim: { kind: 'pass' } },
    ]);
    expect(open.loss).toBeGreaterThan(2);
    const played = finish(gradeByPlay(pass, open, { seed: 'alone', pairs: 5 }));
    expect(played.pairs).toBe(5);
    expect(played.plusMinus).toBeGreaterThan(0);
  });

  it('is best if it is taken', () => {
    const taken = firstDecision(offered.when(claims(1, 'win'), closeClaims), 1);
    expect(viewFor(offered.state, 1)).toEqual(taken.view);
    expect(gradeBySearch(taken)).toMatchObject({ verdict: 'best', loss: 0 });
  });
});
