import { MemoryDirectory } from './memoryDirectory.ts';
import type { NodeRecord } from './ownership.ts';
import { commitGroup, type Job, jobRunner } from './sqlite/jobs.ts';
import { nextTaskOf } from './sqlite/keeping.ts';
import { openInMemory } from './sqlite/schema.ts';
import { carryOut, listenersOf, readerOf, storesOn } from './sqlite/stores.ts';
import { errorOf } from './sqlite/writerThread.ts';
import type { Store } from './store.ts';

/** The number of the only start. */
const START = 1;

/** The memory that nodes share as they would share a database. `now`: the clock of their leases (ms). */
export function memoryWorld(now: () => number = Date.now, isShared = true) {
  const db = openInMemory();
  const reader = readerOf(db);
  const run = jobRunner(db, START);
  const writer = {
    async write(job: Job) {
      // There is no log in front of this database.
      if (job.kind === 'truncate') return;
      for (const { error } of commitGroup(db, run, [{ id: 0, job }])) if (error) throw errorOf(error);
    },
  };
  const listeners = listenersOf(writer);
  const nextTask = nextTaskOf(db);
  let isWorking = false;

  /** Does at once what a store on disk does in the background. Who stays unsettled is told of once. */
  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    const told = new Set<string>();
    try {
      for (let task = nextTask(); task; task = nextTask()) {
        if (task.kind === 'clean' && told.has(task.person)) break;
        if (task.kind === 'clean') told.add(task.person);
        await carryOut(task, writer, listeners);
      }
    } catch {
      // The next wish finds the same work.
    }
    isWorking = false;
  }

  const directory = new MemoryDirectory(reader, now, isShared);
  const shared = {
    ...storesOn({
      writer,
      reader,
      wake: () => void work(),
      assertOwner: (code, epoch) => directory.assertOwner(code, epoch),
    }),
    inBackground: (own: Partial<typeof listeners>) => void Object.assign(listeners, own),
    async close() {},
  };

  /** Returns the store as one node uses it. */
  return (node: NodeRecord): Store => ({
    ...shared,
    ...directory.of(node),
    async register(record) {
      const known = reader.wishedBy(record.host, record.request);
      if (known) return { kind: 'known', code: known };
      await writer.write({ kind: 'register', record });
      return { kind: 'new', epoch: directory.add(record.code, node) };
    },
  });
}

/** Opens a store in memory: the store on disk, without a disk, a thread or another start. */
export const memoryStore = (): Store => memoryWorld(Date.now, false)({ id: 'here', address: null });
