import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Entropy } from '../ports/ports.ts';

/** The server's part of a hand's chance, in hex: a seed of 32 bytes, and a salt of 32 that hides it. */
export interface Secret {
  readonly salt: string;
  readonly seed: string;
}

const BYTES = 32;

export const freshSecret = (entropy: Entropy): Secret => ({
  salt: bytesToHex(entropy.bytes(BYTES)),
  seed: bytesToHex(entropy.bytes(BYTES)),
});

/** Returns SHA-256 of salt and seed, published before the deal. A changed seed no longer fits it. */
export const commitmentTo = ({ salt, seed }: Secret): string =>
  bytesToHex(sha256(new Uint8Array([...hexToBytes(salt), ...hexToBytes(seed)])));
