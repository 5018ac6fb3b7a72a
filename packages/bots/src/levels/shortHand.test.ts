import { ema, type HandState, type SeatCommand, safeActions, viewFor } from '@gorrion/rules';
import { closeClaims, discards, given, kongs } from '@gorrion/rules/testing';
import { describe, expect, test } from 'vitest';
import { decideAsBot } from './decideAsBot.ts';
import { LEVELS } from './level.ts';

describe.each(Object.keys(LEVELS) as (keyof typeof LEVELS)[])('a %s bot', level => {
  const play = (state: HandState, seat: 0 | 1): SeatCommand => decideAsBot(level, viewFor(state, seat), seat, 'short');

  test('plays a dead hand that has too few tiles', () => {
    const short = given({ hands: ['1111m 159s 9s'], rules: ema }).when(kongs(0, '1m'), discards(0, '9s'), closeClaims);
    let story = short;
    for (let turn = 0; turn < 40 && story.state.phase.name === 'turn'; turn++) {
      const { seat } = story.state.phase;
      const action = seat === 0 ? play(story.state, 0) : safeActions(story.state, seat).at(-1)!;
      story = story.when(action);
      if (story.state.phase.name === 'claims') story = story.when(closeClaims);
    }
    expect(story.state.seats[0].discards.length).toBeGreaterThan(3);
  });
});
