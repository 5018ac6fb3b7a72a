import type { ChatContent, ChatLine, Me, PersonId, TableCode, TableState, TableViewer } from '@gorrion/protocol';
import { QUICK_WORDS } from '@gorrion/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { es } from '../../app/words/es/index.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { translator } from '../../kit/i18n/translate.ts';
import { saidText } from '../../shell/page/saidText.ts';
import { english, speakEnglish } from '../../testing/english.ts';
import { dealtTable, TestTable } from '../../testing/table.ts';
import { taughtTable } from '../../testing/taughtTable.ts';
import { ChatBox } from './ChatBox.tsx';
import { ChatButton } from './ChatButton.tsx';
import { parseChoices, readUpTo, useChatView } from './chatStore.ts';
import { hasCompany, linesShown, openings, speakers, unreadAmong } from './lines.ts';

speakEnglish();
const person = (name: string): Me => ({ id: name.toLowerCase() as PersonId, name });
const [ana, mei, eva] = [person('Ana'), person('Mei'), person('Eva')] as const;
const line = (from: Me, at: number, saying: ChatContent = { text: `${at}` }, room: ChatLine['room'] = 'players') =>
  ({ from, at, room, ...saying }) satisfies ChatLine;

const following = (state: TableState, viewer: TableViewer = 0): FollowedTable => ({
  code: 'ABCD2345' as TableCode,
  viewer,
  seq: 1,
  state,
  watchers: 0,
  isFrozen: false,
  epoch: 0,
  recent: [],
  moves: [],
});
const inHand = (clock: TableState['settings']['clock'] = 'club') => {
  const { state } = dealtTable();
  return { ...state, settings: { ...state.settings, clock } };
};

beforeEach(() => {
  useApp.setState({ me: ana, chat: [] });
  useChatView.setState({ readUpTo: 0, draft: '' });
});

describe('the lines', () => {
  it('of spectators are shown to spectators', () => {
    const lines = [line(mei, 1), line(eva, 2, { text: 'psst' }, 'spectators')];
    expect(linesShown(lines, 'spectator', [])).toHaveLength(2);
    expect(linesShown(lines, 0, [])).toEqual([lines[0]]);
  });

  it('of blocked people are hidden, also after they change their name', () => {
    expect(linesShown([line(mei, 1), line({ ...eva, name: 'Eve' }, 2)], 0, [eva])).toEqual([line(mei, 1)]);
  });

  it('are unread if another person wrote them after the last line read', () => {
    expect(unreadAmong([line(mei, 1), line(mei, 2), line(ana, 3)], ana, 1)).toBe(1);
  });

  it('list each other person once', () => {
    const lines = [line(mei, 1), line(ana, 2), line({ ...mei, name: 'Mei Lin' }, 3)];
    expect(speakers(lines, [eva], ana).map(({ name }) => name)).toEqual(['Eva', 'Mei Lin']);
  });
});

describe('company', () => {
  it('is another person at the table, not a bot', () => {
    const table = new TestTable().add({ type: 'seated', place: 0, who: { kind: 'person', ...ana, presence: 'here' } });
    table.add({ type: 'seated', place: 1, who: { kind: 'bot', name: 'Mirlo', level: 'regular' } });
    expect(hasCompany(table.state, 0)).toBe(false);
    expect(hasCompany(table.state, 'spectator')).toBe(true);
    expect(hasCompany(dealtTable().state, 0)).toBe(true);
    expect(hasCompany({ ...table.state, lesson: taughtTable().state.lesson! }, 0)).toBe(true);
  });

  it('is a guest without a seat before the game, but no spectator during it', () => {
    const table = new TestTable().add({ type: 'seated', place: 0, who: { kind: 'person', ...ana, presence: 'here' } });
    expect(hasCompany(table.state, 0, 1)).toBe(true);
    expect(hasCompany({ ...table.state, stage: 'playing' }, 0, 1)).toBe(false);
  });

  it('is missing where one person sits alone, so there is no chat button', () => {
    const alone = new TestTable().add({ type: 'seated', place: 0, who: { kind: 'person', ...ana, presence: 'here' } });
    expect(renderToStaticMarkup(<ChatButton table={following(alone.state)} />)).toBe('');
  });
});

describe('the ways to write', () => {
  it('are closed as the rules of the table say', () => {
    expect(openings(inHand('wmo'), 0)).toEqual({ text: false, words: false });
    expect(openings(inHand('club'), 0)).toEqual({ text: false, words: true });
    expect(openings(inHand('wmo'), 'spectator')).toEqual({ text: true, words: true });
  });

  it('explain in one sentence why they are closed', () => {
    const html = renderToStaticMarkup(<ChatBox table={following(inHand('wmo'))} />);
    expect(html).toContain(english('chat.closedWmo'));
    expect(html).not.toMatch(/<input|Good luck/);
    const club = renderToStaticMarkup(<ChatBox table={following(inHand('club'))} />);
    expect(club).toContain(english('chat.closedHand'));
    expect(club).toContain('Good luck');
    expect(club).not.toContain('<input');
    const { settings, ...rest } = inHand('club');
    const rated = renderToStaticMarkup(
      <ChatBox table={following({ ...rest, settings: { ...settings, rated: true } })} />,
    );
    expect(rated).toContain(english('chat.closedRated'));
    expect(rated).not.toMatch(/<input|Good luck/);
  });

  it('show quick words in the language of the reader', () => {
    const spanish = translator('es', es);
    const said = QUICK_WORDS.map(word => saidText(spanish, line(mei, 1, { word })));
    expect(said).toContain('Buena partida');
    expect(new Set(said).size).toBe(12);
    expect(saidText(spanish, line(mei, 1, { text: 'Good game' }))).toBe('Good game');
  });
});

describe('the stored choices of a reader', () => {
  it('never mark a read line as unread', () => {
    readUpTo(5);
    readUpTo(3);
    expect(useChatView.getState().readUpTo).toBe(5);
  });

  it('are empty if the stored text is broken', () => {
    for (const text of [undefined, '{', 'null', '[1]', '{"readUpTo":"x"}'])
      expect(parseChoices(text)).toEqual({ readUpTo: 0 });
    expect(parseChoices('{"readUpTo":7}')).toEqual({ readUpTo: 7 });
  });
});
