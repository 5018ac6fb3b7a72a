import type { Entry } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { unopened } from '../state/unopened.ts';
import type { RunningTable, TableMaker } from './runningTable.ts';
import { restoreTable, TableHost } from './tableHost.ts';

/** A host whose source wakes tables when the test says so; `disposed` names those that were stopped. */
function hostOf(codes: readonly string[]) {
  const asked: string[] = [];
  const disposed: string[] = [];
  let made = 0;
  const table = (id: string) =>
    ({ id, state: unopened, fault: undefined, dispose: () => disposed.push(id) }) as unknown as RunningTable;
  const waits: (() => void)[] = [];
  const hosted = (code: string) =>
    new Promise<{ table: RunningTable; number: number }>(resolve =>
      waits.push(() => resolve({ table: table(code), number: ++made })),
    );
  const host = new TableHost<{ table: RunningTable; number: number }>({
    wake(code) {
      asked.push(code);
      return codes.includes(code) ? hosted(code) : undefined;
    },
    refold: ({ table: { id } }) => hosted(id),
  });
  const wakeAll = () => {
    for (const wake of waits.splice(0)) wake();
  };
  return { host, asked, disposed, wakeAll };
}

describe('the host of tables', () => {
  it('wakes a table once, however many wait for it', async () => {
    const { host, asked, wakeAll } = hostOf(['A']);
    const waiting = [host.waking('A'), host.waking('A')];
    expect(host.find('A')).toBeUndefined();
    wakeAll();
    await Promise.all(waiting);
    expect([asked, host.find('A')?.id, host.size, host.revision]).toEqual([['A'], 'A', 1, 1]);
    expect([host.waking('A'), host.waking('unknown')]).toEqual([undefined, undefined]);
  });

  it('stops a table that was removed while it was being woken, and one that wakes after the host has stopped', async () => {
    const { host, disposed, wakeAll } = hostOf(['A', 'B']);
    const a = host.waking('A');
    host.remove('A');
    const b = host.waking('B');
    host.stop();
    wakeAll();
    await Promise.all([a, b]);
    expect([host.find('A'), host.find('B'), disposed]).toEqual([undefined, undefined, ['A', 'B']]);
    expect(host.waking('A')).toBeUndefined();
  });

  it('replaces the table that failed by the restored one, unless it was removed meanwhile', async () => {
    const { host, disposed, wakeAll } = hostOf(['A']);
    const woken = host.waking('A');
    wakeAll();
    await woken;
    const before = host.find('A');
    const restored = host.refold('A');
    wakeAll();
    expect(await restored).toEqual({ before, after: host.find('A') });
    expect(host.find('A')).not.toBe(before);
    const late = host.refold('A');
    host.remove('A');
    wakeAll();
    expect([await late, disposed, await host.refold('A')]).toEqual([undefined, ['A'], undefined]);
  });

  it('restores no table from a damaged log, and none whose own code throws', async () => {
    const fault = new Error('no such tile');
    const maker = { restore: async () => ({ fault }) as unknown as RunningTable } as unknown as TableMaker;
    const entries: readonly Entry[] = [];
    const restored = (log: Parameters<typeof restoreTable>[2]) => restoreTable(maker, 'A', log, {} as never);
    await expect(restored({ kind: 'damaged', reason: 'a row is not whole' })).rejects.toThrow('a row is not whole');
    await expect(restored({ kind: 'whole', entries })).rejects.toBe(fault);
  });
});
