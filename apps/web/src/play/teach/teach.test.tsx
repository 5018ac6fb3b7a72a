// @vitest-environment happy-dom
import type { PersonId, Refusal, TableCode, TableState, TableSummary } from '@gorrion/protocol';
import { tile, tiles } from '@gorrion/rules/testing';
import { act } from 'react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import { type FollowedTable, withEntries } from '../../client/store/following.ts';
import { speakEnglish } from '../../testing/english.ts';
import { followed } from '../../testing/following.ts';
import { mounted } from '../../testing/mounted.ts';
import type { TestTable } from '../../testing/table.ts';
import { taughtTable } from '../../testing/taughtTable.ts';
import ClassPage from './ClassPage.tsx';
import { DealByHand } from './DealByHand.tsx';
import { LessonCard } from './LessonCard.tsx';
import { addLesson, linkOf, useLessons } from './lessons.ts';
import { PointForm } from './PointForm.tsx';
import { PrepareDeal } from './PrepareDeal.tsx';
import { search } from './search.ts';
import TeachPage from './TeachPage.tsx';
import { useMoment } from './useMoment.ts';

speakEnglish();

const [send, commandTo] = [vi.spyOn(client, 'send'), vi.spyOn(client, 'commandTo')];
vi.spyOn(client, 'watchLobby').mockReturnValue(() => {});
vi.spyOn(client, 'now').mockReturnValue(0);
afterAll(() => void vi.restoreAllMocks());

const named = (host: ParentNode, name: string) =>
  [...host.querySelectorAll('button')].find(one => (one.getAttribute('aria-label') ?? one.textContent) === name);
const press = (host: ParentNode, name: string) => act(async () => named(host, name)!.click());
const pick = (host: ParentNode, label: string, value: string) =>
  act(() => {
    const select = host.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`)!;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

/** A worker that answers at once. */
class Thread {
  onmessage?: (event: { readonly data: unknown }) => void;
  postMessage({ id, question }: { readonly id: number; readonly question: Parameters<typeof search>[0] }): void {
    this.onmessage?.({ data: { id, answer: search(question) } });
  }
  terminate(): void {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', Thread);
  send.mockReset().mockResolvedValue(true);
  commandTo.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => useApp.setState(useApp.getInitialState()));
});

const discard = (table: TestTable, notation: string) =>
  table.do({ type: 'play', command: { type: 'discard', seat: 0, tile: tile(notation) } });

const STACK = { hands: ['123m 456s 789p 1122s W', '', '', ''] } as const;

it('chosen tiles stay chosen while the hand changes, and one that is played is chosen no more', async () => {
  const table = taughtTable({ hands: ['15m 456s 789p 1122s WN'] });
  const { host, render } = mounted(<PointForm state={table.state} onDone={() => {}} />);
  for (const one of ['1 Characters', '5 Characters', 'North Wind']) await press(host, one);
  const { session } = table.state;
  discard(table, '1m');
  render(<PointForm state={table.state} onDone={() => {}} />);
  await press(host, 'Show to all');
  const shown = { act: { at: { player: 0, zone: 'hand', tiles: tiles('5m N') } } };
  expect(send.mock.lastCall![0]).toMatchObject(shown);
  // Another one of its kind that comes into the hand was not chosen.
  const played = table.state;
  table.add({ type: 'position-set', session, why: 'take-back', to: 0 });
  render(<PointForm state={table.state} onDone={() => {}} />);
  await press(host, 'Show to all');
  expect(send.mock.lastCall![0]).toMatchObject(shown);
  render(<PointForm state={played} onDone={() => {}} />);
  await press(host, 'Discards');
  await press(host, '1 Characters');
  await press(host, 'Show to all');
  expect(send.mock.lastCall![0]).toMatchObject({ act: { at: { zone: 'river', tiles: tiles('1m') } } });
});

it('the teacher is told of the discard that took a learner back, also before a quick claim, until another turn is set', () => {
  const table = taughtTable(STACK);
  const first = vi.fn();
  let shown: ReturnType<typeof useMoment>[0];
  function Watching({ of }: { readonly of: FollowedTable }) {
    [shown] = useMoment(of, first);
    return null;
  }
  const start = followed(table.state, 'teacher', { seq: table.entries.length });
  const { render } = mounted(<Watching of={start} />);
  const told = table.entries.length;
  discard(table, '4s');
  // Two entries come at once: what follows the discard hides nothing.
  table.add({ type: 'lesson-paused', isPaused: true });
  const after = withEntries(start, table.entries.slice(told)).following;
  render(<Watching of={after} />);
  expect(shown).toMatchObject({ player: 0, tile: tile('4s'), now: 1, best: 0 });
  expect(first).toHaveBeenCalledOnce();
  const set = table.entries.length;
  table.add({ type: 'position-set', session: table.state.session, why: 'take-back', to: 0 });
  render(<Watching of={withEntries(after, table.entries.slice(set)).following} />);
  expect(shown).toBeUndefined();
});

it('a tile that is used up by hands, melds and discards cannot be chosen, one that a meld took counts once', () => {
  const none = { melds: [], flowers: [], discards: [] };
  const [red, white] = tiles('CP');
  const open = {
    turn: 1,
    seats: [
      {
        ...none,
        discards: [
          { tile: red!, nth: 0, claimedBy: 1 },
          { tile: white!, nth: 1 },
        ],
      },
      { ...none, melds: [{ kind: 'pung', tile: red!, from: 0 }] },
      none,
      none,
    ],
  } as const;
  const onDeal = vi.fn();
  const deal = { dealer: 0, hands: [tiles('EEEEPP'), tiles('12345678911m'), [], []], open } as const;
  const { host } = mounted(<DealByHand deal={deal} onDeal={onDeal} />);
  const keys = host.querySelector('[aria-label="All tiles"]')!;
  expect(named(keys, 'East Wind')!.disabled).toBe(true);
  expect(named(keys, 'Red Dragon')!.disabled).toBe(false);
  expect(named(keys, 'White Dragon')!.disabled).toBe(false);
  // Three melded tiles leave eleven to a hand on turn.
  act(() => host.querySelectorAll<HTMLButtonElement>('[role="radio"]')[1]!.click());
  expect(named(keys, 'Red Dragon')!.disabled).toBe(true);
});

it('a deal of another sentence is shown no more, and who deals is part of the sentence', async () => {
  const { host } = mounted(<PrepareDeal onClose={() => {}} />);
  const prepared = () => host.querySelector('[aria-label="Prepared deal"]');
  await press(host, 'Find a deal');
  expect(prepared()).not.toBeNull();
  pick(host, 'Distance', '1');
  expect(prepared()).toBeNull();
  pick(host, 'Who is East', '2');
  await press(host, 'Find a deal');
  act(() => useApp.setState({ lobby: { open: [], mine: [summary('A', ['Lena'])] } }));
  await press(host, 'Deal it at one table');
  const [, { act: dealt }] = commandTo.mock.lastCall as [string, { act: { deal: { dealer: number } } }];
  expect(dealt.deal.dealer).toBe(2);
});

const summary = (code: string, names: readonly string[], stage: TableState['stage'] = 'playing') =>
  ({ code: code as TableCode, names, bots: [], stage, teaches: true, isMine: true }) as unknown as TableSummary;

it('the table of a teacher says what every table says, and shows what learners write', () => {
  const { state } = taughtTable();
  const at = { at: 1, room: 'players', from: { id: 'ana' as PersonId, name: 'Ana' }, text: 'A chow?' } as const;
  useApp.setState({ chat: [at] });
  const { host } = mounted(<TeachPage table={followed(state, 'teacher', { isFrozen: true })} />);
  expect(host.querySelector('.teach-table')!.textContent).toContain('The table is frozen.');
  expect(host.querySelector('[aria-labelledby="teach-chat"]')!.textContent).toContain('A chow?');
});

it('a deal that some tables refuse names them, and goes to them alone when it is dealt again', async () => {
  addLesson({
    title: 'Chows',
    notes: '',
    deals: [{ name: '1', note: '', deal: { dealer: 0, hands: [[], [], [], []] } }],
  });
  const tables = [summary('A', ['Lena']), summary('B', ['Jun'])];
  commandTo.mockImplementation(
    async (code: string): Promise<Refusal | undefined> => (code === 'B' ? 'lesson-full' : undefined),
  );
  const { host } = mounted(<LessonCard tables={tables} onPrepare={() => {}} />);
  const row = host.querySelector('[aria-label="Deal 1"]')!;
  await press(row, 'Deal it at all 2 tables');
  expect(row.textContent).toContain('Not done at: Jun.');
  commandTo.mockReset().mockResolvedValue(undefined);
  await press(row, 'Deal it at one table');
  expect(commandTo.mock.calls.map(([code]) => code)).toEqual(['B']);
  expect(row.textContent).toContain('Dealt.');
  // Dealt to all once more, and known again though another tab has written to the lesson.
  commandTo.mockImplementation(async (code: string) => (code === 'A' ? 'lesson-full' : undefined));
  await press(row, 'Deal it at all 2 tables');
  expect(row.textContent).toContain('Not done at: Lena.');
  act(() => useLessons.setState(({ lessons }) => ({ lessons: structuredClone(lessons) })));
  commandTo.mockReset().mockResolvedValue(undefined);
  await press(row, 'Deal it at one table');
  expect(commandTo.mock.calls.map(([code]) => code)).toEqual(['A']);
  // Another lesson has another first deal, of which nothing is said.
  act(
    () =>
      void addLesson({
        title: 'Pungs',
        notes: '',
        deals: [{ name: '1', note: 'Other', deal: { dealer: 1, hands: [[], [], [], []] } }],
      }),
  );
  expect(host.textContent).not.toContain('Dealt.');
});

it('the page of the class takes the lesson of a link that is opened on it, and pauses the tables that play', async () => {
  const tables = [summary('A', ['Lena']), summary('B', ['Jun']), summary('C', [], 'gathering')];
  useApp.setState({ lobby: { open: [], mine: tables } });
  const { host, fire } = mounted(<ClassPage />);
  const follow = (link: string) => {
    history.replaceState(null, '', `#${link}`);
    fire(window, new Event('hashchange'));
  };
  follow(linkOf({ title: 'Knitted', notes: '', deals: [] }));
  const { lessons, open } = useLessons.getState();
  expect(lessons.find(({ id }) => id === open)?.title).toBe('Knitted');
  expect([...host.querySelectorAll('input')].map(({ value }) => value)).toContain('Knitted');
  follow('nothing');
  expect(host.textContent).toContain('This link holds no lesson.');
  commandTo.mockImplementation(async (code: string) => (code === 'B' ? 'not-teacher' : undefined));
  await press(host, 'Pause all');
  expect(commandTo.mock.calls.map(([code]) => code)).toEqual(['A', 'B']);
  expect(host.textContent).toContain('Not done at: Jun.');
});

it('the tables of a class are told apart by a number, and one with bots alone is in no lesson', () => {
  const bots = { ...summary('B', ['Wren', 'Lark', 'Finch', 'Robin']), bots: [0, 1, 2, 3] as const };
  useApp.setState({ lobby: { open: [], mine: [summary('A', ['Lena']), bots] } });
  const { host } = mounted(<ClassPage />);
  const rows = [...host.querySelectorAll('.teach-tables li > span')].map(one =>
    one.textContent!.replace(/[\u2068\u2069]/g, ''),
  );
  expect(rows).toEqual(['Table 2: Lenain a lesson', 'Table 1no learners, only bots']);
});

it('a deal is deleted from a lesson only after a second question', async () => {
  addLesson({
    title: 'Pairs',
    notes: '',
    deals: [{ name: 'A pair', note: '', deal: { dealer: 0, hands: [[], [], [], []] } }],
  });
  const { host } = mounted(<LessonCard tables={[]} onPrepare={() => {}} />);
  const deals = () => host.querySelectorAll('section[aria-label="A pair"]').length;
  await press(host, 'Delete A pair');
  expect(deals()).toBe(1);
  await press(host, 'Keep it');
  await press(host, 'Delete A pair');
  await press(host.querySelector('.sure')!, 'Delete A pair');
  expect(deals()).toBe(0);
});
