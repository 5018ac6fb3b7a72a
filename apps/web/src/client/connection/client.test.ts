import type { ChatLine, Entry, PersonId, Snapshot, TableCode } from '@gorrion/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { connected } from '../../testing/connected.ts';
import { dealtTable } from '../../testing/table.ts';
import { useApp } from '../store/app.ts';
import { tableFollower } from './tableFollower.ts';

const CODE = 'ABCD2345' as TableCode;
const FRESH = useApp.getInitialState();

const snapshot = (seq: number): Snapshot => {
  const { state } = dealtTable();
  return { code: CODE, viewer: 0, seq, at: 0, state, watchers: 0 };
};
const readied = (seq: number): Entry => ({ seq, at: seq, event: { type: 'readied', place: 1 } });

function entered() {
  const all = connected();
  all.client.enter(CODE, tableFollower);
  all.wire.last('table:enter')!.answer({ ok: true, snapshot: snapshot(10) });
  return all;
}

beforeEach(() => useApp.setState(FRESH, true));

describe('following a table', () => {
  it('begins with a snapshot and applies the entries that follow', () => {
    const { wire } = entered();
    wire.tell('table:entries', { code: CODE, entries: [readied(11)] });
    expect(useApp.getState().table).toMatchObject({ seq: 11, state: { ready: [false, true, false, false] } });
  });

  it('skips known entries and asks the server again after a gap', () => {
    const { wire } = entered();
    wire.tell('table:entries', { code: CODE, entries: [readied(10), readied(12)] });
    expect(useApp.getState().table?.seq).toBe(10);
    expect(wire.last('table:enter')!.message).toEqual({ code: CODE, since: 10, viewer: 0 });
  });

  it('catches up after a lost connection and announces what was missed', () => {
    const { wire, timers } = entered();
    wire.drop();
    timers.pass(1000);
    wire.accept();
    expect(wire.last('table:enter')!.message).toEqual({ code: CODE, since: 10, viewer: 0 });
    wire.last('table:enter')!.answer({ ok: true, entries: [readied(11)] });
    expect(useApp.getState().table).toMatchObject({ seq: 11, epoch: 2 });
    expect(useApp.getState().notices.map(({ news }) => news)).toEqual([{ kind: 'back', discards: 0 }]);
  });

  it('keeps the reason why the server refuses a link', () => {
    const { wire, client } = connected();
    client.enter('WRONG', tableFollower);
    wire.last('table:enter')!.answer({ ok: false, code: 'no-such-table' });
    expect(useApp.getState().refusal).toEqual({ code: 'WRONG', why: 'no-such-table' });
  });

  it('retries after 4 s without an answer', () => {
    const { wire, client, timers } = connected();
    client.enter(CODE, tableFollower);
    timers.pass(4000);
    expect(wire.count('table:enter')).toBe(2);
  });

  it('ignores answers for a table that was left', () => {
    const { wire, client } = connected();
    client.enter(CODE, tableFollower);
    const late = wire.last('table:enter')!;
    client.exit();
    late.answer({ ok: true, snapshot: snapshot(1) });
    expect(useApp.getState().table).toBeUndefined();
  });
});

describe('a command', () => {
  it('is sent again with the same id until it is answered', async () => {
    const { wire, timers, client } = entered();
    const done = client.send({ type: 'ready' });
    const first = wire.last('table:command')!.message;
    wire.drop();
    timers.pass(1000);
    wire.accept();
    expect(wire.count('table:command')).toBe(2);
    expect(wire.last('table:command')!.message).toEqual(first);
    expect(useApp.getState().pending).toHaveLength(1);
    wire.last('table:command')!.answer({ ok: true, seq: 11 });
    expect(await done).toBe(true);
    expect(useApp.getState().pending).toEqual([]);
  });

  it('is sent again after 6 s without an answer on an open connection', () => {
    const { wire, timers, client } = entered();
    void client.send({ type: 'ready' });
    timers.pass(2000);
    expect(wire.count('table:command')).toBe(1);
    timers.pass(4000);
    expect(wire.count('table:command')).toBe(2);
  });

  it('names the event that it answers, and its refusal becomes a notice', async () => {
    const { wire, client } = entered();
    const done = client.send({ type: 'start' });
    expect(wire.last('table:command')!.message).toMatchObject({ envelope: { answers: 10 } });
    wire.last('table:command')!.answer({ ok: false, code: 'not-host' });
    expect(await done).toBe(false);
    expect(useApp.getState().notices[0]?.news).toEqual({ kind: 'refused', code: 'not-host' });
  });
});

describe('the chat', () => {
  const line = (at: number): ChatLine => ({
    from: { id: 'mei' as PersonId, name: 'Mei' },
    room: 'players',
    at,
    text: `${at}`,
  });
  const shown = () => useApp.getState().chat.map(({ at }) => at);

  it('begins with the earlier lines and shows each line once, by their times', () => {
    const { wire } = entered();
    wire.tell('table:chat', { code: CODE, lines: [line(1), line(2)] });
    wire.tell('table:said', { code: CODE, line: line(2) });
    wire.tell('table:said', { code: CODE, line: line(4) });
    wire.tell('table:said', { code: CODE, line: line(3) });
    wire.tell('table:said', { code: 'ELSEWHER', line: line(5) });
    expect(shown()).toEqual([1, 2, 3, 4]);
  });

  it('is emptied when the page leaves the table', () => {
    const { wire, client } = entered();
    wire.tell('table:chat', { code: CODE, lines: [line(1)] });
    client.exit();
    expect(shown()).toEqual([]);
  });

  it('resends a line under the same id until the server answers, and returns its refusal', async () => {
    const { wire, timers, client } = entered();
    const done = client.sendChat({ word: 'hello' });
    const first = wire.last('table:say')!.message;
    expect(first).toEqual({ code: CODE, id: 'id1', word: 'hello' });
    timers.pass(6000);
    expect(wire.count('table:say')).toBe(2);
    expect(wire.last('table:say')!.message).toEqual(first);
    wire.last('table:say')!.answer({ ok: false, code: 'chat-closed' });
    expect(await done).toBe('chat-closed');
  });
});

describe('a seat that the host takes away', () => {
  const watching = (seq: number): Snapshot => ({ ...snapshot(seq), viewer: 'spectator' });
  const news = () => useApp.getState().notices.map(({ news }) => news.kind);

  it('is announced to the player who sat there', () => {
    const { wire } = entered();
    const me = { id: 'ana' as PersonId, name: 'Ana' };
    useApp.setState({ me });
    const shown = watching(11);
    wire.tell('table:snapshot', { ...shown, state: { ...shown.state, barred: [me.id] } });
    expect(news()).toEqual(['unseated']);
  });

  it('is not announced to a player who stood up, or to a spectator', () => {
    const { wire, client } = entered();
    void client.send({ type: 'stand' });
    wire.tell('table:snapshot', watching(11));
    wire.tell('table:snapshot', watching(12));
    expect(news()).toEqual([]);
  });
});

describe('the notice to all', () => {
  it('stays through a lost connection if it is told again, and goes if it was taken back meanwhile', () => {
    const { wire } = entered();
    const announcement = { number: 1, text: 'A pause', until: 9 };
    wire.tell('announcement', announcement);
    for (const isThere of [true, false]) {
      wire.drop();
      wire.accept();
      if (isThere) wire.tell('announcement', announcement);
      for (const asked of wire.sent.filter(({ event }) => event === 'time')) asked.answer({ ok: true, now: 0 });
      expect(useApp.getState().announcement).toEqual(isThere ? announcement : null);
    }
  });
});

describe('a guest whose cookie the operator has revoked', () => {
  it('gets a notice', () => {
    const { wire } = entered();
    wire.tell('notice', { code: 'cookie-revoked' });
    expect(useApp.getState().notices).toMatchObject([{ news: { kind: 'refused', code: 'cookie-revoked' } }]);
  });
});

describe('a table that stands still', () => {
  it('is marked as frozen and faulty until it goes on', () => {
    const { wire } = entered();
    wire.tell('table:frozen', { code: CODE, isFrozen: true, isFaulty: true });
    expect(useApp.getState().table).toMatchObject({ isFrozen: true, isFaulty: true });
    wire.tell('table:frozen', { code: CODE, isFrozen: false });
    expect(useApp.getState().table).toMatchObject({ isFrozen: false, isFaulty: undefined });
  });

  it('adds no notice when it refuses a move', async () => {
    const { wire, client } = entered();
    wire.tell('table:snapshot', { ...snapshot(11), state: { ...snapshot(11).state, stage: 'playing' } });
    useApp.setState({ notices: [] });
    const said = client.send({ type: 'ready' });
    wire.tell('table:frozen', { code: CODE, isFrozen: true, isFaulty: true });
    wire.last('table:command')!.answer({ ok: false, code: 'table-restarting' });
    expect(await said).toBe(false);
    expect(useApp.getState().notices).toEqual([]);
  });

  it('is no longer marked as frozen after a reconnect', () => {
    const { wire } = entered();
    wire.tell('table:frozen', { code: CODE, isFrozen: true });
    wire.drop();
    wire.accept();
    expect(useApp.getState().table?.isFrozen).toBe(false);
  });
});

describe('a table that may not be watched any more', () => {
  it('is left, and later entries of it are ignored', () => {
    const { wire } = entered();
    wire.tell('notice', { code: 'shown-out', table: CODE });
    expect(useApp.getState()).toMatchObject({ table: undefined, refusal: { code: CODE, why: 'shown-out' } });
    wire.tell('table:entries', { code: CODE, entries: [readied(11)] });
    expect(useApp.getState().table).toBeUndefined();
  });

  it('is left when it failed for good', () => {
    const { wire } = entered();
    wire.tell('notice', { code: 'table-failed', table: CODE });
    expect(useApp.getState()).toMatchObject({ table: undefined, refusal: { code: CODE, why: 'table-failed' } });
  });

  it('is not left if the notice names another table', () => {
    const { wire } = entered();
    wire.tell('notice', { code: 'shown-out', table: 'WXYZ6789' });
    expect(useApp.getState().table?.code).toBe(CODE);
  });
});

describe('the spectators', () => {
  it('are requested from the server, which lists them by name', async () => {
    const { wire, client } = entered();
    const asked = client.watching();
    expect(wire.last('table:watching')!.message).toEqual({ code: CODE });
    const people = [{ id: 'eva', name: 'Eva' }];
    wire.last('table:watching')!.answer({ ok: true, people });
    expect(await asked).toEqual(people);
  });
});

describe('a guest who deletes their data', () => {
  it('gets a new name from the server', async () => {
    const { wire, client } = connected();
    const asked = client.forget();
    wire.last('me:forget')!.answer({ ok: true, me: { id: 'ana', name: 'Calm Robin' } });
    expect(await asked).toBe('Calm Robin');
    expect(useApp.getState().me).toEqual({ id: 'ana', name: 'Calm Robin' });
  });
});

describe('the lobby', () => {
  it('is subscribed to while a viewer looks at it, also over a new connection', () => {
    const { wire, client } = connected();
    const stop = client.watchLobby();
    wire.drop();
    client.retryNow();
    wire.accept();
    expect(wire.count('lobby:watch')).toBe(2);
    stop();
    expect(wire.count('lobby:unwatch')).toBe(1);
  });
});

describe('a page that its person does not see', () => {
  it('says so at once, again to each new connection, and when it is seen again', () => {
    const { wire, client, timers } = connected();
    client.tellHidden(false);
    expect(wire.last('me:hidden')).toBeUndefined();
    client.tellHidden(true);
    expect(wire.last('me:hidden')!.message).toEqual({ isHidden: true });
    const before = wire.last('me:hidden');
    wire.drop();
    timers.pass(1000);
    wire.accept();
    expect(wire.last('me:hidden')).not.toBe(before);
    client.tellHidden(false);
    expect(wire.last('me:hidden')!.message).toEqual({ isHidden: false });
  });
});
