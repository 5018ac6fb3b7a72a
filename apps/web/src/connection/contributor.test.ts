import type { Entry, PersonId, Snapshot, TableCode, TableEvent } from '@gorrion/protocol';
import { unopened } from '@gorrion/table';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../store/app.ts';
import { connected } from '../testing/connected.ts';
import { PERSON, TestTable } from '../testing/table.ts';
import type { FakeWire } from '../testing/wire.ts';

const CODE = 'ABCD2345' as TableCode;
const FRESH = useApp.getInitialState();
const committed: TableEvent = {
  type: 'shuffle-committed',
  handNumber: 1,
  commitment: 'ab'.repeat(32),
  secret: undefined,
  asked: [0],
};

const settle = async () => {
  for (let n = 0; n < 5; n++) await new Promise(resolve => setTimeout(resolve));
};

/** Ana's page at a table that she has opened, and its host has just started. */
async function starting() {
  const table = new TestTable().add(
    { type: 'table-opened', settings: unopened.settings, host: 'ana' as PersonId },
    { type: 'seated', place: 0, who: PERSON('Ana') },
  );
  const { wire, timers, client } = connected();
  client.enter(CODE);
  const snapshot: Snapshot = { code: CODE, viewer: 0, seq: 2, at: 0, state: table.state, watchers: 0 };
  wire.last('table:enter')!.answer({ ok: true, snapshot });
  const tell = async (event: TableEvent) => {
    const seq = useApp.getState().table!.seq + 1;
    const entry: Entry = { seq, at: 1000 * seq, event };
    wire.tell('table:entries', { code: CODE, entries: [entry] });
    await settle();
  };
  await tell(committed);
  return { wire, timers, tell };
}

const said = (wire: FakeWire) =>
  wire.said.filter(({ event }) => event === 'table:command').map(({ message }) => (message as Sent).envelope.command);
interface Sent {
  readonly envelope: { readonly command: { readonly type: string; readonly seal: string; readonly nonce: string } };
}

beforeEach(() => useApp.setState(FRESH, true));

describe('a page that is asked for its nonce', () => {
  it('seals it and opens it by itself, each once', async () => {
    const { wire, tell } = await starting();
    const [first] = said(wire);
    expect(first).toMatchObject({ type: 'seal-nonce', handNumber: 1 });
    await tell({ type: 'readied', place: 1 });
    expect(said(wire)).toHaveLength(1);
    await tell({ type: 'nonce-sealed', place: 0, seal: first!.seal });
    await tell({ type: 'nonces-called' });
    const [, second] = said(wire);
    expect(second).toMatchObject({ type: 'open-nonce', handNumber: 1 });
    await tell({ type: 'nonce-opened', place: 0, nonce: second!.nonce });
    expect(said(wire)).toHaveLength(2);
    expect(useApp.getState()).toMatchObject({ pending: [], notices: [] });
  });

  it('says it again after a lost connection, under the same id', async () => {
    const { wire, timers } = await starting();
    const sent = wire.last('table:command')!.message;
    wire.drop();
    timers.pass(1000);
    wire.accept();
    expect(wire.count('table:command')).toBe(2);
    expect(wire.last('table:command')!.message).toEqual(sent);
  });

  it('says nothing of a refusal, and nothing when it is too late', async () => {
    const { wire, tell } = await starting();
    wire.last('table:command')!.answer({ ok: false, code: 'nonce-not-asked' });
    await tell({ type: 'nonces-called' });
    await tell({ type: 'readied', place: 2 });
    expect(said(wire)).toHaveLength(1);
    expect(useApp.getState().notices).toEqual([]);
  });

  it('tries again when the table could not write', async () => {
    const { wire, tell } = await starting();
    wire.last('table:command')!.answer({ ok: false, code: 'table-frozen' });
    await settle();
    await tell({ type: 'clock-shifted', by: 0 });
    expect(said(wire)).toHaveLength(2);
  });
});
