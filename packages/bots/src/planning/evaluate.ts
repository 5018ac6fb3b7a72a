import type { HandState, Seat, SeatCommand } from '@gorrion/rules';
import type { Candidate } from '../candidate/candidate.ts';
import { onOffer } from './onOffer.ts';
import { onTurn } from './onTurn.ts';
import { NOTHING_MORE, outlookOf, type Telling } from './outlook.ts';
import type { Style } from './styles.ts';

/**
 * Values the legal actions of a seat by the hands that it may still win with. Lists the legal wins within reach, weighs
 * each by the chance that its tiles come in time and by its payments, and searches ahead over draws, claims and
 * discards.
 */
export function evaluateWith(
  style: Style,
  view: HandState,
  seat: Seat,
  actions: readonly SeatCommand[],
  telling: Telling = NOTHING_MORE,
): readonly Candidate[] {
  const outlook = outlookOf(view, seat, style, telling);
  const { phase } = view;
  return phase.name === 'claims'
    ? onOffer(view.seats[seat], actions, phase, outlook)
    : onTurn(view.seats[seat], actions, outlook);
}
