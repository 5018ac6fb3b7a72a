import type { PersonId, TableCode } from '@gorrion/protocol';
import type { NodeRecord, TableDirectory } from '../ownership.ts';
import type { TableRecord } from '../tableRecord.ts';
import type { WriterThread } from './writerThread.ts';

interface Reader {
  /** Returns a table that was not retired; undefined if there is none. */
  live(code: TableCode): TableRecord | undefined;
  wishedBy(host: PersonId, request: string): TableCode | undefined;
}

/**
 * The directory of a folder, which has one server at a time: all tables are its own, and the epoch of each is the number
 * of the server's start.
 */
export function sqliteDirectory(writer: WriterThread, reader: Reader): TableDirectory {
  const { start } = writer;
  const self: NodeRecord = { id: `start ${start}`, address: null };
  return {
    isShared: false,
    async register(record) {
      const known = reader.wishedBy(record.host, record.request);
      if (known) return { kind: 'known', code: known };
      await writer.write({ kind: 'register', record });
      return { kind: 'new', epoch: start };
    },
    openedBy: async (host, request) => reader.wishedBy(host, request),
    async claim(code) {
      const record = reader.live(code);
      return record ? { kind: 'owned', epoch: start, record } : { kind: 'unknown' };
    },
    ownerOf: async code => (reader.live(code) ? self : undefined),
    nodes: async () => [self],
    orphans: async () => [],
    duty: async () => true,
    dutyOf: async () => self,
    async release() {},
    async renew() {},
    async leave() {},
    async bury() {},
  };
}
