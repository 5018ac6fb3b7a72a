import type { DoubleId, SpecialId, UncountedFan } from '@gorrion/rules';

/* Where the rulebook decides what other pages only name. */

/** Articles by the section of the printed book on fouls; the longest section that a longer one begins with counts. */
const BY_SECTION: readonly (readonly [section: string, article: number])[] = [
  ['3.9.1', 41],
  ['3.11', 98],
  ['3.11.2', 90],
  ['3.11.6.2', 97],
  ['3.11.6.3', 96],
  ['3.11.6.4', 96],
  ['3.11.6.5', 96],
  ['3.11.6.6', 93],
  ['3.11.6.8', 97],
  ['3.11.6.11', 97],
];

const beginsWith = (section: string, whole: string): boolean => section === whole || section.startsWith(`${whole}.`);

/** Returns the article about a section of the printed book, such as "3.11.6.3"; undefined if there is none. */
export const articleOfSection = (section: string): number | undefined =>
  BY_SECTION.findLast(([known]) => beginsWith(section.trim(), known))?.[1];

/** The articles by which a fan is not counted. */
export const PRINCIPLE_ARTICLES: Readonly<Record<UncountedFan['principle'], number>> = {
  'non-repeat': 58,
  'account-once': 60,
  'non-identical': 60,
  'highest-choice': 60,
};

/** The article by which the winner counts and the others object. */
export const COUNT_ARTICLE = 41;

/** The articles of the classical rulebook about what a table of the older ways shows. */
export const CLASSICAL_ARTICLES = {
  banker: 12,
  bankerStays: 13,
  winnerOfRound: 14,
  opener: 15,
  flowers: 17,
  exchanges: 22,
  /** Which tiles may be given. */
  given: 23,
  /** A player with fewer than two such tiles. */
  tooFew: 24,
  precedence: 27,
  /** The two tiles on top of the wall. */
  dragon: 10,
  endOfWall: 34,
  drawnHand: 35,
  mahJongPoints: 38,
  pointsTable: 39,
  concealed: 40,
  fourHands: 41,
  product: 46,
  limit: 47,
  paidToWinner: 48,
  differences: 49,
  noPayments: 50,
  specials: 51,
  bestReading: 65,
  options: 66,
} as const;

/** The articles of the classical rulebook about each double. */
export const DOUBLE_ARTICLES: Readonly<Record<DoubleId, number>> = {
  dragons: 42,
  'own-wind': 42,
  'opener-wind': 42,
  'east-wind': 42,
  'three-pungs': 43,
  'three-concealed-pungs': 43,
  'pinderico-pungs': 44,
  'pinderico-chows': 44,
  'pinderico-mixed': 44,
  'suit-and-honours': 45,
  'terminals-and-honours': 45,
};

/** The articles of the classical rulebook about each special hand. */
export const SPECIAL_ARTICLES: Readonly<Record<SpecialId, number>> = {
  'pairs-of-one-suit': 52,
  'pairs-with-honours': 52,
  'pairs-of-honours': 52,
  heads: 53,
  'heads-with-honours': 53,
  'great-sequence': 54,
  'small-sequence-dragons': 55,
  'small-sequence-winds': 55,
  'little-green': 56,
  'red-hand': 57,
  'hidden-treasure': 58,
  'three-dragons': 59,
  'four-winds': 59,
  'twin-sevens': 60,
  lightning: 61,
  'moon-from-the-sea': 62,
  wonders: 63,
};
