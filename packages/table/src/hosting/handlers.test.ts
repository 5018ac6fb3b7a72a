import type { Me, PersonId, TableCode, TableViewer } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { unopened } from '../state/unopened.ts';
import type { ChatDesk } from './desks.ts';
import { Feed } from './feed.ts';
import { createHandlers } from './handlers.ts';
import type { Page } from './page.ts';
import type { RunningTable } from './runningTable.ts';

const CODE = 'ABCDEFGH' as TableCode;
const ana: Me = { id: 'ana' as PersonId, name: 'Ana' };

/**
 * One table, which sleeps until it is asked for, behind the handlers; nobody talks unless a test gives a chat. A new name is
 * kept once `kept` resolves.
 */
function world(chat?: ChatDesk, kept: Promise<void> = Promise.resolve()) {
  const calls: string[] = [];
  const table: RunningTable = {
    id: CODE,
    state: unopened,
    seq: 9,
    isFrozen: false,
    fault: undefined,
    viewerOf: person => (person === ana.id ? 0 : 'spectator') as TableViewer,
    snapshot: () => ({ seq: 9, at: 0, state: unopened }),
    since: (_, seq) => (seq <= 9 ? [] : undefined),
    execute: async ({ name }, { id }) => {
      calls.push(name === ana.name ? `executed ${id}` : `executed ${id} as ${name}`);
      return { ok: true, seq: 10 };
    },
    arrived: ({ id }) => calls.push(`${id} arrived`),
    departed: () => undefined,
    startAgainstBots: () => undefined,
    order: async () => {},
    close: async () => undefined,
    dispose: () => undefined,
  };
  let isAwake = false;
  const clock = { now: () => 42, at: () => () => {} };
  const feed = new Feed({ find: () => table, clock, tellRoom() {}, slice: task => task() });
  const handlers = createHandlers<Page>({
    guests: {
      rename: async (id, name) => {
        await kept;
        return name === '' ? undefined : { id, name };
      },
      forget: async id => ({ id, name: 'sparrow' }),
    },
    lobby: { watch: () => ({ open: [], mine: [] }), unwatch: () => calls.push('unwatched') },
    tables: {
      open: async () => ({ ok: true, code: CODE }),
      codeOf: typed => (typed.length === CODE.length ? (typed.toUpperCase() as TableCode) : undefined),
      waking: code => {
        if (isAwake || code !== CODE) return undefined;
        return Promise.resolve().then(() => {
          isAwake = true;
        });
      },
      find: (_, typed) => (isAwake && typed.toUpperCase() === CODE ? table : 'no-such-table'),
    },
    ...(chat && { chat }),
    transcripts: { allows: () => true, read: async () => undefined },
    feed,
    clock,
  });
  const page = (me: Me) => {
    const frames: string[] = [];
    const made: Page = {
      me,
      origin: '',
      follows: new Map(),
      tell: (name, ..._message) => void frames.push(name),
      join() {},
      leave() {},
    };
    return Object.assign(made, { frames });
  };
  return { handlers, page, calls };
}

const command = (id: string) => ({ code: CODE, envelope: { id, answers: 9, command: { type: 'ready' } as const } });

describe('the handlers of messages', () => {
  it('wake the table of a message first, and refuse one that is not there', async () => {
    const { handlers, page, calls } = world();
    expect(await handlers['table:command'](page(ana), command('1'))).toEqual({ ok: true, seq: 10 });
    expect(calls).toEqual(['executed 1']);
    const unknown = { ...command('2'), code: 'HGFEDCBA' as TableCode };
    expect(await handlers['table:command'](page(ana), unknown)).toEqual({ ok: false, code: 'no-such-table' });
    expect(calls).toEqual(['executed 1']);
  });

  it('do under a new name what a page asks right after it, while the name is still being kept', async () => {
    let keep = () => {};
    const kept = new Promise<void>(resolve => {
      keep = resolve;
    });
    const { handlers, page, calls } = world(undefined, kept);
    const guest = page({ ...ana, name: 'Sparrow' });
    await handlers['table:enter'](guest, { code: CODE });
    const asked = [
      handlers['me:rename'](guest, { name: 'Anaïs' }),
      handlers['table:command'](guest, command('1')),
      handlers['me:rename'](guest, { name: '' }),
      handlers['table:command'](guest, command('2')),
    ];
    keep();
    await Promise.all(asked);
    expect(calls.filter(call => call.startsWith('executed'))).toEqual(['executed 1 as Anaïs', 'executed 2 as Anaïs']);
  });

  it('answer a page that enters with what it has missed, or with a snapshot', async () => {
    const { handlers, page, calls } = world();
    const first = page(ana);
    const entered = await handlers['table:enter'](first, { code: CODE });
    expect(entered).toMatchObject({ ok: true, snapshot: { code: CODE, viewer: 0, seq: 9 } });
    expect(calls).toEqual(['ana arrived']);
    const missed = { code: CODE, since: 9, viewer: 0 as TableViewer };
    expect(await handlers['table:enter'](first, missed)).toEqual({ ok: true, entries: [] });
    expect(await handlers['table:enter'](first, { ...missed, since: 10 })).toMatchObject({ snapshot: { seq: 9 } });
  });

  it('let only the newest page of a person play', async () => {
    const { handlers, page, calls } = world();
    const [older, newer] = [page(ana), page(ana)];
    for (const each of [older, newer]) await handlers['table:enter'](each, { code: CODE });
    expect(older.frames).toContain('notice');
    expect(await handlers['table:command'](older, command('1'))).toEqual({
      ok: false,
      code: 'replaced-by-newer-page',
    });
    expect(await handlers['table:command'](newer, command('2'))).toMatchObject({ ok: true });
    expect(calls).toEqual(['ana arrived', 'executed 2']);
  });

  it('show spectators, records and chat of a table to its own pages only', async () => {
    const { handlers, page } = world();
    const stranger = page(ana);
    const away = { ok: false, code: 'not-at-this-table' };
    expect(await handlers['table:watching'](stranger, { code: CODE })).toEqual(away);
    expect(await handlers['table:transcript'](stranger, { code: CODE })).toEqual(away);
    expect(await handlers['table:say'](stranger, { code: CODE, id: '1', text: 'hello' })).toEqual(away);
    await handlers['table:enter'](stranger, { code: CODE });
    expect(await handlers['table:watching'](stranger, { code: CODE })).toEqual({ ok: true, people: [] });
    expect(await handlers['table:transcript'](stranger, { code: CODE })).toEqual({ ok: false, code: 'no-hand-over' });
    handlers['table:exit'](stranger, { code: CODE });
    expect(await handlers['table:watching'](stranger, { code: CODE })).toEqual(away);
  });

  it('refuse chat where there is none, and broadcast new lines where there is', async () => {
    const hello = { code: CODE, id: '1', text: 'hello' };
    const alone = world();
    const page = alone.page(ana);
    await alone.handlers['table:enter'](page, { code: CODE });
    expect(await alone.handlers['table:say'](page, hello)).toEqual({ ok: false, code: 'chat-closed' });
    const line = { id: '1', at: 0, from: ana, room: 'players', text: 'hello' } as const;
    let isNew = true;
    const chat: ChatDesk = { say: () => ({ ok: true, line: isNew ? (line as never) : undefined }), forget: () => [] };
    const club = world(chat);
    const member = club.page(ana);
    await club.handlers['table:enter'](member, { code: CODE });
    expect(await club.handlers['table:say'](member, hello)).toEqual({ ok: true });
    isNew = false;
    expect(await club.handlers['table:say'](member, hello)).toEqual({ ok: true });
    expect(member.frames.filter(name => name === 'table:said')).toHaveLength(1);
  });

  it('give the page of a person the name that they chose, and refuse one that cannot be used', async () => {
    const { handlers, page } = world();
    const own = page(ana);
    expect(await handlers['me:rename'](own, { name: '' })).toEqual({ ok: false, code: 'bad-name' });
    expect(await handlers['me:rename'](own, { name: 'Bea' })).toEqual({ ok: true, me: { id: ana.id, name: 'Bea' } });
    expect(own.me.name).toBe('Bea');
    await handlers['me:forget'](own, {});
    expect(own.me.name).toBe('sparrow');
  });
});
