import { answerRefusal, appealRefusal, furtherRefusal } from '@gorrion/rules';
import { accept } from '../../ledger/index.ts';
import { appealsBy, hasRuledAt, hearsAppeals, isDecidable, isJudge, isOwnAppeal, mayAppeal } from '../appeals.ts';
import { tableOf } from '../read.ts';
import { no } from '../refusals.ts';
import { isEnded, lastHandOf } from '../results.ts';
import type { TournamentState } from '../state.ts';
import type { CommandOf, Decide } from './common.ts';

/* Appeals against rulings, in writing (3.12, 3.13), by the law that holds for all sheets. */

/** What an event says where the law refuses. */
const REFUSED = {
  'not-ended': 'not-ended',
  'too-late': 'appeal-late',
  'no-such-hand': 'no-such-hand',
  'too-many': 'too-many-appeals',
  'not-answered': 'not-answered',
  'further-already': 'appealed-further',
  'nobody-above': 'no-chief-umpire',
  answered: 'answered-already',
  own: 'own-appeal',
  'ruled-there': 'ruled-there',
  'others-decide': 'chief-umpire-decides',
} as const;

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
  const person = by?.id ?? null;
  const sheet = tableOf(state, { session, table });
  if (!sheet || !mayAppeal(state, person, session, sheet)) return no('not-your-seat');
  // Ledgers of earlier versions have rulings in a hand that was not played any more.
  const ruled = state.rulings.filter(one => one.session === session && one.table === table).map(one => one.hand);
  const refusal = appealRefusal({
    at,
    // Of a table that an old ledger ends without a time nobody comes too late.
    endedAt: isEnded(sheet) ? (sheet.to ?? at) : undefined,
    hand,
    lastHand: Math.max(lastHandOf(state, sheet), ...ruled),
    earlier: appealsBy(state, person, { session, table }),
  });
  const refused = refusal ? no(REFUSED[refusal]) : lacksCharge(state, command);
  return refused ?? accept({ type: 'appealed', session, table, hand, ...(against && { against }), text });
};

/** Takes an answered appeal to the chief umpire, once. */
export const appealFurther: Decide<'appeal-further'> = (state, { appeal: number }, { by, at }) => {
  const found = state.appeals.find(one => one.number === number);
  const table = found && tableOf(state, found);
  if (!table || !mayAppeal(state, by?.id ?? null, found.session, table)) return no('not-your-seat');
  const refusal = furtherRefusal(found, { at, isHeardAbove: isDecidable(state, found, true) });
  return refusal ? no(REFUSED[refusal]) : accept({ type: 'appealed-further', appeal: number });
};

/** Answers an appeal: first anybody of those who decide and has not ruled there, then the chief umpire. */
export const answerAppeal: Decide<'answer-appeal'> = (state, { appeal: number, isUpheld, remark }, { by }) => {
  const person = by?.id ?? null;
  if (!hearsAppeals(state, person)) return no('no-right', { right: 'appeals' });
  const found = state.appeals.find(one => one.number === number);
  if (!found) return no('no-such-appeal');
  const refusal = answerRefusal(found, {
    isOwn: isOwnAppeal(state, person, found),
    hasRuled: hasRuledAt(state, person, found),
    isJudge: isJudge(state, person, found, found.further !== undefined),
  });
  return refusal ? no(REFUSED[refusal]) : accept({ type: 'appeal-answered', appeal: number, isUpheld, remark });
};
