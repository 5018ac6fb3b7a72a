import { createOutbox } from '@gorrion/client/connection';
import { FakeTimers, FakeWire } from '@gorrion/client/testing';
import type { TableCode, TableCommand } from '@gorrion/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { followed } from '../../testing/following.ts';
import { dealtTable } from '../../testing/table.ts';
import { useApp } from '../store/app.ts';
import { castRequests } from './castRequests.ts';
import { personRequests, tableRequests } from './requests.ts';
import { tableCommands } from './tableCommands.ts';

const READY: TableCommand = { type: 'ready' };

function page() {
  const wire = new FakeWire();
  const outbox = createOutbox(wire, new FakeTimers(), () => {});
  let ids = 0;
  const newId = () => `id${++ids}`;
  wire.accept();
  return {
    wire,
    outbox,
    person: personRequests(outbox, useApp, newId),
    table: tableRequests(outbox, useApp, newId),
    cast: castRequests(outbox, useApp),
    commands: tableCommands(outbox, useApp, newId),
  };
}
const notices = () => useApp.getState().notices.map(({ news }) => news);
const showTable = (change = {}) => useApp.setState({ table: { ...followed(dealtTable().state), ...change } });

beforeEach(() => useApp.setState(useApp.getInitialState(), true));

describe('a request of a person', () => {
  it('shows its refusal as a notice', async () => {
    const { wire, person } = page();
    const renamed = person.rename('Ana');
    wire.last('me:rename')!.answer({ ok: false, code: 'bad-name' });
    expect(await renamed).toBe(false);
    expect(notices()).toEqual([{ kind: 'refused', code: 'bad-name' }]);
  });

  it('keeps the name that the server accepted', async () => {
    const { wire, person } = page();
    const renamed = person.rename('Ana');
    wire.last('me:rename')!.answer({ ok: true, me: { id: 'ana', name: 'Ana' } });
    expect(await renamed).toBe(true);
    expect(useApp.getState().me).toEqual({ id: 'ana', name: 'Ana' });
  });

  it('opens a table under an id of its own and resolves with the code', async () => {
    const { wire, person } = page();
    const settings = dealtTable().state.settings;
    const opened = person.openTable(settings, 'expert');
    expect(wire.last('table:open')!.message).toEqual({ id: 'id1', settings, against: 'expert' });
    wire.last('table:open')!.answer({ ok: true, code: 'ABCD2345' });
    expect(await opened).toBe('ABCD2345');
  });
});

describe('a wish for a table that is withdrawn', () => {
  it('resolves with nothing, and is sent no more, also over the next connection', async () => {
    const wire = new FakeWire();
    const outbox = createOutbox(wire, new FakeTimers(), () => {});
    const offline = new AbortController();
    const opened = personRequests(outbox, useApp, () => 'id').openTable(
      dealtTable().state.settings,
      'easy',
      offline.signal,
    );
    expect(outbox.size()).toBe(1);
    offline.abort();
    expect(await opened).toBeUndefined();
    wire.accept();
    outbox.resend();
    expect([outbox.size(), wire.last('table:open')]).toEqual([0, undefined]);
    expect(notices()).toEqual([]);
  });
});

describe('a request about the table on the page', () => {
  it('or another one, such as that whose umpire one becomes, is sent until it is answered', async () => {
    const { wire, outbox, table } = page();
    const refused = table.commandTo('ABCD2345', { type: 'take-umpire', key: 'key' });
    const first = wire.last('table:command');
    wire.drop();
    wire.accept();
    outbox.resend();
    expect([wire.count('table:command'), wire.last('table:command')!.message]).toEqual([2, first!.message]);
    wire.last('table:command')!.answer({ ok: false, code: 'bad-umpire-key' });
    expect(await refused).toBe('bad-umpire-key');
  });

  it('is not sent without a table', async () => {
    const { wire, table, cast, commands } = page();
    expect(await table.watching()).toBeUndefined();
    expect(await table.transcript()).toBe('not-at-this-table');
    expect(await table.sendChat({ word: 'hello' })).toBe('not-at-this-table');
    expect(await cast.cast('look')).toEqual({ ok: false, code: 'not-at-this-table' });
    expect(await commands.send(READY)).toBe(false);
    expect(wire.sent).toEqual([]);
  });

  it('such as that for the link of a cast, waits for the connection and is sent once there', async () => {
    const { wire, outbox, cast } = page();
    showTable();
    wire.drop();
    const made = cast.cast('make', null);
    expect(wire.count('table:cast')).toBe(0);
    wire.accept();
    outbox.resend();
    expect(wire.count('table:cast')).toBe(1);
    // The server knows a repeated wish by the link that it would replace.
    expect(wire.last('table:cast')!.message).toMatchObject({ wish: 'make', instead: null });
    const answer = { ok: true, cast: { key: 'f'.repeat(32), pages: 0 } } as const;
    wire.last('table:cast')!.answer(answer);
    expect(await made).toEqual(answer);
  });

  it('returns its refusal to the part of the page that asked, without a notice', async () => {
    const { wire, table } = page();
    showTable();
    const [watching, transcript, chat] = [table.watching(), table.transcript(), table.sendChat({ word: 'hello' })];
    for (const event of ['table:watching', 'table:transcript', 'table:say'] as const)
      wire.last(event)!.answer({ ok: false, code: 'chat-closed' });
    expect(await Promise.all([watching, transcript, chat])).toEqual([undefined, 'chat-closed', 'chat-closed']);
    expect(notices()).toEqual([]);
  });
});

describe('a command', () => {
  it('is pending with the number of the event that it answers until its answer comes', async () => {
    const { wire, commands } = page();
    showTable();
    const sent = commands.send(READY);
    expect(useApp.getState().pending).toEqual([{ id: 'id1', command: READY, at: 9 }]);
    wire.last('table:command')!.answer({ ok: true, seq: 10 });
    expect(await sent).toBe(true);
    expect(useApp.getState().pending).toEqual([]);
  });

  it('of a player is refused with a notice, unless the table on the page shows that it stands still', async () => {
    const { wire, commands } = page();
    const refused = async (isFrozen: boolean) => {
      showTable({ isFrozen });
      const sent = commands.send(READY);
      wire.last('table:command')!.answer({ ok: false, code: 'table-frozen' });
      expect(await sent).toBe(false);
    };
    await refused(true);
    expect(notices()).toEqual([]);
    await refused(false);
    expect(notices()).toEqual([{ kind: 'refused', code: 'table-frozen' }]);
  });

  it('of the page counts as delivered unless the table stands still', async () => {
    const { wire, commands } = page();
    const delivered = async (answer: unknown) => {
      const sent = commands.deliver('ABCD2345' as TableCode, READY);
      wire.last('table:command')!.answer(answer);
      return sent;
    };
    expect(await delivered({ ok: true, seq: 10 })).toBe(true);
    expect(await delivered({ ok: false, code: 'not-now' })).toBe(true);
    expect(await delivered({ ok: false, code: 'table-frozen' })).toBe(false);
    expect(await delivered({ ok: false, code: 'table-restarting' })).toBe(false);
    expect(notices()).toEqual([]);
    expect(useApp.getState().pending).toEqual([]);
  });
});
