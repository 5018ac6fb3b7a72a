import { crc32 } from 'node:zlib';
import { type Entry, LOG_VERSION } from '@gorrion/protocol';
import type { LoadedLog } from './store.ts';

/*
 * One append is one row: all of its entries or none. The row carries its format's version and a checksum, so that a
 * damaged disk is noticed before a game is played on from it. Rows of older versions are read for ever; one that is
 * newer than this server is not touched.
 */

export interface BatchRow {
  readonly version: number;
  readonly table_id: string;
  /** Number of the newest entry in the row. */
  readonly seq: number;
  readonly body: string;
  readonly checksum: number;
}

const checksumOf = ({ version, table_id, body }: Omit<BatchRow, 'checksum' | 'seq'>): number =>
  crc32(`${version}\n${table_id}\n${body}`);

export function encodeBatch(tableId: string, entries: readonly Entry[]): BatchRow {
  const seq = entries.at(-1)?.seq ?? 0;
  const row = { version: LOG_VERSION, table_id: tableId, seq, body: JSON.stringify(entries) };
  return { ...row, checksum: checksumOf(row) };
}

/** The entries of a row; undefined when it was not written whole or by a newer server. */
export function decodeBatch(row: BatchRow): readonly Entry[] | undefined {
  if (row.version > LOG_VERSION || row.checksum !== checksumOf(row)) return undefined;
  return JSON.parse(row.body) as readonly Entry[];
}

const isContinuous = (entries: readonly Entry[]): boolean =>
  entries.every((entry, i) => i === 0 || entry.seq === entries[i - 1]!.seq + 1);

/** Puts a log together; only the very last batch may be torn, anything else is damage that a person must look at. */
export function assemble(rows: readonly BatchRow[]): LoadedLog {
  const newer = rows.find(row => row.version > LOG_VERSION);
  if (newer) return { kind: 'damaged', reason: `a newer server wrote it (version ${newer.version})` };
  const batches = rows.map(decodeBatch);
  const firstBad = batches.indexOf(undefined);
  const wasTorn = firstBad === rows.length - 1 && rows.length > 0;
  if (firstBad >= 0 && !wasTorn) return { kind: 'damaged', reason: `batch ${firstBad} of ${rows.length} is not whole` };
  const entries = batches.flatMap(batch => batch ?? []);
  if (!isContinuous(entries)) return { kind: 'damaged', reason: 'entries are missing between two batches' };
  return { kind: 'whole', entries, wasTorn };
}
