// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { answered } from '../../testing/asked.ts';
import { english, speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { ShareButton } from './ShareButton.tsx';

vi.mock('./pictures.ts', () => ({
  pictureOf: (subject: unknown) => subject,
  drawer: async () => (picture: { readonly of: string }) => picture.of,
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
  const { host, render } = mounted(button('table-hand'));
  act(() => host.querySelector('button')!.click());
  await vi.waitFor(async () => {
    await answered();
    expect(document.querySelector('img')?.src).toBe('data:table-hand');
  }, 10_000);
  render(button('table-game'));
  await answered();
  expect(document.querySelector('img')!.src).toBe('data:table-hand');
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
});
