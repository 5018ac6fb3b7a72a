import type { Appeal, Ruling, TableState } from '@gorrion/protocol';
import {
  askedForFoul,
  type ByPlayer,
  byPlayer,
  correctionFault,
  type FoulId,
  type SheetSum,
  type Tile,
  UMPIRE_POINTS,
} from '@gorrion/rules';
import { chargesAgainst, finesOf } from '@gorrion/table';
import {
  EMPTY_DRAFT,
  lackOfPoints,
  lacksArticle,
  pointsRuling,
  type RulingDraft,
  reasonOf,
} from '../../sheet/ruling/draft.ts';

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

/** A ruling that is being written for a table of this server. */
export interface Draft extends RulingDraft {
  /** What the umpire chose; undefined: what is asked. */
  readonly act: Act | undefined;
  /** What the book asks for the foul. */
  readonly asked: readonly Act[];
  /** Tiles that all have seen and that the player is to discard. */
  readonly tiles: readonly Tile[];
  readonly changes: ByPlayer<number>;
}

export const FIRST_DRAFT: Draft = {
  ...EMPTY_DRAFT,
  points: UMPIRE_POINTS[1],
  act: undefined,
  asked: [],
  tiles: [],
  changes: [0, 0, 0, 0],
};

/** Returns what a draft does; nothing until the umpire or a foul says it. */
export const actsOf = ({ act, asked }: Draft): readonly Act[] => (act ? [act] : asked);

/** Returns a draft with a foul and what the book asks for it; players cannot give what needs a look at a hand. */
export function withFoul(draft: Draft, foul: FoulId, before: number, isUmpire: boolean): Draft {
  const { penalties = [], points, ...reason } = askedForFoul(foul, before);
  const asked: readonly Act[] = points > 0 ? [...penalties, 'points'] : penalties;
  const agreed = asked.filter(act => AGREED_ACTS.includes(act));
  return { ...draft, ...reason, foul, points: points || draft.points, asked: isUmpire ? asked : agreed };
}

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
export function lackOf(draft: Draft, sum = ADDS_UP) {
  const { player, tiles, changes, remark } = draft;
  const acts = actsOf(draft);
  if (player === undefined && !ACTS_FOR_ALL.some(act => acts.includes(act))) return 'player';
  if (acts.includes('discard-shown') && tiles.length === 0) return 'tiles';
  if (lacksArticle(draft)) return 'article';
  if (acts.length === 0) return 'act';
  if (acts.includes('points')) return lackOfPoints(draft);
  if (!acts.includes('correct')) return undefined;
  const fault = correctionFault(changes, sum);
  if (fault) return fault === 'sum' ? 'sum' : 'changes';
  return remark.trim() === '' ? 'remark' : undefined;
}

/** Returns the rulings of a draft, one for each thing that it does; none if it lacks something. */
export const rulingsOf = (draft: Draft, sum = ADDS_UP): readonly Ruling[] =>
  lackOf(draft, sum) ? [] : actsOf(draft).flatMap(act => rulingFor(act, draft) ?? []);

function rulingFor(act: Act, draft: Draft): Ruling | undefined {
  const { tiles, changes } = draft;
  const reason = reasonOf(draft);
  if (act === 'replay-hand') return { kind: 'replay-hand', ...reason };
  if (act === 'correct') return { kind: 'correct', changes, ...reason };
  if (act === 'points') return pointsRuling(draft);
  const player = draft.player!;
  return act === 'discard-shown' ? { kind: act, player, tiles, ...reason } : { kind: act, player, ...reason };
}
