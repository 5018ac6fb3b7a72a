import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Entropy } from '../ports/ports.ts';

/** The server's part of a hand's chance, in hex: 32 bytes of seed, and 32 of salt that hide it. */
export interface Secret {
  readonly salt: string;
  readonly seed: string;
}

const BYTES = 32;

export const freshSecret = (entropy: Entropy): Secret => ({
  salt: bytesToHex(entropy.bytes(BYTES)),
  seed: bytesToHex(entropy.bytes(BYTES)),
});

/** SHA-256 of salt and seed, shown before the deal: whoever changes the seed later is found out. */
export const commitmentTo = ({ salt, seed }: Secret): string =>
  bytesToHex(sha256(new Uint8Array([...hexToBytes(salt), ...hexToBytes(seed)])));
