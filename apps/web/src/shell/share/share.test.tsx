// @vitest-environment happy-dom
import { act, useMemo } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { answered } from '../../testing/asked.ts';
import { english, speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { ShareButton } from './ShareButton.tsx';
import { useDrawer } from './useDrawer.ts';

vi.mock('./pictures.ts', () => ({
  pictureOf: (subject: unknown) => subject,
  drawer: async () => (picture: { readonly of: string }, address: string) => `${picture.of}@${address}`,
  addressOf: (svg: string) => `data:${svg}`,
  pictureFile: async () => new File([], 'gorrion.png'),
}));
vi.mock('./clip.ts', () => ({ framesOf: () => [], filmType: () => undefined }));
vi.mock('@gorrion/pictures', () => ({ previewOf: () => ({ title: 'A hand', description: 'won' }) }));
speakEnglish();
afterEach(() => vi.unstubAllGlobals());

it('what is shared stays what it was when it was opened, and says of each try whether it failed', async () => {
  const share = vi.fn<() => Promise<void>>();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const button = (of: 'table-hand' | 'table-game') => (
    <ShareButton subject={{ of, state: {} as never }} path={`/${of}`} />
  );
  const shown = `data:table-hand@${location.host}/table-hand`;
  const { host, render } = mounted(button('table-hand'));
  act(() => host.querySelector('button')!.click());
  await vi.waitFor(async () => {
    await answered();
    expect(document.querySelector('img')?.src).toBe(shown);
  }, 10_000);
  render(button('table-game'));
  await answered();
  expect(document.querySelector('img')!.src).toBe(shown);
  const status = () => document.querySelector('[role="status"]')!.textContent;
  const send = async (error?: Error) => {
    share.mockImplementationOnce(async () => {
      if (error) throw error;
    });
    act(() => document.querySelector<HTMLButtonElement>('[data-first]')!.click());
    await answered();
    return status();
  };
  expect(await send(new DOMException('', 'NotAllowedError'))).toBe(english('share.failed'));
  expect(await send(new DOMException('', 'AbortError'))).toBe(english('share.note'));
  expect(await send()).toBe(english('share.note'));
  expect(share).toHaveBeenCalledTimes(3);
  const sending = Promise.withResolvers<void>();
  share.mockReturnValueOnce(sending.promise);
  const isBusy = () =>
    (['share.send', 'share.savePicture'] as const).map(
      key => [...document.querySelectorAll('button')].find(one => one.textContent === english(key))!.disabled,
    );
  act(() => document.querySelector<HTMLButtonElement>('[data-first]')!.click());
  await answered();
  expect(isBusy()).toEqual([true, true]);
  sending.resolve();
  await answered();
  expect(isBusy()).toEqual([false, false]);
});

it('draws once with another address, and at once', async () => {
  const drawn: string[] = [];
  function Drawing({ address }: { readonly address: string }) {
    const draw = useDrawer(address);
    useMemo(() => typeof draw === 'function' && drawn.push(draw({ of: 'move' } as never)), [draw]);
    return null;
  }
  const { render } = mounted(<Drawing address="a" />);
  await answered();
  render(<Drawing address="b" />);
  expect(drawn).toEqual(['move@a', 'move@b']);
  await answered();
  expect(drawn).toHaveLength(2);
});
