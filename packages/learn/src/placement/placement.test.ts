import {
  explain,
  fanPoints,
  LANGUAGES,
  parseHand,
  wmo2006 as rules,
  type Seat,
  scoreWin,
  suitOf,
  tileText,
  type WinningClaim,
  waitsOf,
  winPayments,
} from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { claimOfRow, shownRow } from '../lessons/rows.ts';
import { knownLessons, knownTopics, LESSONS_OF, QUESTIONS, TOPICS } from './questions.ts';
import { placementTexts } from './words.ts';

const questionOf = (id: string) => QUESTIONS.find(question => question.id === id)!;
const SEATS = [0, 1, 2, 3] as const satisfies readonly Seat[];

/** Every win that the tiles on the page may be: a question says nothing of winds. */
const claimsOf = (id: string): readonly WinningClaim[] => {
  const hand = questionOf(id).hand!;
  const claim = claimOfRow(hand)!;
  return SEATS.flatMap(seatWind =>
    SEATS.map(prevalentWind => ({ ...claim, seatWind, prevalentWind, flowers: hand.flowers ?? 0 })),
  );
};
const scoresOf = (id: string) => claimsOf(id).map(claim => scoreWin(claim, rules)!);
/** The numbers in a sentence of the page. */
const numbersIn = (sentence: string) => (sentence.match(/\d+/g) ?? []).map(Number);
const paidFor = (total: number, from: Seat) =>
  winPayments({ seat: 0, from, robbed: false, score: { total, flowers: 0 } }, rules);

describe('the placement test', () => {
  it('has twelve questions, two of each topic, each known by its own name', () => {
    expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(12);
    for (const topic of TOPICS) expect(QUESTIONS.filter(question => question.topic === topic)).toHaveLength(2);
  });

  it('asks by [R38] for a win that has the points, however it is won', () => {
    for (const claim of claimsOf('straight'))
      for (const selfDrawn of [false, true]) {
        const { fans, total } = scoreWin({ ...claim, selfDrawn }, rules)!;
        expect(fans.map(({ id }) => id)).toEqual(expect.arrayContaining(['mixed-straight', 'all-chows']));
        expect(total).toBeGreaterThanOrEqual(rules.minPoints);
      }
  });

  it.each(LANGUAGES)('says in %s the points that the scorer counts for the tiles on the page', async language => {
    const { straight, flowers } = await placementTexts(language);
    expect(numbersIn(straight!.why)).toContain(fanPoints('mixed-straight', rules));
    for (const score of scoresOf('flowers')) {
      expect(score.total).toBeLessThan(rules.minPoints);
      expect(numbersIn(flowers!.question)).toContain(score.total);
      expect(numbersIn(flowers!.answers![0])).toEqual([score.total, score.flowers, score.total + score.flowers]);
      expect(numbersIn(flowers!.why)).toContain(rules.minPoints);
    }
  });

  it.each(['triple', 'flush'])('offers one fan only that the hand of "%s" has: the right one', id => {
    const { fans, right } = questionOf(id);
    for (const claim of claimsOf(id)) {
      const { counted, uncounted } = explain(claim, rules)!;
      const held = [...counted, ...uncounted].map(fan => fan.id);
      expect(fans!.map(fan => held.includes(fan))).toEqual([0, 1, 2].map(place => place === right));
    }
  });

  it('has one run only among the sets of the first question', () => {
    const { sets, right } = questionOf('chow');
    const areRuns = sets!.map(set => parseHand(`(${set})`).ok);
    expect(areRuns).toEqual([0, 1, 2].map(place => place === right));
  });

  it('shows sets of dots alone where dots are dangerous, and the two tiles that wait on two sides', () => {
    const { groups } = shownRow(questionOf('danger').hand!);
    expect(groups.every(({ isMeld, tiles }) => isMeld && tiles.every(tile => suitOf(tile) === 'dots'))).toBe(true);
    const ready = parseHand(`${questionOf('left-over').hand!.tiles} EE 123m 456m 789p`);
    expect(ready.ok && waitsOf(ready.value.concealed, []).tiles.map(tileText)).toEqual(['4s', '7s']);
  });

  it.each(LANGUAGES)('counts payments in %s as the scorer does', async language => {
    const { discarder, drawn } = await placementTexts(language);
    const answerOf = (id: string, answers: readonly string[] | undefined) => Number(answers?.[questionOf(id).right]);
    const [points] = numbersIn(discarder!.question);
    const [, second] = paidFor(points!, 1 as Seat);
    expect(answerOf('discarder', discarder!.answers)).toBe(-second!.change);
    const drawnPoints = numbersIn(drawn!.question)[0]!;
    const [won, first] = paidFor(drawnPoints, 0);
    expect(answerOf('drawn', drawn!.answers)).toBe(won.change);
    expect(numbersIn(drawn!.why)).toContain(-first.change);
  });

  it.each(LANGUAGES)('has all words in %s', async language => {
    const texts = await placementTexts(language);
    expect(Object.keys(texts)).toEqual(QUESTIONS.map(({ id }) => id));
    for (const { id, sets, fans } of QUESTIONS) {
      const { question, answers, why } = texts[id]!;
      expect(Math.min(question.length, why.length)).toBeGreaterThan(5);
      if (sets ?? fans) expect(answers).toBeUndefined();
      else expect(new Set(answers).size).toBe(3);
    }
  });
});

describe('what the answers show', () => {
  const right = Object.fromEntries(QUESTIONS.map(question => [question.id, question.right]));

  it('is nothing without answers, and all topics if all are right', () => {
    expect(knownTopics({})).toEqual([]);
    expect(knownTopics(right)).toEqual(TOPICS);
    expect(knownLessons(right)).toEqual(Object.values(LESSONS_OF).flat());
  });

  it('is no topic of which one answer is wrong or not known', () => {
    expect(knownTopics({ ...right, chow: 'unknown' })).toEqual(TOPICS.slice(1));
    expect(knownLessons({ ...right, precedence: 1 })).not.toContain('claims');
  });
});
