import { type HandState, isFlower, type Seat, type SeatCommand } from '@gorrion/rules';

const isWin = (action: SeatCommand): boolean =>
  action.type === 'declare-win' || (action.type === 'claim' && action.claim.kind === 'win');

const isFlowerAway = (action: SeatCommand): boolean =>
  action.type === 'expose-flower' || (action.type === 'discard' && isFlower(action.tile));

/** A tile more can only help: the discarder of a winning tile pays no more than the others (CLASSICAL 48). */
const isReplacement = ({ type }: SeatCommand): boolean => type === 'draw';

/**
 * Returns the action that every level takes without an evaluation: the only legal one, a win, exposing or discarding a
 * flower, or drawing a replacement; undefined where the levels differ.
 */
export function certainAction(view: HandState, seat: Seat, actions: readonly SeatCommand[]): SeatCommand | undefined {
  if (actions.length === 1) return actions[0];
  const certain = actions.find(isWin) ?? actions.find(isFlowerAway) ?? actions.find(isReplacement);
  if (certain) return certain;
  const { phase } = view;
  return phase.name === 'turn' && phase.seat === seat ? undefined : onlyPass(actions);
}

const onlyPass = (actions: readonly SeatCommand[]): SeatCommand | undefined =>
  actions.every(action => action.type === 'claim' && action.claim.kind === 'pass') ? actions[0] : undefined;
