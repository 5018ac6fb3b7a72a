import type { SeatCommand, Tile, WinningClaim } from '@gorrion/rules';

/** A legal action as a level values it. The bot plays the greatest `value`; its unit is the level's own. */
export interface Candidate {
  readonly action: SeatCommand;
  readonly value: number;
  /** Tiles that the hand lacks after the action: to any complete shape (beginner), or to a legal win (other levels). */
  readonly missing?: number;
  /** Unseen copies that would bring the hand a tile nearer (beginner). */
  readonly useful?: number;
  /** Chance, 0 to 1, that another seat wins on the discard. */
  readonly danger?: number;
  /** The route of the heaviest target. */
  readonly route?: string;
  /** Chance, 0 to 1, to win the hand, and the main routes to a win; only in an explanation. */
  readonly winChance?: number;
  readonly routes?: readonly RouteNote[];
}

/** A route by which the hand may still win, shown by its likeliest target. */
export interface RouteNote {
  /** A fan, or `any-shape` and `simple-chows`. */
  readonly route: string;
  /** Share, 0 to 1, of the weight of all routes, each taken by its likeliest target. */
  readonly share: number;
  /** Points of the likeliest target when it is won by discard; by self-draw if only that is a legal win. */
  readonly points: number;
  /** Tiles that the target lacks; a kind that is missing twice is listed twice. */
  readonly missing: readonly MissingTile[];
  /** The likeliest target as a complete hand, for the scorer: won by discard and self-drawn, where that is legal. */
  readonly byDiscard?: WinningClaim;
  readonly selfDrawn?: WinningClaim;
}

export interface MissingTile {
  readonly tile: Tile;
  /** Copies that the seat cannot see and that may still come. */
  readonly live: number;
  /** Where the tile may come from: any seat's discard, the left neighbour's, or the wall alone. */
  readonly from: 'anybody' | 'left' | 'wall';
}
