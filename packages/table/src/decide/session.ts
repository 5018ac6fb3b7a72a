import type { TableEvent, TableState } from '@gorrion/protocol';
import { decideSession, ok, RULESETS, refuse, type SessionCommand } from '@gorrion/rules';
import { isPlaying, peopleHere } from '../people.ts';
import { commitmentTo, type Secret } from '../shuffle/secret.ts';
import { chanceOf } from '../shuffle/streams.ts';
import { Chain } from './chain.ts';
import type { Decision } from './context.ts';

/** What the session makes of a command; when a hand or the game ends by it, its shuffle is opened. */
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

/** The server commits itself for the next hand, or for the first of the next game, and asks all who are here for a nonce. */
export function commitShuffle(state: TableState, secret: Secret): readonly TableEvent[] {
  const handNumber = isPlaying(state) ? state.session.handNumber + 1 : 1;
  const asked = peopleHere(state);
  return [{ type: 'shuffle-committed', handNumber, commitment: commitmentTo(secret), secret, asked }];
}

/** The game that was committed begins: the seats are drawn from its first shuffle (ruling 3). */
export function beginGame(chain: Chain): Decision {
  const { secret, proof, settings } = chain.state;
  if (!secret) return refuse('session-not-started');
  chain.add({ type: 'seats-drawn', order: chanceOf(secret, proof?.contributions).seats });
  const options = { rules: RULESETS[settings.ruleset], hands: settings.hands };
  const started = decideSession(chain.state.session, { type: 'start', options });
  if (!started.ok) return refuse(started.error.code);
  return ok(chain.add(...started.value.map(event => ({ type: 'session', event }) as const)).events);
}

/** Deals the hand that was committed. */
export function dealHand(state: TableState, at: number): Decision {
  if (!state.secret) return refuse('hand-not-dealt');
  const { ring, dice } = chanceOf(state.secret, state.proof?.contributions);
  return decideInSession(state, at, { type: 'begin-hand', ring, dice });
}
