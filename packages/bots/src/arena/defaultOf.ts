import { defaultAction, type HandState, type Seat, type SeatCommand } from '@gorrion/rules';

/**
 * Returns the action that is played for a seat after its own was refused. Throws a RangeError if it has nothing to
 * decide.
 */
export function defaultOf(view: HandState, seat: Seat): SeatCommand {
  const action = defaultAction(view, seat);
  if (!action) throw new RangeError(`seat ${seat} was asked without a question`);
  return action;
}
