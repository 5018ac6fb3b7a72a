import { crc32 } from 'node:zlib';
import type { Entry } from '@gorrion/protocol';
import type { LoadedLog } from './store.ts';

/*
 * One append is one row: all of its entries or none. The row carries its format's version and a checksum, so that a
 * damaged disk is noticed before a game is played on from it.
 */

export const BATCH_VERSION = 1;

export interface BatchRow {
  readonly version: number;
  readonly table_id: string;
  readonly body: string;
  readonly checksum: number;
}

const checksumOf = (tableId: string, body: string): number => crc32(`${BATCH_VERSION}\n${tableId}\n${body}`);

export function encodeBatch(tableId: string, entries: readonly Entry[]): BatchRow {
  const body = JSON.stringify(entries);
  return { version: BATCH_VERSION, table_id: tableId, body, checksum: checksumOf(tableId, body) };
}

/** The entries of a row; undefined when it was not written whole or by a newer server. */
export function decodeBatch(row: BatchRow): readonly Entry[] | undefined {
  if (row.version !== BATCH_VERSION || row.checksum !== checksumOf(row.table_id, row.body)) return undefined;
  return JSON.parse(row.body) as readonly Entry[];
}

const isContinuous = (entries: readonly Entry[]): boolean =>
  entries.every((entry, i) => i === 0 || entry.seq === entries[i - 1]!.seq + 1);

/** Puts a log together; only the very last batch may be torn, anything else is damage that a person must look at. */
export function assemble(rows: readonly BatchRow[]): LoadedLog {
  const batches = rows.map(decodeBatch);
  const firstBad = batches.indexOf(undefined);
  const wasTorn = firstBad === rows.length - 1 && rows.length > 0;
  if (firstBad >= 0 && !wasTorn) return { kind: 'damaged', reason: `batch ${firstBad} of ${rows.length} is not whole` };
  const entries = batches.flatMap(batch => batch ?? []);
  if (!isContinuous(entries)) return { kind: 'damaged', reason: 'entries are missing between two batches' };
  return { kind: 'whole', entries, wasTorn };
}
