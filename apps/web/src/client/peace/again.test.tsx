// @vitest-environment happy-dom
import type { Me, PersonId } from '@gorrion/protocol';
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { answered } from '../../testing/asked.ts';
import { mounted } from '../../testing/mounted.ts';
import { useApp } from '../store/app.ts';
import { useFinishes } from './finishes.ts';
import { usePeace, usePeaceLists } from './lists.ts';

it('lists and figures that could not be had are asked for again with the next connection', async () => {
  const [noor, olga]: readonly Me[] = ['noor', 'olga'].map(id => ({ id: id as PersonId, name: id }));
  const asked: string[] = [];
  let isOnline = false;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (!isOnline) throw new TypeError('no network');
    return Response.json(
      address === '/api/peace'
        ? { lists: { apart: [olga], blocked: [] }, finishes: { games: 0, finished: 0 } }
        : { olga: { games: 12, finished: 9 } },
    );
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    useApp.setState(useApp.getInitialState());
    usePeace.setState(usePeace.getInitialState());
  });
  useApp.setState({ me: noor!, link: { status: 'offline' } as never });
  let seen: unknown;
  function Probe() {
    const { apart } = usePeaceLists();
    seen = [apart, useFinishes([olga!.id])(olga!.id)];
    return null;
  }
  mounted(<Probe />);
  await answered();
  expect(seen).toEqual([[], null]);
  isOnline = true;
  act(() => useApp.setState({ link: { status: 'online' } }));
  await answered();
  expect(seen).toEqual([[olga], { games: 12, finished: 9 }]);
  expect(asked).toHaveLength(4);
});
