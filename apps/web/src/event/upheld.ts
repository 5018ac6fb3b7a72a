import type { EventAppeal, EventRuling, TournamentView } from '@gorrion/events/tournament';
import { tableOf } from './event.ts';

/* What follows from appeals: an upheld one changes nothing by itself (3.12). */

/** How an appeal has ended, or that it is open. */
type AppealMark = 'open' | 'upheld' | 'rejected';

/** Returns how an appeal stands by its last answer. */
export function appealMark({ stage, answer, final }: EventAppeal): AppealMark {
  const last = final ?? answer;
  if (stage !== 'decided' || !last) return 'open';
  return last.isUpheld ? 'upheld' : 'rejected';
}

type Given = Pick<EventRuling, 'session' | 'table' | 'hand' | 'at'>;

/** Whether an appeal is against what was given: in the same hand of the table, before it. */
const isAgainst = (appeal: EventAppeal, { session, table, hand, at }: Given): boolean =>
  appeal.session === session && appeal.table === table && appeal.hand === hand && at <= appeal.at;

/** Returns how the last appeal against something stands, of those that the reader may read; undefined if there is none. */
export function markOf({ appeals }: Pick<TournamentView, 'appeals'>, given: Given): AppealMark | undefined {
  const last = appeals.findLast(appeal => isAgainst(appeal, given));
  return last && appealMark(last);
}

/** Returns the rulings of the hand of an upheld appeal that stand: neither taken back, nor their points corrected since. */
export function standingRulings(view: TournamentView, appeal: EventAppeal): readonly EventRuling[] {
  const last = appeal.final ?? appeal.answer;
  if (appealMark(appeal) !== 'upheld' || !last) return [];
  const corrections = tableOf(view, appeal.session, appeal.table)?.corrections ?? [];
  const isCorrected = corrections.some(({ at }) => at >= last.at);
  return view.rulings.filter(
    given =>
      given.revoked === undefined &&
      isAgainst(appeal, given) &&
      !(isCorrected && (given.ruling.kind === 'points' || given.ruling.kind === 'correct')),
  );
}

/** Returns the upheld appeals of which a ruling still stands. */
export const unsettledAppeals = (view: TournamentView): readonly EventAppeal[] =>
  view.appeals.filter(appeal => standingRulings(view, appeal).length > 0);
