import type { SeatCommand } from '@gorrion/rules';

/** A legal action with what speaks for it. The greatest `value` is played; its unit is the level's own. */
export interface Candidate {
  readonly action: SeatCommand;
  readonly value: number;
  /** Tiles missing from a complete hand (beginner) or from one that may win (regular) after the action. */
  readonly missing?: number;
  /** Copies that would come nearer, as far as the seat can see. */
  readonly useful?: number;
  /** Chance that a discard is won by somebody. */
  readonly danger?: number;
  /** The route that carries most of the value. */
  readonly route?: string;
}
