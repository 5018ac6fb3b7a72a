import { expect, it } from 'vitest';
import { FakeTimers, FakeWire } from '../testing/wire.ts';
import { createOutbox, Outbox } from './outbox.ts';

it('refuses what waits and what comes later once it has ended, and sends no more', async () => {
  const [wire, timers] = [new FakeWire(), new FakeTimers()];
  const outbox = createOutbox(wire, timers);
  wire.accept();
  const waiting = outbox.send('me:rename', { name: 'Ana' });
  outbox.end('replaced-by-newer-page');
  const refused = { ok: false, code: 'replaced-by-newer-page' };
  expect([await waiting, await outbox.send('me:forget', {}), outbox.size()]).toEqual([refused, refused, 0]);
  timers.pass(60_000);
  outbox.resend();
  expect([wire.count('me:rename'), wire.count('me:forget')]).toEqual([1, 0]);
});

it('sends no message that waits for another one, once it has ended', async () => {
  const sent: number[] = [];
  const outbox = new Outbox<number, string>({
    send: call => sent.push(call),
    after: new FakeTimers().after,
    isInOrder: true,
  });
  const answers = [outbox.push(1), outbox.push(2)];
  outbox.end('over');
  expect([await Promise.all(answers), sent]).toEqual([['over', 'over'], [1]]);
});
