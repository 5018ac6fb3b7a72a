import { SEATS } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import type { Decision } from './decisions/decision.ts';
import { decisionsOf } from './decisions/decisions.ts';
import { gradeByPlay, gradeBySearch } from './grading/grade.ts';
import { dealtHands } from './hands/dealtHands.ts';
import { storedGames } from './testing/corpus.ts';
import { finish } from './testing/finish.ts';

/** Tables that play otherwise than most: strict play, other rules, long waits, an umpire. */
const SPECIAL = /four-strict|four-ema-wait|three-cn1998/;

/** Returns one decision of each kind of a game, with the played action's name. */
function samples(record: Parameters<typeof dealtHands>[0]): readonly Decision[] {
  const found = new Map<string, Decision>();
  for (const hand of dealtHands(record)) {
    for (const seat of SEATS) {
      for (const decision of decisionsOf(record.facts, hand, seat)) {
        const { kind, played } = decision;
        found.set(`${kind} ${played.type === 'claim' ? played.claim.kind : played.type}`, decision);
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
  it('is graded, and can be played out', { timeout: 120_000 }, () => {
    const decisions = samples(record);
    expect(decisions.length).toBeGreaterThan(2);
    for (const decision of decisions) {
      const graded = gradeBySearch(decision);
      expect(Number.isFinite(graded.loss)).toBe(true);
      const played = finish(gradeByPlay(decision, graded, { seed: 'special', pairs: 1 }));
      expect(Number.isFinite(played.loss)).toBe(true);
    }
  });
});
