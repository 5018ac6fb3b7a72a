import { type BySeat, bySeat, type McrRules, SEATS } from '@gorrion/rules';
import { decideAsBot } from '../levels/decideAsBot.ts';
import type { BotLevel } from '../levels/level.ts';
import { type Decider, playHand } from './playHand.ts';
import { type Counter, countersFor, type Tally } from './tally.ts';
import { dealOf, seatingsOf } from './walls.ts';

export interface MatchOptions {
  readonly hands: number;
  readonly seed: string;
  readonly levels: BySeat<BotLevel>;
  readonly rules: McrRules;
  /** Returns milliseconds since any fixed moment. Bots have no clock of their own. */
  readonly clock: () => number;
}

export interface MatchResult {
  /** In the order of `levels`. */
  readonly seats: readonly Tally[];
  readonly draws: number;
}

/** Four hands share a wall, with each bot once at each wind, so all have the same chances. */
const SEATINGS = seatingsOf(4);

function deciderOf(level: BotLevel, seed: string, counter: Counter, clock: () => number): Decider {
  return (view, seat) => {
    const before = clock();
    const command = decideAsBot(level, view, seat, seed);
    counter.addTime(clock() - before);
    return command;
  };
}

/** Plays a match of four levels over many hands. The same options give the same result, except for times. */
export function playMatch({ hands, seed, levels, rules, clock }: MatchOptions): MatchResult {
  const counters = countersFor(levels);
  let draws = 0;
  for (let hand = 0; hand < hands; hand++) {
    const seating = SEATINGS[hand % SEATINGS.length]!;
    const deciders = bySeat(seat => {
      const who = seating[seat];
      return deciderOf(levels[who]!, `${seed}/${hand}/${who}`, counters[who]!, clock);
    });
    const played = playHand(dealOf(Math.floor(hand / SEATINGS.length), seed, rules), deciders);
    for (const seat of SEATS) counters[seating[seat]]!.addHand(played, seat);
    if (played.outcome.kind === 'exhausted') draws++;
  }
  return { seats: counters.map(counter => counter.tally), draws };
}
