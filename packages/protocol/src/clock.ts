/*
 * The clock of a table as plain figures. A table copies them from a preset when it opens and keeps them, so its log
 * folds the same after a preset changes. All times in milliseconds.
 */

/** How long a claim window lasts, whether or not a seat can claim (packages/table/docs/claim-beat.md). */
export interface BeatPreset {
  /** True if every window lasts exactly `beat`, whatever the answers. */
  readonly isFixed: boolean;
  /** Shortest window. Thinking costs no reserve until then. */
  readonly beat: number;
  /** After `beat`, the window acts only on multiples of this. */
  readonly grid: number;
  /** Turns a later answer into a pass; undefined = no limit. */
  readonly limit: number | undefined;
  /** Latest virtual answer. */
  readonly cut: number;
  /** Assumed slowness of players whose answers are not yet known, as a factor. */
  readonly speed: number;
}

export interface ClockPreset {
  /** For a move; undefined = no limit. `first` is for the first discard of a hand. */
  readonly move: number | undefined;
  readonly first: number;
  /** Extra time for the network. */
  readonly grace: number;
  /** Time bank, spent after a move's own time and refilled with every hand. */
  readonly bank: number;
  /** Time for claims beyond the beat, per hand; separate from the bank, so claims cost no time for moves. */
  readonly reserve: number;
  readonly beat: BeatPreset;
  /**
   * Bounds of the thinking that the reserve pays, where they differ from those of `beat`. Only strict tables of logs
   * 1-4 have it: they counted by a clock whose windows they did not use.
   */
  readonly counted?: Pick<BeatPreset, 'beat' | 'limit'>;
}
