import {
  type BySeat,
  type Dice,
  drawnSeats,
  type RandomSource,
  shuffledRing,
  type Tile,
  throwDice,
} from '@gorrion/rules';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import type { Secret } from './secret.ts';

/*
 * A stream of 32-bit numbers per purpose: block n is HMAC-SHA-256(seed, "gorrion/1/" + purpose + "/" + n), read as eight
 * big-endian numbers. Streams do not touch each other, so the wall does not change when the seats are not drawn.
 */

export type Purpose = 'seats' | 'dice' | 'wall';

export function streamOf(secret: Secret, purpose: Purpose): RandomSource {
  const key = hexToBytes(secret.seed);
  const encoder = new TextEncoder();
  let block: DataView = new DataView(new ArrayBuffer(0));
  let offset = 0;
  let count = 0;
  return () => {
    if (offset >= block.byteLength) {
      const bytes = hmac(sha256, key, encoder.encode(`gorrion/1/${purpose}/${count++}`));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      offset = 0;
    }
    const value = block.getUint32(offset);
    offset += 4;
    return value;
  };
}

/** All chance of one hand, and of the draw of seats if it is a game's first. */
export interface Chance {
  readonly seats: BySeat<0 | 1 | 2 | 3>;
  readonly dice: Dice;
  readonly ring: readonly Tile[];
}

export const chanceOf = (secret: Secret): Chance => ({
  seats: drawnSeats(streamOf(secret, 'seats')),
  dice: throwDice(streamOf(secret, 'dice')),
  ring: shuffledRing(streamOf(secret, 'wall')),
});
