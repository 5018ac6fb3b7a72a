import type { Contribution } from '@gorrion/protocol';
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
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Secret } from './secret.ts';

/*
 * A stream of 32-bit numbers per purpose: block n is HMAC-SHA-256(key, "gorrion/2/" + purpose + "/" + n), read as eight
 * big-endian numbers. Streams do not touch each other, so the wall does not change when the seats are not drawn. In
 * hands of the first version the key was the seed itself, and the label began with "gorrion/1/".
 */

export type Purpose = 'seats' | 'dice' | 'wall';

/** What everybody's nonces are mixed into; a chair that opened none counts as 32 zero bytes, which all know. */
type Nonces = BySeat<Pick<Contribution, 'nonce'>>;

const NO_NONCE = new Uint8Array(32);

const mixedKey = (seed: Uint8Array, nonces: Nonces): Uint8Array =>
  hmac(
    sha256,
    seed,
    new Uint8Array([
      ...utf8ToBytes('gorrion/2/key'),
      ...nonces.flatMap(({ nonce }) => [...(nonce === undefined ? NO_NONCE : hexToBytes(nonce))]),
    ]),
  );

function stream(key: Uint8Array, label: string): RandomSource {
  let block: DataView = new DataView(new ArrayBuffer(0));
  let offset = 0;
  let count = 0;
  return () => {
    if (offset >= block.byteLength) {
      const bytes = hmac(sha256, key, utf8ToBytes(`${label}/${count++}`));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      offset = 0;
    }
    const value = block.getUint32(offset);
    offset += 4;
    return value;
  };
}

/** Without nonces as in the first version. */
export function streamOf({ seed }: Secret, purpose: Purpose, nonces?: Nonces): RandomSource {
  const key = hexToBytes(seed);
  return nonces ? stream(mixedKey(key, nonces), `gorrion/2/${purpose}`) : stream(key, `gorrion/1/${purpose}`);
}

/** All chance of one hand, and of the draw of seats if it is a game's first. */
export interface Chance {
  readonly seats: BySeat<0 | 1 | 2 | 3>;
  readonly dice: Dice;
  readonly ring: readonly Tile[];
}

export const chanceOf = (secret: Secret, nonces?: Nonces): Chance => ({
  seats: drawnSeats(streamOf(secret, 'seats', nonces)),
  dice: throwDice(streamOf(secret, 'dice', nonces)),
  ring: shuffledRing(streamOf(secret, 'wall', nonces)),
});
