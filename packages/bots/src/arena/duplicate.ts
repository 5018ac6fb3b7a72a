import { type BySeat, bySeat, type Ruleset, type Seat } from '@gorrion/rules';
import { decideAsBot } from '../levels/decideAsBot.ts';
import type { BotLevel } from '../levels/level.ts';
import type { Constants } from '../planning/constants.ts';
import type { Temper } from '../planning/tempers.ts';
import { HistogramCounter } from './histogram.ts';
import { type Decider, playHand } from './playHand.ts';
import { recordOf, type Times, type WallRecord } from './records.ts';
import { dealOf, type Permutations, type Seating, seatingsOf } from './walls.ts';

/**
 * Clocks that return milliseconds since any fixed moment: wall clock and processor. Bots have no clock of their own.
 */
export interface Clocks {
  readonly clock: () => number;
  readonly processor: () => number;
}

/** Measures the time that one place takes to decide. */
export class Stopwatch {
  private readonly clocks: Clocks;
  private readonly byClock = new HistogramCounter();
  private readonly byProcessor = new HistogramCounter();

  constructor(clocks: Clocks) {
    this.clocks = clocks;
  }

  measure<T>(work: () => T): T {
    const [clock, processor] = [this.clocks.clock(), this.clocks.processor()];
    const result = work();
    this.byProcessor.add(this.clocks.processor() - processor);
    this.byClock.add(this.clocks.clock() - clock);
    return result;
  }

  /** Measures work of another process by the wall clock alone: its processor time is unknown. */
  async await<T>(work: Promise<T>): Promise<T> {
    const clock = this.clocks.clock();
    const result = await work;
    this.byClock.add(this.clocks.clock() - clock);
    return result;
  }

  get times(): Times {
    return { clock: this.byClock.histogram, processor: this.byProcessor.histogram };
  }
}

/** A bot of a match: a level with its options. */
export interface BotSetup {
  readonly level: BotLevel;
  readonly temper?: Temper;
  readonly constants?: Constants;
}

export interface WallOptions {
  readonly players: BySeat<BotSetup>;
  readonly seed: string;
  readonly permutations: Permutations;
  readonly rules: Ruleset;
  readonly clocks: Clocks;
}

/** Returns the seed of a bot in one hand. It decides among equal actions and draws the errors of a level. */
export const seedOf = (seed: string, wall: number, hand: number, place: number): string =>
  `${seed}/${wall}/${hand}/${place}`;

/** Plays one wall in all its seatings with 144 tiles. */
export function playWall(wall: number, { players, seed, permutations, rules, clocks }: WallOptions): WallRecord {
  const watches = players.map(() => new Stopwatch(clocks));
  const deal = dealOf(wall, seed, rules);
  const play = (seating: Seating, hand: number) => {
    const deciderOf = (seat: Seat): Decider => {
      const place = seating[seat];
      const { level, ...manner } = players[place]!;
      const own = seedOf(seed, wall, hand, place);
      return (view, who) => watches[place]!.measure(() => decideAsBot(level, view, who, own, manner));
    };
    const { outcome, illegal } = playHand(deal, bySeat(deciderOf));
    return recordOf(outcome, illegal, seating);
  };
  const hands = seatingsOf(permutations).map(play);
  return { wall, hands, times: watches.map(({ times }) => times) };
}
