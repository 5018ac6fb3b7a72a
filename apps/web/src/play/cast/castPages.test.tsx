// @vitest-environment happy-dom
import type { Answer, CastLink, CastWish, TableCode } from '@gorrion/protocol';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useApp } from '../../client/store/app.ts';
import { deviceTexts } from '../../kit/storage/texts.ts';
import { english, speakEnglish } from '../../testing/english.ts';
import { followed } from '../../testing/following.ts';
import { mounted } from '../../testing/mounted.ts';
import { dealtTable } from '../../testing/table.ts';
import CastPage from './CastPage.tsx';
import OverlayPage from './OverlayPage.tsx';

type Cast = Answer<{ readonly cast: CastLink | null }>;

const { client } = vi.hoisted(() => ({
  client: {
    cast: vi.fn<(wish: CastWish, instead?: string | null) => Promise<Cast>>(),
    castTable: vi.fn<() => Promise<string | undefined>>(),
    enter: vi.fn(),
    exit: vi.fn(),
    watching: async () => [],
    now: () => 0,
  },
}));
vi.mock('../../client/index.ts', () => ({ client }));
speakEnglish();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  act(() => useApp.setState(useApp.getInitialState()));
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const { state } = dealtTable();

it('a refusal of a link stays until the next act, and nothing is looked up while one waits', async () => {
  client.cast.mockResolvedValue({ ok: true, cast: null });
  const { host } = mounted(<CastPage code="A" table={followed(state, 'spectator')} />);
  await pass(0);
  const make = () => [...host.querySelectorAll('button')].find(one => one.textContent === english('cast.make'))!;
  const looks = () => client.cast.mock.calls.filter(([wish]) => wish === 'look').length;
  let answer = (_: Cast) => {};
  client.cast.mockImplementation(async wish => {
    if (wish === 'look') return { ok: true, cast: null };
    return new Promise(done => {
      answer = done;
    });
  });
  act(() => make().click());
  const before = looks();
  await pass(60_000);
  expect([looks(), make().disabled]).toEqual([before, true]);
  await act(async () => answer({ ok: false, code: 'too-many-requests' }));
  await pass(30_000);
  expect(looks()).toBeGreaterThan(before);
  expect(host.textContent).toContain(english('error.too-many-requests'));
  act(() => make().click());
  await act(async () => answer({ ok: true, cast: { key: 'f'.repeat(32), pages: 1 } }));
  expect(host.textContent).not.toContain(english('error.too-many-requests'));
  expect(host.querySelector<HTMLInputElement>('.cast-link input')!.value).toContain('f'.repeat(32));
  const press = (label: string) =>
    act(async () => [...host.querySelectorAll('button')].find(one => one.textContent === label)!.click());
  await press(english('cast.renew'));
  await press(english('cast.renew'));
  expect(client.cast.mock.calls.filter(([wish]) => wish === 'make').map(([, instead]) => instead)).toEqual([
    null,
    null,
    'f'.repeat(32),
  ]);
});

it('keeps the commentator of a table with the look, and says when the link in the stream is an old one', async () => {
  const voice = 'a'.repeat(32);
  client.cast.mockResolvedValue({ ok: true, cast: { key: 'f'.repeat(32), pages: 1 } });
  const show = async (code: string) => {
    const page = mounted(<CastPage code={code} table={{ ...followed(state, 'spectator'), code: code as TableCode }} />);
    await pass(0);
    return page.host;
  };
  const linkOf = (host: Element) => host.querySelector<HTMLInputElement>('.cast-link input')!.value;
  deviceTexts.set('gorrion.cast.taken', undefined);
  deviceTexts.set('gorrion.cast', `size=125&voice=${voice}&of=A`);
  const first = await show('A');
  expect(linkOf(first)).toContain(`&size=125&voice=${voice}&lang=en`);
  const changed = () => first.textContent?.includes(english('cast.changed'));
  const isNow = () => first.textContent!.includes('This is what the stream shows now.');
  expect([changed(), isNow()]).toEqual([false, true]);
  const top = [...first.querySelectorAll('button')].find(one => one.textContent === english('cast.place.top'));
  act(() => top!.click());
  expect([changed(), isNow()]).toEqual([true, false]);
  expect(linkOf(await show('A'))).toContain(`&voice=${voice}`);
  expect(linkOf(await show('B'))).not.toContain('&voice=');
});

it('knows the look that a page shows for the first time as the one with which the link was made', async () => {
  client.cast.mockResolvedValue({ ok: true, cast: { key: 'f'.repeat(32), pages: 0 } });
  deviceTexts.set('gorrion.cast.taken', undefined);
  const { host } = mounted(<CastPage code="C" table={followed(state, 'spectator')} />);
  await pass(0);
  expect(host.textContent).not.toContain('This is what the stream shows now.');
  const size = [...host.querySelectorAll('button')].find(one => one.textContent === '75%');
  act(() => size!.click());
  expect(host.textContent).toContain(english('cast.inLink'));
  client.cast.mockResolvedValue({ ok: true, cast: { key: 'f'.repeat(32), pages: 1 } });
  await pass(10_000);
  expect(host.textContent).toContain(english('cast.changed'));
});

it('asks again for its table while it has none, and shows it to a spectator alone, as long as it can be true', async () => {
  client.castTable.mockResolvedValueOnce(undefined).mockResolvedValueOnce('A');
  const { host } = mounted(<OverlayPage />);
  await pass(0);
  expect(client.enter).not.toHaveBeenCalled();
  await pass(5000);
  expect(client.enter.mock.calls.map(([code]) => code)).toEqual(['A']);
  await pass(60_000);
  expect(client.castTable).toHaveBeenCalledTimes(2);
  const plates = () => host.querySelectorAll('.ov-plate').length;
  const show = (app: object) => act(() => useApp.setState(app));
  const link = { status: 'online' } as never;
  show({ link, table: followed(state, 0) });
  expect(plates()).toBe(0);
  show({ table: followed(state, 'spectator') });
  expect(plates()).toBe(4);
  show({ link: { status: 'offline', retryAt: 0, isRestart: false } });
  await pass(29_000);
  expect(plates()).toBe(4);
  await pass(2000);
  expect(plates()).toBe(0);
});
