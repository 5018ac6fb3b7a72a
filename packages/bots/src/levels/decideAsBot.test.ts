import { cn1998, legalActions, type McrRules, SEATS, viewFor, wmo2006 } from '@gorrion/rules';
import { playout } from '@gorrion/rules/testing';
import { sized, WIDE } from '@gorrion/rules/testing/wide';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../arena/match.ts';
import { decideAsBot } from './decideAsBot.ts';
import { BOT_LEVELS, type BotLevel } from './level.ts';

const RULES: readonly McrRules[] = [wmo2006, cn1998];
const noClock = () => 0;
const four = (level: BotLevel) => [level, level, level, level] as const;

/** Questions of random hands, in which rare actions are common; the test asks a bot every n-th of them. */
function answersTo(level: BotLevel, rules: McrRules, hands: number, every: number): { asked: number; illegal: number } {
  let [asked, illegal, count] = [0, 0, 0];
  for (let hand = 0; hand < hands; hand++) {
    for (const { before } of playout(`${rules.id}/${hand}`, rules)) {
      for (const seat of SEATS) {
        const actions = legalActions(before, seat);
        if (actions.length === 0 || ++count % every !== 0) continue;
        const view = viewFor(before, seat);
        const answer = JSON.stringify(decideAsBot(level, view, seat, 'a seed'));
        asked++;
        if (!actions.some(action => JSON.stringify(action) === answer)) illegal++;
      }
    }
  }
  return { asked, illegal };
}

/** One in how many questions a level answers: slow levels answer fewer. */
const SLOW: Partial<Record<BotLevel, number>> = { expert: sized(60, 200), strong: sized(50, 100) };

/** A test plays many whole hands. */
const LONG = { timeout: 60_000 };

describe.each(BOT_LEVELS)('the %s', LONG, level => {
  it.each(RULES)('answers random hands of $id with legal actions only', rules => {
    const { asked, illegal } = answersTo(level, rules, sized(8, 30), SLOW[level] ?? 15);
    expect(asked).toBeGreaterThan(8);
    expect(illegal).toBe(0);
  });

  it.each(level === 'expert' ? [wmo2006] : RULES)(
    'plays whole hands of $id without an illegal action, and again in the same way',
    rules => {
      const hands = SLOW[level] ? 1 : sized(1, 3);
      const match = (seed: string) => playMatch({ hands, seed, levels: four(level), rules, clock: noClock });
      const one = match('whole');
      expect(one.seats.map(seat => seat.illegal)).toEqual([0, 0, 0, 0]);
      const wins = one.seats.filter(seat => seat.wins > 0);
      expect(wins.every(seat => seat.meanPointsOfWins >= rules.minPoints)).toBe(true);
      // Two whole hands of four experts are equal in packages/learn/bin/pool.test.ts, too.
      if (rules === wmo2006 && level !== 'strong' && (WIDE || level !== 'expert')) expect(match('whole')).toEqual(one);
      else if (!SLOW[level]) expect(match('another')).not.toEqual(one);
    },
  );
});

describe('strict play', LONG, () => {
  it('gets an answer to every question, and never a false Hu', () => {
    const rules: McrRules = { ...wmo2006, assist: 'strict' };
    for (const level of BOT_LEVELS) {
      const { asked, illegal } = answersTo(level, rules, sized(2, 3), 40);
      expect(asked).toBeGreaterThan(5);
      expect(illegal).toBe(0);
    }
  });
});
