import type { TableEvent, TableState } from '@gorrion/protocol';
import { decideSession, ok, RULESETS, refuse, type SessionCommand } from '@gorrion/rules';
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

const committed = (handNumber: number, secret: Secret): TableEvent => ({
  type: 'shuffle-committed',
  handNumber,
  commitment: commitmentTo(secret),
  secret,
});

/** A game begins: its first shuffle is committed, and the seats are drawn from it (ruling 3). */
export function startGame(state: TableState, at: number, secret: Secret): Decision {
  const { ruleset, hands } = state.settings;
  const chain = new Chain(state, at)
    .add(committed(1, secret))
    .add({ type: 'seats-drawn', order: chanceOf(secret).seats });
  const started = decideSession(chain.state.session, { type: 'start', options: { rules: RULESETS[ruleset], hands } });
  if (!started.ok) return refuse(started.error.code);
  return ok(chain.add(...started.value.map(event => ({ type: 'session', event }) as const)).events);
}

export const commitHand = (state: TableState, secret: Secret): Decision =>
  ok([committed(state.session.handNumber + 1, secret)]);

/** Deals the hand that was committed. */
export function dealHand(state: TableState, at: number): Decision {
  if (!state.secret) return refuse('hand-not-dealt');
  const { ring, dice } = chanceOf(state.secret);
  return decideInSession(state, at, { type: 'begin-hand', ring, dice });
}
