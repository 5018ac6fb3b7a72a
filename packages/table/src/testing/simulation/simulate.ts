import { PRESET_CLOCKS, type TableSettings } from '@gorrion/protocol';
import {
  below,
  CLASSICAL_RULESETS,
  type ClassicalRulesetId,
  type RandomSource,
  seeded,
  type Tile,
} from '@gorrion/rules';
import { unit } from '../../ports/chance.ts';
import { verifyChain } from '../../shuffle/chain.ts';
import { replayTable } from '../../state/evolve.ts';
import { shufflesOf } from '../../state/transcript.ts';
import { viewTable } from '../../state/view.ts';
import { SimpleBots } from '../bots.ts';
import { SeededEntropy } from '../entropy.ts';
import { person, SETTINGS } from '../world.ts';
import { faultsOf } from './checks.ts';
import { SimulatedClock } from './clock.ts';
import { SimulatedDisk } from './disk.ts';
import { SimulatedHost } from './host.ts';
import { Way } from './network.ts';
import { SimulatedPlayer } from './player.ts';
import { FAIR, ROUGH, type Weather } from './weather.ts';

const NAMES = ['Ana', 'Bea', 'Ciro', 'Dan'];
const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** Longest time (ms) of bad weather. Afterwards every game must end. */
const STORM = HOUR;
/** Time (ms) within which something must happen while people can play. */
const PATIENCE = 10 * 60 * SECOND;
const LONGEST = 60 * HOUR;

export interface SimulationResult {
  readonly seed: string;
  /** All faults; empty if there are none. */
  readonly faults: readonly string[];
  readonly hands: number;
  readonly entries: number;
  readonly crashes: number;
  readonly virtualMs: number;
  readonly disk: SimulatedDisk['seen'];
  readonly refusals: Readonly<Record<string, number>>;
}

/** What an old seed keeps its game without, and what rules the table has. */
export interface SimulationKind {
  /** Whether there are umpires, wind tiles, counts and flowers in rounds. */
  readonly hasAll?: boolean;
  readonly family?: 'mcr' | 'classical';
}

const WAYS = Object.keys(CLASSICAL_RULESETS) as ClassicalRulesetId[];

/** Returns one of the older ways, by a chance of its own: three in four with exchanges. No banker stays without end. */
function olderWay(seed: string): Pick<TableSettings, 'ruleset' | 'rules'> {
  const random = seeded(`${seed} older`);
  const ruleset = WAYS[below(random, WAYS.length)]!;
  const bankerHands = below(random, 2) === 0 ? 1 : 3;
  const walls = below(random, 4) === 0 ? ({ flowerExposure: 'none' } as const) : {};
  return { ruleset, rules: { exchanges: below(random, 4) > 0, bankerHands, ...walls } };
}

function settingsOf(seed: string, random: RandomSource, { hasAll, family }: Required<SimulationKind>): TableSettings {
  const pick = <T>(of: readonly T[]): T => of[below(random, of.length)]!;
  return {
    ...SETTINGS,
    clock: pick(PRESET_CLOCKS),
    absence: pick(['bot', 'play-drawn', 'wait'] as const),
    ruleset: pick(['wmo2006', 'cn1998', 'ema'] as const),
    ...(family === 'classical' ? olderWay(seed) : strictly(seed, hasAll)),
  };
}

/**
 * Returns single options, by a chance of their own: strict play, and the winner counts, at a third each; no flowers, fewer
 * points, flowers in rounds; walls that may be built anew at half of the strict tables; seats drawn by wind tiles at half.
 */
function strictly(seed: string, hasAll: boolean): Pick<TableSettings, 'rules' | 'seatDraw'> {
  const random = seeded(`${seed} at own risk`);
  const assist = below(random, 3) === 0 ? ({ assist: 'strict' } as const) : {};
  const scoreMode = below(random, 3) === 0 ? ({ scoreMode: 'declared' } as const) : {};
  const walls = below(random, 4) === 0 ? ({ flowerExposure: 'none' } as const) : {};
  const least = below(random, 4) === 0 ? { minPoints: 1 + below(random, 7) } : {};
  const order = hasAll && below(random, 4) === 0 ? ({ flowerOrder: 'rounds' } as const) : {};
  const draw = hasAll && below(random, 2) === 0 ? ({ seatDraw: 'taken' } as const) : {};
  const rebuild = hasAll && below(random, 2) > 0 ? ({ wallRebuild: true } as const) : {};
  return { ...draw, rules: { ...assist, ...scoreMode, ...walls, ...least, ...order, ...rebuild } };
}

/** One table from its opening to the end of its game, in the weather of the seed. */
class Simulation {
  readonly seed: string;
  readonly clock = new SimulatedClock();
  readonly #random: RandomSource;
  readonly #weather: { -readonly [K in keyof Weather]: Weather[K] };
  readonly #disk: SimulatedDisk;
  readonly #host: SimulatedHost;
  readonly #ways: Way[] = [];
  readonly #players: SimulatedPlayer[];
  readonly #settings: TableSettings;
  readonly #hasAll: boolean;
  readonly #isUmpired: boolean;
  readonly faults: string[] = [];
  readonly #restarts: number[] = [];
  #isOver = false;
  #crashes = 0;

  constructor(seed: string, weather: Weather, { hasAll = true, family = 'mcr' }: SimulationKind) {
    this.seed = seed;
    const random = seeded(seed);
    this.#random = random;
    this.#weather = { ...weather };
    this.#settings = settingsOf(seed, random, { hasAll, family });
    this.#disk = new SimulatedDisk(this.clock, random, this.#weather);
    this.#hasAll = hasAll;
    this.#isUmpired = hasAll && below(seeded(`${seed} umpire`), 3) === 0;
    const entropy = new SeededEntropy(`${seed} entropy`);
    const report = (fault: string) => void this.faults.push(fault);
    this.#host = new SimulatedHost({ clock: this.clock, disk: this.#disk, entropy, bots: new SimpleBots(), report });
    const people = 1 + below(random, 4);
    this.#players = [...NAMES.slice(0, people), 'Eva'].map(name => this.#player(name));
  }

  #player(name: string): SimulatedPlayer {
    const random = this.#random;
    const way = new Way(this.clock, random, this.#weather);
    this.#ways.push(way);
    const tempo = 300 + below(random, 4000);
    const hasLimit = this.#settings.clock !== 'none';
    const idleness = hasLimit && below(random, 3) === 0 ? 0.1 : 0;
    const parts = {
      clock: this.clock,
      random,
      host: this.#host,
      way,
      tempo,
      idleness,
      isUmpired: this.#isUmpired,
      hasAll: this.#hasAll,
    };
    const player = new SimulatedPlayer(person(name), parts);
    way.onLoss = () => player.cut();
    return player;
  }

  /** The seated people. The last one is a spectator. */
  get #seated(): readonly SimulatedPlayer[] {
    return this.#players.slice(0, -1);
  }

  async run(): Promise<SimulationResult> {
    await this.#open();
    for (const player of this.#players) player.wake();
    this.#stir();
    const began = this.clock.now();
    let [lastSeq, lastAt] = [0, began];
    while (!this.#isOver && this.faults.length === 0) {
      if (!(await this.clock.step())) {
        this.faults.push('[20] nothing is left to happen');
        break;
      }
      const { length } = this.#disk.log;
      if (length !== lastSeq || !this.#isPlayable) [lastSeq, lastAt] = [length, this.clock.now()];
      if (this.clock.now() - lastAt > PATIENCE) this.faults.push(`[20] stands still since entry ${length}`);
      if (this.clock.now() - began > LONGEST) this.faults.push('[20] never comes to its end');
      this.#isOver = this.#host.table?.isOver ?? false;
    }
    if (this.#isOver) await this.#calm();
    this.#look();
    return this.#report(this.clock.now() - began);
  }

  /** Whether people are here and only the table could hold them up. */
  get #isPlayable(): boolean {
    const { table } = this.#host;
    return table !== undefined && !table.isFrozen && this.#seated.every(player => player.isAwake);
  }

  async #open(): Promise<void> {
    const [host, ...guests] = this.#seated.map(({ who }) => who);
    const { diskFull, diskSlow } = this.#weather;
    Object.assign(this.#weather, { diskFull: 0, diskSlow: 0 });
    await this.clock.until(this.#host.open(this.#settings, host!));
    const table = this.#host.table!;
    for (const guest of guests)
      await this.clock.until(table.execute(guest, { id: guest.id, answers: 0, command: { type: 'sit' } }));
    Object.assign(this.#weather, { diskFull, diskSlow });
  }

  /** Causes troubles once a second until the storm is over. */
  #stir(): void {
    const { crash, cut, sleep, reload } = this.#weather;
    const is = (chance: number) => chance > 0 && unit(this.#random) < chance;
    if (is(crash)) this.#crash();
    for (const player of this.#players) {
      if (is(cut)) player.cut();
      if (is(reload)) player.reload();
      if (is(sleep) && player.isAwake) this.#sleep(player);
      if (is(0.002)) this.#fidget(player);
    }
    const isOver = this.clock.now() > 1_700_000_000_000 + STORM;
    if (isOver) this.#heal();
    else if (!this.#isOver) this.clock.at(this.clock.now() + SECOND, () => this.#stir());
  }

  #crash(): void {
    if (!this.#host.isUp) return;
    this.#crashes++;
    this.#host.crash();
    for (const player of this.#players) player.cut();
    this.clock.at(this.clock.now() + below(this.#random, 20 * SECOND), () => void this.#restart());
  }

  async #restart(): Promise<void> {
    this.#restarts.push(this.clock.now());
    await this.#host.restart();
    const { table } = this.#host;
    const replayed = replayTable(this.#disk.log);
    if (table && JSON.stringify(table.state) !== JSON.stringify(replayed))
      this.faults.push('[11] the restored state is not what the log says');
  }

  #sleep(player: SimulatedPlayer): void {
    player.sleep();
    const long = below(this.#random, 10) === 0 ? 24 * HOUR : 120 * SECOND;
    this.clock.at(this.clock.now() + below(this.#random, long), () => player.wake());
  }

  /** Lets a person do things beside playing. */
  #fidget(player: SimulatedPlayer): void {
    if (player.viewer === 'spectator' || !player.isAwake) return;
    const isOn = () => below(this.#random, 2) === 0;
    const switches = {
      noClaims: isOn(),
      playDrawn: isOn(),
      autoWin: isOn(),
      autoWinFrom: 0,
      silentTiles: [],
      autoFlowers: isOn(),
    };
    const stale = { type: 'discard', tile: below(this.#random, 34) as Tile } as const;
    const whim = below(this.#random, 5);
    if (whim === 0) player.say({ type: 'ask-pause', isWanted: isOn() });
    else if (whim === 1 && player.state?.stage === 'playing') player.say({ type: 'leave' });
    else if (whim === 2) player.say({ type: 'act', action: stale }, 1);
    else player.say({ type: 'switch', switches });
  }

  #heal(): void {
    Object.assign(this.#weather, FAIR);
    this.#disk.heal();
    for (const player of this.#players) {
      if (player.isAwake) player.cut();
      else player.wake();
    }
  }

  /** Ends all troubles and waits until all pages have the end of the game. */
  async #calm(): Promise<void> {
    this.#heal();
    const until = this.clock.now() + 60 * SECOND;
    while (this.clock.now() < until && (await this.clock.step()));
  }

  /** Checks that all viewers see the same game, each redacted, and that every shuffle fits its seals. */
  #look(): void {
    const { table } = this.#host;
    const said = this.#players.flatMap(player => player.said);
    this.faults.push(...faultsOf(this.#disk.log, said, this.#restarts));
    if (table?.fault !== undefined) this.faults.push(`[20] ${String(table.fault)}`);
    if (!table || !this.#isOver) return;
    const state = replayTable(this.#disk.log);
    if (JSON.stringify(state) !== JSON.stringify(table.state)) this.faults.push('[11] state and log differ');
    for (const { who, viewer, state: seen, seq } of this.#players) {
      if (viewer !== table.viewerOf(who.id)) this.faults.push(`[18] ${who.name} looks from ${viewer}`);
      if (seq !== table.snapshot(viewer).seq)
        this.faults.push(`[18] ${who.name} has ${seq} of ${table.snapshot(viewer).seq}`);
      else if (JSON.stringify(seen) !== JSON.stringify(viewTable(state, viewer)))
        this.faults.push(`[18] ${who.name} sees another game`);
    }
    this.#lookAtShuffles();
  }

  /** Checks that shuffles are consecutive and that no page objects to an honest server, except for being late. */
  #lookAtShuffles(): void {
    const { steps } = verifyChain(shufflesOf(this.#disk.log));
    for (const { faults } of steps) for (const fault of faults) this.faults.push(`[28] a shuffle: ${fault}`);
    for (const { who, giver } of this.#seated) {
      const doubts = giver.objections.filter(reason => reason !== 'left-out');
      for (const reason of doubts) this.faults.push(`[28] ${who.name} objects: ${reason}`);
    }
  }

  #report(virtualMs: number): SimulationResult {
    const { log, seen } = this.#disk;
    const refusals: Record<string, number> = {};
    for (const player of this.#players) for (const code of player.refusals) refusals[code] = (refusals[code] ?? 0) + 1;
    const hands = replayTable(log).session.results.length;
    const faults = [...new Set(this.faults)];
    return {
      seed: this.seed,
      faults,
      hands,
      entries: log.length,
      crashes: this.#crashes,
      virtualMs,
      disk: seen,
      refusals,
    };
  }
}

/** Returns weather between fair and rough, each part by itself, so that some games have one trouble only. */
function weatherFor(seed: string): Weather {
  const random = seeded(`${seed} weather`);
  const parts = Object.entries(ROUGH).map(([name, chance]) => [name, below(random, 2) === 0 ? 0 : chance]);
  return Object.fromEntries(parts) as unknown as Weather;
}

/** Plays one table from its opening to the end of its game. The same seed gives the same game. */
export const simulate = (
  seed: string,
  weather: Weather = weatherFor(seed),
  kind: SimulationKind = {},
): Promise<SimulationResult> => new Simulation(seed, weather, kind).run();
