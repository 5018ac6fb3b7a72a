import type { Browser, CDPSession, Page } from '@playwright/test';
import { openGame } from './play.ts';

/** Hands in three hours of competition play: the WMO plays sixteen in two hours. */
export const HANDS_OF_THREE_HOURS = 24;

export interface Sample {
  readonly hand: number;
  readonly heap: number;
  /** DOM nodes in all, and those of them that are on the page; no two score sheets have as many. */
  readonly nodes: number;
  readonly shown: number;
  readonly listeners: number;
}

/** Nodes on the page, what its `<use>` elements draw included: the browser keeps a copy of the drawing for each. */
function countShown(): number {
  const copies = new Map<string, number>();
  const all = (root: Node): number => {
    let count = 0;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      count += 1;
      if (node instanceof SVGUseElement) count += copyOf(node.getAttribute('href') ?? '');
    }
    return count;
  };
  /** The copy, and the root that holds it. */
  const copyOf = (href: string): number => {
    const known = copies.get(href);
    if (known !== undefined) return known;
    copies.set(href, 0);
    const drawing = document.getElementById(href.slice(1));
    const count = drawing ? 1 + all(drawing) : 0;
    copies.set(href, count);
    return count;
  };
  return all(document);
}

/** One hand in this many is played with motion; the others are played without, which takes less time. */
export const WITH_MOTION = 4;

/** Plays in the page itself as fast as it is asked: the last tile, no claims, and on to the next hand when told to. */
function installPlayer(): void {
  const page = window as unknown as { mayGoOn: boolean; hands: number };
  page.mayGoOn = false;
  page.hands = 0;
  const find = (name: RegExp) =>
    [...document.querySelectorAll<HTMLButtonElement>('button')].find(
      one => !one.disabled && name.test(one.textContent ?? ''),
    );
  const step = () => {
    const on = find(/^(Next hand|Final results|Play again)/);
    if (on) {
      if (!page.mayGoOn) return;
      if (!/results/.test(on.textContent ?? '')) {
        page.mayGoOn = false;
        page.hands += 1;
      }
      return on.click();
    }
    const pass = find(/^Pass/);
    if (pass) return pass.click();
    const tiles = document.querySelectorAll<HTMLElement>('[role="toolbar"] [data-tile]');
    const last = tiles[tiles.length - 1];
    if (tiles.length % 3 === 2 && last?.getAttribute('aria-disabled') === 'false') last.click();
  };
  setInterval(step, 40);
}

const handIsOver = (page: Page) =>
  page
    .getByRole('button', { name: /^(Next hand|Final results)/ })
    .first()
    .waitFor({ timeout: 900_000 });

async function sample(page: Page, cdp: CDPSession, hand: number): Promise<Sample> {
  const shown = await page.evaluate(countShown);
  // Twice: what the first collection sets free may hold more.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0;
  return { hand, heap: of('JSHeapUsedSize'), nodes: of('Nodes'), shown, listeners: of('JSEventListeners') };
}

/** Hands played in one page without loading it anew, measured at the same moment of each: its score sheet stands. */
export async function playLong(
  browser: Browser,
  url: string,
  hands: number,
  limitMs: number,
  tell: (sample: Sample) => void,
): Promise<readonly Sample[]> {
  const { page, cdp } = await openGame(browser, url);
  await page.evaluate(installPlayer);
  const samples: Sample[] = [];
  for (const end = Date.now() + limitMs; samples.length < hands && Date.now() < end; ) {
    const hasMotion = samples.length % WITH_MOTION === 0;
    await page.emulateMedia({ reducedMotion: hasMotion ? 'no-preference' : 'reduce' });
    await handIsOver(page);
    await page.waitForTimeout(1500);
    const taken = await sample(page, cdp, samples.length + 1);
    samples.push(taken);
    tell(taken);
    await goOn(page);
  }
  await page.context().close();
  return samples;
}

/** Lets the player in the page press on, and waits until the sheet is away. */
async function goOn(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as { mayGoOn: boolean }).mayGoOn = true;
  });
  await page.waitForFunction(() => !(window as unknown as { mayGoOn: boolean }).mayGoOn, undefined, {
    timeout: 300_000,
  });
  await page.getByRole('button', { name: /^(Next hand|Final results)/ }).waitFor({ state: 'hidden', timeout: 300_000 });
}
