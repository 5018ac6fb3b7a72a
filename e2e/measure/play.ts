import type { Browser, CDPSession, Page } from '@playwright/test';
import { installProbe, type Probe } from './probe.ts';

const LOOK_MS = 100;
/** Delay (ms) before a press: the page ignores presses in the first 150 ms after the offers change. */
const THINK_MS = 250;
const SETTLE_MS = 300;

export interface PlayMeasurement {
  readonly rate: number;
  readonly probe: Probe;
  /** Work of the main thread (ms) per frame in which tiles moved. */
  readonly busy: number;
  /** Work of the main thread (ms) within `SETTLE_MS` after each press, without waiting for other processes. */
  readonly worked: readonly number[];
  readonly presses: number;
}

const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name });

/** Opens a fast game against three bots from the first page, with motion. */
export async function openGame(browser: Browser, url: string): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.addInitScript(installProbe);
  const cdp = await context.newCDPSession(page);
  // Thread ticks count only the work of the thread itself, not that of other processes.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.getByRole('button', { name: 'More options' }).click();
  await radio(page, /^Fast/).click();
  await radio(page, /^Full game/)
    .last()
    .click();
  await page.getByRole('button', { name: 'Start now' }).click();
  return { page, cdp };
}

/** Reads the state of the table in one call, because each call costs the page time that is measured. */
const look = (page: Page) =>
  page.evaluate(() => {
    const button = (name: RegExp) =>
      [...document.querySelectorAll<HTMLElement>('button')].some(one => name.test(one.textContent ?? ''));
    const tiles = [...document.querySelectorAll<HTMLElement>('[role="toolbar"] [data-tile]')];
    const last = tiles.at(-1)?.getBoundingClientRect();
    return {
      isOver: button(/^(Next hand|Final results|Play again)/),
      canPass: button(/^Pass/),
      canDiscard: tiles.length % 3 === 2 && tiles.at(-1)?.getAttribute('aria-disabled') === 'false',
      isMoving: document.querySelector('.tile.moving') !== null,
      last: last && { x: last.x + last.width / 2, y: last.y + last.height / 2 },
    };
  });

const total = async (cdp: CDPSession, name: string): Promise<number> =>
  (await cdp.send('Performance.getMetrics')).metrics.find(metric => metric.name === name)?.value ?? 0;

/** Presses a point by the mouse and returns how long (ms) the main thread worked for it. */
async function press(page: Page, cdp: CDPSession, at: { x: number; y: number }): Promise<number> {
  await page.mouse.move(at.x, at.y);
  await page.waitForTimeout(THINK_MS);
  await page.mouse.down();
  const before = await total(cdp, 'TaskDuration');
  await page.mouse.up();
  await page.waitForTimeout(SETTLE_MS);
  return ((await total(cdp, 'TaskDuration')) - before) * 1000;
}

/** Plays by the mouse until `presses` tiles are discarded, and returns what the page recorded. */
export async function playByMouse(
  browser: Browser,
  url: string,
  rate: number,
  presses: number,
): Promise<PlayMeasurement> {
  const { page, cdp } = await openGame(browser, url);
  await page.locator('[role="toolbar"] [data-tile]').first().waitFor();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const before = await total(cdp, 'TaskDuration');
  const worked: number[] = [];
  for (const end = Date.now() + presses * 12_000 * Math.sqrt(rate); worked.length < presses && Date.now() < end; ) {
    const seen = await look(page);
    if (seen.isOver) await page.getByRole('button', { name: /^(Next hand|Final results|Play again)/ }).click();
    else if (seen.canPass) await page.keyboard.press('Escape');
    else if (seen.canDiscard && !seen.isMoving && seen.last) {
      worked.push(await press(page, cdp, seen.last));
    }
    await page.waitForTimeout(LOOK_MS);
  }
  const probe = await page.evaluate(() => window.probe);
  const busy = (await total(cdp, 'TaskDuration')) - before;
  await page.context().close();
  const frames = probe.frames.play.length + probe.frames.deal.length;
  return { rate, probe, busy: (busy * 1000) / Math.max(1, frames), worked, presses: worked.length };
}
