import type { Contribution, ShuffleProof } from '@gorrion/protocol';
import {
  type ByPlayer,
  type Dice,
  drawnSeats,
  type Player,
  type RandomSource,
  type Ruleset,
  type SeatsByDice,
  seatsByDice,
  shuffledRing,
  type Tile,
  type TwoDice,
  throwDice,
  throwForSeats,
  wallOf,
  wmo2006,
} from '@gorrion/rules';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { boundKey } from './bytes.ts';
import type { Secret } from './secret.ts';

/*
 * A sequence of 32-bit numbers per purpose: block n is HMAC-SHA-256(key, "gorrion/3/" + purpose + "/" + n), read as
 * eight big-endian numbers. Sequences do not depend on each other, so the wall does not change when no seats are drawn.
 * The label names the proof's format; in format 1 the key is the seed itself.
 */

export type Purpose = 'seats' | 'dice' | 'wall';

/** Nonces that enter a key of format 2. A chair that opened none counts as 32 zero bytes. */
type Nonces = ByPlayer<Pick<Contribution, 'nonce'>>;

/** What enters a key of format 3: the list of seals, the nonces and the beacon's pulse. */
export interface BoundMix {
  readonly list: string;
  readonly chairs: Nonces;
  readonly pulse?: string;
}

/** What enters a key beside the seed: nothing in format 1, nonces in format 2, more in format 3. */
export type Mix = Nonces | BoundMix | undefined;

const NO_NONCE = new Uint8Array(32);

const keyOfNonces = (seed: string, nonces: Nonces): Uint8Array =>
  hmac(
    sha256,
    hexToBytes(seed),
    concatBytes(
      utf8ToBytes('gorrion/2/key'),
      ...nonces.map(({ nonce }) => (nonce === undefined ? NO_NONCE : hexToBytes(nonce))),
    ),
  );

/** Returns what a proof adds to the seed. */
export function mixOf(proof: ShuffleProof | undefined): Mix {
  if (proof?.format === 4) throw new Error('a sealed deal mixes nothing');
  if (proof?.format !== 3) return proof?.contributions;
  const { list, chairs, pulse } = proof;
  if (list === undefined) throw new Error('the nonces were not called');
  return { list, chairs, ...(pulse === undefined ? {} : { pulse }) };
}

/** Returns the numbers that a key gives for one label. */
export function sequence(key: Uint8Array, label: string): RandomSource {
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

/** Returns the numbers for one purpose, by the format that the mix belongs to. */
export function randomOf({ seed }: Secret, purpose: Purpose, mix?: Mix): RandomSource {
  if (mix === undefined) return sequence(hexToBytes(seed), `gorrion/1/${purpose}`);
  if (!('list' in mix)) return sequence(keyOfNonces(seed, mix), `gorrion/2/${purpose}`);
  return sequence(boundKey(seed, mix.list, mix.chairs, mix.pulse), `gorrion/3/${purpose}`);
}

/** All chance of one hand, with the draw of seats for a game's first. */
export interface Chance {
  /** The throws by which dice decided the seats, by chair; absent where lots did. */
  readonly throws?: ByPlayer<readonly TwoDice[]>;
  readonly seats: ByPlayer<Player>;
  readonly dice: Dice;
  readonly ring: readonly Tile[];
}

function seatsOf(random: RandomSource, by: SeatsByDice | undefined): Pick<Chance, 'seats' | 'throws'> {
  if (!by) return { seats: drawnSeats(random) };
  const { order, throws } = throwForSeats(random, by);
  return { seats: order, throws };
}

/** Returns the chance of a hand by its rules; without rules, by those of the competition. */
export const chanceOf = (secret: Secret, mix?: Mix, rules: Ruleset = wmo2006): Chance => ({
  ...seatsOf(randomOf(secret, 'seats', mix), seatsByDice(rules)),
  dice: throwDice(randomOf(secret, 'dice', mix)),
  ring: shuffledRing(randomOf(secret, 'wall', mix), wallOf(rules)),
});
