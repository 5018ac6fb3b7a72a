import { PLAYERS, type Seat } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { dealtHands } from '../hands/dealtHands.ts';
import { storedGames } from '../testing/corpus.ts';
import { nameOf } from '../testing/nameOf.ts';
import { decisionsOf } from './decisions.ts';

describe('the decisions of a stored game', () => {
  it.each(storedGames().map(({ log, record }) => [log, record] as const))(
    'of %s are choices, with the played action among them',
    { timeout: 60_000 },
    (_, record) => {
      for (const hand of dealtHands(record)) {
        for (const player of PLAYERS) {
          const seat = hand.seating.indexOf(player) as Seat;
          for (const { actions, played, before, fact } of decisionsOf(record.facts, hand, seat)) {
            expect(actions.length).toBeGreaterThan(1);
            expect(actions.map(nameOf)).toContain(nameOf(played));
            expect(before).toBeLessThanOrEqual(fact);
            expect(fact).toBeLessThan(hand.end);
          }
        }
      }
    },
  );
});
