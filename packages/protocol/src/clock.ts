/*
 * What a table's clock allows, as plain figures. A table takes them from a preset when it opens and keeps them: its log
 * folds the same when a preset changes later. All times in milliseconds.
 */

/** How long every discard is held, whoever could claim it: packages/table/docs/claim-beat.md. */
export interface BeatPreset {
  /** The window always lasts `beat`, whatever is answered. */
  readonly isFixed: boolean;
  /** Nothing happens before this, and thinking is free until then. */
  readonly beat: number;
  /** After it everything happens on a grid of this step. */
  readonly grid: number;
  /** An answer later than this is a pass; undefined = people may think as long as they like. */
  readonly limit: number | undefined;
  /** No virtual answer is later than this. */
  readonly cut: number;
  /** How slow people are assumed to be until they are known: a factor. */
  readonly speed: number;
}

export interface ClockPreset {
  /** For a move, and for the first discard of a hand; undefined = as long as one likes. */
  readonly move: number | undefined;
  readonly first: number;
  /** Given on top for the way through the network. */
  readonly grace: number;
  /** Spent after the move's own time; full again with every hand. */
  readonly bank: number;
  /** Own time for claims beyond the beat, a hand, so that thinking about claims never costs time for moves. */
  readonly reserve: number;
  readonly beat: BeatPreset;
  /**
   * The part of a claim's thinking that the reserve pays, where it is not what lies between the beat and its limit.
   * Strict tables of logs 1-4 counted it by a clock whose windows they did not use.
   */
  readonly counted?: Pick<BeatPreset, 'beat' | 'limit'>;
}
