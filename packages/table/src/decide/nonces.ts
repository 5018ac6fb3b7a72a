import type { TableCommand, TableEvent, TableState } from '@gorrion/protocol';
import { ok, refuse } from '@gorrion/rules';
import { playerOf } from '../people.ts';
import { gathering } from '../shuffle/gathering.ts';
import { sealOf } from '../shuffle/nonces.ts';
import type { Context, Decision } from './context.ts';

type Given = Extract<TableCommand, { type: 'seal-nonce' | 'open-nonce' }>;

/** What a page gives to the shuffle: once, in its time, and nothing but what it has sealed. */
export function giveNonce(state: TableState, command: Given, { by }: Context): Decision {
  const place = playerOf(state, by.id);
  if (place === undefined) return refuse('not-seated');
  const shuffle = gathering(state);
  const own = shuffle?.contributions[place];
  if (!shuffle || !own?.isAsked || shuffle.handNumber !== command.handNumber) return refuse('nonce-not-asked');
  if (command.type === 'seal-nonce') {
    if (shuffle.isCalled || own.seal !== undefined) return refuse('nonce-not-asked');
    return ok([{ type: 'nonce-sealed', place, seal: command.seal }]);
  }
  if (!shuffle.isCalled || own.seal === undefined || own.nonce !== undefined) return refuse('nonce-not-asked');
  if (own.seal !== sealOf(shuffle.commitment, place, command.nonce)) return refuse('nonce-does-not-fit');
  return ok([{ type: 'nonce-opened', place, nonce: command.nonce }]);
}

/** From now on nothing is sealed, and what was sealed is opened. */
export function callNonces(state: TableState): readonly TableEvent[] {
  const shuffle = gathering(state);
  return shuffle && !shuffle.isCalled ? [{ type: 'nonces-called' }] : [];
}
