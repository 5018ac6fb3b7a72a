import type { Circumstances, FanId, ScoredFan } from '@gorrion/rules';

/** What is written about a fan, in one language. */
export interface FanText {
  /** When a hand turns towards the fan, and how strong players reach it. */
  readonly route: string;
  /** What the fan is confused or wrongly counted with, and why not. */
  readonly mix: string;
  /** Why each hand of `NEAR_MISSES` does not score the fan, in the same order. */
  readonly misses: readonly string[];
}
export type FanTexts = Readonly<Record<FanId, FanText>>;

/** A complete hand that looks like a fan and does not score it, or does not win with it. */
export type NearMiss = {
  /** Without the winning tile, in the notation of `parseHand`. */
  readonly hand: string;
  readonly winningTile: string;
  /** What differs from a win by discard of East in the East round. */
  readonly circumstances: Partial<Circumstances> | undefined;
} & (
  | { readonly kind: 'absent' }
  /** The hand holds the fan, which does not count because `by` always contains it (article 58). */
  | { readonly kind: 'uncounted'; readonly by: ScoredFan }
  /** The fan counts, and the hand has less than the minimum. */
  | { readonly kind: 'below-minimum' }
);

/** The fans by their points, as the texts are divided into files: 88 to 24, 16 to 6, 4 to 1. */
export type HighFan =
  | 'big-four-winds'
  | 'big-three-dragons'
  | 'all-green'
  | 'nine-gates'
  | 'four-kongs'
  | 'seven-shifted-pairs'
  | 'thirteen-orphans'
  | 'all-terminals'
  | 'little-four-winds'
  | 'little-three-dragons'
  | 'all-honors'
  | 'four-concealed-pungs'
  | 'pure-terminal-chows'
  | 'quadruple-chow'
  | 'four-pure-shifted-pungs'
  | 'four-pure-shifted-chows'
  | 'three-kongs'
  | 'all-terminals-and-honors'
  | 'seven-pairs'
  | 'greater-honors-and-knitted-tiles'
  | 'all-even-pungs'
  | 'full-flush'
  | 'pure-triple-chow'
  | 'pure-shifted-pungs'
  | 'upper-tiles'
  | 'middle-tiles'
  | 'lower-tiles';
export type LowFan =
  | 'outside-hand'
  | 'fully-concealed-hand'
  | 'two-melded-kongs'
  | 'last-tile'
  | 'dragon-pung'
  | 'prevalent-wind'
  | 'seat-wind'
  | 'concealed-hand'
  | 'all-chows'
  | 'tile-hog'
  | 'double-pung'
  | 'two-concealed-pungs'
  | 'concealed-kong'
  | 'all-simples'
  | 'pure-double-chow'
  | 'mixed-double-chow'
  | 'short-straight'
  | 'two-terminal-chows'
  | 'pung-of-terminals-or-honors'
  | 'melded-kong'
  | 'one-voided-suit'
  | 'no-honors'
  | 'edge-wait'
  | 'closed-wait'
  | 'single-wait'
  | 'self-drawn'
  | 'flower-tiles';
export type MiddleFan = Exclude<FanId, HighFan | LowFan>;
