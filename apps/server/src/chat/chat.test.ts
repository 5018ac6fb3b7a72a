import type { Me, PersonId } from '@gorrion/protocol';
import type { RunningTable } from '@gorrion/table';
import { describe, expect, it } from 'vitest';
import { Chat, KEPT } from './chat.ts';
import { Chats } from './chats.ts';
import { cleanText } from './text.ts';

const ana: Me = { id: 'ana' as PersonId, name: 'Ana' };

describe('a text', () => {
  it('is said as it is read, or says nothing', () => {
    expect(cleanText('  good\n\u202Egame :-) ')).toEqual({ ok: true, text: 'good game :-)' });
    for (const raw of ['', '\u202E\u202C']) expect(cleanText(raw)).toEqual({ ok: false, code: 'nothing-said' });
  });

  it('has at most 200 signs, counted as they are read', () => {
    expect(cleanText('😀'.repeat(200))).toMatchObject({ ok: true });
    expect(cleanText(`  ${'x'.repeat(200)}\u200B `)).toMatchObject({ ok: true });
    expect(cleanText('x'.repeat(201))).toEqual({ ok: false, code: 'too-long' });
  });
});

describe('the chat of a table', () => {
  it('gives every line a later moment, whatever the clock says', () => {
    const chat = new Chat();
    const at = ['a', 'b', 'c'].map((id, n) => chat.add(ana, 'players', { text: id }, id, n === 2 ? 5 : 10).at);
    expect(at).toEqual([10, 11, 12]);
  });

  it('knows a message that comes again, from the same person only', () => {
    const chat = new Chat();
    chat.add(ana, 'players', { word: 'hello' }, 'one', 1);
    expect(chat.hasSaid(ana.id, 'one')).toBe(true);
    expect(chat.hasSaid('eva' as PersonId, 'one')).toBe(false);
  });

  it('keeps fifty lines of each room, however much the other talks', () => {
    const chat = new Chat();
    chat.add(ana, 'players', { text: 'from a player' }, 'first', 0);
    for (let n = 1; n <= 2 * KEPT; n++) chat.add(ana, 'spectators', { text: `${n}` }, `${n}`, n);
    const texts = chat.linesFor('spectator').map(line => ('text' in line ? line.text : line.word));
    expect(texts).toHaveLength(KEPT + 1);
    expect(texts.slice(0, 2)).toEqual(['from a player', `${KEPT + 1}`]);
  });

  it('shows those who sit nothing of those who watch', () => {
    const chat = new Chat();
    chat.add(ana, 'spectators', { text: 'South waits for 5p' }, 'one', 1);
    chat.add(ana, 'players', { text: 'hello' }, 'two', 2);
    expect(chat.linesFor(0)).toMatchObject([{ text: 'hello', room: 'players' }]);
    expect(chat.linesFor('spectator')).toHaveLength(2);
  });
});

describe('the talk of a table that comes from another node', () => {
  const table = { id: 'ABCDEFGH', state: { stage: 'gathering' } } as unknown as RunningTable;
  const said = (text: string, at: number) => {
    const chat = new Chat();
    chat.add(ana, 'players', { text }, text, at);
    return chat.lines;
  };
  const textsOf = (chats: Chats) => chats.linesFor(table, 0).map(line => 'text' in line && line.text);

  it('stands before what is said here, and comes once', () => {
    const chat = new Chat();
    chat.add(ana, 'players', { text: 'later' }, 'later', 5);
    chat.follow(said('earlier', 9));
    chat.follow(said('earlier', 9));
    expect(chat.lines.map(({ id }) => id)).toEqual(['earlier', 'later']);
    expect(chat.add(ana, 'players', { text: 'last' }, 'last', 6).at).toBe(10);
    expect(chat.hasSaid(ana.id, 'earlier')).toBe(true);
  });

  it('waits a minute for the table to begin here', () => {
    let now = 0;
    const chats = new Chats(() => now);
    chats.inherit('ABCDEFGH', undefined, said('hello', 1));
    expect(textsOf(chats)).toEqual(['hello']);
    const late = new Chats(() => now);
    late.inherit('ABCDEFGH', undefined, said('hello', 1));
    now = 60_001;
    expect(textsOf(late)).toEqual([]);
  });

  it('goes on to a third node though nobody has read it here', () => {
    const chats = new Chats(() => 0);
    chats.inherit('ABCDEFGH', undefined, said('hello', 1));
    expect(chats.talkOf(table)).toEqual(said('hello', 1));
  });

  it('joins the talk of a table that is here already', () => {
    const chats = new Chats(() => 0);
    chats.inherit('ABCDEFGH', table, said('hello', 1));
    expect(textsOf(chats)).toEqual(['hello']);
    expect(chats.talkOf(table)).toHaveLength(1);
  });

  it('has no line of a person who has deleted theirs meanwhile', () => {
    const chats = new Chats(() => 0);
    chats.inherit('ABCDEFGH', undefined, said('hello', 1));
    expect(chats.forget([], ana.id)).toEqual([]);
    expect(textsOf(chats)).toEqual([]);
  });
});
