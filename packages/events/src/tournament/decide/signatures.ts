import { PLAYERS } from '@gorrion/rules';
import type { AtTable, FactOf } from '../facts.ts';
import { isEnded, resultAt, totalsAt } from '../results.ts';
import type { TableState, TournamentState } from '../state.ts';

/* Signatures stand for the totals that were signed: whatever command changes these asks for new ones (3.9.2). */

const hasSignature = ({ signed, umpireSigned }: TableState): boolean =>
  umpireSigned !== null || PLAYERS.some(chair => signed[chair] !== null);

/** Returns what signatures at a table stand for. Nobody has lost yet by what a table that still plays follows itself. */
const signedFor = (state: TournamentState, session: number, table: TableState): string =>
  JSON.stringify(isEnded(table) ? resultAt(state, session, table) : totalsAt(state, session, table));

/** Whether a table is signed for something else now. What a table of this server has signed is what it has told. */
function isOutdated(before: TournamentState, after: TournamentState, session: number, table: TableState): boolean {
  const old = before.sessions.find(one => one.session === session)?.tables.find(one => one.table === table.table);
  if (!old || old.stage !== table.stage || table.stage === 'not-played') return false;
  const isSignedFor = table.isReal ? isEnded(table) && hasSignature(table) : true;
  return isSignedFor && signedFor(before, session, old) !== signedFor(after, session, table);
}

/** Returns the facts that take away the signatures of tables whose result a command has changed. */
export function outdatedSignatures(
  before: TournamentState,
  after: TournamentState,
): readonly FactOf<'signatures-voided'>[] {
  const isShared = (['rulings', 'lost', 'substitutes', 'plan'] as const).every(part => before[part] === after[part]);
  if (isShared && before.sessions === after.sessions) return [];
  const at = ({ session, table }: AtTable) => ({ type: 'signatures-voided', session, table }) as const;
  return after.sessions.flatMap(({ session, tables }) =>
    tables.filter(table => isOutdated(before, after, session, table)).map(({ table }) => at({ session, table })),
  );
}
