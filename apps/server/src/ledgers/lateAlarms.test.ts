import { expect, it } from 'vitest';
import { silent } from '../testing/server.ts';
import type { Held } from './held.ts';
import { LateAlarms } from './lateAlarms.ts';

it('what is due of a ledger that is still being read when the server stops rings no more', async () => {
  const due: (() => void)[] = [];
  const clock = {
    now: () => 0,
    at(_: number, task: () => void) {
      due.push(task);
      return () => {};
    },
  };
  const held = { id: 'a', late: { release: () => true, nextDue: 900 } } as unknown as Held;
  const found = Promise.withResolvers<Held>();
  const seen: string[] = [];
  const alarms = new LateAlarms({
    ...{ clock, log: silent, find: () => found.promise },
    onShown: () => void seen.push('shown'),
    onDue: () => void seen.push('due'),
  });
  alarms.show(held);
  due[0]!();
  alarms.stop();
  found.resolve(held);
  await new Promise(setImmediate);
  expect([seen, due.length]).toEqual([['shown'], 1]);
});
