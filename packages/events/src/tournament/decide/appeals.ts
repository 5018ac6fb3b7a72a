import type { PersonId } from '@gorrion/protocol';
import { PLAYERS } from '@gorrion/rules';
import { accept } from '../../ledger/index.ts';
import { hasRight, playerFor, playerOf, sitterOf } from '../read.ts';
import { no } from '../refusals.ts';
import type { TableState, TournamentState } from '../state.ts';
import type { Decide } from './common.ts';
import { tableAt } from './sheets.ts';

/* Appeals against rulings, in writing (3.12, 3.13). */

/** Time (ms) for an appeal after the end of its game (3.12.2). */
const APPEAL_MS = 30 * 60_000;

/** Returns the captain of a team: who stands first in the list. */
const captainOf = ({ players }: TournamentState, team: string | undefined): number | undefined =>
  team ? players.find(player => player.team === team && !player.isWithdrawn)?.number : undefined;

/** Whether a person may appeal for a table: who plays there, and the captains of their teams (3.12.1). */
function mayAppeal(state: TournamentState, person: PersonId | null, session: number, { players }: TableState): boolean {
  const own = playerFor(state, person)?.number;
  if (own === undefined) return false;
  return PLAYERS.some(chair => {
    const sitter = sitterOf(state, session, players[chair]);
    return [players[chair], sitter].some(one => one === own || captainOf(state, playerOf(state, one)?.team) === own);
  });
}

export const appeal: Decide<'appeal'> = (state, { session, table, hand, text }, { by, at }) => {
  const found = tableAt(state, { session, table });
  if (!found.ok) return found;
  if (!mayAppeal(state, by?.id ?? null, session, found.table)) return no('not-your-seat');
  if (hand < 1 || hand > state.plan.settings.hands) return no('no-such-hand');
  const { to } = found.table;
  if (to !== undefined && at > to + APPEAL_MS) return no('appeal-late');
  return accept({ type: 'appealed', session, table, hand, text });
};

/** Answers an appeal. */
export const answerAppeal: Decide<'answer-appeal'> = (state, { appeal: number, isUpheld, remark }, { by }) => {
  const person = by?.id ?? null;
  if (!hasRight(state, person, 'rule') && !hasRight(state, person, 'organise'))
    return no('no-right', { right: 'rule' });
  const found = state.appeals.find(one => one.number === number);
  if (!found) return no('no-such-appeal');
  if (found.answer) return no('answered-already');
  return accept({ type: 'appeal-answered', appeal: number, isUpheld, remark });
};
