// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchFirst } from '../../kit/ui/fetchFirst.ts';
import { followed } from '../../testing/following.ts';
import { mounted } from '../../testing/mounted.ts';
import { dealtTable } from '../../testing/table.ts';
import { useApp } from '../store/app.ts';
import { startRenewal, useRenewal } from './renewal.ts';
import { useUpdate } from './update.ts';

const { state } = dealtTable();
const IN_HAND = { table: followed(state, 0) };
const AFTER = { table: followed({ ...state, session: { ...state.session, phase: 'over' } } as typeof state, 0) };
const reload = vi.fn();

/** The page is of build 1; the server has build `served`, and none of the parts of another. */
function serve(served: number): void {
  document.head.innerHTML = '';
  const own = document.createElement('script');
  own.type = 'text/plain';
  own.setAttribute('src', '/assets/page-1.js');
  document.head.append(own);
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/' ? new Response(`<script src="/assets/page-${served}.js"></script>`) : new Response('', { status: 404 }),
  );
}

/** Loads a part; resolves with whether it has failed by then. */
async function partFails(name: string): Promise<boolean> {
  let hasFailed = false;
  fetchFirst(async () => name, [`${name}.js`]).catch(() => {
    hasFailed = true;
  });
  await new Promise(resolve => setTimeout(resolve, 5));
  return hasFailed;
}

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('location', { origin: 'http://192.168.1.5:3000', reload });
  startRenewal();
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
  document.head.innerHTML = '';
  useUpdate.setState(useUpdate.getInitialState(), true);
  useApp.setState(useApp.getInitialState(), true);
});

it('comes when a part is gone with an older build, and not twice within a minute', async () => {
  serve(2);
  expect(await partFails('lost-a')).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  expect(await partFails('lost-b')).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('is not the answer to a lost network, or to a part that is broken in this build', async () => {
  serve(1);
  expect(await partFails('broken')).toBe(true);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await partFails('away')).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

it('waits for the end of a hand, and says that something waits for it', async () => {
  serve(2);
  useApp.setState(IN_HAND);
  expect(await partFails('sheet')).toBe(false);
  expect(useApp.getState().notices.map(({ news }) => news.kind)).toEqual(['reload-needed']);
  expect(reload).not.toHaveBeenCalled();
  useApp.setState(AFTER);
  expect(reload).toHaveBeenCalledOnce();
});

it('comes with the next address, where no worker keeps older parts, but in no hand', () => {
  const Page = ({ path }: { readonly path: string }) => {
    useRenewal(path);
    return null;
  };
  const page = mounted(<Page path="/" />);
  const go = (path: string) => page.render(<Page path={path} />);
  go('/learn');
  expect(reload).not.toHaveBeenCalled();
  useUpdate.setState({ isReady: true });
  useApp.setState(IN_HAND);
  go('/t/ABCD2345');
  expect(reload).not.toHaveBeenCalled();
  useApp.setState(AFTER);
  go('/learn');
  expect(reload).toHaveBeenCalledOnce();
});
