import { type GameId, type GameReview, isConcrete, type ReviewedDecision, type ReviewReason } from '@gorrion/protocol';
import { isMeldClaim, type Player } from '@gorrion/rules';

/* The mistakes of a player as a list, and what kinds they are of. */

/** What a mistake was about, by its decision and by the first reason that the expert gives. */
export const MISTAKE_KINDS = [
  'below-eight',
  'dangerous',
  'careful',
  'called',
  'passed',
  'shape',
  'route',
  'fewer-tiles',
  'further',
  'kong',
  'win',
] as const;
export type MistakeKind = (typeof MISTAKE_KINDS)[number];

/** A decision that lost points for certain: a mistake or an inaccuracy. */
export interface Mistake {
  readonly game: GameId;
  readonly player: Player;
  /** Index among the hands of the record. */
  readonly hand: number;
  readonly decision: ReviewedDecision;
  readonly kind: MistakeKind;
}

const BY_REASON: Readonly<Partial<Record<ReviewReason['id'], MistakeKind>>> = {
  'win-refused': 'win',
  'flower-kept': 'further',
  'ready-below-minimum': 'below-eight',
  'wider-below-minimum': 'below-eight',
  'self-draw-only': 'below-eight',
  'no-way-left': 'below-eight',
  'dead-wait': 'fewer-tiles',
  'wider-wait': 'fewer-tiles',
  'scarce-tile': 'fewer-tiles',
  'ready-missed': 'further',
  'further-away': 'further',
  'set-broken': 'shape',
  'tile-needed': 'shape',
  'idle-kept': 'shape',
  'fewer-useful': 'fewer-tiles',
  'other-hand': 'route',
  'worth-more': 'route',
  'route-closed': 'route',
  'route-opened': 'route',
  'secures-points': 'route',
  'concealed-fans-lost': 'called',
  'call-without-use': 'called',
  'call-missed': 'passed',
  'kong-missed': 'kong',
  'kong-may-be-robbed': 'kong',
  dangerous: 'dangerous',
  'late-risk': 'dangerous',
  'safety-too-dear': 'careful',
};

/** Returns the kind of a decision that lost points. */
export function kindOfMistake({ kind, played, reasons }: ReviewedDecision): MistakeKind {
  if (kind === 'win') return 'win';
  if (kind === 'kong') return 'kong';
  if (kind === 'claim' && played.type === 'claim') {
    if (isMeldClaim(played.claim)) return 'called';
    if (played.claim.kind === 'pass') return 'passed';
  }
  const named = reasons.find(isConcrete) ?? reasons[0];
  return (named && BY_REASON[named.id]) ?? 'route';
}

/**
 * Whether a decision is shown as a fault: it lost points for certain, and a reason says on what tile, set or fan. Reviews
 * of older evaluators have losses that no reason explains.
 */
export const isMistake = ({ verdict, reasons }: Pick<ReviewedDecision, 'verdict' | 'reasons'>): boolean =>
  (verdict === 'mistake' || verdict === 'inaccuracy') && reasons.some(isConcrete);

/** Puts the dearest first; of equal ones the earlier. */
export const dearestFirst = (mistakes: readonly Mistake[]): readonly Mistake[] =>
  mistakes.toSorted((a, b) => b.decision.loss - a.decision.loss || a.decision.before - b.decision.before);

/** Returns the mistakes and inaccuracies of a player in a reviewed game, the dearest first. */
export function mistakesOf({ game, hands }: GameReview, player: Player): readonly Mistake[] {
  const found = hands
    .filter(one => one.player === player)
    .flatMap(({ hand, decisions }) =>
      decisions
        .filter(isMistake)
        .map((decision): Mistake => ({ game, player, hand, decision, kind: kindOfMistake(decision) })),
    );
  return dearestFirst(found);
}

/** What a kind of mistake has cost. */
export interface KindCost {
  readonly kind: MistakeKind;
  readonly count: number;
  readonly points: number;
}

/** Returns the points that faults have cost, zero or more: the one source of that number on every page. */
export const lossOf = (faults: readonly ReviewedDecision[]): number => faults.reduce((sum, { loss }) => sum + loss, 0);

export const pointsLost = (mistakes: readonly Mistake[]): number => lossOf(mistakes.map(({ decision }) => decision));

/** Returns what each kind of mistake has cost, the dearest kind first; kinds that did not occur are left out. */
export function costByKind(mistakes: readonly Mistake[]): readonly KindCost[] {
  return MISTAKE_KINDS.map(kind => {
    const own = mistakes.filter(mistake => mistake.kind === kind);
    return { kind, count: own.length, points: pointsLost(own) };
  })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.points - a.points);
}
