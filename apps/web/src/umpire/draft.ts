import { LONGEST_REMARK, type Ruling } from '@gorrion/protocol';
import { type ByPlayer, isArticle, PLAYERS, type Player, UMPIRE_POINTS, type UmpirePoints } from '@gorrion/rules';

export const ACTS = [
  'warn',
  'points',
  'dead-hand',
  'void-claim',
  'injured',
  'replay-hand',
  'correct',
  'disqualify',
] as const;
/** What an umpire may do (ruling 98). `injured` sets points that the injured player receives. */
export type Act = (typeof ACTS)[number];

/** What concerns no single player. */
const ACTS_FOR_ALL = ['replay-hand', 'correct'] as const;

/** A ruling that is being written. */
export interface Draft {
  readonly act: Act;
  /** Undefined until one is chosen: with the first player chosen beforehand, a slip would rule against them. */
  readonly player: Player | undefined;
  readonly points: UmpirePoints;
  readonly paidTo: 'nobody' | 'each-opponent';
  readonly injured: Player | undefined;
  readonly changes: ByPlayer<number>;
  readonly article: string;
  readonly remark: string;
}

export const FIRST_DRAFT: Draft = {
  act: 'warn',
  player: undefined,
  points: UMPIRE_POINTS[1],
  paidTo: 'nobody',
  injured: undefined,
  changes: [0, 0, 0, 0],
  article: '',
  remark: '',
};

/** What a draft still lacks; undefined if it can be given. */
export function lackOf({
  act,
  player,
  injured,
  changes,
  article,
  remark,
}: Draft): 'player' | 'article' | 'remark' | 'injured' | 'changes' | undefined {
  if (player === undefined && !(ACTS_FOR_ALL as readonly Act[]).includes(act)) return 'player';
  if (!isArticle(article.trim())) return 'article';
  if (act === 'injured' && (injured === undefined || injured === player)) return 'injured';
  if (act !== 'correct') return undefined;
  if (PLAYERS.every(one => changes[one] === 0)) return 'changes';
  return remark.trim() === '' ? 'remark' : undefined;
}

/** Returns the ruling of a draft; undefined if it lacks something. */
export function rulingOf(draft: Draft): Ruling | undefined {
  if (lackOf(draft)) return undefined;
  const { act, points, paidTo, injured, changes } = draft;
  const remark = draft.remark.trim().slice(0, LONGEST_REMARK);
  const reason = { article: draft.article.trim(), ...(remark && { remark }) };
  if (act === 'replay-hand') return { kind: 'replay-hand', ...reason };
  if (act === 'correct') return { kind: 'correct', changes, ...reason };
  const player = draft.player!;
  switch (act) {
    case 'points':
      return { kind: 'points', player, points, paidTo, ...reason };
    case 'injured':
      return { kind: 'points', player, points, paidTo: injured!, ...reason };
    default:
      return { kind: act, player, ...reason };
  }
}
