import type { ScoredFan, Seat, Tile } from '@gorrion/rules';

/*
 * Why a decision was good or not, as computed numbers. The page has a template for each `id`. `played` is about the
 * played action, `best` about the first candidate. Chances are shares from 0 to 1; `live` counts copies that the player
 * could not see.
 */

/** A call that lays down a meld. */
export type MeldCall = 'chow' | 'pung' | 'kong';

export interface LostFan {
  readonly fan: ScoredFan;
  readonly points: number;
}

/** A ready hand: the tiles that win, their live copies, and the least and the most points that they score. */
export interface ReadyNumbers {
  readonly tiles: readonly Tile[];
  readonly live: number;
  readonly least: number;
  readonly most: number;
  /** Whether the tiles win only when the player draws them. */
  readonly isSelfDrawn: boolean;
}

/** A tile of the hand, the set that it belongs to, and the fans of the set. */
export interface UsedTile {
  readonly tile: Tile;
  readonly set: readonly Tile[];
  readonly fans: readonly LostFan[];
}

/** What spoke against the played action. */
type Objection =
  /** A legal win was refused. */
  | { readonly id: 'win-refused'; readonly points: number }
  /** A flower stayed in the hand, which cannot win with it. */
  | { readonly id: 'flower-kept'; readonly flowers: number }
  /** The hand is ready, but no tile that completes it brings the minimum. `points`: the most that one brings. */
  | { readonly id: 'ready-below-minimum'; readonly points: number; readonly minimum: number }
  /** The same, with more live copies (`played`) than those that win after the best action (`best`). */
  | {
      readonly id: 'wider-below-minimum';
      readonly points: number;
      readonly minimum: number;
      readonly best: number;
      readonly played: number;
    }
  /** The hand is ready, and has the minimum only when self-drawn. `points`: the most that it brings by discard. */
  | { readonly id: 'self-draw-only'; readonly points: number; readonly minimum: number }
  /** The player sees all copies of the tiles that the hand could win on. */
  | { readonly id: 'dead-wait'; readonly tiles: readonly Tile[] }
  /** The best action leaves a ready hand that can win, the played one does not. */
  | ({ readonly id: 'ready-missed' } & ReadyNumbers)
  /** Both leave a ready hand; the best one wins on more live copies, of these tiles. */
  | { readonly id: 'wider-wait'; readonly tiles?: readonly Tile[]; readonly best: number; readonly played: number }
  /** Tiles missing to a legal win. */
  | { readonly id: 'further-away'; readonly best: number; readonly played: number }
  /** No hand that could win is left. */
  | { readonly id: 'no-way-left'; readonly minimum: number }
  /** The likeliest hand after the played action lacks a tile that has become rare. */
  | { readonly id: 'scarce-tile'; readonly tile: Tile; readonly live: number }
  /** Points of the likeliest hands. */
  | { readonly id: 'worth-more'; readonly best: number; readonly played: number }
  /** The main route of the best action is gone after the played one. */
  | { readonly id: 'route-closed'; readonly route: string; readonly points: number }
  /** The main route of the played action, which the best one does not follow. */
  | { readonly id: 'route-opened'; readonly route: string; readonly points: number }
  /** Points that open melds and complete concealed sets hold. */
  | { readonly id: 'secures-points'; readonly best: number; readonly played: number; readonly minimum: number }
  /** The call opens a concealed hand, and these fans go. */
  | { readonly id: 'concealed-fans-lost'; readonly call: MeldCall; readonly fans: readonly LostFan[] }
  /** The call would have brought a legal win nearer; tiles missing with and without it. */
  | {
      readonly id: 'call-missed';
      readonly call: MeldCall;
      readonly tile?: Tile;
      readonly best: number;
      readonly played: number;
    }
  /** As many tiles are missing with the call as without it. */
  | { readonly id: 'call-without-use'; readonly call: MeldCall; readonly tile?: Tile; readonly missing: number }
  /** A kong would have given another tile. */
  | { readonly id: 'kong-missed'; readonly tile: Tile }
  /** The tile added to a pung may be won on. */
  | { readonly id: 'kong-may-be-robbed'; readonly tile: Tile; readonly seat: Seat; readonly chance: number }
  /** The discarded tile may be won on by a seat; the chance of the best discard beside it. */
  | {
      readonly id: 'dangerous';
      readonly tile: Tile;
      readonly seat: Seat;
      readonly played: number;
      readonly best: number;
    }
  /** Near the end of the wall, with hardly a chance to win: the discard risks more than the best one. */
  | {
      readonly id: 'late-risk';
      readonly tile?: Tile;
      readonly left: number;
      readonly played: number;
      readonly best: number;
    }
  /** The discard is safer and costs more chance to win than it saves. */
  | {
      readonly id: 'safety-too-dear';
      readonly tile?: Tile;
      readonly risk: { readonly best: number; readonly played: number };
      readonly chance: { readonly best: number; readonly played: number };
    }
  /** The discard takes its tile out of a set that was whole, in the likeliest hand after the best action. */
  | ({ readonly id: 'set-broken' } & UsedTile)
  /** The likeliest hand after the best action needs the discarded tile for a set that is not whole yet. */
  | ({ readonly id: 'tile-needed' } & UsedTile)
  /** The likeliest hands differ: fans that only one of them has. `played` may be empty. */
  | { readonly id: 'other-hand'; readonly best: readonly LostFan[]; readonly played: readonly LostFan[] }
  /** Live copies of the tiles that bring the hand nearer to a complete shape; `tiles` do so after the best action only. */
  | { readonly id: 'fewer-useful'; readonly tiles: readonly Tile[]; readonly best: number; readonly played: number }
  /** The tile of the best discard stays, which the likeliest hand does not need for this fan. */
  | { readonly id: 'idle-kept'; readonly tile: Tile; readonly fans: readonly LostFan[] }
  /** Chances to win. */
  | { readonly id: 'less-chance'; readonly best: number; readonly played: number }
  /** Points that the best action is worth more. */
  | { readonly id: 'less-value'; readonly loss: number };

/** What spoke for the played action. */
type Praise =
  | { readonly id: 'win-taken'; readonly points: number }
  /** The loss lies inside its own 95 % interval. */
  | { readonly id: 'too-close'; readonly loss: number; readonly plusMinus: number }
  /** The hand is ready and can win. */
  | ({ readonly id: 'ready' } & ReadyNumbers)
  /** Tiles missing with and without the call. */
  | {
      readonly id: 'call-useful';
      readonly call: MeldCall;
      readonly tile?: Tile;
      readonly played: number;
      readonly without: number;
    }
  /** The pass keeps the hand concealed, and these fans with it. */
  | { readonly id: 'concealed-fans-kept'; readonly call: MeldCall; readonly fans: readonly LostFan[] }
  /** Points that melds and complete sets hold now, and those that are still missing to the minimum. */
  | { readonly id: 'points-secured'; readonly points: number; readonly missing: number; readonly minimum: number }
  /** The main route, which the next candidate would close. */
  | { readonly id: 'route-kept'; readonly route: string; readonly points: number }
  /** The discard can hardly be won on; the next candidate can. */
  | { readonly id: 'safer'; readonly played: number; readonly other: number }
  /** Points that every other candidate is worth less, at least. */
  | { readonly id: 'only-choice'; readonly isDiscard: boolean; readonly gap: number }
  /** Other choices that are worth as much. There may be more if all candidates of a full list are. */
  | { readonly id: 'equal-choices'; readonly count: number; readonly isAtLeast: boolean }
  /** The discarded tile, which the likeliest hand does not need for this fan. */
  | { readonly id: 'tile-idle'; readonly tile: Tile; readonly fans: readonly LostFan[] }
  | { readonly id: 'expert-choice' };

/** A sentence about a decision. */
export type ReviewReason = Objection | Praise;

/** Sentences that only compare figures: they name no tile, set, fan or call that a player could look at. */
const FIGURES: ReadonlySet<ReviewReason['id']> = new Set([
  'wider-wait',
  'further-away',
  'no-way-left',
  'worth-more',
  'secures-points',
  'late-risk',
  'safety-too-dear',
  'less-chance',
  'less-value',
  'too-close',
  'only-choice',
  'equal-choices',
  'expert-choice',
]);

/** Returns whether a sentence names what a player can look at: a tile, a set, a fan, a call or a ready hand. */
export const isConcrete = (reason: ReviewReason): boolean =>
  !FIGURES.has(reason.id) || 'tile' in reason || 'tiles' in reason;
