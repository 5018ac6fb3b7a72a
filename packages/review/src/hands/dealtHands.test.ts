import type { RecordedFact } from '@gorrion/protocol';
import {
  decideSession,
  evolveSession,
  type SessionCommand,
  type SessionState,
  seeded,
  unstarted,
  WALL_WITHOUT_FLOWERS,
  wmo2006,
} from '@gorrion/rules';
import { stacked } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../decisions/decisions.ts';
import { reviewHand } from '../reviewHand.ts';
import { redealt } from '../rollouts/redeal.ts';
import { botsOf, playGame } from '../testing/botGame.ts';
import { finish } from '../testing/finish.ts';
import { dealtHands } from './dealtHands.ts';

/** Returns the facts of a session. */
function factsOf(...commands: readonly SessionCommand[]): readonly RecordedFact[] {
  const facts: RecordedFact[] = [];
  let state: SessionState = unstarted;
  for (const command of commands) {
    const decision = decideSession(state, command);
    if (!decision.ok) throw new Error(decision.error.code);
    for (const event of decision.value) {
      facts.push({ at: 0, event: { type: 'session', event } });
      state = evolveSession(state, event);
    }
  }
  return facts;
}

const START = { type: 'start', options: { rules: wmo2006, hands: 16 } } as const;
const BEGIN = { type: 'begin-hand', ...stacked({ hands: ['1m'] }) } as const;
const DISCARD = { type: 'play', command: { type: 'discard', seat: 0, tile: 0 as never } } as const;

describe('the hands of a record', () => {
  it('count anew when a hand is dealt again, and name the second deal', () => {
    const facts = factsOf(START, BEGIN, DISCARD, { type: 'replay-hand' }, BEGIN);
    const hands = dealtHands({ facts });
    expect(hands.map(({ key, number, isOver }) => [key, number, isOver])).toEqual([
      ['e1', 1, true],
      ['e1-2', 1, false],
    ]);
    expect(hands[0]!.changes).toBeUndefined();
    expect(hands[1]!.begin).toBe(hands[0]!.end);
  });

  it('are reviewed as far as they were played, if they were stopped', { timeout: 60_000 }, () => {
    const facts = factsOf(START, BEGIN, DISCARD, { type: 'replay-hand' });
    const review = finish(reviewHand({ facts }, 0, 0, 'overview'));
    expect(review.decisions.map(({ kind }) => kind)).toEqual(['discard']);
    expect(review.luck.result).toBe(0);
  });

  it('have no others: an index that is none is refused', () => {
    expect(() => finish(reviewHand({ facts: [] }, 0, 0, 'overview'))).toThrow(RangeError);
  });
});

it('hands of 136 tiles are dealt anew without flowers', { timeout: 60_000 }, () => {
  const rules = { ...wmo2006, flowerExposure: 'none' } as const;
  const record = playGame(botsOf('easy', 'easy', 'easy', 'easy'), 1, '136 tiles', rules);
  const [hand] = dealtHands(record);
  for (const { view, seat } of decisionsOf(record.facts, hand!, 2)) {
    const { wall, seats } = redealt(view, seat, seeded('136'));
    expect(wall.layout).toEqual(WALL_WITHOUT_FLOWERS);
    expect([...wall.tiles, ...seats.flatMap(({ concealed }) => concealed)].every(tile => tile < 34)).toBe(true);
    expect(seats.every(({ concealed }) => concealed.every(tile => tile >= 0))).toBe(true);
  }
});
