import { rulesetOf, type TableEvent, type TableState } from '@gorrion/protocol';
import { decideSession, ok, refuse, type SessionCommand, wallOf } from '@gorrion/rules';
import { boundTo } from '../shuffle/commit.ts';
import { pendingShuffle, withheld } from '../shuffle/pendingShuffle.ts';
import { chanceOf, mixOf } from '../shuffle/random.ts';
import type { Secret } from '../shuffle/secret.ts';
import { isByTiles, orderAfter, takenTiles } from '../shuffle/winds.ts';
import { Chain } from './chain.ts';
import type { Decision } from './context.ts';

/** Returns the session's events of a command. If they end a hand or the game, its shuffle is opened. */
export function decideInSession(state: TableState, at: number, command: SessionCommand): Decision {
  const decision = decideSession(state.session, command);
  if (!decision.ok) return refuse(decision.error.code);
  const chain = new Chain(state, at).add(...decision.value.map(event => ({ type: 'session', event }) as const));
  const { secret, session } = chain.state;
  if (secret && session.phase !== 'playing' && state.session.phase !== 'unstarted') {
    chain.add({ type: 'shuffle-opened', handNumber: state.proof?.handNumber ?? session.handNumber, ...secret });
  }
  return ok(chain.events);
}

/** Commits the server to the next hand, or to the first of the next game, and asks all people here for a nonce. */
export const commitShuffle = (state: TableState, secret: Secret): readonly TableEvent[] => [boundTo(state, secret)];

/** Whether the deal is determined: the seals are closed, and every sealed nonce is open. */
export function isDealable(state: TableState): boolean {
  const shuffle = pendingShuffle(state);
  return shuffle === undefined || (shuffle.list !== undefined && withheld(shuffle).length === 0);
}

/**
 * Begins the committed game. Draws the seats from its first shuffle, and from the wind tiles that were taken (ruling 3).
 */
export function beginGame(chain: Chain): Decision {
  const { secret, proof, settings } = chain.state;
  if (!secret || !isDealable(chain.state)) return refuse('session-not-started');
  const taken = takenTiles(chain.state.winds);
  if (isByTiles(chain.state) && !taken) return refuse('session-not-started');
  chain.add({ type: 'seats-drawn', order: orderAfter(chanceOf(secret, mixOf(proof)).seats, taken) });
  const options = { rules: rulesetOf(settings), hands: settings.hands };
  const started = decideSession(chain.state.session, { type: 'start', options });
  if (!started.ok) return refuse(started.error.code);
  return ok(chain.add(...started.value.map(event => ({ type: 'session', event }) as const)).events);
}

/** Deals the committed hand. */
export function dealHand(state: TableState, at: number): Decision {
  if (!state.secret || !isDealable(state)) return refuse('hand-not-dealt');
  const { ring, dice } = chanceOf(state.secret, mixOf(state.proof), wallOf(state.session.options.rules));
  return decideInSession(state, at, { type: 'begin-hand', ring, dice });
}
