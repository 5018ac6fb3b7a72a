import type { FanId } from '@gorrion/rules';

/** A game that a player may know, and what of it is another way here. */
export type KnownGameId = 'riichi' | 'hongkong' | 'cantonese';

/** One difference; its words are in `texts`. A link leads to an article of the rulebook or to fans. */
export interface Difference {
  readonly id: string;
  readonly article?: number;
  readonly fans?: readonly FanId[];
}

/** The differences of each game, the most important first. */
export const DIFFERENCES: Readonly<Record<KnownGameId, readonly Difference[]>> = {
  riichi: [
    { id: 'minimum', article: 38 },
    { id: 'riichi', fans: ['concealed-hand', 'fully-concealed-hand'] },
    { id: 'furiten', article: 24 },
    { id: 'payments', article: 80 },
    { id: 'open' },
    { id: 'yaku', fans: ['mixed-triple-chow', 'mixed-straight', 'pure-straight', 'half-flush'] },
    { id: 'shifted', fans: ['mixed-shifted-chows', 'pure-shifted-chows'] },
    { id: 'small', fans: ['all-chows', 'all-simples'] },
    { id: 'exclusion', article: 59 },
    { id: 'pairs', article: 67 },
    { id: 'swap', article: 24 },
    { id: 'one-winner', article: 21 },
    { id: 'dealer', article: 82 },
    { id: 'drawn', article: 36 },
    { id: 'wall', article: 34 },
    { id: 'flowers', article: 13 },
  ],
  hongkong: [
    { id: 'minimum', article: 38 },
    { id: 'added', article: 59 },
    { id: 'across', fans: ['mixed-triple-chow', 'mixed-straight', 'mixed-shifted-chows'] },
    { id: 'half', fans: ['half-flush', 'all-pungs'] },
    { id: 'chows', fans: ['all-chows'] },
    { id: 'dragons', fans: ['dragon-pung', 'prevalent-wind', 'seat-wind'] },
    { id: 'special', fans: ['seven-pairs', 'thirteen-orphans', 'lesser-honors-and-knitted-tiles'] },
    { id: 'payments', article: 80 },
    { id: 'flowers', article: 38 },
    { id: 'dealer', article: 82 },
    { id: 'one-winner', article: 21 },
  ],
  cantonese: [
    { id: 'minimum', article: 38 },
    { id: 'chicken', article: 39, fans: ['chicken-hand'] },
    { id: 'chow', article: 20 },
    { id: 'kongs', fans: ['melded-kong', 'concealed-kong'] },
    { id: 'horses' },
    { id: 'wild', article: 1 },
    { id: 'discard', article: 80 },
    { id: 'across', fans: ['mixed-triple-chow', 'mixed-straight', 'mixed-shifted-chows'] },
    { id: 'added', article: 59 },
    { id: 'flowers', article: 38 },
    { id: 'dealer', article: 82 },
  ],
};

/** The words of a difference: what it is about, and how it is here. */
export interface DifferenceText {
  readonly title: string;
  readonly text: string;
}

export type KnownTexts = Readonly<Record<KnownGameId, Readonly<Record<string, DifferenceText>>>>;
