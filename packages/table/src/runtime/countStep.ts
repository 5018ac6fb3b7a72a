import type { TableState } from '@gorrion/protocol';
import { SEATS } from '@gorrion/rules';
import { countTime } from '../clock/deadlines.ts';
import { controllerOf } from './controllers.ts';
import type { DueChore } from './dueChore.ts';

/**
 * Returns when the winner's time to count is over, and then when the count is judged: once all people here have
 * confirmed it, at the latest when their time is over. Bots object to nothing (article 41).
 */
export function countStep(state: TableState, now: number): DueChore | undefined {
  const { phase } = state.session.hand;
  const time = countTime(state);
  if (phase.name !== 'counting' || !time) return undefined;
  const { seat: winner, confirmed, isFinished } = phase;
  const isAwaited = SEATS.some(seat => seat !== winner && !confirmed[seat] && controllerOf(state, seat) === 'person');
  const isAgreed = isFinished && !isAwaited;
  return { at: isAgreed ? now : time.deadline, chore: () => ({ type: 'play', command: { type: 'close-count' } }) };
}
