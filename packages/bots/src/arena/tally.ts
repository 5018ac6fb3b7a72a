import { type BySeat, type FanCount, SEATS, type Seat, winnersScore } from '@gorrion/rules';
import type { BotLevel } from '../levels/level.ts';
import type { PlayedHand } from './playHand.ts';

/** Results of one of the four in a match, over all its seats. */
export interface Tally {
  readonly level: BotLevel;
  readonly hands: number;
  readonly wins: number;
  /** Share of the wins, 0 to 1. */
  readonly selfDrawnShare: number;
  /** Hands in which it gave the winning tile. */
  readonly dealIns: number;
  /** Points without flowers. */
  readonly meanPointsOfWins: number;
  /** Mean of table points won or paid. */
  readonly scorePerHand: number;
  readonly msPerDecision: { readonly mean: number; readonly p99: number };
  readonly illegal: number;
  /** How often each fan was scored, most frequent first. */
  readonly fanCounts: Readonly<Partial<Record<FanCount['id'], number>>>;
}

const rounded = (value: number, digits = 3): number => Number(value.toFixed(digits));
const share = (part: number, whole: number): number => (whole === 0 ? 0 : rounded(part / whole));

/** Counts the hands of one of the four in a match. */
export class Counter {
  private readonly level: BotLevel;
  private hands = 0;
  private wins = 0;
  private selfDrawn = 0;
  private dealIns = 0;
  private points = 0;
  private score = 0;
  private illegal = 0;
  private readonly times: number[] = [];
  private readonly fans = new Map<FanCount['id'], number>();

  constructor(level: BotLevel) {
    this.level = level;
  }

  addTime(milliseconds: number): void {
    this.times.push(milliseconds);
  }

  /** Counts a hand that it played at `seat`. */
  addHand({ outcome, illegal }: PlayedHand, seat: Seat): void {
    this.hands++;
    this.illegal += illegal[seat];
    this.score += outcome.payments[seat];
    if (outcome.kind !== 'won') return;
    if (outcome.seat === seat) {
      this.wins++;
      this.points += winnersScore(outcome).total;
      if (outcome.from === seat) this.selfDrawn++;
      for (const { id, times } of winnersScore(outcome).fans) this.fans.set(id, (this.fans.get(id) ?? 0) + times);
    } else if (outcome.from === seat) this.dealIns++;
  }

  get tally(): Tally {
    const times = this.times.toSorted((a, b) => a - b);
    const sum = times.reduce((total, time) => total + time, 0);
    const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
    const fans = [...this.fans].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
    return {
      level: this.level,
      hands: this.hands,
      wins: this.wins,
      selfDrawnShare: share(this.selfDrawn, this.wins),
      dealIns: this.dealIns,
      meanPointsOfWins: share(this.points, this.wins),
      scorePerHand: share(this.score, this.hands),
      msPerDecision: { mean: share(sum, times.length), p99: rounded(p99) },
      illegal: this.illegal,
      fanCounts: Object.fromEntries(fans),
    };
  }
}

export const countersFor = (levels: BySeat<BotLevel>): readonly Counter[] =>
  SEATS.map(place => new Counter(levels[place]));
