import type { TableState } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { isPaused, isPlaying, people, peopleHere, personAt } from '../people/people.ts';
import type { Chain } from './chain.ts';
import { decideInSession } from './session.ts';

/** Paused because those here asked for it, and not because somebody was missing. */
function isAgreedPause(state: TableState): boolean {
  const here = peopleHere(state);
  const hasAsked = (player: Player) => state.pause.asked[player];
  return isPaused(state) && (here.length > 0 ? here.every(hasAsked) : people(state).some(hasAsked));
}

/** Somebody must be waited for: nobody is here at all, or the table's policy says so. */
export const mustWait = (state: TableState): boolean =>
  peopleHere(state).length === 0 ||
  (state.settings.absence === 'wait' && people(state).length > peopleHere(state).length);

/**
 * After somebody came or went: bots do not play on among themselves, and a table that waits for its people stands
 * still for all to see, on every turn, so that the pause tells nothing about the hand.
 */
export function withAttendance(chain: Chain, before: TableState): Chain {
  const { state } = chain;
  if (!isPlaying(state)) return chain;
  if (mustWait(state)) return isPaused(state) ? chain : chain.add({ type: 'paused' });
  return isPaused(state) && !isAgreedPause(before) ? chain.add({ type: 'resumed' }) : chain;
}

/** After somebody asked, came or went: what all people present agree on happens. */
export function withAgreements(chain: Chain): Chain {
  const { state, at } = chain;
  const here = peopleHere(state);
  if (!isPlaying(state) || here.length === 0) return chain;
  if (here.every(player => state.endAsked[player])) {
    const ended = decideInSession(state, at, { type: 'end', reason: 'abandoned' });
    return ended.ok ? chain.add(...ended.value) : chain;
  }
  if (!isPaused(state) && here.every(player => state.pause.asked[player])) return chain.add({ type: 'paused' });
  return chain;
}

/** A host who has gone hands the table to somebody who is here. */
export function withHost(chain: Chain): Chain {
  const { state } = chain;
  const hosts = (player: Player) => personAt(state, player)?.id === state.host;
  if (people(state).some(hosts)) return chain;
  const next = peopleHere(state)[0] ?? people(state)[0];
  const heir = next === undefined ? undefined : personAt(state, next);
  return heir ? chain.add({ type: 'host-changed', host: heir.id }) : chain;
}
