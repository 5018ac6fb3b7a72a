import { type RandomSource, seeded, shuffled } from '@gorrion/rules';
import { barredOf } from './barred.ts';
import { type LeastFaults, leastFaults } from './faults.ts';
import { faultOfNeeds, type Rotation, type RotationNeeds, type Table, type TablePlace } from './rotation.ts';
import { startOf } from './starts.ts';
import { Tables } from './tables.ts';
import { balanceAround } from './winds.ts';

/*
 * The search for a rotation: a design where one is known, else simulated annealing over exchanges of two players of one
 * session. The same needs, seed and number of steps always give the same rotation, however the steps are divided.
 */

export interface SearchOptions {
  /** Any text. Another seed gives another rotation of the same needs. */
  readonly seed: string;
  /** Searches on from this rotation instead of from a design. */
  readonly start?: Rotation;
  /** Tables of `start` that stay as they are. */
  readonly fixed?: readonly TablePlace[];
}

/** Where a search stands. All counts are those of the best rotation so far. */
export interface SearchProgress {
  /** Exchanges tried. */
  readonly steps: number;
  /** Meetings of team-mates. */
  readonly mates: number;
  /** Meetings of others who were to be kept apart. */
  readonly apart: number;
  /** Meetings after the first. */
  readonly repeats: number;
  /** No rotation without `mates` and `apart` has fewer repeats. */
  readonly leastRepeats: number;
  /** Whether nobody meets twice, because the rotation is a design. */
  readonly isDesign: boolean;
  /** Whether no better rotation exists. A search that is not done may go on for ever. */
  readonly isDone: boolean;
}

const HOTTEST = 0.7;
const COLDEST = 0.12;

/** Coolings for which the sessions of a design stay as they are, if more sessions follow them. */
const FROZEN_CYCLES = 4;

/** A search that runs in steps, for a worker that shows progress and may stop at any time. */
export class RotationSearch {
  private readonly needs: RotationNeeds;
  private readonly fixed: readonly TablePlace[];
  private readonly tables: Tables;
  private readonly random: RandomSource;
  private readonly least: LeastFaults;
  private readonly isDesign: boolean;
  private readonly perfect: number;
  private steps = 0;
  private cycle = 0;
  private inCycle = 0;

  /** @throws RangeError if `faultOfNeeds` finds a fault, or if `start` is of another size */
  constructor(needs: RotationNeeds, options: SearchOptions) {
    const fault = faultOfNeeds(needs);
    if (fault) throw new RangeError(`no rotation: ${fault}`);
    this.needs = needs;
    this.fixed = options.start ? (options.fixed ?? []) : [];
    this.random = seeded(options.seed);
    this.least = leastFaults(needs);
    const barred = barredOf(needs);
    const { rotation, perfect } = options.start
      ? { rotation: options.start, perfect: 0 }
      : startOf(needs, barred, this.random);
    this.tables = new Tables(needs, rotation, barred, this.fixed);
    this.isDesign = perfect === needs.sessions;
    this.perfect = perfect;
  }

  /** Tries so many exchanges, or fewer if the search is done. */
  run(steps: number): SearchProgress {
    for (let left = steps; left > 0 && !this.isDone; ) {
      const slice = this.cycleSteps / 64;
      const part = Math.min(left, Math.ceil(slice - (this.inCycle % slice)));
      const cooling = Math.floor(this.inCycle / slice) / 63;
      const frozen = this.cycle < FROZEN_CYCLES ? this.perfect : 0;
      this.tables.anneal(part, HOTTEST * (COLDEST / HOTTEST) ** cooling, this.random, frozen);
      this.steps += part;
      this.inCycle += part;
      left -= part;
      if (this.inCycle >= this.cycleSteps) [this.cycle, this.inCycle] = [this.cycle + 1, 0];
    }
    return this.progress;
  }

  /** Each cooling takes twice as long as the one before. */
  private get cycleSteps(): number {
    return 64 * this.needs.players * this.needs.sessions * 2 ** this.cycle;
  }

  get isDone(): boolean {
    const { mates, apart, repeats } = this.tables.best;
    return mates <= this.least.mates && apart === 0 && repeats <= this.least.repeat;
  }

  get progress(): SearchProgress {
    const { mates, apart, repeats } = this.tables.best;
    const { steps, least, isDesign, isDone } = this;
    return { steps, mates, apart, repeats, leastRepeats: least.repeat, isDesign, isDone };
  }

  /** Returns the best rotation so far, with balanced winds. */
  best(): Rotation {
    return balanceAround(this.tables.rotation(), this.fixed);
  }
}

/** Searches in one go. Returns the rotation and where the search stands after at most so many exchanges. */
export function findRotation(
  needs: RotationNeeds,
  { steps, ...options }: SearchOptions & { readonly steps: number },
): { readonly rotation: Rotation; readonly progress: SearchProgress } {
  const search = new RotationSearch(needs, options);
  const progress = search.run(steps);
  return { rotation: search.best(), progress };
}

/** Returns a first session: tables drawn at random, team-mates and others to be kept apart at different ones. */
export function randomSession(needs: Omit<RotationNeeds, 'sessions'>, seed: string): readonly Table[] {
  const random = seeded(seed);
  const order = shuffled(
    Array.from({ length: needs.players }, (_, n) => n + 1),
    random,
  );
  const fours = Array.from({ length: needs.players / 4 }, (_, t) => order.slice(4 * t, 4 * t + 4) as unknown as Table);
  const search = new RotationSearch({ ...needs, sessions: 1 }, { seed, start: { sessions: [fours] } });
  search.run(200 * needs.players);
  return search.best().sessions[0]!.map(table => shuffled(table, random) as unknown as Table);
}

/**
 * Returns the tables of one session as a seed draws them, by the numbers of a list. Team-mates sit at different tables.
 * The same list, teams and seed always give the same tables.
 */
export function drawnTables(
  list: readonly number[],
  teams: readonly (readonly number[])[],
  seed: string,
): readonly Table[] {
  const mixed = shuffled(list, seeded(seed));
  const places = new Map(mixed.map((player, n) => [player, n + 1]));
  const mates = teams.map(team => team.map(player => places.get(player)!));
  const tables = randomSession({ players: mixed.length, teams: mates }, seed);
  return tables.map(table => table.map(n => mixed[n - 1]!) as unknown as Table);
}
