import type { PresetClock, TableState } from '@gorrion/protocol';
import { type Population, WINNING } from './habits.ts';
import type { Scheme } from './schemes.ts';
import type { TableWindows } from './verdict.ts';
import { type TableOptions, windowsOf } from './windows.ts';

/** Median slowness of people, by the clock of their table. */
const SPEEDS: Readonly<Record<PresetClock, number>> = { none: 1.6, relaxed: 1, club: 1, fast: 0.8, wmo: 1 };

interface Tables {
  readonly seed: string;
  readonly clock: PresetClock;
  readonly count: number;
  readonly hands: 4 | 16;
  readonly scheme: Scheme;
  readonly population?: Population;
  readonly game?: TableOptions['game'];
  readonly onWindow?: (state: TableState) => void;
}

/** Plays `count` tables one after the other. Every third has a bot. */
export async function tablesOf({ count, ...options }: Tables): Promise<readonly TableWindows[]> {
  const tables: TableWindows[] = [];
  for (let n = 0; n < count; n++) {
    const people = n % 3 === 2 ? 3 : 4;
    const seed = `${options.seed} ${n}`;
    tables.push(await windowsOf({ population: WINNING, ...options, seed, people, speed: SPEEDS[options.clock] }));
  }
  return tables;
}
