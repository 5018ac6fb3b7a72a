import { FakeWire } from '@gorrion/client/testing';
import type { ChatLine, Entry, PersonId, Snapshot } from '@gorrion/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { followed } from '../../testing/following.ts';
import { dealtTable } from '../../testing/table.ts';
import { useApp } from '../store/app.ts';
import { chatFeed } from './chatFeed.ts';
import { tableMirror } from './tableMirror.ts';

const before = followed(dealtTable().state);
const readied = (seq: number): Entry => ({ seq, at: seq, event: { type: 'readied', place: 1 } });
const mirror = tableMirror(useApp);
const shown = () => useApp.getState().table;
const news = () => useApp.getState().notices.map(({ news }) => news);

beforeEach(() => {
  useApp.setState(useApp.getInitialState(), true);
  useApp.setState({ table: before });
});

describe('the mirror of a table', () => {
  it('applies entries in order and reports a gap', () => {
    expect(mirror.fold(before.code, { entries: [readied(10)] }, false)).toBe('complete');
    expect(mirror.fold(before.code, { entries: [readied(12)] }, false)).toBe('gap');
    expect(shown()).toMatchObject({ seq: 10, epoch: before.epoch });
    expect(news()).toEqual([]);
  });

  it('lets the tiles jump after an absence and sums it up in one notice', () => {
    expect(mirror.fold(before.code, { entries: [readied(10)] }, true)).toBe('complete');
    expect(shown()).toMatchObject({ seq: 10, epoch: before.epoch + 1 });
    expect(news()).toEqual([{ kind: 'back', discards: 0 }]);
  });

  it('neither jumps nor announces anything if nothing was missed', () => {
    expect(mirror.fold(before.code, { entries: [readied(9)] }, true)).toBe('complete');
    expect(shown()).toBe(before);
    expect(news()).toEqual([]);
  });

  it('keeps how late a spectator sees the table, until they see it live', () => {
    mirror.fold(before.code, { entries: [readied(10)], behind: 60_000 }, false);
    expect(shown()).toMatchObject({ seq: 10, behind: 60_000 });
    mirror.fold(before.code, { entries: [] }, true);
    expect(shown()).toMatchObject({ seq: 10, behind: undefined, epoch: before.epoch });
  });

  it('leaves another table alone', () => {
    expect(mirror.fold('OTHER', { entries: [readied(10)] }, false)).toBe('other-table');
    mirror.patch('OTHER', { isFrozen: true });
    expect(shown()).toBe(before);
  });

  it('announces that a snapshot takes the seat away, except after the player asked to stand up or to leave', () => {
    const me = { id: 'ana' as PersonId, name: 'Ana' };
    const { code, state, seq } = before;
    const watching: Snapshot = { code, state, seq, viewer: 'spectator', at: 0, watchers: 0 };
    for (const type of ['stand', 'leave'] as const) {
      useApp.setState({ table: before, pending: [{ id: 'id1', command: { type }, at: 9 }], me });
      mirror.replace(watching);
      expect(news()).toEqual([]);
    }
    useApp.setState({ table: before, pending: [] });
    mirror.replace({ ...watching, state: { ...state, barred: [me.id] } });
    expect(news()).toEqual([{ kind: 'unseated' }]);
    useApp.setState({ ...useApp.getInitialState(), table: before, me });
    const lesson = { teacher: { id: 'lea' as PersonId, name: 'Léa' } } as never;
    mirror.replace({ ...watching, state: { ...state, barred: [me.id], lesson } });
    expect(news()).toEqual([{ kind: 'unseated', teacher: 'Léa' }]);
  });

  it('does not say that the host removed a player whose chair was freed after a game', () => {
    const { code, state, seq } = before;
    mirror.replace({ code, state, seq, viewer: 'spectator', at: 0, watchers: 0 });
    expect(news()).toEqual([{ kind: 'chair-freed' }]);
  });

  it('does not say that a seat was freed which its person keeps, while the page is another guest’s from now on', () => {
    const { code, state, seq } = before;
    useApp.setState({ me: { id: 'new' as PersonId, name: 'Goldfinch' } });
    mirror.replace({ code, state, seq, viewer: 'spectator', at: 0, watchers: 0 });
    expect(news()).toEqual([]);
  });

  it('keeps the reason of a refusal and nothing of the table', () => {
    mirror.refuse(before.code, 'shown-out');
    expect(useApp.getState()).toMatchObject({ table: undefined, refusal: { code: before.code, why: 'shown-out' } });
    mirror.clear();
    expect(useApp.getState()).toMatchObject({ table: undefined, refusal: undefined, chat: [], pending: [] });
  });
});

describe('the feed of the chat', () => {
  const line = (at: number): ChatLine => ({
    from: { id: 'mei' as PersonId, name: 'Mei' },
    room: 'players',
    at,
    text: `${at}`,
  });

  it('keeps the newest hundred lines', () => {
    const wire = new FakeWire();
    chatFeed(wire, useApp, () => true);
    for (let at = 1; at <= 101; at++) wire.tell('table:said', { code: before.code, line: line(at) });
    const { chat } = useApp.getState();
    expect([chat.length, chat[0]!.at, chat.at(-1)!.at]).toEqual([100, 2, 101]);
  });
});
