import { copiesOf, type McrRulesetId, type Meld, meldTiles, type Seat, type Tile } from '@gorrion/rules';

/** What fans ask of the moment of the win, beside the self-draw. */
export const CIRCUMSTANCES = ['lastOfKind', 'lastOfWall', 'afterKong', 'robbingKong', 'isDealt'] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

/** What is worked out: the points of 14 tiles, the waits of 13, or what a part of a hand lacks to the minimum. */
export type Question = 'points' | 'waits' | 'missing';

/** All that the calculator knows. Its address says the same, so a link is the hand. */
export interface CalculatorState {
  /** In the order in which they were entered, without the winning tile. */
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly winning: Tile | undefined;
  readonly seatWind: Seat;
  readonly prevalentWind: Seat;
  readonly selfDrawn: boolean;
  readonly circumstances: readonly Circumstance[];
  /** 0-8. */
  readonly flowers: number;
  readonly rules: McrRulesetId;
  /** What was asked for; undefined: what the number of tiles suggests. */
  readonly asked: Question | undefined;
}

export const EMPTY_STATE: CalculatorState = {
  concealed: [],
  melds: [],
  winning: undefined,
  seatWind: 0,
  prevalentWind: 0,
  selfDrawn: false,
  circumstances: [],
  flowers: 0,
  rules: 'wmo2006',
  asked: undefined,
};

/** Tiles of a complete hand; a kong counts as three (article 37). */
export const WHOLE = 14;
export const MOST_FLOWERS = 8;

/** The tiles of a hand, by any family of rules. */
export type HandTiles = Pick<CalculatorState, 'concealed' | 'melds' | 'winning'>;

/** Returns the number of tiles of a hand: a kong counts as three. */
export const sizeOfHand = ({ concealed, melds, winning }: HandTiles): number =>
  concealed.length + 3 * melds.length + (winning === undefined ? 0 : 1);

/** Returns every tile of a hand: four of a kong. */
export const allTiles = ({ concealed, melds, winning }: HandTiles): readonly Tile[] => [
  ...concealed,
  ...melds.flatMap(meldTiles),
  ...(winning === undefined ? [] : [winning]),
];

/** Returns the copies of a kind that the hand does not hold. */
export const copiesLeft = (hand: HandTiles, tile: Tile): number =>
  copiesOf(tile) - allTiles(hand).filter(other => other === tile).length;

/** Returns what is worked out. */
export function questionOf(state: CalculatorState): Question {
  if (state.asked) return state.asked;
  const size = sizeOfHand(state);
  // A marked winning tile says that the others are to be completed, not that the tile is waited for.
  if (size >= WHOLE || state.winning !== undefined) return 'points';
  return size === WHOLE - 1 ? 'waits' : 'missing';
}

/** Returns a hand in which the last concealed tile is the winning one, if it is whole and none is marked. */
export function withWinningTile<Hand extends HandTiles>(hand: Hand): Hand {
  if (sizeOfHand(hand) !== WHOLE || hand.winning !== undefined) return hand;
  return { ...hand, concealed: hand.concealed.slice(0, -1), winning: hand.concealed.at(-1) };
}

/** Returns whether a meld is a kong that its owner laid face down. */
export const isConcealedKong = (meld: Meld): boolean => meld.kind === 'kong' && meld.form === 'concealed';

/** Returns the meld as the calculator keeps it: who gave a tile changes no points. */
export function plainMeld(meld: Meld): Meld {
  if (meld.kind === 'chow') return { ...meld, claimed: meld.low, from: 3 };
  if (meld.kind === 'pung') return { ...meld, from: 3 };
  return isConcealedKong(meld) ? meld : { kind: 'kong', tile: meld.tile, form: 'melded', from: 3 };
}

/** Returns the tiles of a hand sorted by kind, for looking at. */
export const sortedTiles = (tiles: readonly Tile[]): readonly Tile[] => tiles.toSorted((a, b) => a - b);
