// @vitest-environment happy-dom
import type { EveningView } from '@gorrion/events/groups';
import type { TableSummary } from '@gorrion/protocol';
import { beforeEach, expect, it, vi } from 'vitest';
import { useApp } from '../../client/store/app.ts';
import { answered, askedOf } from '../../testing/asked.ts';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import type { PartProps } from '../useGroup.ts';
import { comingText } from './EveningCard.tsx';
import { lastPresent, OpenTables } from './OpenTables.tsx';

vi.mock('../../client/index.ts', () => ({ client: { watchLobby: () => () => {} } }));
await speakEnglish();
beforeEach(() => void askedOf({ 'GET /api/groups/G/tables': { tables: {} } }));

const HOUR = 3600_000;

it('who said that they come counts as here only from the day of the evening on', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 12) });
  const answers = [{ member: 0, answer: 'yes' }];
  const evening = (inHours: number) =>
    ({ at: Date.now() + inHours * HOUR, offset: 0, answers, rounds: [] }) as unknown as EveningView;
  expect(lastPresent(evening(32), [0, 1], [])).toEqual([]);
  expect(lastPresent(evening(12.1), [0, 1], [])).toEqual([]);
  expect(lastPresent(evening(11.9), [0, 1], [])).toEqual([0]);
  vi.setSystemTime(Date.UTC(2026, 10, 28, 4));
  expect(lastPresent(evening(16), [0, 1], [])).toEqual([0]);
  expect(lastPresent(evening(1), [0, 1], [])).toEqual([0]);
  vi.useRealTimers();
});

it('another table is offered to those who have none, until a game of theirs is over', () => {
  const table = { wish: 'w', host: 0, players: [0, 1, 2, 3], code: 'ABCD2345', refusal: null };
  const evening = {
    number: 1,
    at: Date.now(),
    by: 0,
    answers: [],
    sittings: [],
    rounds: [{ at: Date.now(), tables: [table], out: [4] }],
  } as unknown as EveningView;
  const members = ['Ana', 'Bea', 'Caro', 'Dai', 'Eva'].map((name, number) => ({ number, name, role: 'member' }));
  const drawn = (games: readonly string[]) => {
    const props = { id: 'G', view: { you: 0, role: 'owner', members }, allGames: games.map(id => ({ id })) };
    const { host } = mounted(<OpenTables {...(props as unknown as PartProps)} evening={evening} />);
    const press = host.querySelector<HTMLButtonElement>('.btn.pri:not(a)')!;
    return {
      heading: host.querySelector('.gp-round h2')?.textContent,
      chosen: [...host.querySelectorAll('[aria-pressed="true"] bdi')].map(one => one.textContent),
      seated: [...host.querySelectorAll('.gp-toggle:has(small) bdi')].map(one => one.textContent),
      press: [press.textContent, press.disabled],
    };
  };
  const all = ['Ana', 'Bea', 'Caro', 'Dai', 'Eva'];
  const press = 'Open another table';
  const seated = all.slice(0, 4);
  expect(drawn([])).toEqual({ heading: 'One table', chosen: ['Eva'], seated, press: [press, true] });
  expect(drawn(['ABCD2345-1'])).toEqual({ heading: 'One table', chosen: all, seated: [], press: [press, false] });
});

it('an answer that comes in later counts, unless the member was ticked or not by hand', () => {
  const members = ['Ana', 'Bea', 'Caro'].map((name, number) => ({ number, name, role: 'member' }));
  const page = (...coming: readonly number[]) => {
    const answers = coming.map(member => ({ member, answer: 'yes' }));
    const evening = { number: 1, at: Date.now(), offset: 0, by: 0, answers, sittings: [], rounds: [] };
    const shown = evening as unknown as EveningView;
    const props = { id: 'G', view: { you: 0, role: 'owner', members } } as unknown as PartProps;
    return <OpenTables {...props} evening={shown} />;
  };
  const { host, render, fire } = mounted(page(0));
  const chosen = () => [...host.querySelectorAll('[aria-pressed="true"] bdi')].map(one => one.textContent);
  const press = (n: number) =>
    fire(host.querySelectorAll('.gp-toggle')[n]!, new MouseEvent('click', { bubbles: true }));
  expect(chosen()).toEqual(['Ana']);
  render(page(0, 1));
  expect(chosen()).toEqual(['Ana', 'Bea']);
  expect(host.querySelector<HTMLButtonElement>('.btn.pri')!.disabled).toBe(false);
  press(1);
  press(1);
  press(0);
  render(page(0, 1, 2));
  expect(chosen()).toEqual(['Bea', 'Caro']);
});

it('two tables of an evening have numbers and say how they stand; the main button leads to the one in play', () => {
  const table = (code: string) => ({ wish: code, host: 0, players: [0, 1], code, refusal: null });
  const evening = {
    number: 1,
    at: Date.now(),
    by: 0,
    answers: [],
    sittings: [],
    rounds: ['AAAA2345', 'BBBB2345', 'CCCC2345'].map((code, at) => ({ at, tables: [table(code)], out: [] })),
  } as unknown as EveningView;
  const line = (code: string, stage: string) => ({
    code,
    stage,
    isOver: false,
    handNumber: 2,
    names: ['Ana', 'Bea'],
    freePlaces: 2,
  });
  useApp.setState({ lobby: { open: [], mine: [line('AAAA2345', 'playing'), line('BBBB2345', 'gathering')] } } as never);
  const members = ['Ana', 'Bea'].map((name, number) => ({ number, name, role: 'member' }));
  const props = { id: 'G', view: { you: 0, role: 'member', members }, allGames: [{ id: 'CCCC2345-1' }] };
  const { host } = mounted(<OpenTables {...(props as unknown as PartProps)} evening={evening} />);
  const cards = [...host.querySelectorAll('.gp-round')].map(card => [
    card.querySelector('h2')!.textContent,
    card.querySelector('p small')?.textContent,
    card.querySelector('a')!.matches('.pri'),
  ]);
  expect(cards).toEqual([
    ['Table 3', 'over', false],
    ['Table 2', 'waits for players, 2 seats free', false],
    ['Table 1', 'East 2, in play', true],
  ]);
  useApp.setState({ lobby: undefined });
  expect(comingText(((key: string) => key) as never, evening)).toBeUndefined();
  expect(comingText(((key: string) => key) as never, { ...evening, rounds: [] })).toBe('groups.lacking');
});

it('every member sees who sits at a table, whether a seat is free, and that one is closed', async () => {
  const table = (code: string, players: readonly number[]) => ({ wish: code, host: 0, players, code, refusal: null });
  const evening = {
    ...{ number: 1, at: Date.now(), by: 0, answers: [], sittings: [] },
    rounds: [
      { at: 1, tables: ['AAAA2345', 'BBBB2345', 'CCCC2345', 'DDDD2345'].map(code => table(code, [0, 1])), out: [] },
    ],
  } as unknown as EveningView;
  const line = (code: string, stage: string, names: readonly string[]) =>
    ({ code, stage, isOver: false, handNumber: 2, names, freePlaces: 4 - names.length }) as unknown as TableSummary;
  askedOf({
    'GET /api/groups/G/tables': {
      tables: {
        AAAA2345: line('AAAA2345', 'playing', ['Ana', 'Bea', 'Zoe', 'Mirlo']),
        BBBB2345: line('BBBB2345', 'gathering', ['Ana']),
        CCCC2345: line('CCCC2345', 'gathering', ['Zoe', 'Yuki', 'Ana']),
        DDDD2345: null,
      },
    },
  });
  const members = ['Ana', 'Bea', 'Caro'].map((name, number) => ({ number, name, role: 'member' }));
  const props = { id: 'G', view: { you: 2, role: 'member', members }, allGames: [] };
  const { host } = mounted(<OpenTables {...(props as unknown as PartProps)} evening={evening} />);
  await answered();
  const rows = [...host.querySelectorAll('.gp-round .tight')].map(row => row.textContent);
  expect(rows).toEqual([
    'Table 1 East 2, in playAna, Bea, Zoe, and MirloWatch',
    // Of the three seats without a player one is for Bea, who has not come yet.
    'Table 2 waits for players, 2 seats freeAna and BeaTake a seat',
    'Table 3 waits for BeaAna, Bea, Zoe, and YukiWatch',
    'Table 4 overAna and Bea',
  ]);
  // Caro has no table, so not everyone has one.
  expect(host.querySelector('[role="status"]')!.textContent).toContain('Choose at least 2 people.');
});
