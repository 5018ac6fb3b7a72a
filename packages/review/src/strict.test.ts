import { SEATS } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import type { Decision } from './decisions/decision.ts';
import { decisionsOf } from './decisions/decisions.ts';
import { gradeByPlay, gradeBySearch } from './grading/grade.ts';
import { type DealtHand, dealtHands } from './hands/dealtHands.ts';
import { fitsRecord } from './kept/fitsRecord.ts';
import { storedGames } from './testing/corpus.ts';
import { finish } from './testing/finish.ts';

const LUCK = { draws: 0, others: 0, decisions: 0, result: 0, plusMinus: 0 };

/** Tables that play otherwise than most: strict play, other rules, long waits, an umpire. */
const SPECIAL = /four-strict|four-ema-wait|three-cn1998/;

interface Sample {
  readonly hand: DealtHand;
  readonly decision: Decision;
}

/** Returns one decision of each kind of a game and of its answer. */
function samples(record: Parameters<typeof dealtHands>[0]): readonly Sample[] {
  const found = new Map<string, Sample>();
  for (const hand of dealtHands(record)) {
    for (const seat of SEATS) {
      for (const decision of decisionsOf(record.facts, hand, seat)) {
        const { kind, played } = decision;
        found.set(`${kind} ${played.type === 'claim' ? played.claim.kind : played.type}`, { hand, decision });
      }
    }
  }
  return [...found.values()];
}

describe.each(
  storedGames()
    .filter(({ log }) => /^6\W/.test(log) && SPECIAL.test(log))
    .map(({ log, record }) => [log, record] as const),
)('each kind of decision of %s', (_, record) => {
  it('is graded, can be played out, and fits the record', { timeout: 120_000 }, () => {
    const decisions = samples(record);
    expect(decisions.length).toBeGreaterThan(2);
    for (const { hand, decision } of decisions) {
      const graded = gradeBySearch(decision);
      expect(Number.isFinite(graded.loss)).toBe(true);
      const played = finish(gradeByPlay(decision, graded, { seed: 'special', pairs: 1 }));
      expect(Number.isFinite(played.loss)).toBe(true);
      const review = { hand: hand.index, player: hand.seating[decision.seat], stage: 'full', luck: LUCK } as const;
      expect(fitsRecord(record, { ...review, decisions: [played] })).toBe(hand.isOver);
    }
  });
});
