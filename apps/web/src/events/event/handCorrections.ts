import type { HandCorrection, HandOutcome, TableView, TournamentView } from '@gorrion/events/tournament';
import type { Translate } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { atTable, nameIn } from './event.ts';
import { handText } from './words.ts';

/* Hands that a scorer has changed, in words. */

/** Returns which hand was changed, and from what to what: the points alone where the winner stays. */
export function correctedHand(
  t: Translate,
  view: TournamentView,
  table: TableView,
  { hand, before, after }: HandCorrection,
): string {
  const what = handText(t, hand);
  if (!after) return t('event.hand.dropped', { hand: what });
  if (!before) return t('event.hand.added', { hand: what });
  const isSame = before.kind === after.kind && before.winner === after.winner;
  if (isSame && before.points === after.points) return t('event.hand.corrected', { hand: what });
  const said = ({ kind, winner, points = 0 }: HandOutcome) => {
    if (kind !== 'won' || winner === undefined) return t(`event.hand.${kind === 'void' ? 'void' : 'exhausted'}`);
    if (isSame) return t.number(points);
    return t('scorer.wonWith', { name: nameIn(view, atTable(table)[winner]), points });
  };
  return t('event.hand.changed', { hand: what, before: said(before), after: said(after) });
}

/** Returns the lines of all hands of a table that were changed, with reason, person and time. */
export const handCorrectionLines = (t: Translate, view: TournamentView, table: TableView) =>
  (table.handCorrections ?? []).map((one, n) => ({
    key: `hand ${n}`,
    where: t('event.hand.label', { what: correctedHand(t, view, table, one) }),
    text: t('event.hand.reason', { reason: one.reason, name: one.by, time: timeOfDay(t.locale, one.at) }),
  }));
