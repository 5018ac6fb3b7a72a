// @vitest-environment happy-dom
import type { EveningView } from '@gorrion/events/groups';
import type { TableSummary } from '@gorrion/protocol';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { answered, askedOf } from '../../testing/asked.ts';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import type { PartProps } from '../useGroup.ts';
import { NowCard } from './NowCard.tsx';

vi.mock('../../client/index.ts', () => ({ client: { watchLobby: () => () => {} } }));
await speakEnglish();

it('a table of the evening that waits is shown with the way in, and another one is opened only after a question', async () => {
  const table = { wish: 'w', host: 0, players: [0, 1], code: 'AAAA2345', refusal: null };
  const evening = { number: 1, at: Date.now(), answers: [], rounds: [{ at: 1, tables: [table], out: [] }] };
  const members = ['Ana', 'Bea', 'Caro'].map((name, number) => ({ number, name, role: 'member' }));
  const sent = vi.fn(async () => true);
  const page = async (line: Pick<TableSummary, 'freePlaces'> & { readonly names: readonly string[] }) => {
    askedOf({ 'GET /api/groups/G/tables': { tables: { AAAA2345: { stage: 'gathering', isOver: false, ...line } } } });
    const view = {
      you: 2,
      role: 'member',
      name: 'Tuesday',
      called: [],
      members,
      now: [],
      evening: evening as unknown as EveningView,
    };
    const props = { id: 'G', view, act: sent, allGames: [] } as unknown as PartProps;
    const { host } = mounted(<NowCard {...props} />);
    await answered();
    const press = (name: string) =>
      act(async () => [...host.querySelectorAll('button')].find(one => one.textContent === name)!.click());
    return { host, press };
  };
  const { host, press } = await page({ names: ['Ana', 'Bea'], freePlaces: 2 });
  expect(host.querySelector('[role="status"]')?.textContent).toBe(
    'Table of the evening waits for players, 2 seats freeAna and BeaTake a seat',
  );
  askedOf({ 'POST /api/calls/G/seats': { called: 2 } });
  await press('Call Tuesday');
  await answered();
  expect(host.textContent).toContain('You have called Tuesday.');
  await press('Open another table');
  expect(host.textContent).toContain('waits with free seats. Open another one all the same?');
  expect(sent).not.toHaveBeenCalled();
  await press('Open another table');
  expect(sent).toHaveBeenCalledWith({ type: 'open-table' });
  const full = await page({ names: ['Ana', 'Bea', 'Zoe', 'Yuki'], freePlaces: 0 });
  await full.press('Open another table');
  expect(sent).toHaveBeenCalledTimes(2);
});
