import {
  type BySeat,
  bySeat,
  type Deal,
  type Ruleset,
  type Seat,
  seeded,
  shuffledRing,
  throwDice,
} from '@gorrion/rules';
import { decideAsBot } from '../decideAsBot.ts';
import type { BotLevel } from '../level.ts';
import { type Decider, playHand } from './playHand.ts';
import { type Counter, countersFor, type Tally } from './tally.ts';

export interface MatchOptions {
  readonly hands: number;
  readonly seed: string;
  readonly levels: BySeat<BotLevel>;
  readonly rules: Ruleset;
  /** Milliseconds from any fixed moment; the bots know no clock of their own. */
  readonly clock: () => number;
}

export interface MatchResult {
  /** In the order of `levels`. */
  readonly seats: readonly Tally[];
  readonly draws: number;
}

/** Hands with the same chances for all: four in a row share their wall, each bot once at each wind. */
const HANDS_A_WALL = 4;

/** Which of the four sits at a seat: all move on by one wind each hand. */
const whoSits = (seat: Seat, hand: number): Seat => ((seat + hand) & 3) as Seat;

/** The wall, dice and round of a hand; the round's wind changes with the wall. */
function dealOf(hand: number, seed: string, rules: Ruleset): Deal {
  const wall = Math.floor(hand / HANDS_A_WALL);
  const random = seeded(`${seed}/${wall}`);
  return { ring: shuffledRing(random), dice: throwDice(random), prevalentWind: (wall & 3) as Seat, rules };
}

function deciderOf(level: BotLevel, seed: string, counter: Counter, clock: () => number): Decider {
  return (view, seat) => {
    const before = clock();
    const command = decideAsBot(level, view, seat, seed);
    counter.addTime(clock() - before);
    return command;
  };
}

/** Plays a match of four levels over many hands; the same options give the same result, times apart. */
export function playMatch({ hands, seed, levels, rules, clock }: MatchOptions): MatchResult {
  const counters = countersFor(levels);
  let draws = 0;
  for (let hand = 0; hand < hands; hand++) {
    const deciders = bySeat(seat => {
      const who = whoSits(seat, hand);
      return deciderOf(levels[who], `${seed}/${hand}/${who}`, counters[who]!, clock);
    });
    const played = playHand(dealOf(hand, seed, rules), deciders);
    for (const seat of [0, 1, 2, 3] as const) counters[whoSits(seat, hand)]!.addHand(played, seat);
    if (played.outcome.kind === 'exhausted') draws++;
  }
  return { seats: counters.map(counter => counter.tally), draws };
}
