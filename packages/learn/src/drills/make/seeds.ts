import { below, type FanId, KNITTED_NINES, type RandomSource, rankOf, SUIT_ORDERS, type Tile } from '@gorrion/rules';

/*
 * Hands grow around a seed: some sets that make a fan, and the kinds from which the rest may come. A seed only hints at
 * a fan; the scorer says what the grown hand is worth.
 */

/** A set of a hand to be: a chow by its lowest tile, or three of a kind. */
export interface GrownSet {
  readonly kind: 'chow' | 'pung';
  readonly tile: Tile;
}

/** What a hand grows around. */
export interface Seedling {
  readonly sets: readonly GrownSet[];
  readonly pair?: Tile;
  /** Kinds of which the other tiles may be; absent: all. */
  readonly allows?: (tile: Tile) => boolean;
  /** Other sets are all of this kind; absent: chows rather than pungs. */
  readonly rest?: 'chow' | 'pung';
  /** How many sets are melded: none, all, or as it comes; absent: as it comes. */
  readonly melded?: 'none' | 'all';
}

/** A hand that is no four sets and a pair: fourteen tiles in any order. */
export interface WholeSeedling {
  readonly tiles: readonly Tile[];
}

export type Plant = (random: RandomSource) => Seedling | WholeSeedling;

const tile = (suit: number, rank: number): Tile => (9 * suit + rank - 1) as Tile;
const chow = (suit: number, low: number): GrownSet => ({ kind: 'chow', tile: tile(suit, low) });
const pung = (kind: number): GrownSet => ({ kind: 'pung', tile: kind as Tile });
const pick = <T>(random: RandomSource, items: readonly T[]): T => items[below(random, items.length)] as T;
const from = (random: RandomSource, low: number, high: number): number => low + below(random, high - low + 1);

/** Returns so many different items in random order. */
function some<T>(random: RandomSource, items: readonly T[], count: number): readonly T[] {
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(below(random, left.length), 1)[0] as T);
}

const WINDS = [27, 28, 29, 30];
const DRAGONS = [31, 32, 33];
const HONOURS = [...WINDS, ...DRAGONS];
const isHonourKind = (kind: Tile): boolean => kind >= 27;
const suitOfKind = (kind: Tile): number => Math.floor(kind / 9);
const ranks = (low: number, high: number) => (kind: Tile) => {
  const rank = rankOf(kind);
  return rank !== undefined && rank >= low && rank <= high;
};
const isEnd = (kind: Tile): boolean => isHonourKind(kind) || kind % 9 === 0 || kind % 9 === 8;
const isGreen = (kind: Tile): boolean => [10, 11, 12, 14, 16, 32].includes(kind);
const isReversible = (kind: Tile): boolean => [10, 12, 13, 14, 16, 17, 18, 19, 20, 21, 22, 25, 26, 33].includes(kind);

/** Three chows of one suit or of three, each `step` ranks above the one before. */
const shifted = (step: number, isMixed: boolean): Plant => {
  return random => {
    const suits = pick(random, SUIT_ORDERS);
    const low = from(random, 1, 7 - 2 * step);
    return { sets: [0, 1, 2].map(n => chow(isMixed ? suits[n]! : suits[0], low + n * step)) };
  };
};

/** Three pungs of following ranks. */
const shiftedPungs = (isMixed: boolean): Plant => {
  return random => {
    const suits = pick(random, SUIT_ORDERS);
    const low = from(random, 1, 7);
    return { sets: [0, 1, 2].map(n => pung(tile(isMixed ? suits[n]! : suits[0], low + n))) };
  };
};

/** Any sets of the allowed kinds. */
const within =
  (allows: (kind: Tile) => boolean, rest?: 'chow' | 'pung'): Plant =>
  () => ({ sets: [], allows, ...(rest && { rest }) });

const honourPungs = (kinds: readonly number[], pungs: number, pair?: readonly number[]): Plant => {
  return random => {
    const chosen = some(random, kinds, pungs + (pair ? 1 : 0));
    return { sets: chosen.slice(0, pungs).map(pung), ...(pair && { pair: chosen[pungs] as Tile }) };
  };
};

const knittedNine = (random: RandomSource): readonly Tile[] => pick(random, KNITTED_NINES);

/** Greater: all seven honours; lesser: five or six of them. */
const knittedHonours = (isGreater: boolean): Plant => {
  return random => {
    const count = isGreater ? 7 : from(random, 5, 6);
    const honours = some(random, HONOURS, count).map(kind => kind as Tile);
    return { tiles: [...honours, ...some(random, knittedNine(random), 14 - count)] };
  };
};

const pairsOf = (kinds: readonly number[]): WholeSeedling => ({
  tiles: kinds.flatMap(kind => [kind as Tile, kind as Tile]),
});
const ALL_KINDS = Array.from({ length: 34 }, (_, kind) => kind);

/** What grows into a hand with the fan, more often than not. Fans of the way in which a hand is won are not here. */
export const PLANTS: Readonly<Partial<Record<FanId, Plant>>> = {
  'big-four-winds': honourPungs(WINDS, 4),
  'big-three-dragons': honourPungs(DRAGONS, 3),
  'all-green': within(isGreen),
  'nine-gates': random => {
    const suit = from(random, 0, 2);
    const extra = tile(suit, from(random, 1, 9));
    return { tiles: [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9].map(rank => tile(suit, rank)).concat(extra) };
  },
  'seven-shifted-pairs': random => {
    const first = tile(from(random, 0, 2), from(random, 1, 3));
    return pairsOf([0, 1, 2, 3, 4, 5, 6].map(step => first + step));
  },
  'thirteen-orphans': random => {
    const orphans = ALL_KINDS.filter(kind => isEnd(kind as Tile));
    return { tiles: [...orphans, pick(random, orphans)] as Tile[] };
  },
  'all-terminals': within(kind => isEnd(kind) && !isHonourKind(kind), 'pung'),
  'little-four-winds': honourPungs(WINDS, 3, WINDS),
  'little-three-dragons': honourPungs(DRAGONS, 2, DRAGONS),
  'all-honors': within(isHonourKind, 'pung'),
  'four-concealed-pungs': () => ({ sets: [], rest: 'pung', melded: 'none' }),
  'quadruple-chow': random => {
    const low = chow(from(random, 0, 2), from(random, 1, 7));
    return { sets: [low, low, low, low] };
  },
  'pure-terminal-chows': random => {
    const suit = from(random, 0, 2);
    return { sets: [1, 1, 7, 7].map(low => chow(suit, low)), pair: tile(suit, 5) };
  },
  'four-pure-shifted-pungs': random => {
    const first = tile(from(random, 0, 2), from(random, 1, 6));
    return { sets: [0, 1, 2, 3].map(step => pung(first + step)) };
  },
  'four-pure-shifted-chows': random => {
    const step = from(random, 1, 2);
    const [suit, low] = [from(random, 0, 2), from(random, 1, 7 - 3 * step)];
    return { sets: [0, 1, 2, 3].map(n => chow(suit, low + n * step)) };
  },
  'all-terminals-and-honors': within(isEnd, 'pung'),
  'seven-pairs': random => pairsOf(some(random, ALL_KINDS, 7)),
  'greater-honors-and-knitted-tiles': knittedHonours(true),
  'all-even-pungs': within(kind => !isHonourKind(kind) && kind % 2 !== Math.floor(kind / 9) % 2, 'pung'),
  'full-flush': random => {
    const suit = from(random, 0, 2);
    return { sets: [], allows: kind => suitOfKind(kind) === suit };
  },
  'pure-triple-chow': random => {
    const low = chow(from(random, 0, 2), from(random, 1, 7));
    return { sets: [low, low, low] };
  },
  'pure-shifted-pungs': shiftedPungs(false),
  'upper-tiles': within(ranks(7, 9)),
  'middle-tiles': within(ranks(4, 6)),
  'lower-tiles': within(ranks(1, 3)),
  'pure-straight': shifted(3, false),
  'three-suited-terminal-chows': random => {
    const [one, other, pair] = pick(random, SUIT_ORDERS);
    return { sets: [chow(one, 1), chow(one, 7), chow(other, 1), chow(other, 7)], pair: tile(pair, 5) };
  },
  'pure-shifted-chows': random => shifted(from(random, 1, 2), false)(random),
  'all-fives': random => ({
    sets: [0, 1, 2, 3].map(() =>
      from(random, 0, 3) > 0 ? chow(from(random, 0, 2), from(random, 3, 5)) : pung(tile(from(random, 0, 2), 5)),
    ),
    pair: tile(from(random, 0, 2), 5),
  }),
  'triple-pung': random => {
    const rank = from(random, 1, 9);
    return { sets: [0, 1, 2].map(suit => pung(tile(suit, rank))) };
  },
  'three-concealed-pungs': random => ({
    sets: some(random, ALL_KINDS, 3).map(pung),
    melded: 'none',
  }),
  'lesser-honors-and-knitted-tiles': knittedHonours(false),
  'knitted-straight': random => {
    const own = pick(random, [chow(from(random, 0, 2), from(random, 1, 7)), pung(pick(random, ALL_KINDS))]);
    const tiles = own.kind === 'chow' ? [0, 1, 2].map(step => own.tile + step) : [own.tile, own.tile, own.tile];
    const pair = pick(random, ALL_KINDS);
    return { tiles: [...knittedNine(random), ...tiles, pair, pair] as Tile[] };
  },
  'upper-four': within(ranks(6, 9)),
  'lower-four': within(ranks(1, 4)),
  'big-three-winds': honourPungs(WINDS, 3),
  'mixed-straight': shifted(3, true),
  'reversible-tiles': within(isReversible),
  'mixed-triple-chow': random => {
    const low = from(random, 1, 7);
    return { sets: [0, 1, 2].map(suit => chow(suit, low)) };
  },
  'mixed-shifted-pungs': shiftedPungs(true),
  'all-pungs': () => ({ sets: [], rest: 'pung' }),
  'half-flush': random => {
    const suit = from(random, 0, 2);
    return { sets: [], allows: kind => isHonourKind(kind) || suitOfKind(kind) === suit };
  },
  'mixed-shifted-chows': shifted(1, true),
  'all-types': random => ({
    sets: [...SUIT_ORDERS[0].map(suit => chow(suit, from(random, 1, 7))), pung(pick(random, WINDS))],
    pair: pick(random, DRAGONS) as Tile,
  }),
  'melded-hand': random => ({ ...(shifted(1, true)(random) as Seedling), melded: 'all' }),
  'two-dragon-pungs': honourPungs(DRAGONS, 2),
  'outside-hand': random => ({
    sets: [0, 1, 2, 3].map(() =>
      from(random, 0, 2) > 0
        ? chow(from(random, 0, 2), pick(random, [1, 7]))
        : pung(
            pick(
              random,
              ALL_KINDS.filter(kind => isEnd(kind as Tile)),
            ),
          ),
    ),
    pair: pick(
      random,
      ALL_KINDS.filter(kind => isEnd(kind as Tile)),
    ) as Tile,
  }),
};
