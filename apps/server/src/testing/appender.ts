import { sqliteStore } from '../persistence/sqlite/sqliteStore.ts';

/** Writes entry after entry, a few at a time, and says of each that it is durable, until somebody ends the process. */
const store = await sqliteStore(process.argv[2] ?? '');

async function write(table: string): Promise<never> {
  for (let seq = 1; ; seq++) {
    await store.append(table, [{ seq, at: seq, event: { type: 'readied', place: 0 } }]);
    process.stdout.write(`${table} ${seq}\n`);
  }
}
await Promise.all(['A', 'B', 'C', 'D'].map(write));
