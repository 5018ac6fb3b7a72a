import type { ChatContent, ChatLine, QuickWord } from '@gorrion/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Guest, newId } from './testing/guest.ts';
import { isPlaying } from './testing/player.ts';
import { fastClock, SETTINGS, seat, type TestServer, testServer } from './testing/server.ts';

// Real sockets, processes and disks on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let server: TestServer;
afterEach(() => server.close());

const say = (guest: Guest, saying: ChatContent | { text: string; word: QuickWord }, id = newId()) =>
  guest.ask('table:say', { code: guest.view!.code, id, ...saying });

const told = (guest: Guest, name: string) => guest.frames.filter(frame => frame.name === name);
const lineOf = ({ message }: { message: unknown }) => (message as { line: ChatLine }).line;
const heard = (guest: Guest): string[] =>
  told(guest, 'table:said').map(frame => {
    const line = lineOf(frame);
    return 'text' in line ? line.text : line.word;
  });
/** Returns the chat lines that the page got when it last entered. */
const read = (guest: Guest) => (told(guest, 'table:chat').at(-1)!.message as { lines: ChatLine[] }).lines;
const settled = () => new Promise(resolve => setTimeout(resolve, 100));

async function room(players: number, watchers: number, settings = SETTINGS) {
  server = await testServer({ clock: fastClock(1) });
  const come = (count: number) => Promise.all(Array.from({ length: count }, () => server.guest()));
  const seated = await come(players);
  const code = await seat(seated, settings);
  const watching = await come(watchers);
  for (const watcher of watching) await watcher.enter(code);
  return { code, seated, watching };
}

/** Seats two players and two bots and waits for their first hand. */
async function hand(watchers: number, clock = SETTINGS.clock) {
  const all = await room(2, watchers, { ...SETTINGS, clock });
  const [host] = all.seated;
  for (let bots = 0; bots < 2; bots++) await host!.say({ type: 'add-bot', level: 'beginner' });
  await host!.say({ type: 'start' });
  await Promise.all(all.seated.map(guest => guest.until(isPlaying)));
  return all;
}

describe('before a game', () => {
  it('sends a text and a quick word to every page, with the name of the sender', async () => {
    const { seated, watching } = await room(2, 1);
    const [ana, luis] = seated;
    expect(await say(ana!, { text: ' <script>hi\u202E</script>\n' })).toEqual({ ok: true });
    expect(await say(luis!, { word: 'good-luck' })).toEqual({ ok: true });
    await settled();
    for (const guest of [...seated, ...watching]) expect(heard(guest)).toEqual(['<script>hi</script>', 'good-luck']);
    expect(lineOf(told(luis!, 'table:said')[0]!)).toMatchObject({ from: ana!.me, room: 'players' });
  });

  it('sends a spectator line to every page', async () => {
    const { seated, watching } = await room(1, 2);
    await say(watching[0]!, { text: 'nice table' });
    await settled();
    expect([...seated, ...watching].map(heard)).toEqual([['nice table'], ['nice table'], ['nice table']]);
  });

  it('shows earlier lines to a guest who enters later, also after they sit down', async () => {
    const { code, seated, watching } = await room(1, 1);
    await say(seated[0]!, { word: 'hello' });
    await say(watching[0]!, { text: 'psst' });
    const late = await server.guest();
    await late.enter(code);
    expect(read(late)).toMatchObject([{ word: 'hello' }, { text: 'psst' }]);
    await late.say({ type: 'sit' });
    await late.until(({ viewer }) => viewer !== 'spectator');
    await settled();
    expect(read(late)).toMatchObject([{ word: 'hello' }, { text: 'psst' }]);
  });

  it('broadcasts a repeated message once', async () => {
    const { seated } = await room(2, 0);
    const id = newId();
    for (let times = 0; times < 3; times++) expect(await say(seated[0]!, { text: 'once' }, id)).toEqual({ ok: true });
    await settled();
    expect(heard(seated[1]!)).toEqual(['once']);
  });

  it('refuses a line from a page that does not show the table, or to a closed table', async () => {
    const { code, seated } = await room(2, 0);
    const stranger = await server.guest();
    const wish = { code, id: newId(), text: 'let me in' };
    expect(await stranger.ask('table:say', wish)).toEqual({ ok: false, code: 'not-at-this-table' });
    await say(seated[0]!, { word: 'bye' });
    await seated[0]!.say({ type: 'close' });
    expect(await say(seated[1]!, { word: 'bye' })).toEqual({ ok: false, code: 'table-closed' });
    await stranger.enter(code);
    expect(read(stranger)).toEqual([]);
  });
});

describe('a chat line', () => {
  it.each([
    [{ text: ' \u200B ' }, 'nothing-said'],
    [{ text: 'x'.repeat(201) }, 'too-long'],
    [{ text: 'x'.repeat(5000) }, 'bad-message'],
    [{ word: 'insult' as QuickWord }, 'bad-message'],
    [{ text: 'a', word: 'hello' as const }, 'bad-message'],
  ])('%j is refused as %s', async (saying, code) => {
    const { seated } = await room(1, 0);
    expect(await say(seated[0]!, saying)).toEqual({ ok: false, code });
  });

  it('is refused after too many at once, and accepted again later', async () => {
    server = await testServer({ clock: fastClock(20) });
    const [ana] = [await server.guest()];
    await seat([ana!]);
    const answers = await Promise.all(Array.from({ length: 9 }, (_, n) => say(ana!, { text: `${n}` })));
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(5);
    expect(answers.at(-1)).toEqual({ ok: false, code: 'talking-too-fast' });
    await new Promise(resolve => setTimeout(resolve, 300));
    expect(await say(ana!, { text: 'again' })).toEqual({ ok: true });
  });
});

describe('during a hand', () => {
  it('players can send only quick words and do not get the lines of spectators', async () => {
    const { seated, watching } = await hand(2);
    const [ana, luis] = seated;
    expect(await say(ana!, { text: 'who has the red?' })).toEqual({ ok: false, code: 'chat-closed' });
    expect(await say(ana!, { word: 'one-moment' })).toEqual({ ok: true });
    expect(await say(watching[0]!, { text: 'East is ready' })).toEqual({ ok: true });
    await settled();
    expect(heard(luis!)).toEqual(['one-moment']);
    expect(watching.map(heard)).toEqual([
      ['one-moment', 'East is ready'],
      ['one-moment', 'East is ready'],
    ]);
  });

  it('players cannot send any line under the competition clock', async () => {
    const { seated } = await hand(0, 'wmo');
    for (const saying of [{ text: 'hello' }, { word: 'hello' }] as const)
      expect(await say(seated[0]!, saying)).toEqual({ ok: false, code: 'chat-closed' });
  });
});

describe('a guest who asks to be forgotten', () => {
  it('gets another name, and their lines are deleted from every page at the table', async () => {
    const { seated, watching } = await room(2, 1);
    const [ana, luis] = seated;
    await luis!.ask('me:rename', { name: 'Luis Gabriel' });
    await say(luis!, { text: 'my street is Almirante' });
    await say(ana!, { text: 'welcome' });
    await settled();
    const before = luis!.me!.id;
    const answer = await luis!.ask('me:forget', {});
    expect(answer).toMatchObject({ ok: true, me: { id: before } });
    expect(JSON.stringify(answer)).not.toContain('Gabriel');
    await settled();
    for (const guest of [ana!, ...watching]) {
      const chats = guest.frames.filter(({ name }) => name === 'table:chat');
      expect(JSON.stringify(chats.at(-1))).toContain('welcome');
      expect(JSON.stringify(chats.at(-1))).not.toContain('Almirante');
    }
  });
});

describe('a player whom the host removes before the game', () => {
  it('becomes a spectator and cannot sit down again', async () => {
    const { seated } = await room(2, 0);
    const [host, luis] = seated;
    const { viewer } = luis!.view!;
    expect(await luis!.say({ type: 'remove', place: 0 })).toEqual({ ok: false, code: 'not-host' });
    expect(await host!.say({ type: 'remove', place: viewer as 1 })).toMatchObject({ ok: true });
    await luis!.until(view => view.viewer === 'spectator');
    expect(luis!.view!.state.places[viewer as 1]).toEqual({ kind: 'empty' });
    expect(await luis!.say({ type: 'sit' })).toEqual({ ok: false, code: 'removed-by-host' });
  });
});
