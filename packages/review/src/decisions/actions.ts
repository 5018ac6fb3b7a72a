import type { SeatCommand } from '@gorrion/rules';

/** Returns a name of an action, the same for all ways to do it: a win is one, whatever fans are named with it. */
export function nameOf(action: SeatCommand): string {
  if (action.type === 'declare-win') return 'win';
  if (action.type !== 'claim') return 'tile' in action ? `${action.type} ${action.tile}` : action.type;
  return action.claim.kind === 'chow' ? `chow ${action.claim.low}` : action.claim.kind;
}

export const isWin = (action: SeatCommand): boolean => nameOf(action) === 'win';

export const isSameAction = (a: SeatCommand, b: SeatCommand): boolean => nameOf(a) === nameOf(b);

/** Returns an action without the list of its fans. */
export function withoutFans(action: SeatCommand): SeatCommand {
  if (action.type === 'declare-win') return { type: 'declare-win', seat: action.seat };
  return action.type === 'claim' && action.claim.kind === 'win' ? { ...action, claim: { kind: 'win' } } : action;
}
