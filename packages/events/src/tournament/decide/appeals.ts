import { accept } from '../../ledger/index.ts';
import {
  APPEAL_MS,
  furtherUntil,
  hasAnswered,
  hasRuledAt,
  hearsAppeals,
  isChiefUmpire,
  isOpen,
  mayAppeal,
} from '../appeals.ts';
import { tableOf } from '../read.ts';
import { no } from '../refusals.ts';
import type { TournamentState } from '../state.ts';
import type { CommandOf, Decide } from './common.ts';
import { tableAt } from './sheets.ts';

/* Appeals against rulings, in writing (3.12, 3.13). */

/** Refuses an appeal against what was not given in its hand, or was taken back. */
function lacksCharge(state: TournamentState, { session, table, hand, against }: CommandOf<'appeal'>) {
  if (!against) return undefined;
  if ('foul' in against)
    return tableOf(state, { session, table })?.fouls[against.foul]?.hand === hand ? undefined : no('no-such-ruling');
  const found = state.rulings.find(({ number }) => number === against.ruling);
  if (found?.session !== session || found.table !== table || found.hand !== hand) return no('no-such-ruling');
  return found.revoked === undefined ? undefined : no('revoked-already');
}

export const appeal: Decide<'appeal'> = (state, command, { by, at }) => {
  const { session, table, hand, against, text } = command;
  const found = tableAt(state, { session, table });
  if (!found.ok) return found;
  if (!mayAppeal(state, by?.id ?? null, session, found.table)) return no('not-your-seat');
  if (hand < 1 || hand > state.plan.settings.hands) return no('no-such-hand');
  const { to } = found.table;
  if (to !== undefined && at > to + APPEAL_MS) return no('appeal-late');
  const refused = lacksCharge(state, command);
  if (refused) return refused;
  return accept({ type: 'appealed', session, table, hand, ...(against && { against }), text });
};

/** Takes an answered appeal to the chief umpire, once. */
export const appealFurther: Decide<'appeal-further'> = (state, { appeal: number }, { by, at }) => {
  const found = state.appeals.find(one => one.number === number);
  if (!found) return no('no-such-appeal');
  const table = tableAt(state, found);
  if (!table.ok) return table;
  if (!mayAppeal(state, by?.id ?? null, found.session, table.table)) return no('not-your-seat');
  if (!found.answer) return no('not-answered');
  if (found.further) return no('appealed-further');
  const until = furtherUntil(state, found);
  if (until === undefined) return no('no-chief-umpire');
  return at > until ? no('appeal-late') : accept({ type: 'appealed-further', appeal: number });
};

/** Answers an appeal: first anybody of those who decide and has not ruled there, then the chief umpire. */
export const answerAppeal: Decide<'answer-appeal'> = (state, { appeal: number, isUpheld, remark }, { by }) => {
  const person = by?.id ?? null;
  if (!hearsAppeals(state, person)) return no('no-right', { right: 'appeals' });
  const found = state.appeals.find(one => one.number === number);
  if (!found) return no('no-such-appeal');
  if (!isOpen(found)) return no('answered-already');
  if (hasRuledAt(state, person, found)) return no('ruled-there');
  if (found.further && (!isChiefUmpire(state, person) || hasAnswered(state, person, found)))
    return no('chief-umpire-decides');
  return accept({ type: 'appeal-answered', appeal: number, isUpheld, remark });
};
