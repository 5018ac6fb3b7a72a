import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/*
 * Draws the icons of the installed page from public/icon.svg, the sparrow tile:
 *   CHROMIUM_PATH=/path/to/chromium node apps/web/build/icons.ts
 */

const PUBLIC = join(import.meta.dirname, '../public');
const TILE = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const FELT = 'radial-gradient(90% 90% at 35% 10%, #3d7d69, #2f6857 55%, #1f4b3e)';

interface Drawing {
  readonly file: string;
  readonly size: number;
  /** Share of the picture that the tile fills. */
  readonly share: number;
  /** Systems that cut icons to a shape of their own want them full to the edges. */
  readonly isFull: boolean;
}

const DRAWINGS: readonly Drawing[] = [
  { file: 'icon-192.png', size: 192, share: 1, isFull: false },
  { file: 'icon-512.png', size: 512, share: 1, isFull: false },
  // What may be cut off is all that lies outside a circle of four fifths: the tile's corners stay within it.
  { file: 'icon-maskable-512.png', size: 512, share: 0.68, isFull: true },
  { file: 'icon-180.png', size: 180, share: 0.86, isFull: true },
];

const pageOf = ({ size, share, isFull }: Drawing): string => `<!doctype html>
  <style>
    body { margin: 0; width: ${size}px; height: ${size}px; display: grid; place-items: center;
      background: ${isFull ? FELT : 'transparent'} }
    svg { width: ${size * share}px; height: ${size * share}px }
  </style>${TILE}`;

const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  // Chromium refuses its sandbox to root; ordinary users keep it.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const drawing of DRAWINGS) {
  const { file, size, isFull } = drawing;
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(pageOf(drawing));
  await page.screenshot({ path: join(PUBLIC, file), omitBackground: !isFull });
  await page.close();
}
await browser.close();
