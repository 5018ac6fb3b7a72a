import type { Me, PersonId } from '@gorrion/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceTexts } from '../../kit/storage/texts.ts';
import { loadPeace, parseCopy, regard, usePeace } from './lists.ts';

const me = 'ana' as PersonId;
const mei: Me = { id: 'mei' as PersonId, name: 'Mei' };
const view = (blocked: readonly Me[]) => ({ lists: { apart: [], blocked }, finishes: { games: 0, finished: 0 } });

/** Answers the requests of the page one after another. */
const answers: { readonly status: number; readonly value: unknown }[] = [];
beforeEach(() => {
  vi.stubGlobal('fetch', async () => {
    const { status, value } = answers.shift()!;
    return new Response(JSON.stringify(value), { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  usePeace.setState({ owner: undefined, view: undefined, problem: undefined });
});

it('somebody is blocked at once, and no more if the server does not take it', async () => {
  answers.push({ status: 200, value: view([]) });
  loadPeace(me);
  await vi.waitFor(() => expect(usePeace.getState().view).toBeDefined(), 10_000);
  answers.push({ status: 409, value: { code: 'list-full' } });
  const asking = regard('blocked', mei, true);
  expect(usePeace.getState().lists.blocked).toEqual([mei]);
  expect(await asking).toBe('list-full');
  expect(usePeace.getState().lists.blocked).toEqual([]);
  answers.push({ status: 200, value: view([mei]) });
  expect(await regard('blocked', mei, true)).toBeUndefined();
  expect(parseCopy(deviceTexts.get('gorrion.lists'))).toEqual({ owner: me, lists: { apart: [], blocked: [mei] } });
});

it('a change that is not taken is undone alone: what was changed meanwhile stays', async () => {
  const luis: Me = { id: 'luis' as PersonId, name: 'Luis' };
  usePeace.setState({ owner: me, lists: { apart: [mei], blocked: [] } });
  answers.push({ status: 429, value: { code: 'too-many-requests' } });
  const asking = regard('apart', mei, false);
  const { lists } = usePeace.getState();
  usePeace.setState({ lists: { ...lists, blocked: [luis] } });
  await asking;
  expect(usePeace.getState().lists).toEqual({ apart: [mei], blocked: [luis] });
  answers.push({ status: 409, value: { code: 'list-full' } });
  const late = regard('apart', luis, true);
  usePeace.setState({ owner: 'eva' as PersonId, lists: { apart: [], blocked: [] } });
  await late;
  expect(usePeace.getState().lists.apart).toEqual([]);
});

it('the lists of another person who used this browser are gone', () => {
  usePeace.setState({ owner: me, lists: { apart: [mei], blocked: [] } });
  answers.push({ status: 200, value: view([]) });
  loadPeace('eva' as PersonId);
  expect(usePeace.getState().lists.apart).toEqual([]);
  expect(deviceTexts.get('gorrion.lists')).toBeUndefined();
});

it('a copy that is broken counts for nothing', () => {
  for (const text of [undefined, '{', 'null', '{"owner":3}']) expect(parseCopy(text)).toBeUndefined();
  const kept = { owner: me, lists: { apart: [mei, 3], blocked: 'all' } };
  expect(parseCopy(JSON.stringify(kept))).toEqual({ owner: me, lists: { apart: [mei], blocked: [] } });
});
