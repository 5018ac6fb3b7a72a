import { rulesetOf, type TableEvent, type TableState } from '@gorrion/protocol';
import { byPlayer, decideSession, ok, refuse, type SessionCommand } from '@gorrion/rules';
import { boundTo, nextDeal } from '../shuffle/commit.ts';
import { pendingShuffle, withheld } from '../shuffle/pendingShuffle.ts';
import { chanceOf, mixOf } from '../shuffle/random.ts';
import { sealedChance, sealedTo, wallOfSealed } from '../shuffle/sealed.ts';
import type { Secret } from '../shuffle/secret.ts';
import { sourceOf } from '../shuffle/source.ts';
import { isByTiles, orderAfter, takenTiles } from '../shuffle/winds.ts';
import { Chain } from './chain.ts';
import type { Decision } from './context.ts';

/**
 * Returns the session's events of a command. If they end a hand or the game, its shuffle is opened. A sealed deal is only
 * forgotten: others have not played it yet.
 */
export function decideInSession(state: TableState, at: number, command: SessionCommand): Decision {
  const decision = decideSession(state.session, command);
  if (!decision.ok) return refuse(decision.error.code);
  const chain = new Chain(state, at).add(...decision.value.map(event => ({ type: 'session', event }) as const));
  const { secret, session } = chain.state;
  if (secret && session.phase !== 'playing' && state.session.phase !== 'unstarted') {
    chain.add(laidDown(state, secret));
  }
  return ok(chain.events);
}

/** Returns the fact that takes a played secret out of the state. */
export function laidDown(state: TableState, secret: Secret): TableEvent {
  const handNumber = state.proof?.handNumber ?? state.session.handNumber;
  if (sourceOf(state) === 'sealed') return { type: 'deal-kept', handNumber };
  return { type: 'shuffle-opened', handNumber, ...secret };
}

/**
 * Commits the server to the next hand, or to the first of the next game, and asks all people here for a nonce. Nobody
 * adds to a sealed deal.
 */
export const commitShuffle = (state: TableState, secret: Secret): readonly TableEvent[] => [
  sealedTo(state, nextDeal(state).handNumber, secret) ?? boundTo(state, secret),
];

/** Whether the deal is determined: the seals are closed, and every sealed nonce is open. */
export function isDealable(state: TableState): boolean {
  const shuffle = pendingShuffle(state);
  return shuffle === undefined || (shuffle.list !== undefined && withheld(shuffle).length === 0);
}

type Drawn = Pick<Extract<TableEvent, { type: 'seats-drawn' }>, 'order' | 'throws'>;

/** Returns the chairs by player; undefined while wind tiles are not taken. A duplicate has given its seats before. */
function drawnOrder(state: TableState, secret: Secret): Drawn | undefined {
  if (sourceOf(state) === 'sealed') return { order: byPlayer(chair => chair) };
  const taken = takenTiles(state.winds);
  if (isByTiles(state) && !taken) return undefined;
  const { seats, throws } = chanceOf(secret, mixOf(state.proof), rulesetOf(state.settings));
  return { order: orderAfter(seats, taken), ...(throws && { throws }) };
}

/**
 * Begins the committed game. Draws the seats from its first shuffle, and from the wind tiles that were taken (article 3),
 * or by the dice of that shuffle (CLASSICAL 4).
 */
export function beginGame(chain: Chain): Decision {
  const { secret, settings } = chain.state;
  if (!secret || !isDealable(chain.state)) return refuse('session-not-started');
  const drawn = drawnOrder(chain.state, secret);
  if (!drawn) return refuse('session-not-started');
  chain.add({ type: 'seats-drawn', ...drawn });
  const options = { rules: rulesetOf(settings), hands: settings.hands };
  const started = decideSession(chain.state.session, { type: 'start', options });
  if (!started.ok) return refuse(started.error.code);
  return ok(chain.add(...started.value.map(event => ({ type: 'session', event }) as const)).events);
}

/** Deals the committed hand. */
export function dealHand(state: TableState, at: number): Decision {
  if (!state.secret || !isDealable(state)) return refuse('hand-not-dealt');
  const { proof, session } = state;
  if (proof?.format === 4) {
    const layout = wallOfSealed(proof.walls, session.options.rules);
    return decideInSession(state, at, { type: 'begin-hand', ...sealedChance(proof, state.secret, layout), layout });
  }
  const { ring, dice } = chanceOf(state.secret, mixOf(state.proof), state.session.options.rules);
  return decideInSession(state, at, { type: 'begin-hand', ring, dice });
}

/** Whether a hand lies open and is being counted: its Hu stopped play, so no end of time voids it (articles 85, 92). */
export const isBeingCounted = ({ session }: TableState): boolean =>
  session.phase === 'playing' && session.hand.phase.name === 'counting';
