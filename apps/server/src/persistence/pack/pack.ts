import { readFileSync } from 'node:fs';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Entry, PersonId, TableEvent } from '@gorrion/protocol';

/*
 * Entries of a hand that is over, in few bytes. What repeats from entry to entry is taken apart (numbers follow one
 * another, times are differences, people are named once), ids and digests are stored as bytes, the rest is JSON under
 * zstd with a dictionary of common events. A packed hand says in its first byte how it was made; both ways stay readable
 * for ever, and the dictionary is never changed: another one would be a third way.
 *
 * Layout of COLUMNS: the byte 1, the length of the compressed JSON (4 bytes, big-endian), the compressed JSON, then 24
 * bytes for each cause: id (16) and digest (8). Layout of PLAIN: the byte 0, the compressed JSON of the entries.
 */

const PLAIN = 0;
const COLUMNS = 1;
const HEAD = 5;
const [ID_BYTES, DIGEST_BYTES] = [16, 8];
const LEVEL = 9;

const dictionary = readFileSync(new URL('./dictionary.txt', import.meta.url));

/** Index of the person who caused an entry in the list of people; -1 if nobody did. */
type Causer = number;
/** First number, people, time differences (ms), causers, events. */
type Columns = readonly [number, readonly PersonId[], readonly number[], readonly Causer[], readonly TableEvent[]];

const compress = (text: string): Buffer =>
  zstdCompressSync(text, { dictionary, params: { [constants.ZSTD_c_compressionLevel]: LEVEL } });

const decompress = (bytes: Uint8Array): string => zstdDecompressSync(bytes, { dictionary }).toString('utf8');

function toColumns(entries: readonly Entry[]): Buffer {
  const people: PersonId[] = [];
  const causes: Buffer[] = [];
  const causers = entries.map(({ cause }) => {
    if (!cause) return -1;
    causes.push(Buffer.from(cause.id + cause.digest, 'hex'));
    const known = people.indexOf(cause.by);
    return known >= 0 ? known : people.push(cause.by) - 1;
  });
  const times = entries.map(({ at }, n) => at - (entries[n - 1]?.at ?? 0));
  const columns: Columns = [entries[0]?.seq ?? 0, people, times, causers, entries.map(({ event }) => event)];
  const json = compress(JSON.stringify(columns));
  const head = Buffer.alloc(HEAD);
  head.writeUInt8(COLUMNS);
  head.writeUInt32BE(json.length, 1);
  return Buffer.concat([head, json, ...causes]);
}

function fromColumns(bytes: Buffer): readonly Entry[] {
  const end = HEAD + bytes.readUInt32BE(1);
  const [first, people, times, causers, events] = JSON.parse(decompress(bytes.subarray(HEAD, end))) as Columns;
  let [at, next] = [0, end];
  const hex = (length: number): string => {
    next += length;
    return bytes.toString('hex', next - length, next);
  };
  return events.map((event, n) => {
    at += times[n]!;
    const entry: Entry = { seq: first + n, at, event };
    const by = people[causers[n]!];
    return by === undefined ? entry : { ...entry, cause: { by, id: hex(ID_BYTES), digest: hex(DIGEST_BYTES) } };
  });
}

/** Packs consecutive entries; `unpack` returns exactly the same ones, in every key and its order. */
export function pack(entries: readonly Entry[]): Uint8Array {
  const json = JSON.stringify(entries);
  const columns = toColumns(entries);
  // Entries that the columns cannot hold (an id that is not hexadecimal, a time that is no integer) are packed as plain
  // JSON.
  if (JSON.stringify(fromColumns(columns)) === json) return columns;
  return Buffer.concat([Buffer.of(PLAIN), compress(json)]);
}

/** Returns the entries of a packed hand; throws if these are not the bytes that `pack` made. */
export function unpack(bytes: Uint8Array): readonly Entry[] {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const way = all.readUInt8();
  if (way === COLUMNS) return fromColumns(all);
  if (way === PLAIN) return JSON.parse(decompress(all.subarray(1))) as readonly Entry[];
  throw new Error(`packed in an unknown way (${way})`);
}
