import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import type { Gallery } from '../gallery.ts';
import { BadUse } from './options.ts';
import type { Picture } from './pictures.ts';

/* Draws pictures of a built gallery in Chromium, alike in every run. */

const AT = new Date('2026-01-01T12:00:00Z');
/** What the page's timers go on by before each look (ms); they stand otherwise, and the time of day always does. */
const STEP_MS = 500;
/** Looks after which a picture that still changes is a fault of the screen. */
const MOST_LOOKS = 20;

/** The grain of felt and wood is noise: it would make up most of each picture and show no fault. */
const NO_GRAIN = `
  .felt::before { display: none }
  .rim { background-image: linear-gradient(135deg, var(--wood-hi), var(--wood) 45%, var(--wood-lo)) !important }
`;

/** Starts the Chromium that draws both sides. Ctrl-C is left to the caller. */
export async function startChromium(): Promise<Browser> {
  let executablePath: string;
  try {
    executablePath = findChromium().full;
  } catch (error) {
    throw new BadUse((error as Error).message);
  }
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      // Chromium refuses its sandbox to root; ordinary users keep it.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--font-render-hinting=none',
      // Painting only what has changed smooths the edges of a part otherwise than painting all of it.
      '--disable-partial-raster',
    ],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** Counts what a page asks for, so that a picture is not taken while a part of it is on its way. */
function requestsOf(page: Page): { readonly asked: () => number; readonly isQuiet: () => boolean } {
  let [asked, answered] = [0, 0];
  page.on('request', () => asked++);
  page.on('requestfinished', () => answered++);
  page.on('requestfailed', () => answered++);
  return { asked: () => asked, isQuiet: () => asked === answered };
}

/** Takes pictures until two in a row are equal and the page asked for nothing in between. */
async function stillPicture(page: Page, requests: ReturnType<typeof requestsOf>): Promise<Buffer> {
  let last: { readonly png: Buffer; readonly asked: number } | undefined;
  for (let look = 0; look < MOST_LOOKS; look++) {
    await page.clock.runFor(STEP_MS);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const asked = requests.asked();
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
    if (last && requests.isQuiet() && last.asked === requests.asked() && last.png.equals(png)) return png;
    last = { png, asked };
  }
  throw new Error('it never comes to rest');
}

/** Returns a picture (PNG) of a gallery. Rejects if the page fails or never comes to rest. */
export async function draw(browser: Browser, gallery: Gallery, { query, size }: Picture): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: size,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // A room shows its address: both sides need the same, so the gallery of a side answers as its proxy.
    proxy: { server: gallery.origin },
  });
  try {
    const page = await context.newPage();
    // The clock runs from its installation on, so it begins earlier than it is stopped.
    await page.clock.install({ time: new Date(AT.getTime() - 60_000) });
    await page.clock.pauseAt(AT);
    await page.clock.setFixedTime(AT);
    const requests = requestsOf(page);
    await page.goto(`http://localhost/gallery/?${query}`);
    // Plain faces are text.
    await page.waitForFunction(() => document.querySelector('img.face[src*="%3Ctext"]') === null);
    await page.addStyleTag({ content: NO_GRAIN });
    return await stillPicture(page, requests);
  } finally {
    await context.close();
  }
}
