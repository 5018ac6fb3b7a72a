import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silent } from '../testing/server.ts';
import { Backups } from './backups.ts';
import type { BackupNews } from './backupThread.ts';

/** A thread that says all this and ends at once, so that its end is heard first. */
class HastyThread extends EventEmitter {
  constructor(port: MessagePort, news: readonly BackupNews[]) {
    super();
    for (const one of news) port.postMessage(one);
    queueMicrotask(() => this.emit('exit', 0));
  }
  unref() {}
  terminate = async () => 0;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backups-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a backup whose thread says all this; resolves with how it ended. */
async function made(news: readonly BackupNews[], isStopped = false) {
  const error = vi.fn();
  const log = { ...silent, error } as typeof silent;
  const threads: HastyThread[] = [];
  const backups = new Backups({
    ...{ folders: { dataDir: folder, folder }, store: {}, now: Date.now, log },
    start({ port }) {
      threads.push(new HastyThread(port, news));
      // Its end comes after the stop.
      if (isStopped) void backups.stop();
      return threads[0]!;
    },
  });
  await backups.start();
  await new Promise(setImmediate);
  expect(threads).toHaveLength(1);
  const { failure, progress } = await backups.state();
  return [failure, progress, error.mock.calls.length];
}

it('a backup is made once its thread has said so, even if the end of the thread is heard first', async () => {
  expect(await made([{ progress: 1 }, { isDone: true }])).toEqual([null, null, 0]);
  expect(await made([{ failure: 'no room' }])).toEqual(['no room', null, 1]);
  expect(await made([{ progress: 0.5 }])).toEqual(['the thread has ended', null, 1]);
});

it('a backup that a stop has cut off is no failure', async () => {
  expect(await made([{ progress: 0.5 }], true)).toEqual([null, 0.5, 0]);
});
