import {
  type ClassicalRules,
  GREEN,
  isDragon,
  isHonour,
  isWind,
  type Meld,
  meldTiles,
  PLAYING_KINDS,
  RED,
  regularDistance,
  SEATS,
  type Tile,
  type TileCounts,
  WHITE,
  windTile,
} from '@gorrion/rules';
import { PACES, type Pace } from './pace.ts';

/* The kinds of hands that a player for value may aim at (CLASSICAL 36, 42-45, 51-63). */

/** Hands of sets, of triples alone, of pairs, or of exactly named tiles. */
export type PlanForm = 'sets' | 'pungs' | 'pairs' | 'tiles';

export interface Plan {
  readonly form: PlanForm;
  /** 1 for each kind that the hand may hold. */
  readonly kinds: Uint8Array;
  /** Kinds of which the hand must hold a triple. */
  readonly triples: readonly Tile[];
  /** Copies that the hand needs, by kind; only of named tiles. */
  readonly needs?: Uint8Array;
  /** Whether nothing but the last tile may be claimed. */
  readonly isConcealed: boolean;
  /** Chances of its next tiles; absent where all tiles are named. */
  readonly pace?: Pace;
  /** Doubles of the hand as a whole. */
  readonly doubles: number;
  /** What the hand is worth whatever its points: the limit, or half of it. */
  readonly special?: 'limit' | 'half-limit';
}

/** Concealed tiles by kind, and melds. */
export interface Tiles {
  readonly counts: TileCounts;
  readonly melds: readonly Meld[];
}

const BAMBOO = 9;
const NOTHING: readonly Tile[] = [];
/** More missing tiles than any hand lacks: the melds rule the plan out. */
export const OUT_OF_REACH = 99;

const kindsWhere = (holds: (tile: Tile) => boolean): Uint8Array =>
  Uint8Array.from({ length: PLAYING_KINDS }, (_, kind) => (holds(kind as Tile) ? 1 : 0));
const suitIndex = (tile: Tile): number => Math.floor(tile / 9);
const isTerminal = (tile: Tile): boolean => tile < 27 && (tile % 9 === 0 || tile % 9 === 8);
const GREEN_BAMBOOS = [1, 2, 3, 5, 7].map(rank => (BAMBOO + rank) as Tile);
const DRAGONS = [RED, GREEN, WHITE];
const WINDS = SEATS.map(windTile);
const SUIT_NUMBERS = [0, 1, 2];

/** Hands of fewer kinds are narrow: a suit with honours has sixteen. */
const MANY_KINDS = 20;

function paceOf(form: PlanForm, kinds: Uint8Array, isConcealed: boolean): Pace | undefined {
  if (form === 'tiles') return undefined;
  if (form === 'pungs') return isConcealed ? PACES.concealedPungs : PACES.pungs;
  if (form === 'pairs') return PACES.pairs;
  return kinds.reduce((sum, held) => sum + held, 0) < MANY_KINDS ? PACES.fewKinds : PACES.sets;
}

function plan(form: PlanForm, kinds: Uint8Array, more: Partial<Plan> = {}): Plan {
  const pace = more.triples ? PACES.namedTriples : paceOf(form, kinds, more.isConcealed === true);
  return { form, kinds, triples: NOTHING, isConcealed: false, doubles: 0, ...(pace && { pace }), ...more };
}

/** Returns the plan of a hand of exactly these tiles. */
function named(needed: readonly (readonly [kind: number, copies: number])[], special: Plan['special']): Plan {
  const needs = new Uint8Array(PLAYING_KINDS);
  for (const [kind, copies] of needed) needs[kind]! += copies;
  return { ...plan('tiles', needs.map(Math.sign), { special }), needs };
}

const run = (from: number, length: number) => Array.from({ length }, (_, n) => [from + n, 1] as const);

const sequences = (suit: number): readonly Plan[] => [
  named([...run(9 * suit, 9), [9 * suit, 3], [9 * suit + 8, 2]], 'limit'),
  named([...run(9 * suit, 9), [9 * suit, 2], [9 * suit + 8, 3]], 'limit'),
  ...DRAGONS.flatMap(dragon =>
    WINDS.flatMap(wind => [
      named([...run(9 * suit, 9), [dragon, 3], [wind, 2]], 'half-limit'),
      named([...run(9 * suit, 9), [wind, 3], [dragon, 2]], 'half-limit'),
    ]),
  ),
];

const twinSevens = (one: number, other: number): readonly Plan[] =>
  [0, 1, 2].map(low => ({
    ...named([...run(9 * one + low, 7), ...run(9 * other + low, 7)], 'limit'),
    isConcealed: true,
  }));

const RED_KINDS = [0, 4, 6, 8].map(rank => BAMBOO + rank).concat(RED);
const redHands = RED_KINDS.map(pair =>
  named(
    RED_KINDS.map(kind => [kind, kind === pair ? 2 : 3]),
    'limit',
  ),
);

const ORPHANS = kindsWhere(tile => isHonour(tile) || isTerminal(tile));
const orphanKinds = [...ORPHANS.keys()].filter(kind => ORPHANS[kind] === 1);
const wonders = orphanKinds.map(
  (twice): Plan => ({
    ...named(
      orphanKinds.map(kind => [kind, kind === twice ? 2 : 1]),
      'limit',
    ),
    isConcealed: true,
  }),
);

const ANY = kindsWhere(() => true);
const ofSuit = (suit: number) => kindsWhere(tile => suitIndex(tile) === suit);
const withHonours = (suit: number) => kindsWhere(tile => suitIndex(tile) === suit || isHonour(tile));

/** The plan of any complete hand, the first of `plansOf`. */
export const ANY_HAND: Plan = plan('sets', ANY);

const TEXT_PLANS: readonly Plan[] = [
  ANY_HAND,
  ...SUIT_NUMBERS.map(suit => plan('sets', ofSuit(suit), { doubles: 3 })),
  plan('pungs', ANY, { doubles: 1 }),
  plan('pungs', ANY, { isConcealed: true, special: 'limit' }),
  plan('pungs', kindsWhere(isTerminal), { special: 'limit' }),
  plan('pungs', ORPHANS, { special: 'half-limit' }),
  ...SUIT_NUMBERS.map(suit => plan('pairs', ofSuit(suit), { isConcealed: true, special: 'limit' })),
  ...SUIT_NUMBERS.map(suit => plan('pairs', withHonours(suit), { isConcealed: true, special: 'half-limit' })),
  plan('pairs', kindsWhere(isHonour), { isConcealed: true, special: 'limit' }),
  plan('sets', ANY, { triples: DRAGONS, special: 'limit' }),
  plan('sets', ANY, { triples: WINDS, special: 'limit' }),
  plan(
    'sets',
    kindsWhere(tile => GREEN_BAMBOOS.includes(tile) || tile === GREEN),
    {
      triples: [GREEN],
      special: 'limit',
    },
  ),
  ...SUIT_NUMBERS.flatMap(sequences),
  ...twinSevens(0, 1),
  ...twinSevens(0, 2),
  ...twinSevens(1, 2),
  ...redHands,
  ...wonders,
];

const HOUSE_PLANS: readonly Plan[] = SUIT_NUMBERS.map(suit => plan('sets', withHonours(suit), { doubles: 1 }));

const WITH_HOUSE: readonly Plan[] = [...TEXT_PLANS, ...HOUSE_PLANS];

/** Whether a plan ends in four sets and a pair: not in pairs, wonders or twin sevens. */
const isOfSets = ({ form, isConcealed }: Plan): boolean => form !== 'pairs' && !(form === 'tiles' && isConcealed);
const TEXT_SETS = TEXT_PLANS.filter(isOfSets);
const HOUSE_SETS = WITH_HOUSE.filter(isOfSets);

/** Returns the plans that these rules reward. */
export function plansOf({ houseDoubles, setsAndPairOnly }: ClassicalRules): readonly Plan[] {
  if (setsAndPairOnly) return houseDoubles ? HOUSE_SETS : TEXT_SETS;
  return houseDoubles ? WITH_HOUSE : TEXT_PLANS;
}

const scratch = new Uint8Array(PLAYING_KINDS);

/** Returns whether the melds may be part of the hand. */
function admits({ form, kinds, isConcealed }: Plan, melds: readonly Meld[]): boolean {
  if (melds.length > 0 && (form === 'pairs' || (form === 'tiles' && isConcealed))) return false;
  return melds.every(meld => {
    if (isConcealed && !(meld.kind === 'kong' && meld.form === 'concealed')) return false;
    return meldTiles(meld).every(tile => kinds[tile] === 1) && !(form === 'pungs' && meld.kind === 'chow');
  });
}

/** Counts the tiles that four sets and a pair lack, the named triples among them. */
function missingOfSets({ kinds, triples }: Plan, { counts, melds }: Tiles): number {
  let missing = 0;
  let laid = melds.length;
  for (let kind = 0; kind < PLAYING_KINDS; kind++) scratch[kind] = counts[kind]! * kinds[kind]!;
  for (const tile of triples) {
    if (melds.some(meld => meld.kind !== 'chow' && meld.tile === tile)) continue;
    missing += Math.max(0, 3 - counts[tile]!);
    scratch[tile] = Math.max(0, scratch[tile]! - 3);
    laid++;
  }
  return laid > 4 ? OUT_OF_REACH : missing + regularDistance(scratch, laid) + 1;
}

function missingOfPungs({ kinds }: Plan, { counts, melds }: Tiles): number {
  let [triples, pairs] = [melds.length, 0];
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    if (kinds[kind] === 0) continue;
    if (counts[kind]! > 2) triples++;
    else if (counts[kind] === 2) pairs++;
  }
  const open = Math.max(0, 4 - triples);
  if (triples > 4) pairs++;
  return pairs > open ? open : pairs + 2 * (open - pairs) + 1;
}

function missingOfPairs({ kinds }: Plan, { counts }: Tiles): number {
  let pairs = 0;
  for (let kind = 0; kind < PLAYING_KINDS; kind++) if (kinds[kind] === 1) pairs += counts[kind]! >> 1;
  return Math.max(0, 7 - pairs);
}

function missingOfTiles(needs: Uint8Array, { counts, melds }: Tiles): number {
  let missing = 0;
  if (melds.length > 0) {
    scratch.set(counts);
    for (const meld of melds) for (const tile of meldTiles(meld).slice(0, 3)) scratch[tile]!++;
  }
  const held = melds.length > 0 ? scratch : counts;
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    if (needs[kind]! > held[kind]!) missing += needs[kind]! - held[kind]!;
  }
  return missing;
}

/** Chows of a named sequence begin at 1, 4 and 7. */
const fitsSequence = (meld: Meld): boolean => meld.kind !== 'chow' || meld.low % 3 === 0;

/** Returns how many tiles a hand lacks for a plan; `OUT_OF_REACH` if its melds rule the plan out. */
export function missingFor(plan: Plan, tiles: Tiles): number {
  if (!admits(plan, tiles.melds)) return OUT_OF_REACH;
  return missingWithin(plan, tiles);
}

/** Returns how many tiles a hand lacks for a plan that its melds allow. */
export function missingWithin(plan: Plan, tiles: Tiles): number {
  switch (plan.form) {
    case 'sets':
      return missingOfSets(plan, tiles);
    case 'pungs':
      return missingOfPungs(plan, tiles);
    case 'pairs':
      return missingOfPairs(plan, tiles);
    case 'tiles':
      return tiles.melds.every(fitsSequence) ? missingOfTiles(plan.needs!, tiles) : OUT_OF_REACH;
  }
}

/** Returns the doubles of a triple of this kind for a seat. */
export function doublesOfTriple(tile: Tile, seat: number, opener: number): number {
  if (isDragon(tile)) return 1;
  if (!isWind(tile)) return 0;
  return [seat, opener, 0].filter(wind => wind === tile - 27).length;
}
