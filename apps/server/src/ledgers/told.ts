import type { ToldTable } from '@gorrion/events/tournament/kind';
import type { PersonId, TableState } from '@gorrion/protocol';
import { isSheetFinal, sheetLines } from '@gorrion/table';

/* What a table of this server tells its tournament. */

function stageOf(state: TableState): ToldTable['stage'] {
  if (state.session.phase !== 'over') return 'playing';
  return isSheetFinal(state) ? 'final' : 'ended';
}

/**
 * Returns how a table stands, as its tournament keeps it: finished hands only, so that nothing of a hand in play is told.
 * `nameOf` names the helpers of the event as its list has them.
 */
export function toldBy(state: TableState, nameOf: (person: PersonId) => string | undefined): ToldTable {
  const { session, forms, umpire } = state;
  const name = umpire?.person && (nameOf(umpire.person.id) ?? umpire.person.name);
  return {
    hand: Math.max(1, session.handNumber),
    totals: session.totals,
    hands: sheetLines(state),
    stage: stageOf(state),
    signed: forms?.signed ?? [null, null, null, null],
    umpireSigned: forms?.umpire ? { ...forms.umpire, name: name ?? forms.umpire.name } : null,
    lost: session.disqualified ?? [],
    rulings: (umpire?.rulings ?? []).map(given =>
      given.by === 'umpire' && name !== undefined ? { ...given, name } : given,
    ),
    fouls: forms?.fouls ?? [],
    ...(forms && forms.from > 0 && { from: forms.from }),
    ...(forms?.to !== undefined && { to: forms.to }),
  };
}
