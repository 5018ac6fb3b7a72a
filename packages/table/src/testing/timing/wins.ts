import type { BeatPreset } from '@gorrion/protocol';
import { SEATS, type Seat } from '@gorrion/rules';
import { areaUnderCurve, exceedZ, type Observation, rankZ } from './strata.ts';
import { classOf, LIMIT, LONG, ROLES, type Role, roleOf, type TableWindows, unexplained } from './verdict.ts';
import type { SeenWindow } from './windows.ts';

/*
 * Measures what the lengths of windows reveal about people who declined a win (packages/table/docs/claim-beat.md). Wins
 * are rarer than chows and pungs, so only people who decline most of them make a test that detects a leak.
 */

/** Whether another person than the observer was here and declined a win. */
const couldAnotherWin = ({ from, eligible, isHere }: SeenWindow, seat: Seat): boolean =>
  SEATS.some(other => other !== seat && other !== from && isHere[other] && eligible[other]?.canWin);

function observation(window: SeenWindow, seat: Seat, preset: BeatPreset): Observation | undefined {
  const { from, tile, othersOpen, hasNextPerson, eligible, answered, isHere } = window;
  const own = eligible[seat];
  if (own && answered[seat] === undefined) return undefined;
  const known = [classOf(tile), (seat - from) & 3, othersOpen, hasNextPerson, isHere.filter(Boolean).length];
  const stratum = [...known, own?.slot ?? '', own?.canWin ?? false].join();
  return { stratum, isSignal: couldAnotherWin(window, seat), value: unexplained(window, seat, preset) };
}

/** Returns one observation of a role for each window. */
function observationsOf(windows: readonly SeenWindow[], role: Role, preset: BeatPreset): readonly Observation[] {
  return windows.flatMap(window => {
    for (const seat of SEATS) {
      const one = roleOf(window, seat) === role ? observation(window, seat, preset) : undefined;
      if (one) return [one];
    }
    return [];
  });
}

export interface WinVerdict {
  /** Number of windows in which a seat beside the discarder could have won. */
  readonly declined: number;
  /** Standard normal values by role, and where no pung was possible: rank, longer than the beat, much longer. */
  readonly z: Readonly<Record<string, number>>;
  readonly worst: number;
  readonly isHidden: boolean;
}

export function winVerdictOn(tables: readonly TableWindows[], preset: BeatPreset): WinVerdict {
  const windows = tables.flat();
  const spared = windows.filter(({ othersOpen }) => othersOpen >= 2);
  const z: Record<string, number> = {};
  const put = (name: string, seen: readonly Observation[]) => {
    const values = {
      rank: rankZ(seen),
      'over the beat': exceedZ(seen, preset.beat),
      'far over the beat': exceedZ(seen, preset.beat + LONG),
    };
    for (const [statistic, value] of Object.entries(values)) z[`${name} ${statistic}`] = Math.round(value * 100) / 100;
  };
  for (const role of ROLES) put(role, observationsOf(windows, role, preset));
  for (const role of ['discarder', 'bystander'] as const)
    put(`${role}, no pung possible,`, observationsOf(spared, role, preset));
  const worst = Math.max(...Object.values(z).map(Math.abs));
  const declined = windows.filter(window => couldAnotherWin(window, window.from)).length;
  return { declined, z, worst, isHidden: worst <= LIMIT };
}

export interface Support {
  /** Class of the tile, visible copies, next player. */
  readonly publicClass: string;
  readonly windows: number;
  /** Share of windows longer than the beat. */
  readonly long: number;
}

/**
 * A window longer than the beat must not prove that a seat could claim: where none can, at least this share is longer.
 */
export const LEAST_LONG = 0.2;

/** Returns how often a window without a possible claim outlasts the beat, by its public class. */
export function supportOf(tables: readonly TableWindows[], { beat }: BeatPreset, least: number): readonly Support[] {
  const lengths = new Map<string, number[]>();
  for (const { tile, othersOpen, hasNextPerson, eligible, lasted, from } of tables.flat()) {
    if (eligible.some(Boolean)) continue;
    const key = `${classOf(tile)}, ${othersOpen} open, ${hasNextPerson ? 'person' : 'bot'} next`;
    lengths.set(key, [...(lengths.get(key) ?? []), lasted[from]]);
  }
  return [...lengths]
    .filter(([, all]) => all.length >= least)
    .map(([publicClass, all]) => {
      const long = all.filter(length => length > beat).length / all.length;
      return { publicClass, windows: all.length, long: Math.round(long * 1000) / 1000 };
    });
}

export interface PungHolders {
  readonly windows: number;
  /** Number of these in which another person could have won. */
  readonly rivals: number;
  readonly area: number | undefined;
  readonly isHidden: boolean;
}

/**
 * Further from one half an area must not be. A standard normal value would not do: a trace is known, and written down.
 */
const AREA_LIMIT = 0.08;

/** Measures what a window's length reveals of another possible win to a player who could have punged and has passed. */
export function pungHoldersOf(tables: readonly TableWindows[], preset: BeatPreset): PungHolders {
  const seen = tables.flat().flatMap(window =>
    SEATS.flatMap(seat => {
      if (!window.couldPung[seat] || !window.isHere[seat]) return [];
      const one = observation(window, seat, preset);
      const { tile, hasNextPerson } = window;
      return one ? [{ ...one, stratum: [classOf(tile), hasNextPerson].join() }] : [];
    }),
  );
  const area = areaUnderCurve(seen);
  return {
    windows: seen.length,
    rivals: seen.filter(({ isSignal }) => isSignal).length,
    area: area === undefined ? undefined : Math.round(area * 1000) / 1000,
    isHidden: area !== undefined && Math.abs(area - 0.5) <= AREA_LIMIT,
  };
}
