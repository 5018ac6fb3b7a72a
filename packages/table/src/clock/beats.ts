import type { BeatPreset } from '@gorrion/protocol';

/*
 * How long every discard is held, whoever could claim it: packages/table/docs/claim-beat.md. Times in milliseconds.
 * The figures were simulated, not measured on people.
 */

const SECOND = 1000;

/** The beat of each clock that is not the competition's, by the clock's name. */
export const BEATS = {
  none: { isFixed: false, beat: 1500, grid: 500, limit: undefined, cut: 12 * SECOND, speed: 1.6 },
  relaxed: { isFixed: false, beat: 1000, grid: 250, limit: 8 * SECOND, cut: 8 * SECOND, speed: 1 },
  club: { isFixed: false, beat: 1000, grid: 250, limit: 5 * SECOND, cut: 5 * SECOND, speed: 1 },
  fast: { isFixed: false, beat: 600, grid: 200, limit: 4 * SECOND, cut: 4 * SECOND, speed: 0.7 },
} as const satisfies Record<string, BeatPreset>;

/** The competition's window: always the same length, so that it tells exactly nothing (ruling 18). */
export const fixedBeat = (seconds: number): BeatPreset => {
  const length = seconds * SECOND;
  return { isFixed: true, beat: length, grid: length, limit: length, cut: length, speed: 1 };
};

/** A win may override an announced pung or kong until so long after the discard, and so long after the call. */
export const OVERRIDE_AFTER_DISCARD = 3 * SECOND;
export const OVERRIDE_AFTER_CALL = 1 * SECOND;
