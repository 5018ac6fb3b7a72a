import type { ClockName } from '@gorrion/protocol';
import type { Scheme } from './schemes.ts';
import type { TableWindows } from './verdict.ts';
import { windowsOf } from './windows.ts';

/** How slow the people are in the middle, by the clock at which they sit down. */
const SPEEDS: Readonly<Record<ClockName, number>> = { none: 1.6, relaxed: 1, club: 1, fast: 0.8, wmo: 1 };

interface Tables {
  readonly seed: string;
  readonly clock: ClockName;
  readonly count: number;
  readonly hands: 4 | 16;
  readonly scheme: Scheme;
}

/** So many tables one after the other; in every third one seat is a bot's. */
export async function tablesOf({ seed, clock, count, hands, scheme }: Tables): Promise<readonly TableWindows[]> {
  const tables: TableWindows[] = [];
  for (let n = 0; n < count; n++) {
    const people = n % 3 === 2 ? 3 : 4;
    tables.push(await windowsOf({ seed: `${seed} ${n}`, clock, hands, people, speed: SPEEDS[clock], scheme }));
  }
  return tables;
}
