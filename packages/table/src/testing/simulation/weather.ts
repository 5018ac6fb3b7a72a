/** Probabilities (0 to 1) of troubles, each for one message, one write or one second. */
export interface Weather {
  /** A message is lost, doubled, or delayed and reordered. */
  readonly drop: number;
  readonly repeat: number;
  readonly delay: number;
  /** A write finds the disk full for up to half a minute, or takes up to four seconds. */
  readonly diskFull: number;
  readonly diskSlow: number;
  /** The disk acknowledges a write before it is durable. Excluded from what the table promises. */
  readonly diskLies?: number;
  /** Each second: the server crashes, a connection breaks, a device sleeps, a page reloads. */
  readonly crash: number;
  readonly cut: number;
  readonly sleep: number;
  readonly reload: number;
}

export const FAIR: Weather = {
  drop: 0,
  repeat: 0,
  delay: 0,
  diskFull: 0,
  diskSlow: 0,
  crash: 0,
  cut: 0,
  sleep: 0,
  reload: 0,
};

export const ROUGH: Weather = {
  drop: 0.005,
  repeat: 0.03,
  delay: 0.05,
  diskFull: 0.002,
  diskSlow: 0.01,
  crash: 0.004,
  cut: 0.01,
  sleep: 0.002,
  reload: 0.003,
};
