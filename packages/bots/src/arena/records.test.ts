import { bySeat, type Outcome, wmo2006 } from '@gorrion/rules';
import { expect, it } from 'vitest';
import { decideAsBot } from '../levels/decideAsBot.ts';
import { type Decider, playHand } from './playHand.ts';
import { recordOf } from './records.ts';
import { dealOf, seatingsOf } from './walls.ts';

/** Plays hands of regular bots until one is won, and returns its outcome. */
function wonOutcome(): Extract<Outcome, { kind: 'won' }> {
  for (let wall = 0; wall < 20; wall++) {
    const deciders = bySeat<Decider>(() => (view, seat) => decideAsBot('regular', view, seat, `${wall}`));
    const { outcome } = playHand(dealOf(wall, 'records', wmo2006), deciders);
    if (outcome.kind === 'won') return outcome;
  }
  throw new Error('no hand was won');
}

it('counts scores, errors, winner and payer of a hand by place, whatever the seating', () => {
  const outcome = wonOutcome();
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
