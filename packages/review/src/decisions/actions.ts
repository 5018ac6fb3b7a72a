import type { SeatCommand } from '@gorrion/rules';

export const isWin = (action: SeatCommand): boolean =>
  action.type === 'declare-win' || (action.type === 'claim' && action.claim.kind === 'win');

/** Returns an action without the list of its fans. */
export function withoutFans(action: SeatCommand): SeatCommand {
  if (action.type === 'declare-win') return { type: 'declare-win', seat: action.seat };
  return action.type === 'claim' && action.claim.kind === 'win' ? { ...action, claim: { kind: 'win' } } : action;
}
