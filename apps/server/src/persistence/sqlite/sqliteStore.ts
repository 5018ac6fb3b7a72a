import { mkdirSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StaleOwner } from '@gorrion/table';
import { DATABASE } from '../../config/files.ts';
import type { Space, Store } from '../store.ts';
import type { StreamNews, StreamOptions } from '../stream/streamer.ts';
import { sqliteDirectory } from './directory.ts';
import { startKeeper } from './keeperThread.ts';
import { openForReading } from './schema.ts';
import { carryOut, listenersOf, readerOf, storesOn } from './stores.ts';
import { startWriter } from './writerThread.ts';

/** Files that SQLite keeps for a database, by what follows its name. */
const FILES = ['', '-wal', '-shm'];

async function measureSpace(directory: string, spareBytes: number): Promise<Space> {
  const sizes = FILES.map(suffix =>
    stat(join(directory, DATABASE + suffix)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  const filesBytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const { bavail, blocks, bsize } = await statfs(directory);
  return { filesBytes, spareBytes, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/**
 * Opens the store on disk; `stream` has it copied all the time. One thread writes, this one only reads, and neither ever waits
 * for the other.
 */
export async function sqliteStore(directory: string, stream?: StreamOptions): Promise<Store> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, DATABASE);
  let tell: (seconds: number, writes: number) => void = () => {};
  let tellStream: (news: StreamNews) => void = () => {};
  const writer = await startWriter(
    file,
    (seconds, writes) => tell(seconds, writes),
    stream && { options: stream, onNews: news => tellStream(news) },
  );
  const reader = readerOf(openForReading(file));
  const listeners = listenersOf(writer);
  const keeper = startKeeper(file, task => carryOut(task, writer, listeners));
  const assertOwner = (_code: string, epoch: number) => {
    if (epoch !== writer.start) throw new StaleOwner(`epoch ${epoch} of this table is over: it is ${writer.start} now`);
  };

  return {
    ...storesOn({ writer, reader, wake: keeper.wake, assertOwner }),
    ...sqliteDirectory(writer, reader),
    onCommit(next) {
      tell = next;
    },
    onStream(next) {
      tellStream = next;
    },
    inBackground: own => void Object.assign(listeners, own),
    space: () => measureSpace(directory, reader.spareBytes()),
    async close() {
      await keeper.close();
      // The writer closes last: the last connection empties the write-ahead log, and a reading one cannot.
      reader.close();
      await writer.close();
    },
  };
}
