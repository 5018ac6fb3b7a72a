import type { TableState } from '@gorrion/protocol';
import { isClassical } from '@gorrion/rules';

/** Whether a hand that is broken off may leave points: in strict play, or where a penalty was given in it (article 98). */
function keepsPenalties({ session }: Pick<TableState, 'session'>): boolean {
  const { rules } = session.options;
  const isStrict = !isClassical(rules) && rules.assist === 'strict';
  return isStrict || (session.phase === 'playing' && session.hand.penalties.some(points => points !== 0));
}

type EndSentence = 'game.endSure' | 'game.askEndSure' | 'game.ending' | 'game.youEnding';

/** Returns the key of a sentence about the end of a game, by what becomes of its hand: between hands there is none. */
export function endKey<S extends EndSentence>(about: S, state: Pick<TableState, 'session'>) {
  if (state.session.phase === 'between') return `${about}.between` as const;
  return keepsPenalties(state) ? (`${about}.penalties` as const) : about;
}
