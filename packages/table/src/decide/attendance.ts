import type { TableEvent, TableState } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { agreeing, isPaused, isPlaying, people, peopleHere, personAt } from '../people/people.ts';
import { isTeacherHere } from '../people/teacher.ts';
import type { Chain } from './chain.ts';
import { decideInSession } from './session.ts';

/** Play goes on after a pause or a stop, with the whole time of a turn for who is on it. */
export const RESUMED = { type: 'resumed', isTurnAnew: true } as const satisfies TableEvent;

/** Whether the people here agreed on the pause, as opposed to one that waits for a missing person. */
function isAgreedPause(state: TableState): boolean {
  const here = agreeing(state);
  const hasAsked = (player: Player) => state.pause.asked[player];
  return isPaused(state) && (here.length > 0 ? here.every(hasAsked) : people(state).some(hasAsked));
}

/** Whether a game is played to its end although all have left it: a rated one, which counts for them. */
const isPlayedOut = (state: TableState): boolean => state.settings.rated === true && people(state).length === 0;

/** Whether play must wait: the umpire or the teacher stopped it, nobody is here, or the table's absence policy demands it. */
export const mustWait = (state: TableState): boolean =>
  state.umpire?.isStopped === true ||
  state.lesson?.isPaused === true ||
  (peopleHere(state).length === 0 && !isTeacherHere(state) && !isPlayedOut(state)) ||
  (state.settings.absence === 'wait' && people(state).length > peopleHere(state).length);

/**
 * Adds the pause or the resumption that follows from who is here. Bots play among themselves only in a rated game that all
 * people have left. A table that waits for its people pauses publicly on every turn, so the pause reveals nothing about the hand.
 */
export function withAttendance(chain: Chain, before: TableState): Chain {
  const { state } = chain;
  if (!isPlaying(state)) return chain;
  if (mustWait(state)) return isPaused(state) ? chain : chain.add({ type: 'paused' });
  return isPaused(state) && (isPlayedOut(state) || !isAgreedPause(before)) ? chain.add(RESUMED) : chain;
}

/** Adds what all people present have agreed on: the end of the game, or a pause. */
export function withAgreements(chain: Chain): Chain {
  const { state, at } = chain;
  const here = agreeing(state);
  if (!isPlaying(state) || here.length === 0) return chain;
  // One person alone cannot end a rated game, or they would end each that goes badly.
  const mayEnd = !state.settings.rated || here.length > 1;
  if (mayEnd && here.every(player => state.endAsked[player])) {
    const ended = decideInSession(state, at, { type: 'end', reason: 'abandoned' });
    return ended.ok ? chain.add(...ended.value) : chain;
  }
  if (!isPaused(state) && here.every(player => state.pause.asked[player])) return chain.add({ type: 'paused' });
  return chain;
}

/** Makes a person who is here the host if the host has gone. */
export function withHost(chain: Chain): Chain {
  const { state } = chain;
  if (state.event || state.lesson) return chain;
  const hosts = (player: Player) => personAt(state, player)?.id === state.host;
  if (people(state).some(hosts)) return chain;
  const next = peopleHere(state)[0] ?? people(state)[0];
  const heir = next === undefined ? undefined : personAt(state, next);
  return heir ? chain.add({ type: 'host-changed', host: heir.id }) : chain;
}
