import type { SeatCommand } from '@gorrion/rules';

/** Returns a short name of an action, which does not say whose it is. */
export function nameOf(action: SeatCommand): string {
  if (action.type === 'declare-win') return 'win';
  if (action.type !== 'claim') return 'tile' in action ? `${action.type} ${action.tile}` : action.type;
  return action.claim.kind === 'chow' ? `chow ${action.claim.low}` : action.claim.kind;
}
