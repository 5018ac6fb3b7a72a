import { crc32 } from 'node:zlib';
import { type Entry, LOG_VERSION } from '@gorrion/protocol';
import { pack, unpack } from './pack/pack.ts';
import type { LoadedLog } from './store.ts';

/*
 * One append is one row: all of its entries or none. A finished hand is one packed row. Each row has a version and a
 * checksum, so that damage is noticed before a game goes on from it. The server reads rows of all older versions and
 * does not touch newer ones.
 */

export interface BatchRow {
  readonly version: number;
  readonly table_id: string;
  /** Number of the newest entry in the row. */
  readonly seq: number;
  /** The entries as JSON, or as bytes once they are packed. */
  readonly body: string | Uint8Array;
  readonly checksum: number;
}

const checksumOf = ({ version, table_id, body }: Omit<BatchRow, 'checksum' | 'seq'>): number =>
  crc32(body, crc32(`${version}\n${table_id}\n`));

export function encodeBatch(tableId: string, entries: readonly Entry[]): BatchRow {
  const seq = entries.at(-1)?.seq ?? 0;
  const row = { version: LOG_VERSION, table_id: tableId, seq, body: JSON.stringify(entries) };
  return { ...row, checksum: checksumOf(row) };
}

/** Encodes a whole hand as one packed row of the newest version. */
export function encodeHand(tableId: string, entries: readonly Entry[]): BatchRow {
  const row = { version: LOG_VERSION, table_id: tableId, seq: entries.at(-1)?.seq ?? 0, body: pack(entries) };
  return { ...row, checksum: checksumOf(row) };
}

export const isPacked = ({ body }: BatchRow): boolean => typeof body !== 'string';

/** Returns the entries of a row; undefined if it was not written whole, or by a newer server. */
export function decodeBatch(row: BatchRow): readonly Entry[] | undefined {
  if (row.version > LOG_VERSION || row.checksum !== checksumOf(row)) return undefined;
  return typeof row.body === 'string' ? (JSON.parse(row.body) as readonly Entry[]) : unpack(row.body);
}

const isContinuous = (entries: readonly Entry[]): boolean =>
  entries.every((entry, i) => i === 0 || entry.seq === entries[i - 1]!.seq + 1);

/**
 * Assembles a log from its rows. Only the last row may be torn, and never a packed one, which has long been durable.
 * Anything else is damage, which an operator must look at.
 */
export function assemble(rows: readonly BatchRow[]): LoadedLog {
  const newer = rows.find(row => row.version > LOG_VERSION);
  if (newer) return { kind: 'damaged', reason: `a newer server wrote it (version ${newer.version})` };
  const batches = rows.map(decodeBatch);
  const firstBad = batches.indexOf(undefined);
  const wasTorn = firstBad === rows.length - 1 && rows.length > 0 && !isPacked(rows[firstBad]!);
  if (firstBad >= 0 && !wasTorn) return { kind: 'damaged', reason: `batch ${firstBad} of ${rows.length} is not whole` };
  const entries = batches.flatMap(batch => batch ?? []);
  if (!isContinuous(entries)) return { kind: 'damaged', reason: 'entries are missing between two batches' };
  return { kind: 'whole', entries, wasTorn };
}
