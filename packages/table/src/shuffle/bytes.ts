import { CHAIR_KINDS, type ShuffleAddress, type ShuffleChair } from '@gorrion/protocol';
import type { ByPlayer, Player } from '@gorrion/rules';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Secret } from './secret.ts';

/* The bytes that format 3 hashes (docs/shuffle.md). Numbers are big-endian; values in hex count as their bytes. */

/** What a shuffle is bound to, so that a seal fits one deal of one table only. */
export interface ShuffleBinding extends ShuffleAddress {
  readonly commitment: string;
  readonly previous: string;
  readonly rules: string;
  readonly beacon: string;
  readonly chairs: ByPlayer<ShuffleChair>;
}

type Seals = ByPlayer<{ readonly seal: string | undefined }>;
type Openings = ByPlayer<{ readonly nonce: string | undefined }>;

/** The `previous` of a table's first shuffle. */
export const NO_PREVIOUS = '00'.repeat(32);

const u8 = (value: number): Uint8Array => Uint8Array.of(value);
export const u16 = (value: number): Uint8Array => Uint8Array.of(value >> 8, value & 0xff);
const u32 = (value: number): Uint8Array => concatBytes(u16(Math.floor(value / 2 ** 16)), u16(value % 2 ** 16));

/** Returns a text's length in bytes, followed by its UTF-8. */
export function text(value: string): Uint8Array {
  const bytes = utf8ToBytes(value);
  return concatBytes(u16(bytes.length), bytes);
}

const some = (value: string | undefined): Uint8Array =>
  value === undefined ? u8(0) : concatBytes(u8(1), hexToBytes(value));

const digest = (label: string, ...parts: readonly Uint8Array[]): string =>
  bytesToHex(sha256(concatBytes(text(`gorrion/3/${label}`), ...parts)));

const bytesOfAddress = ({ origin, table, game, handNumber, attempt }: ShuffleAddress): Uint8Array =>
  concatBytes(text(origin), text(table), u32(game), u16(handNumber), u16(attempt));

const bytesOfChairs = (chairs: ByPlayer<ShuffleChair>): Uint8Array =>
  concatBytes(...chairs.map(({ kind, id }) => concatBytes(u8(CHAIR_KINDS.indexOf(kind)), text(id))));

const seals = (chairs: Seals): Uint8Array => concatBytes(...chairs.map(({ seal }) => some(seal)));
const nonces = (chairs: Openings): Uint8Array => concatBytes(...chairs.map(({ nonce }) => some(nonce)));

/** Returns the commitment, published before any seal. The server cannot change seed or address afterwards. */
export const boundCommitment = (address: ShuffleAddress, { salt, seed }: Secret): string =>
  digest('commit', bytesOfAddress(address), hexToBytes(salt), hexToBytes(seed));

/** Returns the digest of everything that is known before the first seal. */
export const contextOf = (binding: ShuffleBinding): string =>
  digest(
    'context',
    bytesOfAddress(binding),
    hexToBytes(binding.commitment),
    hexToBytes(binding.previous),
    text(binding.rules),
    text(binding.beacon),
    bytesOfChairs(binding.chairs),
  );

/** Returns the seal of a chair's nonce in one context. It fits no other deal, attempt, table or chair. */
export const boundSeal = (context: string, chair: Player, nonce: string): string =>
  digest('seal', hexToBytes(context), u8(chair), hexToBytes(nonce));

/** Returns the digest of all seals that count. */
export const listOf = (context: string, chairs: Seals): string => digest('list', hexToBytes(context), seals(chairs));

/** Returns the key that determines the wall, from seed, list of seals, nonces and the beacon's pulse. */
export function boundKey(seed: string, list: string, chairs: Openings, pulse?: string): Uint8Array {
  return hmac(
    sha256,
    hexToBytes(seed),
    concatBytes(text('gorrion/3/key'), hexToBytes(list), nonces(chairs), some(pulse)),
  );
}

/** Returns the digest of a whole attempt. The next one has it as `previous`. `objectedBy`: who had the wall built anew. */
export const doneOf = (
  context: string,
  list: string,
  chairs: Openings,
  { salt, seed }: Secret,
  objectedBy?: Player,
): string =>
  digest(
    'done',
    hexToBytes(context),
    hexToBytes(list),
    nonces(chairs),
    hexToBytes(salt),
    hexToBytes(seed),
    objectedBy === undefined ? new Uint8Array() : u8(objectedBy),
  );
