import type { BoundShuffleProof, TableCommand, TableEvent, TableState } from '@gorrion/protocol';
import { ok, type Player, refuse } from '@gorrion/rules';
import { isPaused, personAt, playerOf } from '../people/people.ts';
import { boundSeal, contextOf, listOf } from '../shuffle/bytes.ts';
import { pendingShuffle, withheld } from '../shuffle/pendingShuffle.ts';
import type { Secret } from '../shuffle/secret.ts';
import { standingWall } from '../shuffle/wall.ts';
import { Chain } from './chain.ts';
import type { Context, Decision } from './context.ts';
import { commitShuffle } from './session.ts';

type Command<T extends TableCommand['type']> = Extract<TableCommand, { type: T }>;
type NonceCommand = Command<'seal-nonce' | 'open-nonce'>;
type Doubt = Command<'refuse-shuffle' | 'accept-loss'>;

function sealNonce(shuffle: BoundShuffleProof, place: Player, { seal }: Command<'seal-nonce'>): Decision {
  const own = shuffle.chairs[place];
  if (own.kind !== 'asked' || shuffle.list !== undefined || own.seal !== undefined) return refuse('nonce-not-asked');
  return ok([{ type: 'nonce-sealed', place, seal }]);
}

function openNonce(shuffle: BoundShuffleProof, place: Player, command: Command<'open-nonce'>): Decision {
  const { seal, nonce } = shuffle.chairs[place];
  if (shuffle.list === undefined || seal === undefined || nonce !== undefined) return refuse('nonce-not-asked');
  const fits = command.list === shuffle.list && seal === boundSeal(command.context, place, command.nonce);
  return fits ? ok([{ type: 'nonce-opened', place, nonce: command.nonce }]) : refuse('nonce-does-not-fit');
}

/** Accepts a page's seal or nonce: once, in time, for this context, and only the nonce that it has sealed. */
function giveNonce(state: TableState, command: NonceCommand, { by }: Context): Decision {
  const place = playerOf(state, by.id);
  if (place === undefined) return refuse('not-seated');
  const shuffle = pendingShuffle(state);
  if (!shuffle || contextOf(shuffle) !== command.context) return refuse('nonce-not-asked');
  return command.type === 'seal-nonce' ? sealNonce(shuffle, place, command) : openNonce(shuffle, place, command);
}

/**
 * Has the wall built anew: voids the shuffle whose nonces nobody has opened, and commits the server to a new one. Once for
 * each hand, before the nonces are called.
 */
function objectToWall(state: TableState, { commitment }: Command<'object-to-wall'>, caller: Context): Decision {
  const { by, at } = caller;
  const player = playerOf(state, by.id);
  if (player === undefined || personAt(state, player)?.presence === 'left') return refuse('not-seated');
  if (isPaused(state)) return refuse('table-paused');
  const shuffle = standingWall(state);
  if (!shuffle || !state.secret || shuffle.commitment !== commitment) return refuse('wall-stands');
  const chain = new Chain(state, at).add({ type: 'shuffle-void', withheld: [], objectedBy: player, ...state.secret });
  return ok(chain.add(...commitShuffle(chain.state, caller.secret)).events);
}

/** Records a page's objection to the newest shuffle, or its player's consent to a loss. Public; play goes on. */
function doubtShuffle(state: TableState, command: Doubt, { by }: Context): Decision {
  const player = playerOf(state, by.id);
  if (player === undefined) return refuse('not-seated');
  const { proof } = state;
  if (proof?.format !== 3 || contextOf(proof) !== command.context) return refuse('nonce-not-asked');
  // The proof counts chairs as they were before the draw of seats.
  const place = proof.order ? proof.order[player] : player;
  if (command.type === 'accept-loss')
    return ok(proof.acceptedLoss.includes(place) ? [] : [{ type: 'loss-accepted', place }]);
  const { reason } = command;
  const isKnown = proof.objections.some(one => one.place === place && one.reason === reason);
  return ok(isKnown ? [] : [{ type: 'shuffle-refused', place, reason }]);
}

/** Decides what a page or its player says about a shuffle. */
export function decideShuffle(
  state: TableState,
  command: NonceCommand | Doubt | Command<'object-to-wall'>,
  context: Context,
): Decision {
  switch (command.type) {
    case 'seal-nonce':
    case 'open-nonce':
      return giveNonce(state, command, context);
    case 'object-to-wall':
      return objectToWall(state, command, context);
    default:
      return doubtShuffle(state, command, context);
  }
}

/** Closes the seals: later ones do not count, and pages open what they have sealed. */
export function callNonces(state: TableState): readonly TableEvent[] {
  const shuffle = pendingShuffle(state);
  if (!shuffle || shuffle.list !== undefined) return [];
  return [{ type: 'nonces-called', list: listOf(contextOf(shuffle), shuffle.chairs) }];
}

/** Voids a shuffle of which a sealed nonce was withheld, and commits the server to a new one. */
export function redeal(state: TableState, at: number, secret: Secret): Decision {
  const shuffle = pendingShuffle(state);
  const missing = shuffle ? withheld(shuffle) : [];
  if (!shuffle || !state.secret || shuffle.list === undefined || missing.length === 0) return refuse('hand-not-dealt');
  const chain = new Chain(state, at).add({ type: 'shuffle-void', withheld: missing, ...state.secret });
  return ok(chain.add(...commitShuffle(chain.state, secret)).events);
}
