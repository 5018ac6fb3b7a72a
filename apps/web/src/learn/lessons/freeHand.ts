import {
  decide,
  type HandEvent,
  type HandState,
  type Seat,
  type SeatCommand,
  seeded,
  shuffledRing,
  throwDice,
  undealt,
  wmo2006,
} from '@gorrion/rules';
import { foldLine, lineEvents, seatsAsked } from '@gorrion/table';

/** A hand in play. */
export interface FreeHand {
  readonly hand: HandState;
  readonly events: readonly HandEvent[];
}

/** Deals a hand by a seed. */
export function dealFree(seed: string): FreeHand {
  const random = seeded(seed);
  const deal = { ring: shuffledRing(random), dice: throwDice(random), prevalentWind: 0, rules: wmo2006 } as const;
  const dealt = decide(undealt, { type: 'deal', deal });
  return dealt.ok ? { hand: foldLine(undealt, dealt.value), events: dealt.value } : { hand: undealt, events: [] };
}

/** Plays a command; one that the rules refuse changes nothing. */
export function playFree(play: FreeHand, command: SeatCommand): FreeHand {
  const caused = lineEvents(play.hand, command);
  return caused.ok ? { hand: foldLine(play.hand, caused.value), events: [...play.events, ...caused.value] } : play;
}

/** Returns the seat that is to answer, the learner last; undefined when the hand is over. */
export function nextSeat({ hand }: FreeHand, own: Seat): Seat | undefined {
  const asked = hand.phase.name === 'over' ? [] : seatsAsked(hand);
  return asked.find(seat => seat !== own) ?? asked[0];
}
