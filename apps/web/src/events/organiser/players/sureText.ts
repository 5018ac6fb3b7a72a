import type { TournamentView } from '@gorrion/events/tournament';
import type { Translate } from '../../../kit/i18n/index.ts';
import { nextSession } from '../../event/event.ts';

/** What an organiser can do with a player of the list. */
type Move = 'remove' | 'withdraw' | 'reinstate';

/** Returns what is asked before a player goes or comes back, with what becomes of tables that are made already. */
export function sureText(t: Translate, view: TournamentView, move: Move, name: string): string {
  const sure = t(`organiser.edit.${move}.sure`, { name });
  const next = nextSession(view);
  // Tables that were drawn stand, and a chart keeps an empty seat.
  if (!next?.making || next.making.by === 'draw') return sure;
  const isRound = view.bracket.some(({ session }) => session === next.session);
  return `${sure} ${t(isRound ? 'organiser.edit.remadeRound' : 'organiser.edit.remade', { session: next.session })}`;
}
