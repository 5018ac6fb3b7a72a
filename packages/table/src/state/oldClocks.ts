import type { BeatPreset, ClockPreset, PresetClock, TableSettings } from '@gorrion/protocol';
import type { RulesetId } from '@gorrion/rules';

/*
 * What clocks allowed before a table kept its own figures (logs 1-4). These are facts about tables that were played:
 * they do not change when a preset does. Times in milliseconds.
 */

const SECOND = 1000;

const fixed = (length: number): BeatPreset => ({
  isFixed: true,
  beat: length,
  grid: length,
  limit: length,
  cut: length,
  speed: 1,
});

const OLD_CLOCKS: Readonly<Record<PresetClock, ClockPreset>> = {
  none: {
    move: undefined,
    first: 0,
    grace: 0,
    bank: 0,
    reserve: 0,
    beat: { isFixed: false, beat: 1500, grid: 500, limit: undefined, cut: 12 * SECOND, speed: 1.6 },
  },
  relaxed: {
    move: 30 * SECOND,
    first: 45 * SECOND,
    grace: 0,
    bank: 120 * SECOND,
    reserve: 30 * SECOND,
    beat: { isFixed: false, beat: 1000, grid: 250, limit: 8 * SECOND, cut: 8 * SECOND, speed: 1 },
  },
  club: {
    move: 15 * SECOND,
    first: 25 * SECOND,
    grace: 0,
    bank: 60 * SECOND,
    reserve: 30 * SECOND,
    beat: { isFixed: false, beat: 1000, grid: 250, limit: 5 * SECOND, cut: 5 * SECOND, speed: 1 },
  },
  fast: {
    move: 8 * SECOND,
    first: 15 * SECOND,
    grace: 0,
    bank: 30 * SECOND,
    reserve: 15 * SECOND,
    beat: { isFixed: false, beat: 600, grid: 200, limit: 4 * SECOND, cut: 4 * SECOND, speed: 0.7 },
  },
  wmo: {
    move: 10 * SECOND,
    first: 20 * SECOND,
    grace: SECOND,
    bank: 0,
    reserve: 0,
    beat: fixed(3 * SECOND),
  },
};

const STRICT: ReadonlySet<RulesetId> = new Set(['ema']);

/** Returns what a table of logs 1-4 allowed. A strict one had fixed windows, but counted reserves as its clock does. */
export function oldClockOf({ ruleset, clock, claimSeconds = 3 }: TableSettings): ClockPreset {
  const chosen = OLD_CLOCKS[clock as PresetClock];
  if (!STRICT.has(ruleset)) return chosen;
  const { beat, limit } = chosen.beat;
  return { ...chosen, beat: fixed(claimSeconds * SECOND), counted: { beat, limit } };
}
