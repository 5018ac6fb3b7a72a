import type { TableState } from '@gorrion/protocol';
import { isClassical } from '@gorrion/rules';

/** Whether a hand that is broken off may leave points: in strict play, or where a penalty was given in it (article 98). */
export function keepsPenalties({ session }: Pick<TableState, 'session'>): boolean {
  const { rules } = session.options;
  const isStrict = !isClassical(rules) && rules.assist === 'strict';
  return isStrict || (session.phase === 'playing' && session.hand.penalties.some(points => points !== 0));
}
