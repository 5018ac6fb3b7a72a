/*
 * How long every discard is held, whoever could claim it: packages/table/docs/claim-beat.md. Times in milliseconds.
 * The figures were simulated, not measured on people.
 */
export interface BeatPreset {
  readonly name: 'fast' | 'casual' | 'club' | 'relaxed' | 'fixed';
  /** Nothing happens before this, and thinking is free until then. */
  readonly beat: number;
  /** After it everything happens on a grid of this step. */
  readonly grid: number;
  /** An answer later than this is a pass; undefined = people may think as long as they like. */
  readonly limit: number | undefined;
  /** No virtual answer is later than this. */
  readonly cut: number;
  /** How slow people are assumed to be until they are known. */
  readonly speed: number;
}

const SECOND = 1000;

export const BEATS = {
  fast: { name: 'fast', beat: 600, grid: 200, limit: 4 * SECOND, cut: 4 * SECOND, speed: 0.7 },
  casual: { name: 'casual', beat: 1000, grid: 250, limit: 8 * SECOND, cut: 8 * SECOND, speed: 1 },
  club: { name: 'club', beat: 1000, grid: 250, limit: 5 * SECOND, cut: 5 * SECOND, speed: 1 },
  relaxed: { name: 'relaxed', beat: 1500, grid: 500, limit: undefined, cut: 12 * SECOND, speed: 1.6 },
} as const satisfies Record<string, BeatPreset>;

/** The competition's window: always the same length, so that it tells exactly nothing (ruling 18). */
export const fixedBeat = (seconds: number): BeatPreset => {
  const length = seconds * SECOND;
  return { name: 'fixed', beat: length, grid: length, limit: length, cut: length, speed: 1 };
};

/** A win may override an announced pung or kong until so long after the discard, and so long after the call. */
export const OVERRIDE_AFTER_DISCARD = 3 * SECOND;
export const OVERRIDE_AFTER_CALL = 1 * SECOND;
