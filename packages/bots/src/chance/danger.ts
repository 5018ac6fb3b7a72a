import {
  type DiscardMade,
  discardsMade,
  isClaimed,
  type Meld,
  meldTiles,
  othersInTurn,
  PLAYING_KINDS,
  type Seat,
} from '@gorrion/rules';
import type { Sight } from '../sight/sight.ts';
import { kindClass, NEXT_TO_TERMINALS, neighboursSeen } from './features.ts';
import { ROUTE_TELLS, toldByRoutes } from './shownRoutes.ts';
import { DANGER } from './tables.ts';

const NEAR = 3;
const MOST_TURNS = 18;
const FIRST_HONOUR = 27;

/** Counts for each kind the seat's discards within three ranks of it, at most three. */
function nearThrown(thrown: readonly number[]): Uint8Array {
  const near = new Uint8Array(PLAYING_KINDS);
  for (const tile of thrown) {
    if (tile >= FIRST_HONOUR) continue;
    const suit = tile - (tile % 9);
    for (let kind = Math.max(suit, tile - NEAR); kind <= Math.min(suit + 8, tile + NEAR); kind++) {
      if (kind !== tile && near[kind]! < 3) near[kind]!++;
    }
  }
  return near;
}

/** What two or more claimed melds show of a seat's suits: one suit or several, and whether a kind is of them. */
export const MELDS_TELL = ['nothing', 'one, this', 'one, another', 'some, this', 'some, another', 'honour'] as const;

/** Returns an index of `MELDS_TELL` for each suit, honours fourth. */
function toldByMelds(claimed: readonly Meld[]): readonly number[] {
  const of = (what: (typeof MELDS_TELL)[number]) => MELDS_TELL.indexOf(what);
  if (claimed.length < 2) return [0, 0, 0, 0];
  const suits = new Set(claimed.map(meld => Math.floor(meldTiles(meld)[0]! / 9)).filter(suit => suit < 3));
  const many = suits.size > 1 ? 'some' : 'one';
  return [0, 1, 2].map(suit => of(suits.has(suit) ? `${many}, this` : `${many}, another`)).concat(of('honour'));
}

/**
 * Discards of a seat since a kind was last discarded by any seat, without a win of this seat: the kind was never
 * discarded, or the seat has discarded no tile since, one, two, and so on. A seat hardly waits for a kind that has just
 * passed it.
 */
export const PASSED = ['never', 'none', 'one', 'two', 'three or four', 'more'] as const;
const PASSED_BY_CHANGES = [1, 2, 3, 4, 4, 5];

/** Discards of a seat since its latest claim; `one` also stands for none. */
export const SINCE_CLAIM = ['no claim', 'one', 'two', 'three or four', 'five to seven', 'more'] as const;
const SINCE_CLAIM_BY_CHANGES = [1, 1, 2, 3, 3, 4, 4, 4, 5];

const at = (steps: readonly number[], changes: number): number => steps[Math.min(changes, steps.length - 1)]!;

/** Returns an index of `PASSED` for each kind, and an index of `SINCE_CLAIM`. */
function historyOf(made: readonly DiscardMade[], other: Seat) {
  const passed = new Uint8Array(PLAYING_KINDS);
  let changes = 0;
  let sinceClaim = 0;
  for (const { seat, tile, taken } of made.toReversed()) {
    if (taken?.seat === other && sinceClaim === 0) sinceClaim = at(SINCE_CLAIM_BY_CHANGES, changes);
    if (tile < PLAYING_KINDS && passed[tile] === 0) passed[tile] = at(PASSED_BY_CHANGES, changes);
    if (seat === other) changes++;
  }
  return { passed, sinceClaim };
}

/** Counts the useful tiles among the seat's last two discards: a seat that discards them is ready or nearly so. */
const usefulThrownLast = (thrown: readonly number[]): number =>
  thrown.slice(-2).filter(tile => kindClass(tile) >= NEXT_TO_TERMINALS).length;

/** Number of categories of each feature of `dangerFeatures`, in order. */
export const DANGER_FEATURES = [
  MOST_TURNS + 1,
  20,
  5,
  2,
  4,
  MELDS_TELL.length,
  5,
  ROUTE_TELLS.length,
  PASSED.length,
  SINCE_CLAIM.length,
  3,
] as const;

/**
 * Returns, for a kind, the categories by which the chance that an opponent wins on it is estimated. The fit reads the
 * same ones. `made` is all discards of the hand in order.
 */
export function dangerFeatures(
  { view, shown, counts }: Sight,
  other: Seat,
  made: readonly DiscardMade[],
): (kind: number) => readonly number[] {
  const { discards, melds } = view.seats[other];
  const claimed = melds.filter(isClaimed);
  const turn = Math.min(MOST_TURNS, discards.length);
  const thrown = discards.map(({ tile }) => tile as number);
  const near = nearThrown(thrown);
  const own = new Set(thrown);
  const told = toldByMelds(claimed);
  const routes = toldByRoutes(claimed);
  const { passed, sinceClaim } = historyOf(made, other);
  const useful = usefulThrownLast(thrown);
  const seen = shown.map((copies, kind) => copies + counts[kind]!);
  return kind => [
    turn,
    5 * kindClass(kind) + shown[kind]!,
    claimed.length,
    own.has(kind) ? 1 : 0,
    near[kind]!,
    told[Math.floor(kind / 9)]!,
    neighboursSeen(kind, seen),
    routes[kind]!,
    passed[kind]!,
    sinceClaim,
    useful,
  ];
}

const TERMS: readonly (readonly number[])[] = [
  DANGER.turn,
  DANGER.kind.flat(),
  DANGER.melds,
  DANGER.own,
  DANGER.near,
  DANGER.told,
  DANGER.blocked,
  DANGER.routes,
  DANGER.passed,
  DANGER.sinceClaim,
  DANGER.useful,
];

/** Returns the chance, by kind, that one opponent wins on a discard of it. */
function dangerOf(sight: Sight, other: Seat, made: readonly DiscardMade[]): Float64Array {
  const features = dangerFeatures(sight, other, made);
  return Float64Array.from({ length: PLAYING_KINDS }, (_, kind) => {
    const odds = features(kind).reduce((sum, value, n) => sum + TERMS[n]![value]!, DANGER.constant);
    return 1 / (1 + Math.exp(-odds));
  });
}

/** Returns the chances, by kind, that each of the three others wins on a discard of it; the others in turn. */
export function dangersBySeat(sight: Sight): readonly Float64Array[] {
  const made = discardsMade(sight.view);
  return othersInTurn(sight.seat).map(other => dangerOf(sight, other, made));
}

/** Returns the chance, by kind, that one of the three others wins on a discard of it. */
export function dangers(sight: Sight): Float64Array {
  const safe = new Float64Array(PLAYING_KINDS).fill(1);
  for (const danger of dangersBySeat(sight)) {
    for (let kind = 0; kind < PLAYING_KINDS; kind++) safe[kind]! *= 1 - danger[kind]!;
  }
  return safe.map(chance => 1 - chance);
}
