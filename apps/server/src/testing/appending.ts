import type { Entry, PersonId, TableCode } from '@gorrion/protocol';
import type { Store } from '../persistence/store.ts';
import type { TableRecord } from '../persistence/tableRecord.ts';

/* Writing to logs as a test does, which opens no table for it. */

const epochs = new WeakMap<Store, Map<string, Promise<number>>>();

/** Returns the epoch of a table of a store, which is claimed, and registered if it is not there. */
function epochOf(store: Store, code: string): Promise<number> {
  const known = epochs.get(store) ?? new Map<string, Promise<number>>();
  epochs.set(store, known);
  const epoch = known.get(code) ?? claimed(store, code as TableCode);
  known.set(code, epoch);
  return epoch;
}

async function claimed(store: Store, code: TableCode): Promise<number> {
  const claim = await store.claim(code);
  if (claim.kind === 'owned') return claim.epoch;
  return registered(store, { code, host: 'nobody' as PersonId, request: code, openedAt: 0 });
}

/** Registers a table; returns its epoch. Throws if its wish is known. */
export async function registered(store: Store, record: TableRecord): Promise<number> {
  const made = await store.register(record);
  if (made.kind === 'known') throw new Error(`the wish for ${record.code} has opened ${made.code}`);
  return made.epoch;
}

/** Appends entries to the log of a table as its owner. */
export async function appendTo(store: Store, code: string, entries: readonly Entry[]): Promise<void> {
  await store.append(code, entries, await epochOf(store, code));
}

/** Retires a table as its owner. */
export async function retireAt(store: Store, code: string): Promise<void> {
  await store.retire(code as TableCode, await epochOf(store, code));
}

/** Deletes a table as its owner. */
export async function discardAt(store: Store, code: string): Promise<void> {
  await store.discard(code as TableCode, await epochOf(store, code));
  epochs.get(store)?.delete(code);
}
