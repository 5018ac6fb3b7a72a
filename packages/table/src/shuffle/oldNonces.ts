import type { Player } from '@gorrion/rules';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/* Seals and nonces of format 2, for proofs of older hands. Pages no longer contribute in it. */

/** Returns the seal of format 2: SHA-256 of commitment, chair and nonce. */
export const oldSealOf = (commitment: string, place: Player, nonce: string): string =>
  bytesToHex(sha256(new Uint8Array([...hexToBytes(commitment), place, ...hexToBytes(nonce)])));

/** Returns a page's nonce of format 2, from a key (32 bytes, hex) that the page kept and the commitment. */
export const oldNonceFor = (key: string, commitment: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(`gorrion/2/nonce/${commitment}`)));
