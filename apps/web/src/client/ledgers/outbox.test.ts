import { FakeTimers } from '@gorrion/client/testing';
import { describe, expect, it } from 'vitest';
import { ledgerOutbox, type Sent, type Waiting } from './outbox.ts';

const call = (id: string): Waiting => ({ id, command: { say: id } });

/** An outbox whose network answers when the test says so. */
function outboxWith(kept: readonly Waiting[] = []) {
  const sent: { readonly call: Waiting; readonly answer: (answer: Sent) => void }[] = [];
  const timers = new FakeTimers();
  let saved: readonly Waiting[] = kept;
  const unheard: [string, Sent][] = [];
  const outbox = ledgerOutbox(
    {
      send: (call, answer) => void sent.push({ call, answer }),
      after: timers.after,
      changed: waiting => {
        saved = waiting;
      },
      unheard: (call, answer) => unheard.push([call.id, answer]),
    },
    kept,
  );
  return { outbox, sent, timers, unheard, saved: () => saved };
}

describe('commands to a ledger on their way', () => {
  it('are sent one after another, in their order', async () => {
    const { outbox, sent } = outboxWith();
    const answers = [outbox.push(call('one')), outbox.push(call('two'))];
    expect(sent.map(one => one.call.id)).toEqual(['one']);
    sent[0]!.answer({ ok: true, value: { version: 1 } });
    expect(sent.map(one => one.call.id)).toEqual(['one', 'two']);
    sent[1]!.answer({ ok: false, code: 'said-before' });
    expect(await Promise.all(answers)).toEqual([
      { ok: true, value: { version: 1 } },
      { ok: false, code: 'said-before' },
    ]);
  });

  it('wait for the network under the same id, and are kept in the browser until they are answered', async () => {
    const { outbox, sent, timers, saved } = outboxWith();
    const answered = outbox.push(call('one'));
    sent[0]!.answer({ ok: false, code: 'offline' });
    expect(saved()).toEqual([call('one')]);
    timers.pass(1000);
    expect(sent.map(one => one.call)).toEqual([call('one'), call('one')]);
    sent[1]!.answer({ ok: true, value: { version: 4 } });
    expect(await answered).toEqual({ ok: true, value: { version: 4 } });
    expect(saved()).toEqual([]);
  });

  it('are sent again where the network swallows one, and after ever longer times where it is gone', () => {
    const { outbox, sent, timers } = outboxWith();
    void outbox.push(call('one'));
    timers.pass(30_000);
    expect(sent).toHaveLength(2);
    for (const wait of [1000, 2000, 4000, 8000, 8000]) {
      const before = sent.length;
      sent.at(-1)!.answer({ ok: false, code: 'offline' });
      timers.pass(wait - 1);
      expect(sent).toHaveLength(before);
      timers.pass(1);
      expect(sent).toHaveLength(before + 1);
    }
    outbox.resend();
    expect(sent).toHaveLength(8);
  });

  it('are sent again by the next page after a reload', () => {
    const { sent } = outboxWith([call('kept')]);
    expect(sent.map(one => one.call)).toEqual([call('kept')]);
  });

  it('of an earlier page are answered to the page, which has nobody who waits for them', () => {
    const { outbox, sent, unheard } = outboxWith([call('kept')]);
    void outbox.push(call('own'));
    sent[0]!.answer({ ok: false, code: 'hand-out-of-order' });
    sent[1]!.answer({ ok: true, value: { version: 2 } });
    expect(unheard).toEqual([['kept', { ok: false, code: 'hand-out-of-order' }]]);
  });
});
