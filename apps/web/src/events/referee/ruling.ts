import type { Ruling } from '@gorrion/protocol';
import { askedForFoul, type ByPlayer, type FoulId, type Penalty, penaltyShares } from '@gorrion/rules';
import {
  EMPTY_DRAFT,
  lackOfPoints,
  lacksArticle,
  pointsRuling,
  type RulingDraft,
  reasonOf,
} from '../../sheet/ruling/draft.ts';

/** A ruling that an umpire writes for a table with real tiles: points and as many penalties as the foul costs. */
export interface EventDraft extends RulingDraft {
  readonly penalties: readonly Penalty[];
}

export const EMPTY_RULING: EventDraft = { ...EMPTY_DRAFT, penalties: [] };

/** Returns a draft with a foul and what the book asks for it; the umpire may change all of it. */
export function withFoul(draft: EventDraft, foul: FoulId, before: number): EventDraft {
  // What the umpire chose before stays where the book leaves the penalty to them.
  const { penalties = draft.penalties, ...asked } = askedForFoul(foul, before);
  return { ...draft, ...asked, foul, penalties };
}

/** Returns what a draft still lacks; undefined if it can be given. */
export function lackOf(draft: EventDraft) {
  if (draft.player === undefined) return 'player';
  if (lacksArticle(draft)) return 'article';
  if (draft.points === 0 && draft.penalties.length === 0) return 'penalty';
  return lackOfPoints(draft);
}

/** Returns the rulings of a draft: one for the points and one for each penalty; none if it lacks something. */
export function rulingsOf(draft: EventDraft): readonly Ruling[] {
  const { player, penalties } = draft;
  if (player === undefined || lackOf(draft)) return [];
  const points = pointsRuling(draft);
  const reason = reasonOf(draft);
  return [...(points ? [points] : []), ...penalties.map(kind => ({ kind, player, ...reason }))];
}

/** Returns what a draft moves on the sheet. */
export const movedBy = ({ player, points, paidTo }: EventDraft): ByPlayer<number> =>
  player === undefined || points === 0 || paidTo === undefined ? [0, 0, 0, 0] : penaltyShares(player, points, paidTo);
