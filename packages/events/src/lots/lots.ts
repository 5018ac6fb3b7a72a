import { type RandomSource, shuffled } from '@gorrion/rules';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/*
 * The draw of lots (3.5.1, RULEBOOK article 88), verifiable by everybody:
 * 1. The organiser's server draws a seed and a salt, and publishes `commitmentTo` them with the list of entrants. Event
 *    and list are part of the hash: a draw for another event, or for an altered list, does not fit.
 * 2. Those who are present may each add a nonce. Entrants who are absent add nothing; the organiser draws for them, in
 *    the same draw, and it is as valid as the others.
 * 3. The server opens seed and salt. Seed, list and nonces are the key of a stream of numbers; they shuffle the list.
 * Without nonces nobody can choose the draw after the commitment, but the one who draws the seed could have tried several
 * before. With the nonce of one honest entrant they could not, unless they saw it before they published.
 * All values in hex count as their bytes; texts count as the length of their UTF-8 (four bytes, big-endian) and the UTF-8.
 */

/** What a draw is for. */
export interface Lots {
  /** The event's identity, as in its address. */
  readonly event: string;
  /** Tells draws of one event apart: "teams", "round 1". */
  readonly purpose: string;
  /** Names of those for whom lots are drawn, teams or players, in the order of the published list. */
  readonly entrants: readonly string[];
}

/** The organiser's chance, in hex: 32 bytes each. The salt keeps the commitment from being searched. */
export interface LotsSecret {
  readonly seed: string;
  readonly salt: string;
}

/** A nonce that somebody present has added, in hex: 32 bytes. */
export interface LotsNonce {
  /** Place in the list of entrants, from 0. */
  readonly entrant: number;
  readonly nonce: string;
}

/** A draw that has been made, with all that is needed to verify it. */
export interface Draw extends Lots {
  readonly format: 1;
  readonly commitment: string;
  /** Places in the list of those for whom the organiser drew. */
  readonly absent: readonly number[];
  readonly nonces: readonly LotsNonce[];
  readonly opened: LotsSecret;
  /** Places in the list in the order of the lots: the first has number 1. */
  readonly order: readonly number[];
}

/** One line of the result. */
export interface Lot {
  readonly number: number;
  readonly entrant: string;
  /** Whether the organiser drew it (3.5.1). */
  readonly isForAbsent: boolean;
}

/** Why a draw does not stand. */
export type DrawFault =
  /** Seed and salt, event, purpose or list are not those of the commitment. */
  | 'commitment'
  /** The commitment is not the one that was published before. */
  | 'other-commitment'
  /** A nonce is malformed, of nobody in the list, of an absent entrant, or the second of one entrant. */
  | 'nonce'
  /** An absent entrant is not in the list, or named twice. */
  | 'absent'
  /** The order is not what the draw gives. */
  | 'order';

export type DrawCheck =
  | { readonly ok: true; readonly lots: readonly Lot[] }
  | { readonly ok: false; readonly why: DrawFault };

const BYTES_32 = /^[0-9a-f]{64}$/;

const u32 = (value: number): Uint8Array =>
  Uint8Array.of((value >>> 24) & 0xff, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff);

function text(value: string): Uint8Array {
  const bytes = utf8ToBytes(value.toWellFormed());
  return concatBytes(u32(bytes.length), bytes);
}

/** Returns the digest of event, purpose and list, in their order (hex). */
export const listDigest = ({ event, purpose, entrants }: Lots): string =>
  bytesToHex(
    sha256(
      concatBytes(
        utf8ToBytes('gorrion/lots/1/list'),
        text(event),
        text(purpose),
        u32(entrants.length),
        ...entrants.map(text),
      ),
    ),
  );

/**
 * Returns the commitment (hex) that is published before the draw.
 * @throws RangeError unless seed and salt are 32 bytes in hex
 */
export function commitmentTo(lots: Lots, { seed, salt }: LotsSecret): string {
  if (!BYTES_32.test(seed) || !BYTES_32.test(salt)) throw new RangeError('seed and salt are 32 bytes in hex');
  return bytesToHex(
    sha256(
      concatBytes(
        utf8ToBytes('gorrion/lots/1/commitment'),
        hexToBytes(listDigest(lots)),
        hexToBytes(salt),
        hexToBytes(seed),
      ),
    ),
  );
}

/** Returns the stream of 32-bit numbers: block n is HMAC-SHA-256(key, "gorrion/lots/1/order/" + n), as eight numbers. */
function streamOf(lots: Lots, seed: string, nonces: readonly LotsNonce[]): RandomSource {
  const added = nonces
    .toSorted((a, b) => a.entrant - b.entrant)
    .flatMap(one => [u32(one.entrant), hexToBytes(one.nonce)]);
  const key = hmac(
    sha256,
    hexToBytes(seed),
    concatBytes(utf8ToBytes('gorrion/lots/1/key'), hexToBytes(listDigest(lots)), ...added),
  );
  let block = new DataView(new ArrayBuffer(0));
  let [offset, count] = [0, 0];
  return () => {
    if (offset >= block.byteLength) {
      const bytes = hmac(sha256, key, utf8ToBytes(`gorrion/lots/1/order/${count++}`));
      block = new DataView(bytes.slice().buffer);
      offset = 0;
    }
    const value = block.getUint32(offset);
    offset += 4;
    return value;
  };
}

const orderOf = (lots: Lots, seed: string, nonces: readonly LotsNonce[]): readonly number[] =>
  shuffled([...lots.entrants.keys()], streamOf(lots, seed, nonces));

const areDistinct = (places: readonly number[], { entrants }: Lots): boolean =>
  new Set(places).size === places.length &&
  places.every(place => Number.isInteger(place) && place >= 0 && place < entrants.length);

/** Returns what is wrong with those who are present and absent. */
function faultOfPresence(
  lots: Lots,
  absent: readonly number[],
  nonces: readonly LotsNonce[],
): 'absent' | 'nonce' | undefined {
  if (!areDistinct(absent, lots)) return 'absent';
  const givers = nonces.map(({ entrant }) => entrant);
  const areNonces = nonces.every(({ nonce }) => BYTES_32.test(nonce));
  return areNonces && areDistinct(givers, lots) && !givers.some(one => absent.includes(one)) ? undefined : 'nonce';
}

/**
 * Draws the lots.
 * @param absent places in the list of those for whom the organiser draws
 * @throws RangeError if `absent` or `nonces` name nobody, or the secret is malformed
 */
export function drawLots(
  lots: Lots,
  secret: LotsSecret,
  absent: readonly number[] = [],
  nonces: readonly LotsNonce[] = [],
): Draw {
  const fault = faultOfPresence(lots, absent, nonces);
  if (fault) throw new RangeError(`no draw: ${fault}`);
  const { event, purpose, entrants } = lots;
  return {
    format: 1,
    event,
    purpose,
    entrants,
    commitment: commitmentTo(lots, secret),
    absent,
    nonces,
    opened: secret,
    order: orderOf(lots, secret.seed, nonces),
  };
}

/** Returns the result of a draw by number. It is only as good as `verifyDraw` finds it. */
export const lotsOf = ({ order, entrants, absent }: Pick<Draw, 'order' | 'entrants' | 'absent'>): readonly Lot[] =>
  order.map((place, n) => ({ number: n + 1, entrant: entrants[place] ?? '', isForAbsent: absent.includes(place) }));

/**
 * Verifies a draw, and returns its result if it stands.
 * @param published the commitment as it was seen before the draw; without it, a draw that was replaced as a whole passes
 */
export function verifyDraw(draw: Draw, published?: string): DrawCheck {
  const { opened, commitment, absent, nonces, order } = draw;
  if (published !== undefined && published !== commitment) return { ok: false, why: 'other-commitment' };
  const isOpened = BYTES_32.test(opened.seed) && BYTES_32.test(opened.salt);
  if (!isOpened || commitmentTo(draw, opened) !== commitment) return { ok: false, why: 'commitment' };
  const fault = faultOfPresence(draw, absent, nonces);
  if (fault) return { ok: false, why: fault };
  if (orderOf(draw, opened.seed, nonces).join() !== order.join()) return { ok: false, why: 'order' };
  return { ok: true, lots: lotsOf(draw) };
}
