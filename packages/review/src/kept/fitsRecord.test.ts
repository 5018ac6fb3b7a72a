import type { HandReview, ReviewedDecision } from '@gorrion/protocol';
import { type Seat, wmo2006 } from '@gorrion/rules';
import { closeClaims, discards, given } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../decisions/decisions.ts';
import { gradeBySearch } from '../grading/grade.ts';
import { dealtHands } from '../hands/dealtHands.ts';
import { recordOf } from '../testing/record.ts';
import { fitsRecord } from './fitsRecord.ts';

const LUCK = { draws: 0, others: 0, decisions: 0, result: 0, plusMinus: 0 };

/** South wins on East's 9p and names the fans. */
const rules = { ...wmo2006, scoreMode: 'declared' } as const;
const { log } = given({ hands: ['9p', '123m456s78p123mEE', '', ''], rules }).when(
  discards(0, '9p'),
  { type: 'claim', seat: 1, claim: { kind: 'win', declared: ['mixed-straight'] } },
  closeClaims,
);
const begun = recordOf(log);
const isOver = { type: 'hand-voided', number: 1, changes: [0, 0, 0, 0] } as const;
const record = { facts: [...begun.facts, { at: 99, event: { type: 'session', event: isOver } as const }] };

const reviewOf = (decisions: readonly ReviewedDecision[]): HandReview => ({
  hand: 0,
  player: 1,
  stage: 'overview',
  decisions,
  luck: LUCK,
});

const gradesOf = (seat: Seat) => decisionsOf(record.facts, dealtHands(record)[0]!, seat).map(gradeBySearch);

describe('a review', { timeout: 60_000 }, () => {
  const [own] = gradesOf(1);

  it('fits its record, also where the winner named fans', () => {
    expect(own!.played).toMatchObject({ claim: { kind: 'win' } });
    expect(fitsRecord(record, reviewOf([own!]))).toBe(true);
  });

  it.each([
    ['an action of another seat', { played: { ...own!.played, seat: 2 } }],
    ['another seat', { seat: 2 }],
    ['a moment before its hand', { before: 0 }],
    ['an answer before its question', { fact: own!.before - 1 }],
    ['an answer after its hand', { fact: record.facts.length }],
    ['a played action that is no candidate', { played: { type: 'withdraw', seat: 1 } }],
    ['no candidates', { candidates: [] }],
  ] as const)('with %s does not fit', (_, wrong) => {
    expect(fitsRecord(record, reviewOf([{ ...own!, ...wrong } as ReviewedDecision]))).toBe(false);
  });

  it('does not fit with decisions out of order, of another player, or of a hand that the record lacks', () => {
    expect(fitsRecord(record, reviewOf([own!, own!]))).toBe(false);
    expect(fitsRecord(record, { ...reviewOf([own!]), player: 2 })).toBe(false);
    for (const hand of [1, -1, 0.5]) expect(fitsRecord(record, { ...reviewOf([]), hand })).toBe(false);
  });

  it('does not fit a hand that is not over', () => {
    expect(fitsRecord(record, reviewOf([]))).toBe(true);
    expect(fitsRecord(begun, reviewOf([]))).toBe(false);
  });
});
