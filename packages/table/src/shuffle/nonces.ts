import type { TableCommand, TableState, TableViewer } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { gathering } from './gathering.ts';

/*
 * What people give to the shuffle. The server commits itself, then every page seals a nonce, then the nonces are opened,
 * and the wall follows from all of them: nobody chooses it as long as one of the five is honest.
 */

/** Ties a nonce to one hand and one chair, so that nobody can repeat another's seal as his own. */
export const sealOf = (commitment: string, place: Player, nonce: string): string =>
  bytesToHex(sha256(new Uint8Array([...hexToBytes(commitment), place, ...hexToBytes(nonce)])));

/** A page's nonce for a commitment, made of a key (32 bytes, hex) that it keeps: the same after a reload. */
export const nonceFor = (key: string, commitment: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(`gorrion/2/nonce/${commitment}`)));

/** What a page has to say for the shuffle at this moment; `nonceOf` makes its nonce for a commitment. */
export function owedToShuffle(
  state: TableState,
  viewer: TableViewer,
  nonceOf: (commitment: string) => string,
): TableCommand | undefined {
  const shuffle = gathering(state);
  if (!shuffle || viewer === 'spectator') return undefined;
  const { handNumber, commitment } = shuffle;
  const { isAsked, seal, nonce } = shuffle.contributions[viewer];
  if (!isAsked) return undefined;
  if (!shuffle.isCalled) {
    if (seal !== undefined) return undefined;
    return { type: 'seal-nonce', handNumber, seal: sealOf(commitment, viewer, nonceOf(commitment)) };
  }
  const own = nonceOf(commitment);
  if (nonce !== undefined || seal !== sealOf(commitment, viewer, own)) return undefined;
  return { type: 'open-nonce', handNumber, nonce: own };
}
