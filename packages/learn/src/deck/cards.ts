import { FAN_IDS, type FanId } from '@gorrion/rules';
import type { DrillKind, DrillTag } from '../drills/question.ts';

/* The cards of the deck: skills, not pictures. Every time a card is asked with other tiles. */

export const CARD_KINDS = ['fan', 'exclusion', 'wait', 'mistake'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** A skill, the drill that asks for it, and what the question must be about; without a tag any question of the drill. */
export interface DeckCard {
  /** Unique, and the same for ever: kept decks name it. */
  readonly id: string;
  readonly kind: CardKind;
  /** The fan, principle, shape or kind of mistake. */
  readonly of: string;
  readonly drill: DrillKind;
  readonly tag?: DrillTag;
}

/** Fans in the order to learn them: what most hands are won with, then the small ones that fill up, then rarer ones. */
const FIRST_FANS: readonly FanId[] = [
  'mixed-triple-chow',
  'all-pungs',
  'half-flush',
  'mixed-shifted-chows',
  'mixed-straight',
  'all-types',
  'outside-hand',
  'pure-straight',
  'pure-shifted-chows',
  'full-flush',
  'seven-pairs',
  'all-chows',
  'mixed-double-chow',
  'pure-double-chow',
  'short-straight',
  'two-terminal-chows',
  'pung-of-terminals-or-honors',
  'dragon-pung',
  'seat-wind',
  'prevalent-wind',
  'no-honors',
  'one-voided-suit',
  'all-simples',
  'concealed-hand',
  'fully-concealed-hand',
  'tile-hog',
  'double-pung',
  'two-concealed-pungs',
  'two-dragon-pungs',
  'melded-hand',
  'knitted-straight',
  'lesser-honors-and-knitted-tiles',
  'three-concealed-pungs',
  'three-suited-terminal-chows',
  'mixed-shifted-pungs',
  'pure-triple-chow',
  'upper-four',
  'lower-four',
  'reversible-tiles',
  'all-fives',
];

/** Fans of kongs, of the moment of winning and of flowers: no hand with them can be made anew each time. */
const NEVER_MADE: readonly FanId[] = [
  ...(['four-kongs', 'three-kongs', 'two-concealed-kongs', 'two-melded-kongs'] as const),
  ...(['concealed-kong', 'melded-kong', 'chicken-hand', 'flower-tiles'] as const),
  ...(['last-tile-draw', 'last-tile-claim', 'out-with-replacement-tile', 'robbing-the-kong', 'last-tile'] as const),
];

const fanCards = [...FIRST_FANS, ...FAN_IDS.toReversed().filter(id => !FIRST_FANS.includes(id))]
  .filter(id => !NEVER_MADE.includes(id))
  .map((of): DeckCard => ({ id: `fan:${of}`, kind: 'fan', of, drill: 'which-fans', tag: `fan:${of}` }));

const waitCards = (['several', 'closed', 'edge', 'single'] as const).map(
  (of): DeckCard => ({ id: `wait:${of}`, kind: 'wait', of, drill: 'waits', tag: `wait:${of}` }),
);

const exclusionCards = (['account-once', 'non-repeat', 'non-identical'] as const).map(
  (of): DeckCard => ({ id: `exclusion:${of}`, kind: 'exclusion', of, drill: 'worth', tag: `principle:${of}` }),
);

/** The drill that trains against each kind of mistake, as the review of a game names it. */
export const MISTAKE_DRILLS = {
  'below-eight': 'route',
  dangerous: 'safe',
  careful: 'discard',
  called: 'claim',
  passed: 'claim',
  shape: 'discard',
  route: 'route',
  'fewer-tiles': 'discard',
  further: 'discard',
  kong: 'claim',
  win: 'worth',
} as const satisfies Readonly<Record<string, DrillKind>>;

const mistakeCards = Object.entries(MISTAKE_DRILLS).map(
  ([of, drill]): DeckCard => ({ id: `mistake:${of}`, kind: 'mistake', of, drill }),
);

const CARDS: ReadonlyMap<string, DeckCard> = new Map(
  [...fanCards, ...waitCards, ...exclusionCards, ...mistakeCards].map(card => [card.id, card]),
);

/** Returns the card of an id; undefined if there is none. */
export const cardOf = (id: string): DeckCard | undefined => CARDS.get(id);

export const isCard = (id: string): boolean => CARDS.has(id);

/** Fans between two cards of another kind. */
const FANS_BETWEEN = 3;

/** All cards that are nobody's own, in the order to learn them: some fans, then a wait or an exclusion, and so on. */
const LEARNING_ORDER: readonly string[] = (() => {
  const others = waitCards.flatMap((card, n) => [card, ...exclusionCards.slice(n, n + 1)]);
  return fanCards
    .flatMap((card, n) => [card, ...(n % FANS_BETWEEN === FANS_BETWEEN - 1 ? others.splice(0, 1) : [])])
    .map(({ id }) => id);
})();

/**
 * Returns the cards to learn, in their order: the learner's own mistakes first, the dearest kind first, then the others.
 */
export const freshCards = (mistakes: readonly string[]): readonly string[] => [
  ...mistakes.map(of => `mistake:${of}`).filter(isCard),
  ...LEARNING_ORDER,
];
