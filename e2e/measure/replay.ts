import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** A whole game of sixteen hands, as a file. */
const GAME = resolve(import.meta.dirname, '../../packages/table/fixtures/records/6/one-long-1.json.br');
const STEPS = 60;

export interface ReplayMeasurement {
  readonly rate: number;
  /** Time (ms) from the press that opens the last move to the frame that shows it, once page and game are loaded. */
  readonly opened: readonly number[];
  /** Work (ms) of the main thread for one step: script, style and layout, without waiting for other processes. */
  readonly worked: readonly number[];
  /** The same with all else that the thread did until the frame was there: painting in software above all. */
  readonly busy: readonly number[];
  /** Time (ms) from the key to the end of the frame after it. */
  readonly painted: readonly number[];
}

/** Returns what the main thread has worked so far (ms). */
async function workOf(cdp: CDPSession): Promise<{ readonly own: number; readonly all: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => (metrics.find(metric => metric.name === name)?.value ?? 0) * 1000;
  return { own: of('ScriptDuration') + of('RecalcStyleDuration') + of('LayoutDuration'), all: of('TaskDuration') };
}

/** Waits in the page until two frames were drawn; resolves with the time (ms) since the last event of a kind. */
const drawnAfter = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(done => {
        const { pressedAt = performance.now() } = window as never as { pressedAt?: number };
        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - pressedAt)));
      }),
  );

/** Opens the address of the last move within the page, as a link does, and waits for its frame. */
const openLast = (page: Page, path: string) =>
  page.evaluate(
    target =>
      new Promise<number>(done => {
        const began = performance.now();
        history.pushState(undefined, '', target);
        dispatchEvent(new PopStateEvent('popstate'));
        const look = () => {
          const isThere = document.querySelector('.replay-table .tile') && document.querySelector('input[type=range]');
          requestAnimationFrame(isThere ? () => done(performance.now() - began) : look);
        };
        requestAnimationFrame(look);
      }),
    path,
  );

/** Opens a game of sixteen hands at its last move, `times` over, then steps through a hand by key. */
export async function measureGame(
  browser: Browser,
  url: string,
  rate: number,
  times: number,
): Promise<ReplayMeasurement> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${url}/games`);
  const text = brotliDecompressSync(readFileSync(GAME));
  await page.setInputFiles('input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer: text });
  const last = page.locator('.hand-table tbody tr:last-child a');
  await last.waitFor();
  const game = new URL(page.url()).pathname;
  const hand = (await last.getAttribute('href')) ?? '';
  await last.click();
  await page.getByRole('slider').waitFor();
  const moves = await page.getByRole('slider').getAttribute('max');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const opened: number[] = [];
  for (let n = 0; n < times; n++) {
    await page.evaluate(to => {
      history.pushState(undefined, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, '/games');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('.games-search').waitFor();
    opened.push(await openLast(page, `${hand}/${moves}`));
  }
  await page.keyboard.press('Home');
  await page.evaluate(() => {
    addEventListener('keydown', () => Object.assign(window, { pressedAt: performance.now() }), true);
  });
  const [worked, busy, painted]: [number[], number[], number[]] = [[], [], []];
  for (let n = 0; n < STEPS; n++) {
    const before = await workOf(cdp);
    await page.keyboard.press('ArrowRight');
    painted.push(await drawnAfter(page));
    const after = await workOf(cdp);
    worked.push(after.own - before.own);
    busy.push(after.all - before.all);
  }
  await context.close();
  if (!game.startsWith('/g/')) throw new Error('the game did not open');
  return { rate, opened, worked, busy, painted };
}
