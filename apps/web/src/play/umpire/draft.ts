import { type Appeal, LONGEST_REMARK, type Ruling, type TableState } from '@gorrion/protocol';
import {
  type ByPlayer,
  byPlayer,
  correctionFault,
  isArticle,
  type Player,
  type SheetSum,
  type Tile,
  UMPIRE_POINTS,
  type UmpirePoints,
} from '@gorrion/rules';
import { chargesAgainst, finesOf } from '@gorrion/table';
import type { Receiver } from '../../sheet/session/PointsFields.tsx';

export const ACTS = [
  'warn',
  'points',
  'dead-hand',
  'discard-shown',
  'void-claim',
  'replay-hand',
  'correct',
  'disqualify',
] as const;
/** What an umpire may do (article 98). */
export type Act = (typeof ACTS)[number];

/** What players of a table without an umpire may agree on: nobody of them sees another's hand. */
export const AGREED_ACTS: readonly Act[] = ACTS.filter(act => act !== 'discard-shown');

/** What concerns no single player. */
const ACTS_FOR_ALL = ['replay-hand', 'correct'] as const;

/** A ruling that is being written. */
export interface Draft {
  readonly act: Act;
  /** Undefined until one is chosen: with the first player chosen beforehand, a slip would rule against them. */
  readonly player: Player | undefined;
  readonly points: UmpirePoints | 0;
  readonly paidTo: Receiver;
  /** Tiles that all have seen and that the player is to discard. */
  readonly tiles: readonly Tile[];
  readonly changes: ByPlayer<number>;
  readonly article: string;
  readonly remark: string;
}

export const FIRST_DRAFT: Draft = {
  act: 'warn',
  player: undefined,
  points: UMPIRE_POINTS[1],
  paidTo: 'nobody',
  tiles: [],
  changes: [0, 0, 0, 0],
  article: '',
  remark: '',
};

/** A sheet that adds up to 0. */
const ADDS_UP: SheetSum = { off: 0, taken: 0 };

/** The section of the book about the answer to an appeal. */
const ANSWER_SECTION = '3.12.4';

/**
 * Returns the correction that follows from an upheld appeal: the player gets back what they were fined by the charge
 * that it is against. Of an appeal against the hand as a whole the umpire says what was wrong.
 */
export function correctionAfter(state: TableState, { by, hand, charge }: Appeal, remark: string): Draft {
  const against = charge === undefined ? undefined : chargesAgainst(state, by, hand)[charge];
  const fines = finesOf(state, hand).filter(({ player, at }) => player === by && at === against?.at);
  return {
    ...FIRST_DRAFT,
    act: 'correct',
    changes: byPlayer(player => fines.reduce((back, { shares }) => back - shares[player], 0)),
    article: fines.at(-1)?.article ?? ANSWER_SECTION,
    remark,
  };
}

/** What a draft still lacks; undefined if it can be given to a sheet of that sum. */
export function lackOf({ act, player, points, paidTo, tiles, changes, article, remark }: Draft, sum = ADDS_UP) {
  if (player === undefined && !(ACTS_FOR_ALL as readonly Act[]).includes(act)) return 'player';
  if (act === 'discard-shown' && tiles.length === 0) return 'tiles';
  if (!isArticle(article.trim())) return 'article';
  if (act === 'points' && (points === 0 || paidTo === player)) return 'injured';
  if (act !== 'correct') return undefined;
  const fault = correctionFault(changes, sum);
  if (fault) return fault === 'sum' ? 'sum' : 'changes';
  return remark.trim() === '' ? 'remark' : undefined;
}

/** Returns the ruling of a draft; undefined if it lacks something. */
export function rulingOf(draft: Draft, sum = ADDS_UP): Ruling | undefined {
  if (lackOf(draft, sum)) return undefined;
  const { act, points, paidTo, tiles, changes } = draft;
  const remark = draft.remark.trim().slice(0, LONGEST_REMARK);
  const reason = { article: draft.article.trim(), ...(remark && { remark }) };
  if (act === 'replay-hand') return { kind: 'replay-hand', ...reason };
  if (act === 'correct') return { kind: 'correct', changes, ...reason };
  const player = draft.player!;
  switch (act) {
    case 'points':
      return points === 0 ? undefined : { kind: act, player, points, paidTo, ...reason };
    case 'discard-shown':
      return { kind: act, player, tiles, ...reason };
    default:
      return { kind: act, player, ...reason };
  }
}
