import type { TableState } from '@gorrion/protocol';
import { nextHandBy } from '../clock/deadlines.ts';
import { isBeingCounted } from '../decide/session.ts';
import { isFull, isPaused, isPlaying, people, peopleHere } from '../people/people.ts';
import { areAllReadyAgain } from '../people/rematch.ts';
import { isTeacherHere } from '../people/teacher.ts';
import type { Entropy } from '../ports/ports.ts';
import { isHere, pendingShuffle, unsealed, withheld } from '../shuffle/pendingShuffle.ts';
import { freshSecret } from '../shuffle/secret.ts';
import { type SecretMeans, secretFor } from '../shuffle/source.ts';
import { wallStandsUntil } from '../shuffle/wall.ts';
import type { DueChore } from './dueChore.ts';
import { DESERTED_LIMIT, dealPause, LESSON_LIMIT, nonceLimit } from './pace.ts';
import { windStep } from './windSteps.ts';

/* What a table does between hands: deals when people are ready, starts another game, calls time, closes. */

/** Whether all people here are ready. The table does not wait for those who are away. */
const isReadyForHand = (state: TableState): boolean => peopleHere(state).every(player => state.ready[player]);

/** Means to start another shuffle, and whether people may still be reconnecting after a restart. */
export interface ShuffleMeans extends SecretMeans {
  readonly isReturning: boolean;
}

/** Returns the next chore of a committed shuffle: close the seals, or void it if a nonce is withheld. */
function nonceStep(state: TableState, now: number, { entropy, isReturning }: ShuffleMeans): DueChore | undefined {
  const shuffle = pendingShuffle(state);
  if (!shuffle) return undefined;
  const isCalled = shuffle.list !== undefined;
  const limit = nonceLimit(state, isCalled);
  if (!isCalled) {
    const isAwaited = unsealed(shuffle).some(chair => isReturning || isHere(state, chair));
    const at = Math.max(isAwaited ? limit : now, wallStandsUntil(state) ?? now);
    return { at, chore: () => ({ type: 'call-nonces' }) };
  }
  const again = () => ({ type: 'redeal', secret: freshSecret(entropy) }) as const;
  return withheld(shuffle).length > 0 ? { at: limit, chore: again } : undefined;
}

/** Returns the chore that begins a committed game, once its nonces are there and its seats are drawn. */
export const firstHand = (state: TableState, now: number, means: ShuffleMeans): DueChore =>
  nonceStep(state, now, means) ?? windStep(state, now) ?? { at: now, chore: () => ({ type: 'begin' }) };

/** Returns the chore that commits the next hand when all are ready, or deals it a moment later. */
export function nextHand(state: TableState, now: number, means: ShuffleMeans): DueChore | undefined {
  const { since } = state.clock;
  if (state.secret)
    return nonceStep(state, now, means) ?? { at: since + dealPause(state), chore: () => ({ type: 'deal' }) };
  const secretOf = secretFor(state, means);
  if (!secretOf) return undefined;
  const commit = () => ({ type: 'commit', secret: secretOf() }) as const;
  if (isReadyForHand(state)) return { at: now, chore: commit };
  const at = nextHandBy(state);
  return at === undefined ? undefined : { at, chore: commit };
}

/** Returns the chore that starts another game once all four chairs are ready. */
export function rematch(state: TableState, now: number, entropy: Entropy): DueChore | undefined {
  if (!isFull(state) || people(state).length === 0 || !areAllReadyAgain(state)) return undefined;
  return { at: now, chore: () => ({ type: 'commit', secret: freshSecret(entropy) }) };
}

/** Returns the chore that calls the session's time (article 85). A Hu that was said before is counted first. */
export function timeCall(state: TableState): DueChore | undefined {
  const at = state.clock.sessionEndsAt;
  return at === undefined || isBeingCounted(state) ? undefined : { at, chore: () => ({ type: 'call-time' }) };
}

/** Returns the chore that closes a game which all people have left. `leftAt`: when (server ms) the last of them went. */
export function desertion(state: TableState, leftAt: number): DueChore | undefined {
  if (!isPlaying(state) || !isPaused(state) || people(state).length > 0 || isTeacherHere(state)) return undefined;
  const limit = state.lesson ? LESSON_LIMIT : DESERTED_LIMIT;
  return { at: Math.max(state.pause.since!, leftAt) + limit, chore: () => ({ type: 'close' }) };
}
