import { decideAsBot } from '@gorrion/bots';
import { lessonScript } from '@gorrion/learn/lessons';
import { viewFor } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { dealFree, nextSeat, playFree } from './freeHand.ts';

const hands = lessonScript('whole').steps.filter(step => step.kind === 'free');

describe('a free hand of the last lesson', () => {
  it('is there twice, with different seeds', () => {
    expect(new Set(hands.map(({ seed }) => seed)).size).toBe(2);
  });

  it.each(hands)(
    'is played to its end from the seed "$seed", and the learner is asked',
    { timeout: 60_000 },
    ({ seed, seat: own }) => {
      let play = dealFree(seed);
      let asked = 0;
      for (let seat = nextSeat(play, own); seat !== undefined; seat = nextSeat(play, own)) {
        if (seat === own) asked++;
        const command = decideAsBot(seat === own ? 'easy' : 'beginner', viewFor(play.hand, seat), seat, `${asked}`);
        const next = playFree(play, command);
        expect(next).not.toBe(play);
        play = next;
      }
      expect(play.hand.phase.name).toBe('over');
      expect(asked).toBeGreaterThan(5);
    },
  );

  it('stays as it is after a move that the rules refuse', () => {
    const play = dealFree('a first hand');
    expect(playFree(play, { type: 'claim', seat: 2, claim: { kind: 'pung' } })).toBe(play);
  });
});
