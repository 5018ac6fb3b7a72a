import type { SeatCommand, Tile } from '@gorrion/rules';

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
  /** Chance to win the hand, and the main ways to it: in an explanation only. */
  readonly winChance?: number;
  readonly routes?: readonly RouteNote[];
}

/** A way to a hand that may win. */
export interface RouteNote {
  /** A fan, or `any-shape` and `simple-chows`. */
  readonly route: string;
  /** Of the weight of all routes, each by its likeliest hand. */
  readonly share: number;
  /** Of its likeliest hand, won by discard as it stands. */
  readonly points: number;
  /** What that hand lacks; a kind that is missing twice stands here twice. */
  readonly missing: readonly MissingTile[];
}

export interface MissingTile {
  readonly tile: Tile;
  /** Copies that may still come, as far as the seat can see. */
  readonly live: number;
  /** Who else than the wall may give it. */
  readonly from: 'anybody' | 'left' | 'wall';
}
