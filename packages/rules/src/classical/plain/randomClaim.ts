import { type Meld, meldTiles } from '../../melds/meld.ts';
import type { WinningClaim } from '../../scoring/types.ts';
import type { Seat } from '../../tiles/seat.ts';
import { PLAYING_KINDS, type Tile } from '../../tiles/tile.ts';

/* Random hands of the older ways for tests and benches: every flavour favours other doubles and special hands. */

type Random = () => number;

const FLAVOURS = [
  'any',
  'one-suit',
  'pungs-of-one-suit',
  'chows-of-one-suit',
  'suit-and-honours',
  'pungs',
  'honours',
  'winds',
  'dragons',
  'terminals',
  'terminals-and-honours',
  'sequence',
  'green',
  'red',
  'hidden',
  'pairs',
  'pairs-and-honours',
  'pairs-of-honours',
  'twins',
  'wonders',
] as const;
export type ClassicalFlavour = (typeof FLAVOURS)[number];

/** The flavours of complete hands. */
export const CLASSICAL_FLAVOURS: readonly ClassicalFlavour[] = FLAVOURS;

const below = (random: Random, limit: number): number => Math.floor(random() * limit);
const oneOf = <T>(random: Random, values: readonly T[]): T => values[below(random, values.length)]!;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

const HONOURS = upTo(7).map(n => 27 + n);
const TERMINALS = [0, 8, 9, 17, 18, 26];
const suitKinds = (suit: number): number[] => upTo(9).map(rank => 9 * suit + rank);

const pung = (kind: number) => [kind, kind, kind];
const chow = (low: number) => [low, low + 1, low + 2];

/** Tiles in sets of three and a pair; the hand may lay the sets out. */
type Groups = readonly (readonly number[])[];

/** Four sets and a pair of these kinds; a set is a pung with probability `pungs`. */
function groupsOf(random: Random, kinds: readonly number[], pungs: number): Groups {
  const lows = kinds.filter(kind => kind < 27 && kind % 9 < 7 && kinds.includes(kind + 1) && kinds.includes(kind + 2));
  const sets = upTo(4).map(() =>
    lows.length > 0 && random() >= pungs ? chow(oneOf(random, lows)) : pung(oneOf(random, kinds)),
  );
  const pair = oneOf(random, kinds);
  return [...sets, [pair, pair]];
}

/** The given sets, more of any kinds up to four, and a pair. */
function filledUp(random: Random, given: Groups): Groups {
  return [...given, ...groupsOf(random, upTo(PLAYING_KINDS), 0.5).slice(given.length)];
}

function sequence(random: Random): Groups {
  const start = 9 * below(random, 3);
  const beside = random() < 0.4 ? [start, start + 8] : random() < 0.7 ? HONOURS : upTo(PLAYING_KINDS);
  const pair = oneOf(random, beside);
  return [chow(start), chow(start + 3), chow(start + 6), pung(oneOf(random, beside)), [pair, pair]];
}

const GREENS = [10, 11, 12, 14, 16, 32];
const REDS = [9, 13, 15, 17, 31];

/** Seven pairs of these kinds; one of them may be any other. */
function pairs(random: Random, kinds: readonly number[]): Groups {
  const doubled = upTo(7).map(() => oneOf(random, kinds));
  const stray = random() < 0.1 ? [below(random, PLAYING_KINDS), ...doubled.slice(1)] : doubled;
  return stray.map(kind => [kind, kind]);
}

function twins(random: Random): Groups {
  const [suit, step, rank] = [below(random, 3), 1 + below(random, 2), below(random, 3)];
  const from = [9 * suit + rank, 9 * ((suit + step) % 3) + rank];
  return [from.flatMap(start => upTo(7).map(n => start + n))];
}

function groupsFor(random: Random, flavour: ClassicalFlavour): Groups {
  const suit = suitKinds(below(random, 3));
  const mixed = [...suit, ...HONOURS, ...HONOURS];
  const make: Readonly<Record<ClassicalFlavour, () => Groups>> = {
    any: () => groupsOf(random, upTo(PLAYING_KINDS), 0.4),
    'one-suit': () => groupsOf(random, suit, 0.5),
    'pungs-of-one-suit': () => groupsOf(random, suit, 1),
    'chows-of-one-suit': () => groupsOf(random, suit, 0),
    'suit-and-honours': () => groupsOf(random, mixed, 0.4),
    pungs: () => groupsOf(random, upTo(PLAYING_KINDS), 1),
    honours: () => groupsOf(random, HONOURS, 1),
    winds: () => filledUp(random, [27, 28, 29, 30].slice(0, random() < 0.6 ? 4 : 3).map(pung)),
    dragons: () => filledUp(random, [31, 32, 33].slice(0, random() < 0.6 ? 3 : 2).map(pung)),
    terminals: () => [
      ...groupsOf(random, TERMINALS, 1).slice(0, 4),
      oneOf(
        random,
        upTo(PLAYING_KINDS).map(kind => [kind, kind]),
      ),
    ],
    'terminals-and-honours': () => groupsOf(random, [...TERMINALS, ...HONOURS], 1),
    sequence: () => sequence(random),
    green: () => [pung(32), ...groupsOf(random, GREENS, 0.5).slice(1)],
    red: () => groupsOf(random, REDS, 1),
    hidden: () => groupsOf(random, upTo(PLAYING_KINDS), 0.95),
    pairs: () => pairs(random, suit),
    'pairs-and-honours': () => pairs(random, mixed),
    'pairs-of-honours': () => pairs(random, HONOURS),
    twins: () => twins(random),
    wonders: () => [[...TERMINALS, ...HONOURS, oneOf(random, [...TERMINALS, ...HONOURS])]],
  };
  return make[flavour]();
}

function melded(random: Random, tiles: readonly number[]): Meld {
  const from = below(random, 4) as Seat;
  const tile = tiles[0]! as Tile;
  if (tile !== tiles[1]) return { kind: 'chow', low: tile, claimed: tile, from };
  const roll = random();
  if (roll < 0.4) return { kind: 'pung', tile, from };
  if (roll < 0.7) return { kind: 'kong', tile, form: 'concealed' };
  return { kind: 'kong', tile, form: roll < 0.85 ? 'melded' : 'promoted', from };
}

interface Laid {
  readonly inHand: Tile[];
  readonly melds: readonly Meld[];
}

/** Whether the set of tiles has so many copies. */
function isPhysical({ inHand, melds }: Laid): boolean {
  const counts = new Uint8Array(PLAYING_KINDS);
  for (const tile of [...inHand, ...melds.flatMap(meldTiles)]) counts[tile]!++;
  return counts.every(copies => copies <= 4);
}

function randomHand(random: Random, flavour: ClassicalFlavour): Laid {
  const groups = groupsFor(random, flavour);
  // Only groups of three can lie on the table.
  const share = flavour === 'hidden' ? 0.1 : 0.35;
  const isLaid = groups.map(tiles => tiles.length === 3 && random() < share);
  return {
    inHand: groups.filter((_, n) => !isLaid[n]).flat() as Tile[],
    melds: groups.filter((_, n) => isLaid[n]).map(tiles => melded(random, tiles)),
  };
}

/** Returns what a hand was won by: rare ways of winning are more frequent than at a table. */
function randomWin(random: Random, melds: readonly Meld[]) {
  const selfDrawn = random() < 0.5;
  const hasKong = melds.some(({ kind }) => kind === 'kong');
  const seatWind = below(random, 4) as Seat;
  const isAtOnce = melds.length === 0 && random() < 0.03;
  return {
    seatWind: selfDrawn && isAtOnce ? (0 as Seat) : seatWind,
    prevalentWind: below(random, 4) as Seat,
    selfDrawn,
    lastOfWall: random() < 0.15,
    lastOfKind: false,
    afterKong: selfDrawn && hasKong && random() < 0.3,
    robbingKong: !selfDrawn && random() < 0.05,
    flowers: below(random, 9),
    isDealt: selfDrawn && isAtOnce,
    ...(!selfDrawn && isAtOnce && { isFirstDiscard: true as const }),
  };
}

const ONE_OF_DOTS = 18;

/** Returns a complete hand with its circumstances; the last tile is often the 1 of dots, if the hand holds one. */
export function randomClassicalClaim(random: Random, flavour: ClassicalFlavour): WinningClaim {
  let hand = randomHand(random, flavour);
  while (!isPhysical(hand)) hand = randomHand(random, flavour);
  const { inHand, melds } = hand;
  const oneOfDots = random() < 0.3 ? inHand.indexOf(ONE_OF_DOTS as Tile) : -1;
  const at = oneOfDots >= 0 ? oneOfDots : below(random, inHand.length);
  return {
    ...randomWin(random, melds),
    melds,
    concealed: inHand.toSpliced(at, 1).sort((a, b) => a - b),
    winningTile: inHand[at]!,
  };
}

/** A hand of a seat that did not win, as `countHand` takes it. */
export interface RandomOther {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly flowers: number;
  readonly seat: Seat;
  readonly opener: Seat;
}

/** Returns the hand of a seat that did not win: a complete one, some of whose tiles are others, a flower among them. */
export function randomOther(random: Random, flavour: ClassicalFlavour): RandomOther {
  const { concealed, melds, flowers, seatWind, prevalentWind } = randomClassicalClaim(random, flavour);
  const counts = new Uint8Array(PLAYING_KINDS);
  for (const tile of [...concealed, ...melds.flatMap(meldTiles)]) counts[tile]!++;
  const share = oneOf(random, [0, 0.2, 0.5]);
  const changed = concealed.map(tile => {
    const other = below(random, PLAYING_KINDS + 1);
    if (random() >= share) return tile;
    if (other === PLAYING_KINDS) return (PLAYING_KINDS + below(random, 8)) as Tile;
    if (counts[other]! > 3) return tile;
    counts[tile]!--;
    counts[other]!++;
    return other as Tile;
  });
  return { concealed: changed.sort((a, b) => a - b), melds, flowers, seat: seatWind, opener: prevalentWind };
}
