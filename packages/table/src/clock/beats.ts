import type { BeatPreset } from '@gorrion/protocol';

/*
 * Durations of claim windows (ms), independent of who can claim: packages/table/docs/claim-beat.md. The figures come
 * from simulation, not from measurements of people.
 */

const SECOND = 1000;

/** Beats of all clocks but the competition's, by the clock's name. */
export const BEATS = {
  none: { isFixed: false, beat: 1500, grid: 500, limit: undefined, cut: 12 * SECOND, speed: 1.6 },
  relaxed: { isFixed: false, beat: 1000, grid: 250, limit: 8 * SECOND, cut: 8 * SECOND, speed: 1 },
  club: { isFixed: false, beat: 1000, grid: 250, limit: 5 * SECOND, cut: 5 * SECOND, speed: 1 },
  fast: { isFixed: false, beat: 600, grid: 200, limit: 4 * SECOND, cut: 4 * SECOND, speed: 0.7 },
} as const satisfies Record<string, BeatPreset>;

/** Returns the competition's window: every one lasts the same, so its length reveals nothing (article 18). */
export const fixedBeat = (seconds: number): BeatPreset => {
  const length = seconds * SECOND;
  return { isFixed: true, beat: length, grid: length, limit: length, cut: length, speed: 1 };
};

/** A win overrides an announced pung or kong until both times (ms) have passed: after the discard, after the call. */
export const OVERRIDE_AFTER_DISCARD = 3 * SECOND;
export const OVERRIDE_AFTER_CALL = 1 * SECOND;
