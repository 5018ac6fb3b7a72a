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

/** For each kind, how many tiles within three ranks of it a player has thrown, up to three. */
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

/** What two or more claimed melds tell of the suits of a hand. */
export const MELDS_TELL = ['nothing', 'one, this', 'one, another', 'some, this', 'some, another', 'honour'] as const;

/** By suit, honours fourth: an index of `MELDS_TELL`. */
function toldByMelds(claimed: readonly Meld[]): readonly number[] {
  const of = (what: (typeof MELDS_TELL)[number]) => MELDS_TELL.indexOf(what);
  if (claimed.length < 2) return [0, 0, 0, 0];
  const suits = new Set(claimed.map(meld => Math.floor(meldTiles(meld)[0]! / 9)).filter(suit => suit < 3));
  const many = suits.size > 1 ? 'some' : 'one';
  return [0, 1, 2].map(suit => of(suits.has(suit) ? `${many}, this` : `${many}, another`)).concat(of('honour'));
}

/**
 * How long ago a kind was last thrown by anybody without this player's winning on it, by his own discards since: never,
 * none, one, two, three or four, more. What has just passed him he hardly waits for.
 */
export const PASSED = ['never', 'none', 'one', 'two', 'three or four', 'more'] as const;
const PASSED_BY_CHANGES = [1, 2, 3, 4, 4, 5];

/** His discards since his latest claim: no claim, one or none, two, three or four, five to seven, more. */
export const SINCE_CLAIM = ['no claim', 'one', 'two', 'three or four', 'five to seven', 'more'] as const;
const SINCE_CLAIM_BY_CHANGES = [1, 1, 2, 3, 3, 4, 4, 4, 5];

const at = (steps: readonly number[], changes: number): number => steps[Math.min(changes, steps.length - 1)]!;

/** By kind an index of `PASSED`, and one of `SINCE_CLAIM`. */
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

/** How many of his last two discards serve many shapes: who throws those is ready, or nearly. */
const usefulThrownLast = (thrown: readonly number[]): number =>
  thrown.slice(-2).filter(tile => kindClass(tile) >= NEXT_TO_TERMINALS).length;

/** Sizes of the features below: the columns of `DANGER`. */
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

/** By kind, what tells how likely one opponent waits for it: fit and forecast read the same. `made` is all discards in order. */
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

/** Chance by kind that one opponent wins on it. */
function dangerOf(sight: Sight, other: Seat, made: readonly DiscardMade[]): Float64Array {
  const features = dangerFeatures(sight, other, made);
  return Float64Array.from({ length: PLAYING_KINDS }, (_, kind) => {
    const odds = features(kind).reduce((sum, value, n) => sum + TERMS[n]![value]!, DANGER.constant);
    return 1 / (1 + Math.exp(-odds));
  });
}

/** For each kind the chance that a discard of it is won by one of the three. */
export function dangers(sight: Sight): Float64Array {
  const safe = new Float64Array(PLAYING_KINDS).fill(1);
  const made = discardsMade(sight.view);
  for (const other of othersInTurn(sight.seat)) {
    const danger = dangerOf(sight, other, made);
    for (let kind = 0; kind < PLAYING_KINDS; kind++) safe[kind]! *= 1 - danger[kind]!;
  }
  return safe.map(chance => 1 - chance);
}
