import type { TableEvent } from '@gorrion/protocol';
import { sqliteStore } from '../persistence/sqlite/sqliteStore.ts';
import { appendTo } from './appending.ts';

/**
 * Appends entries to four tables in parallel and prints the number of each durable entry, until the process is killed.
 * Every tenth entry ends a hand, so the store packs hands all the time.
 */
const store = await sqliteStore(process.argv[2] ?? '');

const eventOf = (seq: number): TableEvent =>
  seq % 10 === 0 ? { type: 'shuffle-opened', handNumber: seq / 10, salt: '', seed: '' } : { type: 'readied', place: 0 };

async function write(table: string): Promise<never> {
  for (let seq = 1; ; seq++) {
    await appendTo(store, table, [{ seq, at: seq, event: eventOf(seq) }]);
    process.stdout.write(`${table} ${seq}\n`);
  }
}
await Promise.all(['A', 'B', 'C', 'D'].map(write));
