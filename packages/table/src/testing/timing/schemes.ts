import { bySeat, isFlower, isOnlyForHu, isSuited, seatAfter, visibleCopies } from '@gorrion/rules';
import { eligibleFor, evenSlots, peopleBeside, type SlotRule } from '../../beat/slots.ts';
import type { WindowTiming } from '../../beat/timing.ts';
import { nextAction, type WindowAction, type WindowFacts } from '../../beat/timing.ts';

/*
 * Window timings that are known to leak. The test runs them over the same tables, to check that it detects them.
 */

const TICK = 20;

/** Removes virtual answers. */
const onlyReal = (facts: WindowFacts): WindowFacts => ({ ...facts, virtual: { P: 0, C: 0 } });
const withBeat = (facts: WindowFacts, beat: number, grid: number): WindowFacts => ({
  ...facts,
  preset: { ...facts.preset, beat, grid },
});

/** Returns a number in [0, 1) that differs from window to window. */
function chanceOf({ virtual }: WindowFacts): number {
  const mixed = Math.sin(virtual.P * 12.9898 + virtual.C * 78.233) * 43_758.5453;
  return mixed - Math.floor(mixed);
}

const askOnlyEligible: WindowTiming = facts => nextAction(withBeat(onlyReal(facts), TICK, TICK));

/** Waits 1600·U^24 ms before every draw, as some servers do. */
const weakFakeLag: WindowTiming = facts => {
  const step: WindowAction | undefined = askOnlyEligible(facts);
  if (!step) return undefined;
  const lag = Math.ceil((1600 * chanceOf(facts) ** 24) / TICK) * TICK;
  return { ...step, after: step.after + lag };
};

/** Keeps the beat, but does not wait for answers that cannot change the result. */
const earlyClose: WindowTiming = facts => nextAction(onlyReal(facts));
const earlyCloseOnGrid: WindowTiming = facts => nextAction(withBeat(onlyReal(facts), facts.preset.beat, 500));

/** Has virtual answers only where no seat can claim. */
const decoysOnly: WindowTiming = facts => nextAction(facts.eligible.some(Boolean) ? onlyReal(facts) : facts);

/**
 * Times P only where a pung is possible, C only for the next person. Each seat fills the slot of what it could claim.
 */
const skippingSlots: SlotRule = (state, phase, { claims }) => {
  const { hand } = state.session;
  const { tile, from } = phase;
  const isDiscard = phase.on === 'discard' && !isFlower(tile);
  const isLast = isOnlyForHu(hand);
  const hasNext = peopleBeside(state, from).includes(seatAfter(from));
  return {
    played: {
      P: phase.on === 'added-kong' || (isDiscard && visibleCopies(hand, tile) - 1 < 2),
      C: isDiscard && isSuited(tile) && !isLast && hasNext,
    },
    eligible: bySeat(seat => eligibleFor(claims[seat])),
  };
};

/** Times both slots, but all seats that could win, pung or kong share P. */
const sharedSlots: SlotRule = (state, phase, questions) => ({
  played: evenSlots(state, phase, questions).played,
  eligible: bySeat(seat => eligibleFor(questions.claims[seat])),
});

export interface Scheme {
  readonly name: string;
  readonly timing?: WindowTiming;
  readonly slots?: SlotRule;
  /** Longest delay (ms) of the discard for seats that cannot claim. */
  readonly reveal?: number;
}

export const EVEN_BEAT: Scheme = { name: 'even beat' };

export const BAD_SCHEMES: readonly Scheme[] = [
  { name: 'ask only eligible', timing: askOnlyEligible },
  { name: 'weak fake lag', timing: weakFakeLag },
  { name: 'early close', timing: earlyClose },
  { name: 'early close on a grid', timing: earlyCloseOnGrid },
  { name: 'asymmetric reveal', timing: askOnlyEligible, reveal: 1300 },
  { name: 'decoys only', timing: decoysOnly },
];

/** Reveals by a longer window that a seat could win where no pung is possible; hidden from the ten statistics. */
export const SKIPPING_P: Scheme = { name: 'skip P at two copies', slots: skippingSlots };

/** Reveals to a player who could pung, and has passed, that another one could win. */
export const SHARING_P: Scheme = { name: 'rivals share P', slots: sharedSlots };
