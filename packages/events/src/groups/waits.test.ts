import { decideAsBot, playHand } from '@gorrion/bots';
import type { RecordedFact } from '@gorrion/protocol';
import {
  bySeat,
  distanceOf,
  evolve,
  FIRST_SEATING,
  type HandEvent,
  type HandState,
  MCR_RULESETS,
  type Seat,
  type SessionEvent,
  seeded,
  shuffledRing,
  throwDice,
  undealt,
} from '@gorrion/rules';
import { sized } from '@gorrion/rules/testing/wide';
import { expect, it, vi } from 'vitest';
import { waitsOfGame } from './waits.ts';

// Bots think: slow where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const HANDS = sized(4, 8);
const rules = MCR_RULESETS.wmo2006;

/** Plays a hand of four bots. */
function played(seed: string) {
  const random = seeded(seed);
  const deal = { ring: shuffledRing(random), dice: throwDice(random), prevalentWind: 0 as Seat, rules };
  return playHand(
    deal,
    bySeat(() => (view, seat) => decideAsBot('easy', view, seat, seed)),
  );
}

/** Whether a seat is ready, by its distance in every form. */
const isReady = ({ concealed, melds }: HandState['seats'][Seat]): boolean =>
  Math.min(...Object.values(distanceOf(concealed, melds)).filter(one => one !== undefined)) <= 0;

/** Counts a winner's last discards after which they were ready, backwards from the win. */
function waitOf(events: readonly HandEvent[], winner: Seat): number {
  let state = undealt;
  const ready: boolean[] = [];
  for (const event of events) {
    state = evolve(state, event);
    if (event.type === 'discarded' && event.seat === winner) ready.push(isReady(state.seats[winner]));
  }
  return ready.length - (ready.lastIndexOf(false) + 1);
}

it('counts for how many of their own discards winners were ready (seeds "wait 0", "wait 1" and so on)', () => {
  const hands = Array.from({ length: HANDS }, (_, n) => played(`wait ${n}`));
  const session = (event: SessionEvent): RecordedFact => ({ at: 0, event: { type: 'session', event } });
  const facts = hands.flatMap(({ events, outcome }, n) => [
    session({ type: 'hand-begun', number: n + 1, dealer: 0, round: 0, seating: FIRST_SEATING }),
    ...events.map(event => session({ type: 'hand', event })),
    session({
      type: 'hand-scored',
      record: { number: n + 1, round: 0, outcome, players: FIRST_SEATING, changes: [0, 0, 0, 0] },
    }),
  ]);
  const start = session({ type: 'session-started', options: { rules, hands: 16 } });
  const expected = hands.map(({ outcome, events }) =>
    outcome.kind === 'won' ? waitOf(events, outcome.seat) : undefined,
  );
  expect(expected.filter(wait => wait !== undefined && wait > 1).length).toBeGreaterThan(sized(0, 2));
  expect(waitsOfGame([start, ...facts])).toEqual(expected);
});
