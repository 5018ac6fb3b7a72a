import {
  explain,
  MCR_RULESETS,
  parseHand,
  parseTiles,
  type Seat,
  scoreWin,
  type Tile,
  type WinningClaim,
  winnings,
  winPayments,
} from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { knownLessons, knownTopics, LESSONS_OF, QUESTIONS, type ShownHand, TOPICS } from './questions.ts';
import { placementTexts } from './words.ts';

const rules = MCR_RULESETS.wmo2006;
const questionOf = (id: string) => QUESTIONS.find(question => question.id === id)!;

/** The win of a shown hand by a discard, at West in the East round. */
function claimOf({ groups, winning, flowers = 0 }: ShownHand): WinningClaim {
  const hand = parseHand(groups.join(' '));
  const tiles = parseTiles(winning!);
  if (!hand.ok || !tiles.ok) throw new Error(`no hand: ${groups.join(' ')}`);
  return {
    ...hand.value,
    winningTile: tiles.value[0] as Tile,
    seatWind: 2,
    prevalentWind: 0,
    selfDrawn: false,
    lastOfWall: false,
    lastOfKind: false,
    afterKong: false,
    robbingKong: false,
    flowers,
  };
}

const scoreOf = (id: string) => scoreWin(claimOf(questionOf(id).hand!), rules)!;
const paidFor = (total: number, from: Seat) =>
  winPayments({ seat: 0, from, robbed: false, score: { total, flowers: 0, fans: [] } }, rules);

describe('the placement test', () => {
  it('has twelve questions, two of each topic, each known by its own name', () => {
    expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(12);
    for (const topic of TOPICS) expect(QUESTIONS.filter(question => question.topic === topic)).toHaveLength(2);
  });

  it('asks by [R38] for a win that has the points, and for one that has them with its flowers only', () => {
    expect(scoreOf('straight').fans.map(({ id }) => id)).toContain('mixed-straight');
    expect(scoreOf('straight').total).toBeGreaterThanOrEqual(8);
    expect(scoreOf('flowers')).toMatchObject({ total: 7, flowers: 1 });
  });

  it.each(['triple', 'flush'])('offers one fan only that the hand of "%s" has: the right one', id => {
    const { fans, right, hand } = questionOf(id);
    const { counted, uncounted } = explain(claimOf(hand!), rules)!;
    const held = [...counted, ...uncounted].map(fan => fan.id);
    expect(fans!.map(fan => held.includes(fan))).toEqual([0, 1, 2].map(place => place === right));
  });

  it('has one run only among the sets of the first question', () => {
    const { sets, right } = questionOf('chow');
    const areRuns = sets!.map(set => parseHand(`(${set})`).ok);
    expect(areRuns).toEqual([0, 1, 2].map(place => place === right));
  });

  it('counts payments as the scorer does', async () => {
    const { discarder, drawn } = await placementTexts('en');
    const answerOf = (id: string, answers: readonly string[] | undefined) => Number(answers?.[questionOf(id).right]);
    const [, second] = paidFor(12, 1 as Seat);
    expect(answerOf('discarder', discarder?.answers)).toBe(-second!.change);
    expect(answerOf('drawn', drawn?.answers)).toBe(winnings(10, true, rules.extraPoints));
  });

  it.each(['en', 'es', 'pt', 'zh'] as const)('has all words in %s', async language => {
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
