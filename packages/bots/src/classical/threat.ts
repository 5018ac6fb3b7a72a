import {
  type ClassicalRules,
  countedSet,
  type HandState,
  isClaimed,
  isDragon,
  isHonour,
  isWind,
  type Meld,
  meldTiles,
  type Seat,
  type Tile,
} from '@gorrion/rules';
import { doublesOfTriple } from './plans.ts';

/* What the open melds of another seat promise it (CLASSICAL 39-45, 59). */

/** How another seat's hand looks from outside. */
export interface Threat {
  readonly seat: Seat;
  /** Points that its win may be worth, without payments. */
  readonly total: number;
  /** The suit that it seems to keep to, from 0, and the chance that it does. */
  readonly suit: number;
  readonly suitChance: number;
  /** One set of these kinds more is worth the limit: two pungs of dragons or three of winds lie open. */
  readonly wants: 'dragons' | 'winds' | undefined;
}

/** Points of a usual win beside its melds: Mah-Jong and what stays hidden. */
const USUAL = 30;
const FLOWER = 4;
/** Points of a concealed kong whose tile is unknown: between those of a 5 and of a dragon. */
const UNKNOWN_KONG = 22;
/** Chance that a hand is of one suit if all its melds are, by their number. */
const OF_ONE_SUIT = [0, 0.02, 0.2, 0.5, 0.85] as const;
const DOUBLED_BY_SUIT = 8;
const NO_SUIT = -1;

const isUnknown = (meld: Meld): boolean => meldTiles(meld)[0]! < 0;

const pointsOf = (meld: Meld): number => {
  if (meld.kind === 'chow') return 0;
  return isUnknown(meld) ? UNKNOWN_KONG : countedSet(meld.kind, meld.tile, !isClaimed(meld)).points;
};

/** Returns the only suit of the melds; `NO_SUIT` if there are several or none. */
function onlySuit(melds: readonly Meld[]): number {
  const kinds = melds.map(meld => meldTiles(meld)[0]!).filter(tile => tile >= 0 && !isHonour(tile));
  const suits = new Set(kinds.map(tile => Math.floor(tile / 9)));
  return suits.size === 1 ? [...suits][0]! : NO_SUIT;
}

const triplesWhere = (melds: readonly Meld[], holds: (tile: Tile) => boolean): number =>
  melds.filter(meld => meld.kind !== 'chow' && holds(meld.tile)).length;

function wantedBy(melds: readonly Meld[]): Threat['wants'] {
  if (triplesWhere(melds, isDragon) === 2) return 'dragons';
  return triplesWhere(melds, isWind) === 3 ? 'winds' : undefined;
}

/** Returns what the hand of another seat may be worth when it wins, by what lies open. */
export function threatOf(view: HandState, seat: Seat, opener: Seat, rules: ClassicalRules): Threat {
  const { melds, flowers } = view.seats[seat];
  const suit = onlySuit(melds);
  const suitChance = suit === NO_SUIT ? 0 : OF_ONE_SUIT[melds.length]!;
  const hasHonours = melds.some(meld => isHonour(meldTiles(meld)[0]!));
  const ofSuit = hasHonours ? (rules.houseDoubles ? 2 : 1) : DOUBLED_BY_SUIT;
  const doubles = melds.reduce(
    (sum, meld) => sum + (meld.kind === 'chow' ? 0 : doublesOfTriple(meld.tile, seat, opener)),
    melds.filter(meld => meld.kind !== 'chow').length >= 3 ? 1 : 0,
  );
  const points = melds.reduce((sum, meld) => sum + pointsOf(meld), USUAL + FLOWER * flowers.length);
  const total = points * 2 ** doubles * (1 + suitChance * (ofSuit - 1));
  const isAtLimit = triplesWhere(melds, isDragon) === 3;
  return {
    seat,
    suit,
    suitChance,
    wants: wantedBy(melds),
    total: isAtLimit ? rules.limit : Math.min(rules.limit, total),
  };
}
