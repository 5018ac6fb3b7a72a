import type { Meld } from '../melds/meld.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { CountedHand } from './counted.ts';
import type { ScoredFan } from './fans/ids.ts';

/** How a hand was won, as far as fans depend on it. */
export interface Circumstances {
  readonly seatWind: Seat;
  /** In the older ways the seat of the opener, at whose side the wall was broken. */
  readonly prevalentWind: Seat;
  readonly selfDrawn: boolean;
  /** Won on the last tile of the wall, or on the discard after it (fans 44, 45). */
  readonly lastOfWall: boolean;
  /** The other three copies lie open for all (fan 58, article 49). */
  readonly lastOfKind: boolean;
  /** Drawn as replacement of a kong (fan 46). */
  readonly afterKong: boolean;
  readonly robbingKong: boolean;
  /** Number of exposed flowers, 0-8: added after the minimum is met (article 38). */
  readonly flowers: number;
  /** East wins on the dealt fourteen tiles: no tile was waited for, so no wait fan (articles 17, 47). */
  readonly isDealt?: boolean;
  /** Won on the first discard of the hand (older ways). */
  readonly isFirstDiscard?: true;
}

/** A win about which nothing is special, without flowers; winds and whether it was drawn come with the hand. */
export const PLAIN_WIN = {
  lastOfWall: false,
  lastOfKind: false,
  afterKong: false,
  robbingKong: false,
  flowers: 0,
} as const satisfies Partial<Circumstances>;

/** A hand with its fourteenth tile kept apart (article 40). */
export interface WinningClaim extends Circumstances {
  readonly melds: readonly Meld[];
  /** Without the winning tile: 13 - 3 x melds tiles. */
  readonly concealed: readonly Tile[];
  readonly winningTile: Tile;
}

export interface FanCount {
  readonly id: ScoredFan;
  readonly times: number;
  /** Points of one of them under the ruleset in force. */
  readonly points: number;
}

/** The score of a complete hand. `total` is without flowers and must reach the minimum (article 38). */
export interface Score {
  readonly total: number;
  readonly flowers: number;
  /** Most points first; Flower Tiles last, if the hand has any. */
  readonly fans: readonly FanCount[];
  /** The account of points and doubles, where the rules count by them; `fans` is empty then. */
  readonly counted?: CountedHand;
}
