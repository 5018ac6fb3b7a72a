// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTile } from '@gorrion/rules';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mounted } from '../../testing/mounted.ts';
import { renewPictures, startPictures } from './pictures.ts';
import { TileFace } from './TileFace.tsx';

const sprite = readFileSync(join(import.meta.dirname, 'tiles.generated.svg'), 'utf8');
const root = document.documentElement;
/** The picture of a mounted face, as the SVG that it is. */
const picture = (host: Element) => {
  const { src } = host.querySelector('img')!;
  expect(src).toMatch(/^data:image\/svg\+xml,/);
  return decodeURIComponent(src);
};

afterEach(() => vi.unstubAllGlobals());

it('shows a plain face until the sprite has come whole, and draws all faces anew in the colours of the page', async () => {
  vi.useFakeTimers();
  const answers = ['', sprite.slice(0, 9000), sprite];
  vi.stubGlobal('fetch', async () => new Response(answers.shift()));
  startPictures();
  const { host } = mounted(<TileFace tile={parseTile('5m')!} corner label="5 Characters" />);
  expect(picture(host)).toContain('<text');
  expect(host.querySelector('img')!.alt).toBe('5 Characters');
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(picture(host)).toContain('<text');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  vi.useRealTimers();
  expect(answers).toEqual([]);
  expect(picture(host)).not.toContain('<text');
  expect(picture(host)).not.toContain('var(');

  root.style.setProperty('--t-red', 'rgb(1, 2, 3)');
  expect(picture(host)).not.toContain('rgb(1, 2, 3)');
  act(renewPictures);
  expect(picture(host)).toContain('rgb(1, 2, 3)');
});
