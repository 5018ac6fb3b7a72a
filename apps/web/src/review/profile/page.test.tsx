// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { loadField } from '@gorrion/learn/profile';
import type { GameId, GameList, GameRecord } from '@gorrion/protocol';
import { FAN_IDS, FAN_NAMES, PLAYERS } from '@gorrion/rules';
import { summaryOf } from '@gorrion/table';
import { act } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import ProfilePage from './ProfilePage.tsx';

beforeAll(speakEnglish);
// The page loads the figures of the bots when it is drawn: they are here by then.
beforeAll(async () => void (await loadField()));
afterEach(() => vi.unstubAllGlobals());

const FIXTURE = join(import.meta.dirname, '../../../../../packages/table/fixtures/records/6/solo-1.json.br');
const RECORD = JSON.parse(brotliDecompressSync(readFileSync(FIXTURE)).toString()) as GameRecord;
const { fans, wins, dealtIn } = summaryOf(RECORD);
const PLAYER = PLAYERS.find(one => wins[one] > 1)!;
const HANDS = RECORD.sheet.lines.filter(({ kind }) => kind !== 'void').length;
const DAY = 86_400_000;
const GAMES = 10;

/** Returns the stored game as if it had been played so many days later, under an id of its own. */
const laterBy = (prefix: string, days: number): GameRecord => ({
  ...RECORD,
  id: `${prefix}-${days}` as GameId,
  from: RECORD.from + days * DAY,
  to: RECORD.to + days * DAY,
});

/** A server that keeps ten games of the person. */
const serveGames = (prefix: string, held?: Parameters<typeof serve>[1]) =>
  serve(
    Array.from({ length: GAMES }, (_, days) => laterBy(prefix, days)),
    held,
  );

/** A server that keeps these games of the person; `gate` holds back the answers after the first so many games. */
function serve(
  records: readonly GameRecord[],
  { most = GAMES, gate }: { readonly most?: number; readonly gate?: Promise<void> } = {},
) {
  const asked: string[] = [];
  const list: GameList = {
    games: records.map(record => ({
      summary: summaryOf(record),
      origin: 'table',
      access: 'players',
      player: PLAYER,
      isStarred: false,
      review: { hands: 0, mistakes: 0 },
    })),
    hasMore: false,
    counts: { all: records.length, starred: 0 },
    keptDays: 0,
  };
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/games?')) return Response.json(list);
    const record = records.find(({ id }) => path === `/api/games/${id}`);
    if (!record) return Response.json({ code: 'no-such-game' }, { status: 404 });
    asked.push(record.id);
    if (asked.length > most) await gate;
    return Response.json({ record });
  });
  return { asked };
}

/** Draws the page; `until` waits for something that it shows. */
function shownPage() {
  const { host } = mounted(<ProfilePage />);
  const until = (isShown: () => boolean) =>
    vi.waitFor(
      async () => {
        await act(() => new Promise<void>(done => void setImmediate(done)));
        expect(isShown(), host.textContent).toBe(true);
      },
      { timeout: 20_000, interval: 5 },
    );
  const has = (text: string | RegExp) => host.textContent.match(text) !== null;
  const press = (name: string) => {
    const button = [...host.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name);
    act(() => button!.click());
  };
  const type = (key: string) => act(() => void dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true })));
  const chart = () => host.querySelector('.pf-rails')?.getAttribute('aria-label');
  return { host, until, has, press, type, chart };
}

const share = (count: number) => `${((100 * count) / HANDS).toFixed(1)}%`;

describe('the profile of a person with ten games', () => {
  it('shows their rates beside those of bots, as charts and behind T as tables', async () => {
    serveGames('charts');
    const { host, until, has, type, chart } = shownPage();
    await until(() => chart()?.includes('bots –') === false && !has('Counting hands'));
    expect(chart()).toMatch(new RegExp(`Wins: you ${share(wins[PLAYER])}, bots \\d`));
    expect(chart()).toMatch(new RegExp(`Deal-ins: you ${share(dealtIn[PLAYER])}, bots \\d`));
    expect(has(/The bots: 1,?000 hands that four of this level/)).toBe(true);
    const charts = [...host.querySelectorAll('[role=img]')].map(one => one.getAttribute('aria-label'));
    expect(charts.some(line => /People: .* in 10 games/.test(line ?? ''))).toBe(true);
    const before = chart();
    const levels = host.querySelector<HTMLSelectElement>('.pf-compare select')!;
    act(() => {
      levels.value = 'expert';
      levels.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(chart()).not.toBe(before);

    type('t');
    expect(chart()).toBeUndefined();
    const row = [...host.querySelectorAll('tr')].find(({ textContent }) => textContent.startsWith('Wins'))!;
    const cells = [...row.querySelectorAll('td')].map(({ textContent }) => textContent);
    expect([cells[0], cells[2]]).toEqual([share(wins[PLAYER]), String(GAMES * HANDS)]);
    type('t');
    expect(chart()).toBeDefined();
  });

  it('has an album of the fans that they made, and the first game with each', async () => {
    serveGames('album');
    const { host, until } = shownPage();
    await until(() => host.querySelector('.pf-cell') !== null);
    const made = FAN_IDS.filter(id => fans[PLAYER].includes(id));
    expect(host.querySelectorAll('.pf-cell')).toHaveLength(FAN_IDS.length);
    expect(host.querySelectorAll('.pf-cell.made')).toHaveLength(made.length);
    const first = host.querySelector<HTMLAnchorElement>(`.pf-cell[href="/fans/${made[0]}"]`)!;
    expect(first.textContent).toContain(`${FAN_NAMES[made[0]!].en}: made in 10 games`);
    expect(host.querySelector('.pf-firsts a')?.getAttribute('href')).toBe('/g/album-0');
  });

  it('is counted until that is stopped, and goes on with the games that are left', async () => {
    let open = () => {};
    const gate = new Promise<void>(done => {
      open = done;
    });
    const { asked } = serveGames('stopped', { most: 4, gate });
    const { until, has, press } = shownPage();
    await until(() => has('Counting hands: 4 of 10 games.'));
    press('Stop');
    expect(has('Stopped: 4 of 10 games are counted in the rates.')).toBe(true);
    await act(open);
    await until(() => has('Stopped: 8 of 10 games are counted in the rates.'));
    expect(asked).toHaveLength(8);
    press('Go on');
    await until(() => !has('of 10 games are counted') && !has('Counting hands'));
    expect(new Set(asked).size, 'no game is fetched twice').toBe(GAMES);
    expect(asked).toHaveLength(GAMES);
  });
});

it('the profile of a person whose games ended before a hand says so, and counts nothing', async () => {
  const empty = { ...RECORD, id: 'empty-1' as GameId, hands: [], sheet: { ...RECORD.sheet, lines: [] } };
  serve([empty]);
  const { host, until, has } = shownPage();
  await until(() => has('No hand was finished'));
  expect(host.querySelector('.sums, .pf-cards')).toBeNull();
});
