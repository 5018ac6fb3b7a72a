import type { TableEvent } from '@gorrion/protocol';
import { sqliteStore } from '../persistence/sqlite/sqliteStore.ts';

/**
 * Writes entry after entry, a few at a time, and prints of each that it is durable, until the process is ended. Every
 * tenth ends a hand, so that hands are packed all the time.
 */
const store = await sqliteStore(process.argv[2] ?? '');

const eventOf = (seq: number): TableEvent =>
  seq % 10 === 0 ? { type: 'shuffle-opened', handNumber: seq / 10, salt: '', seed: '' } : { type: 'readied', place: 0 };

async function write(table: string): Promise<never> {
  for (let seq = 1; ; seq++) {
    await store.append(table, [{ seq, at: seq, event: eventOf(seq) }]);
    process.stdout.write(`${table} ${seq}\n`);
  }
}
await Promise.all(['A', 'B', 'C', 'D'].map(write));
