import type { ToldTable } from '@gorrion/events/tournament/kind';
import type { TableState } from '@gorrion/protocol';
import { isSheetFinal, sheetLines } from '@gorrion/table';

/* What a table of this server tells its tournament. */

function stageOf(state: TableState): ToldTable['stage'] {
  if (state.session.phase !== 'over') return 'playing';
  return isSheetFinal(state) ? 'final' : 'ended';
}

/** Returns the umpire's signature: of a helper of the event by their key, of anybody else by name. */
function signatureOf({ forms }: TableState): ToldTable['umpireSigned'] {
  if (!forms?.umpire) return null;
  const { key, at } = forms.umpire;
  return key ? { key, at } : forms.umpire;
}

/** Returns how a table stands, as its tournament keeps it: finished hands only, so that nothing of a hand in play is told. */
export function toldBy(state: TableState): ToldTable {
  const { session, forms, umpire } = state;
  const here = umpire?.person?.key;
  return {
    hand: Math.max(1, session.handNumber),
    totals: session.totals,
    hands: sheetLines(state),
    stage: stageOf(state),
    signed: forms?.signed ?? [null, null, null, null],
    umpireSigned: signatureOf(state),
    ...(here && { umpire: here }),
    lost: session.disqualified ?? [],
    rulings: umpire?.rulings ?? [],
    fouls: forms?.fouls ?? [],
    ...(forms && forms.from > 0 && { from: forms.from }),
    ...(forms?.to !== undefined && { to: forms.to }),
  };
}
