import { isSameClaim } from './claims.ts';
import type { SeatCommand } from './commands.ts';

/** Whether two commands of a seat do the same. The fans that a win names make no difference. */
export function isSameAction(a: SeatCommand, b: SeatCommand): boolean {
  if (a.seat !== b.seat) return false;
  switch (a.type) {
    case 'claim':
      return b.type === 'claim' && isSameClaim(a.claim, b.claim);
    case 'discard':
    case 'declare-kong':
    case 'expose-flower':
      return b.type === a.type && a.tile === b.tile;
    case 'lay-down':
    case 'exchange':
      return b.type === a.type && a.tiles.toSorted().join() === b.tiles.toSorted().join();
    case 'name-fan':
      return b.type === 'name-fan' && a.fan === b.fan && a.times === b.times;
    case 'object':
      return b.type === 'object' && a.fan === b.fan && a.isObjecting === b.isObjecting;
    default:
      return a.type === b.type;
  }
}
