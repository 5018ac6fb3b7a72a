import { bySeat, macau, type Outcome, type Ruleset, wmo2006 } from '@gorrion/rules';
import { expect, it } from 'vitest';
import { decideAsBot } from '../levels/decideAsBot.ts';
import { type Decider, playHand } from './playHand.ts';
import { recordOf } from './records.ts';
import { dealOf, seatingsOf } from './walls.ts';

/** Plays hands of regular bots until one is won, and returns its outcome. */
function wonOutcome(rules: Ruleset): Extract<Outcome, { kind: 'won' }> {
  for (let wall = 0; wall < 20; wall++) {
    const deciders = bySeat<Decider>(() => (view, seat) => decideAsBot('regular', view, seat, `${wall}`));
    const { outcome } = playHand(dealOf(wall, 'records', rules), deciders);
    if (outcome.kind === 'won') return outcome;
  }
  throw new Error('no hand was won');
}

it('counts scores, errors, winner and payer of a hand by place, whatever the seating', () => {
  const outcome = wonOutcome(wmo2006);
  for (const seating of seatingsOf(24)) {
    const record = recordOf(outcome, [0, 1, 2, 3], seating);
    for (const seat of [0, 1, 2, 3] as const) {
      expect(record.scores[seating[seat]]).toBe(outcome.payments[seat]);
      expect(record.errors[seating[seat]]).toBe(seat);
    }
    expect(record.win).toMatchObject({ by: seating[outcome.seat], from: seating[outcome.from] });
    expect(record.scores[record.win!.by]).toBeGreaterThan(0);
  }
});

it('names a win of the older ways by its special hand or its greatest double, whatever the seating', () => {
  const outcome = wonOutcome(macau);
  const { special, doubles } = outcome.scores[outcome.seat].counted!;
  const { win, scores } = recordOf(outcome, [0, 0, 0, 0], [1, 2, 3, 0]);
  const reasons = special ? [special.id] : doubles.map(({ id }) => id);
  expect(reasons.length > 0 ? reasons : ['no-double']).toContain(win!.main);
  expect(win).toMatchObject({ by: (outcome.seat + 1) & 3, points: outcome.scores[outcome.seat].total });
  expect(scores.reduce((sum, score) => sum + score, 0)).toBe(0);
});
