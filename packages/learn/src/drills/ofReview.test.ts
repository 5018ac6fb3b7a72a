import type { GameId, GameRecord, HandReview } from '@gorrion/protocol';
import { reviewHand } from '@gorrion/review';
import { botsOf, playGame } from '@gorrion/review/testing';
import { isSameAction, legalActions, type SeatCommand } from '@gorrion/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { judge } from './judge/judge.ts';
import { type OwnQuestion, questionsOfReview } from './ofReview.ts';

const PLAYER = 0;
let record: Pick<GameRecord, 'id' | 'facts'>;
let review: HandReview;
let questions: readonly OwnQuestion[];

/** A hand of an easy bot, which errs often, reviewed in full. */
beforeAll(() => {
  const { facts } = playGame(botsOf('easy', 'regular', 'regular', 'regular'), 1, 'an easy hand');
  record = { id: 'abcd2345-1' as GameId, facts };
  const steps = reviewHand(record, 0, PLAYER, 'full', { pairs: 50 });
  let step = steps.next();
  while (!step.done) step = steps.next();
  review = step.value;
  questions = questionsOfReview(record, review);
}, 240_000);

const actionsOf = (question: OwnQuestion): readonly SeatCommand[] =>
  question.kind === 'claim'
    ? question.options.map(({ claim }) => ({ type: 'claim', seat: question.seat, claim }))
    : question.options.map(({ tile }) => ({ type: 'discard', seat: question.seat, tile }));

const lostIn = ({ decisions }: HandReview) =>
  decisions.filter(({ verdict }) => verdict === 'mistake' || verdict === 'inaccuracy');

describe('questions of a review', { timeout: 60_000 }, () => {
  it('ask about what lost points for certain, and nothing else', () => {
    expect(questions.length).toBeGreaterThan(0);
    const lost = lostIn(review).map(({ before }) => before);
    for (const { source, id } of questions) {
      expect(source).toMatchObject({ from: 'review', game: record.id, hand: 0 });
      if (source.from === 'review') expect(lost).toContain(source.before);
      expect(id).toContain(record.id);
    }
  });

  it('have legal options, among them what was played, which is wrong', () => {
    for (const question of questions) {
      const { source } = question;
      const decision = review.decisions.find(each => source.from === 'review' && each.before === source.before)!;
      const actions = actionsOf(question);
      const legal = legalActions(question.view, question.seat);
      for (const action of actions) expect(legal.some(each => isSameAction(each, action))).toBe(true);
      const own = actions.findIndex(action => isSameAction(action, decision.played));
      expect(question.options[own]!.loss).toBeGreaterThan(0);
      expect(question.options[0]).toMatchObject({ loss: 0 });
    }
  });

  it('take every answer that cannot be told apart from the best for right', () => {
    for (const question of questions) {
      for (const [n, option] of question.options.entries()) {
        const action = actionsOf(question)[n]!;
        const verdict =
          question.kind === 'claim' && action.type === 'claim'
            ? judge(question, { kind: 'claim', claim: action.claim })
            : judge(question, { kind: 'discard', tile: 'tile' in action ? action.tile : (0 as never) });
        expect(verdict.isRight).toBe(option.loss === 0);
      }
    }
  });

  it('are none of a hand that the record lacks, or of a review without mistakes', () => {
    expect(questionsOfReview(record, { ...review, hand: 7 })).toEqual([]);
    expect(questionsOfReview(record, { ...review, decisions: [] })).toEqual([]);
  });
});
