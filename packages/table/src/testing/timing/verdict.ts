import type { BeatPreset } from '@gorrion/protocol';
import { isHonour, SEATS, type Seat, type Tile } from '@gorrion/rules';
import { onGrid } from '../../beat/timing.ts';
import { exceedZ, type Observation, rankZ } from './strata.ts';
import type { SeenWindow } from './windows.ts';

/* Measures what the lengths of windows reveal to each kind of observer about possible claims. */

/** Windows of one table, in order. */
export type TableWindows = readonly SeenWindow[];

export const LIMIT = 4.5;
export const LONG = 1500;

export type Role = 'discarder' | 'bystander' | 'eligible';
export const ROLES: readonly Role[] = ['discarder', 'bystander', 'eligible'];

/** Returns the public class of a tile. */
export const classOf = (tile: Tile): string => {
  if (isHonour(tile)) return 'honour';
  const rank = tile % 9;
  return rank === 0 || rank === 8 ? 'terminal' : 'middle';
};

export function roleOf({ from, eligible }: SeenWindow, seat: Seat): Role {
  if (seat === from) return 'discarder';
  return eligible[seat] ? 'eligible' : 'bystander';
}

/**
 * How long a window lasted for a seat; 0 where its own answer explains the pause, which then says nothing to its owner.
 */
export function unexplained({ lasted, answered }: SeenWindow, seat: Seat, preset: BeatPreset): number {
  const own = answered[seat];
  const explained = own === undefined ? 0 : onGrid(preset, own);
  return lasted[seat] <= explained ? 0 : lasted[seat];
}

/** Returns a seat's observation of a window; undefined if it was asked and has not passed. */
function observation(window: SeenWindow, seat: Seat, preset: BeatPreset): Observation | undefined {
  const { from, tile, othersOpen, hasNextPerson, eligible, answered } = window;
  const own = answered[seat];
  if (eligible[seat] && own === undefined) return undefined;
  const relative = (seat - from) & 3;
  const slot = eligible[seat]?.slot ?? '';
  const value = unexplained(window, seat, preset);
  const isSignal = SEATS.some(other => other !== seat && other !== from && eligible[other]);
  return { stratum: [classOf(tile), relative, othersOpen >= 2, hasNextPerson, slot].join(), isSignal, value };
}

export function observationsOf(tables: readonly TableWindows[], role: Role, preset: BeatPreset): Observation[] {
  const found: Observation[] = [];
  for (const window of tables.flat())
    for (const seat of SEATS) {
      if (roleOf(window, seat) !== role) continue;
      const one = observation(window, seat, preset);
      if (!one) continue;
      // Two observers of one role see the same: counting both would count it twice.
      found.push(one);
      break;
    }
  return found;
}

/** Returns pairs of windows of the same kind of tile: whether both paused, and whether a seat could claim. */
function repeats(tables: readonly TableWindows[], { beat }: BeatPreset): Observation[] {
  const found: Observation[] = [];
  for (const windows of tables) {
    const before = new Map<string, boolean>();
    for (const { hand, tile, from, othersOpen, eligible, lasted } of windows) {
      const key = `${hand} ${tile}`;
      const isPaused = lasted[from] > beat;
      const wasPaused = before.get(key);
      before.set(key, isPaused);
      if (wasPaused === undefined || othersOpen >= 2) continue;
      const isSignal = SEATS.some(seat => seat !== from && eligible[seat]?.slot === 'P');
      found.push({ stratum: classOf(tile), isSignal, value: isPaused && wasPaused ? 1 : 0 });
    }
  }
  return found;
}

export interface Verdict {
  readonly windows: number;
  /** Standard normal values by role: rank, longer than the beat, much longer; and of repeated pauses. */
  readonly z: Readonly<Record<string, number>>;
  readonly worst: number;
  readonly isHidden: boolean;
}

export function verdictOn(tables: readonly TableWindows[], preset: BeatPreset): Verdict {
  const z: Record<string, number> = {};
  const put = (name: string, value: number) => {
    z[name] = Math.round(value * 100) / 100;
  };
  for (const role of ROLES) {
    const seen = observationsOf(tables, role, preset);
    put(`${role} rank`, rankZ(seen));
    put(`${role} over the beat`, exceedZ(seen, preset.beat));
    put(`${role} far over the beat`, exceedZ(seen, preset.beat + LONG));
  }
  put('same tile twice', exceedZ(repeats(tables, preset), 0));
  const worst = Math.max(...Object.values(z).map(Math.abs));
  return { windows: tables.flat().length, z, worst, isHidden: worst <= LIMIT };
}

/** Returns the duration (s) of sixty windows without a claim. */
export function secondsPer60(tables: readonly TableWindows[]): number {
  const windows = tables.flat();
  const sum = windows.reduce((total, { lasted, from }) => total + lasted[from], 0);
  return Math.round((60 * sum) / windows.length / 100) / 10;
}

/** Checks every single window: nothing before the beat, all on the grid, the same for every seat. */
export function faultsOf(tables: readonly TableWindows[], { beat, grid }: BeatPreset): string[] {
  const found: string[] = [];
  for (const { hand, tile, lasted, told } of tables.flat()) {
    const [length] = lasted;
    const where = `hand ${hand}, tile ${tile}`;
    if (new Set(lasted).size > 1 || new Set(told).size > 1) found.push(`${where}: not the same for all`);
    if (length < beat) found.push(`${where}: ${length} ms is before the beat`);
    if ((length - beat) % grid !== 0) found.push(`${where}: ${length} ms is off the grid`);
  }
  return found;
}
