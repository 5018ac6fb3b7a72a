import { describe, expect, it } from 'vitest';
import { LedgerOutbox, type Sent, type Waiting } from './outbox.ts';

const call = (id: string): Waiting => ({ id, command: { say: id } });

/** An outbox whose network answers when the test says so. */
function outboxWith(kept: readonly Waiting[] = []) {
  const sent: { readonly call: Waiting; readonly answer: (answer: Sent) => void }[] = [];
  const tasks: (() => void)[] = [];
  let saved: readonly Waiting[] = kept;
  const unheard: [string, Sent][] = [];
  const outbox = new LedgerOutbox({
    send: call => new Promise(answer => sent.push({ call, answer })),
    load: () => kept,
    save: waiting => {
      saved = waiting;
    },
    after: (_, task) => tasks.push(task),
    changed: () => {},
    unheard: (call, answer) => unheard.push([call.id, answer]),
  });
  return { outbox, sent, tasks, unheard, saved: () => saved };
}

const turn = () => new Promise(resolve => setTimeout(resolve));

describe('commands to a ledger on their way', () => {
  it('are sent one after another, in their order', async () => {
    const { outbox, sent } = outboxWith();
    const answers = [outbox.push(call('one')), outbox.push(call('two'))];
    expect(sent.map(one => one.call.id)).toEqual(['one']);
    sent[0]!.answer({ ok: true, value: { version: 1 } });
    await turn();
    expect(sent.map(one => one.call.id)).toEqual(['one', 'two']);
    sent[1]!.answer({ ok: false, code: 'said-before' });
    expect(await Promise.all(answers)).toEqual([
      { ok: true, value: { version: 1 } },
      { ok: false, code: 'said-before' },
    ]);
  });

  it('wait for the network under the same id, and are kept in the browser until they are answered', async () => {
    const { outbox, sent, tasks, saved } = outboxWith();
    const answered = outbox.push(call('one'));
    sent[0]!.answer({ ok: false, code: 'offline' });
    await turn();
    expect(saved()).toEqual([call('one')]);
    tasks[0]!();
    expect(sent.map(one => one.call)).toEqual([call('one'), call('one')]);
    sent[1]!.answer({ ok: true, value: { version: 4 } });
    expect(await answered).toEqual({ ok: true, value: { version: 4 } });
    expect(saved()).toEqual([]);
  });

  it('are sent again by the next page after a reload', () => {
    const { sent } = outboxWith([call('kept')]);
    expect(sent.map(one => one.call)).toEqual([call('kept')]);
  });

  it('of an earlier page are answered to the page, which has nobody who waits for them', async () => {
    const { outbox, sent, unheard } = outboxWith([call('kept')]);
    void outbox.push(call('own'));
    sent[0]!.answer({ ok: false, code: 'hand-out-of-order' });
    await turn();
    sent[1]!.answer({ ok: true, value: { version: 2 } });
    await turn();
    expect(unheard).toEqual([['kept', { ok: false, code: 'hand-out-of-order' }]]);
  });
});
