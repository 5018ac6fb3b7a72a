import { FakeTimers } from '@gorrion/client/testing';
import { evolve, type HandState, type Seat, seatAfter, seeded } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { claim, dealt } from '../../gallery/hands.ts';
import { tile } from '../../gallery/notation.ts';
import { DEAL_MS as DEAL } from './motion/motion.ts';
import { ceremonyOf, questionOf, stepsTo } from './pace.ts';
import { LAG_MS, PaceQueue, type ShownStep } from './queue.ts';

/** How long the longest usual motion takes at normal speed (ms). */
const MOTION = 320;

/** A board without tiles. It draws at once, and `lengthOf` says how long its tiles travel. */
function board(first: HandState = claim, lengthOf: (shown: ShownStep) => number = () => MOTION) {
  const timers = new FakeTimers();
  const shown: ShownStep[] = [];
  const speeds: number[] = [];
  let seq = 0;
  let last = first;
  const queue: PaceQueue = new PaceQueue(
    {
      now: timers.now,
      after: timers.after,
      show: now => {
        shown.push(now);
        speeds.push(queue.begin(lengthOf(now)));
      },
      hurry: speed => speeds.push(speed),
      land: () => {},
    },
    stepsTo(undefined, first, false),
  );
  queue.begin(0);
  timers.pass(1);
  return {
    timers,
    shown,
    speeds,
    queue,
    arrive(hand: HandState, isPressing = false, isNewHand = false) {
      queue.push(stepsTo(last, hand, isNewHand, { seq: ++seq }), isPressing);
      last = hand;
    },
    settled: () => queue.shown.settled.hand,
    isLanded: () => questionOf(queue.shown.settled.hand) === questionOf(last),
  };
}

const draws = (hand: HandState, seat: Seat) => evolve(hand, { type: 'drew', seat, tile: tile('C1'), source: 'wall' });
const discards = (hand: HandState, seat: Seat) => evolve(hand, { type: 'discarded', seat, tile: tile('C1') });

describe('the queue of states', () => {
  it('shows a single state at once, at normal speed, and settles it when its tiles rest', () => {
    const { arrive, timers, settled, queue, speeds } = board();
    const drawn = draws(claim, 1);
    arrive(drawn);
    expect([queue.shown.step.hand, settled(), speeds.at(-1)]).toEqual([drawn, claim, 1]);
    timers.pass(MOTION - 2);
    expect(settled()).toBe(claim);
    timers.pass(4);
    expect(settled()).toBe(drawn);
  });

  it('settles a question within the time of one motion, however fast states arrive (200 games)', () => {
    for (let game = 0; game < 200; game++) {
      const random = seeded(`pace ${game}`);
      const { arrive, timers, isLanded } = board(claim, () => 160 + (random() % (MOTION - 160)));
      let hand = claim;
      for (let n = 0; n < 24; n++) {
        const seat = seatAfter(1, n);
        hand = draws(hand, seat);
        arrive(hand);
        timers.pass(20 + (random() % 160));
        hand = discards(hand, seat);
        arrive(hand);
        timers.pass(20 + (random() % 160));
      }
      arrive(draws(hand, 1));
      arrive(discards(draws(hand, 1), 1), true);
      timers.pass(Math.max(LAG_MS, MOTION) + 5);
      expect(isLanded(), `game ${game}`).toBe(true);
    }
  });

  it('goes faster when a state waits, and never too fast to follow', () => {
    const { arrive, timers, speeds, isLanded } = board();
    const drawn = draws(claim, 1);
    arrive(drawn);
    timers.pass(60);
    arrive(discards(drawn, 1));
    expect(speeds.at(-1)).toBeGreaterThan(1.5);
    timers.pass(LAG_MS + 5);
    expect(isLanded()).toBe(true);
    expect(Math.max(...speeds)).toBeLessThanOrEqual(6);
  });

  it('takes a state without motion into the current step', () => {
    const { arrive, timers, queue, settled } = board();
    const thrown = discards(draws(claim, 1), 1);
    arrive(thrown);
    timers.pass(100);
    const heard = { ...thrown };
    arrive(heard);
    expect(queue.shown.step.hand).toBe(heard);
    expect(settled()).toBe(claim);
    timers.pass(MOTION);
    expect(settled()).toBe(heard);
    const again = { ...thrown };
    arrive(again);
    expect(settled()).toBe(again);
  });

  const lengthOfDeal = ({ step }: ShownStep) => (step.isDeal && step.thrown === undefined ? DEAL : 0);

  it('settles a deal when its last tile rests', () => {
    const { arrive, timers, settled } = board(claim, lengthOfDeal);
    arrive(dealt, false, true);
    timers.pass(ceremonyOf(dealt.dice, dealt.wall.layout) + DEAL - 20);
    expect(settled().phase.name).toBe('undealt');
    timers.pass(60);
    expect(settled()).toBe(dealt);
  });

  it('shows a whole deal while the other players act, and catches up after it', () => {
    const { arrive, timers, settled, isLanded } = board(claim, shown => lengthOfDeal(shown) || MOTION);
    arrive(dealt, false, true);
    timers.pass(1000);
    arrive(evolve(dealt, { type: 'discarded', seat: 0, tile: dealt.seats[0].concealed[0]! }));
    timers.pass(1000);
    expect(settled().phase.name).toBe('undealt');
    timers.pass(ceremonyOf(dealt.dice, dealt.wall.layout) + DEAL + LAG_MS + MOTION);
    expect(isLanded()).toBe(true);
  });

  it('cuts a deal short for a question with a time limit', () => {
    const { arrive, timers, isLanded, shown } = board(claim, shown => lengthOfDeal(shown) || MOTION);
    arrive(dealt, false, true);
    timers.pass(1000);
    const thrown = evolve(dealt, { type: 'discarded', seat: 0, tile: dealt.seats[0].concealed[0]! });
    arrive(thrown, true);
    expect(shown.some(({ step }) => step.hand === dealt && step.jump)).toBe(true);
    timers.pass(MOTION + LAG_MS);
    expect(isLanded()).toBe(true);
  });

  it('skips a deal once', () => {
    const { arrive, timers, queue, isLanded } = board(claim, lengthOfDeal);
    arrive(dealt, false, true);
    timers.pass(300);
    expect(queue.skip()).toBe(true);
    expect(isLanded()).toBe(true);
    timers.pass(1);
    expect(queue.skip()).toBe(false);
  });
});
