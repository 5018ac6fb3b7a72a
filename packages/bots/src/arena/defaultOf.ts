import { defaultAction, type HandState, type Seat, type SeatCommand } from '@gorrion/rules';

/** What is played for a seat whose own answer was refused. */
export function defaultOf(view: HandState, seat: Seat): SeatCommand {
  const action = defaultAction(view, seat);
  if (!action) throw new RangeError(`seat ${seat} was asked without a question`);
  return action;
}
