import { below, type RandomSource } from '@gorrion/rules';
import { type Barred, MATES } from './barred.ts';
import type { Rotation, RotationNeeds, Table, TablePlace } from './rotation.ts';

/** What is wrong with the best rotation so far; `cost` is what the search makes smaller. */
export interface BestFaults {
  readonly cost: number;
  readonly mates: number;
  readonly apart: number;
  readonly repeats: number;
}

/** Exchanges after which the list of seats with faults is made anew. */
const LIST_AGE = 512;

/**
 * The seats of a rotation with how often each pair meets. The n-th meeting of a pair costs n - 1, and one that must not
 * be its weight besides. An exchange changes twelve pairs.
 */
export class Tables {
  private readonly players: number;
  private readonly sessions: number;
  /** Players, counted from 0, by session and seat. */
  private readonly seats: Uint16Array;
  private readonly isFixed: Uint8Array;
  private readonly met: Uint8Array;
  private readonly weight: Uint8Array;
  private readonly kept: Uint16Array;
  private cost: number;
  /** Pairs that meet at all, each counted twice; of equal costs the one with more of them is better. */
  private acquainted: number;
  private keptAcquainted: number;
  private faulty: readonly number[] = [];
  private listAge = Number.POSITIVE_INFINITY;
  private listedFrom = 0;
  private isAimed = false;
  best: BestFaults;

  /** @throws RangeError unless each player sits once in each session of `start` */
  constructor(
    { players, sessions }: Pick<RotationNeeds, 'players' | 'sessions'>,
    start: Rotation,
    barred: Barred,
    fixed: readonly TablePlace[],
  ) {
    this.players = players;
    this.sessions = sessions;
    this.seats = seatsOf(start, players, sessions);
    this.isFixed = new Uint8Array(players * sessions);
    for (const { session, table } of fixed) {
      if (session >= sessions || table >= players / 4) continue;
      const first = session * players + 4 * table;
      this.isFixed.fill(1, first, first + 4);
    }
    this.met = new Uint8Array(players ** 2);
    this.weight = new Uint8Array(players ** 2);
    for (const [a, others] of barred.entries())
      for (const [b, weight] of others) this.weight[(a - 1) * players + b - 1] = weight;
    for (let first = 0; first < this.seats.length; first += 4) this.meet(first);
    this.cost = this.costOfAll();
    this.acquainted = this.met.reduce((sum, times) => sum + Number(times > 0), 0);
    this.keptAcquainted = this.acquainted;
    this.kept = this.seats.slice();
    this.best = this.faultsNow();
  }

  private meet(first: number): void {
    for (let a = first; a < first + 4; a++)
      for (let b = first; b < first + 4; b++) if (a !== b) this.met[this.seats[a]! * this.players + this.seats[b]!]!++;
  }

  private costOfAll(): number {
    let cost = 0;
    for (const [pair, met] of this.met.entries()) cost += met * this.weight[pair]! + (met * (met - 1)) / 2;
    return cost / 2;
  }

  private faultsNow(): BestFaults {
    let [mates, apart, repeats] = [0, 0, 0];
    for (const [pair, met] of this.met.entries()) {
      const weight = this.weight[pair]!;
      if (weight === MATES) mates += met;
      else if (weight > 0) apart += met;
      if (met > 1) repeats += met - 1;
    }
    return { cost: this.cost, mates: mates / 2, apart: apart / 2, repeats: repeats / 2 };
  }

  /** Returns what the cost of meetings grows by if the players at two seats of one session change places. */
  private changeOf(i: number, j: number): number {
    const { seats, met, weight, players } = this;
    const [a, b] = [seats[i]! * players, seats[j]! * players];
    let change = 0;
    const first = i & ~3;
    for (let k = first; k < first + 4; k++) {
      if (k === i) continue;
      const other = seats[k]!;
      change += met[b + other]! + weight[b + other]! - met[a + other]! + 1 - weight[a + other]!;
    }
    const second = j & ~3;
    for (let k = second; k < second + 4; k++) {
      if (k === j) continue;
      const other = seats[k]!;
      change += met[a + other]! + weight[a + other]! - met[b + other]! + 1 - weight[b + other]!;
    }
    return change;
  }

  private swap(i: number, j: number): void {
    const { seats, met, players } = this;
    const [a, b] = [seats[i]!, seats[j]!];
    const count = (player: number, seat: number, by: 1 | -1): void => {
      const first = seat & ~3;
      for (let k = first; k < first + 4; k++) {
        if (k === seat) continue;
        const other = seats[k]!;
        const times = met[player * players + other]! + by;
        met[player * players + other] = times;
        met[other * players + player] = times;
        if (times === (by === 1 ? 1 : 0)) this.acquainted += 2 * by;
      }
    };
    count(a, i, -1);
    count(b, j, -1);
    count(b, i, 1);
    count(a, j, 1);
    [seats[i], seats[j]] = [b, a];
  }

  /** Lists the seats with faults from a seat on. */
  private listFaulty(from: number): void {
    const { seats, met, weight, players } = this;
    const isFaulty = (seat: number): boolean => {
      const first = seat & ~3;
      for (let k = first; k < first + 4; k++) {
        const pair = seats[seat]! * players + seats[k]!;
        if (k !== seat && (met[pair]! > 1 || weight[pair]! > 0)) return true;
      }
      return false;
    };
    const found: number[] = [];
    for (let seat = from; seat < seats.length; seat++) if (!this.isFixed[seat] && isFaulty(seat)) found.push(seat);
    this.faulty = found;
    this.listAge = 0;
    this.listedFrom = from;
  }

  /**
   * Tries exchanges at one temperature. Half of them begin at a seat that lately had a fault. So many sessions from the
   * first stay as they are.
   */
  anneal(steps: number, temperature: number, random: RandomSource, frozen: number): void {
    const { players } = this;
    const from = frozen * players;
    if (from !== this.listedFrom) this.listFaulty(from);
    // Chances of accepting a change for the worse, in parts of 2^32.
    const chances = Array.from({ length: 32 }, (_, worse) => Math.exp(-worse / temperature) * 2 ** 32);
    const maxAge = Math.max(LIST_AGE, this.seats.length >> 1);
    for (let step = 0; step < steps; step++) {
      if (this.listAge++ >= maxAge) this.listFaulty(from);
      this.isAimed = !this.isAimed && this.faulty.length > 0;
      const i = this.isAimed
        ? this.faulty[below(random, this.faulty.length)]!
        : from + below(random, this.seats.length - from);
      const j = i - (i % players) + below(random, players);
      if (i >> 2 === j >> 2 || this.isFixed[i] || this.isFixed[j]) continue;
      const change = this.changeOf(i, j);
      if (change > 0 && (change >= 32 || random() >= chances[change]!)) continue;
      this.swap(i, j);
      this.cost += change;
      const gain = this.best.cost - this.cost;
      if (gain > 0 || (gain === 0 && this.acquainted > this.keptAcquainted)) this.keep();
      if (this.cost === 0) return;
    }
  }

  private keep(): void {
    this.kept.set(this.seats);
    this.keptAcquainted = this.acquainted;
    this.best = this.faultsNow();
  }

  /** Returns the best rotation so far, in whatever seats. */
  rotation(): Rotation {
    const { kept, players } = this;
    const tableAt = (first: number): Table => [
      kept[first]! + 1,
      kept[first + 1]! + 1,
      kept[first + 2]! + 1,
      kept[first + 3]! + 1,
    ];
    const session = (s: number) => Array.from({ length: players / 4 }, (_, t) => tableAt(s * players + 4 * t));
    return { sessions: Array.from({ length: this.sessions }, (_, s) => session(s)) };
  }
}

function seatsOf({ sessions: given }: Rotation, players: number, sessions: number): Uint16Array {
  const seats = Uint16Array.from(given.flat(2), player => player - 1);
  const isWhole = (session: Rotation['sessions'][number]) => {
    const seated = new Set(session.flat());
    return session.length === players / 4 && Array.from({ length: players }, (_, n) => n + 1).every(p => seated.has(p));
  };
  if (given.length !== sessions || !given.every(isWhole)) throw new RangeError('a rotation of another size');
  return seats;
}
