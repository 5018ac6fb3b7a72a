import type { HandState, Seat, SeatCommand } from '@gorrion/rules';
import type { Candidate } from '../candidate/candidate.ts';
import { onOffer } from './onOffer.ts';
import { onTurn } from './onTurn.ts';
import { outlookOf } from './outlook.ts';
import type { Style } from './styles.ts';

/**
 * Plays for hands that may win: lists the complete hands of eight points and more within reach, weighs each by the
 * chance that its tiles come in time and by what it pays, and looks ahead over draws, claims and discards.
 */
export function evaluateWith(
  style: Style,
  view: HandState,
  seat: Seat,
  actions: readonly SeatCommand[],
  explains: boolean,
): readonly Candidate[] {
  const outlook = outlookOf(view, seat, style, explains);
  const { phase } = view;
  return phase.name === 'claims'
    ? onOffer(view.seats[seat], actions, phase, outlook)
    : onTurn(view.seats[seat], actions, outlook);
}
