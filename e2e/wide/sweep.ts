import { join } from 'node:path';
import { LANGUAGES, type Language } from '@gorrion/rules';
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { barriersOn } from './barriers.ts';
import { type Cuts, cutWords, dialogsOn } from './cut.ts';
import { type Fault, isExcepted } from './exceptions.ts';
import { unreachableOn } from './reach.ts';
import { whileStretched } from './stretch.ts';

/* One screen at every size, in every language and both themes, without being loaded again. */

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The last one is a window of 1440 x 900 at 200 %. */
const SIZES = [DESK, { width: 1024, height: 768 }, PHONE, { width: 844, height: 390 }, { width: 720, height: 450 }];

type Size = (typeof SIZES)[number];

const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** Counts from now on what the pages of a context ask for. */
export function watchRequests(context: BrowserContext): void {
  const asked = new Set<Request>();
  underWay.set(context, asked);
  context.on('request', request => asked.add(request));
  context.on('requestfinished', request => asked.delete(request));
  context.on('requestfailed', request => asked.delete(request));
}

/** Returns whether everything that the pages of a context have asked for has come. */
const isQuiet = (context: BrowserContext): boolean => underWay.get(context)?.size === 0;

/** Waits until what the page has asked for is there and drawn, and has not changed for two frames. */
export async function untilDrawn(page: Page): Promise<void> {
  await expect.poll(() => isQuiet(page.context()), { intervals: [10, 20, 50] }).toBe(true);
  await page.waitForFunction(
    () => document.querySelector('[aria-busy=true]') === null && document.body.innerText !== '',
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise(done => requestAnimationFrame(done));
    const look = () =>
      `${document.body.innerText.length} ${document.body.scrollHeight} ${document.querySelectorAll('*').length}`;
    for (let before = '', still = 0; still < 2; ) {
      await frame();
      const now = look();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
}

/** Has a page fetch all languages, for a screen on which it can fetch nothing any more. */
export async function learnLanguages(page: Page): Promise<void> {
  for (const language of [...LANGUAGES, 'en'] as const) await speak(page, language);
}

/** Shows the open page in a language, as if its reader had chosen it in another tab. */
async function speak(page: Page, language: Language): Promise<void> {
  const isSpoken = await page.evaluate(newValue => {
    if (document.documentElement.lang.startsWith(newValue)) return true;
    dispatchEvent(new StorageEvent('storage', { key: 'gorrion.language', newValue }));
    return false;
  }, language);
  if (!isSpoken) await page.waitForFunction(wanted => document.documentElement.lang.startsWith(wanted), language);
  await untilDrawn(page);
}

const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Sets the size of the window and waits until the page has followed it. */
async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await twoFrames(page);
}

/** Measures what does not fit. What a page is still moving is measured again, until it stays. */
async function stillCuts(page: Page): Promise<Cuts> {
  for (let before = ''; ; ) {
    const cuts = await cutWords(page);
    const now = JSON.stringify(cuts);
    if ((cuts.cut.length === 0 && cuts.beyond <= 0) || now === before) return cuts;
    before = now;
    await twoFrames(page);
  }
}

const name = ({ width, height }: Size): string => `${width}x${height}`;

/** Which of the other languages axe reads a screen in: one of them, another for each screen. */
const otherLanguage = (screen: string): Language =>
  LANGUAGES[1 + ([...screen].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % (LANGUAGES.length - 1))]!;

interface Reading {
  readonly size: Size;
  readonly theme: 'light' | 'dark';
  /** Rules of axe; without them all. */
  readonly rules?: readonly string[];
}

/** Rules that words can break in one language and keep in another. */
const OF_WORDS = ['label-content-name-mismatch'];

/** Where axe reads a screen: in English at a desk in both themes and on a phone, in one other language, the rest by few rules. */
const readingsIn = (language: Language, screen: string): readonly Reading[] => {
  if (language === otherLanguage(screen)) return [{ size: PHONE, theme: 'light' }];
  if (language !== 'en') return [{ size: PHONE, theme: 'light', rules: OF_WORDS }];
  return [
    { size: DESK, theme: 'light' },
    { size: DESK, theme: 'dark' },
    { size: PHONE, theme: 'dark' },
  ];
};

async function lookForBarriers(page: Page, screen: string, language: Language): Promise<readonly Fault[]> {
  const found: Fault[] = [];
  for (const { size, theme, rules } of readingsIn(language, screen)) {
    await resize(page, size);
    await page.emulateMedia({ colorScheme: theme });
    const at = `${name(size)} ${language} ${theme}`;
    found.push(...(await barriersOn(page, rules)).map(what => ({ screen, kind: 'barrier', at, what }) as const));
  }
  return found;
}

/** Looks for cut words and sideways scrolling at one size. */
async function lookForCuts(page: Page, screen: string, at: string, dialogs: number): Promise<readonly Fault[]> {
  const { cut, beyond } = await stillCuts(page);
  const left = dialogs - (await dialogsOn(page));
  return [
    ...cut.map(what => ({ screen, kind: 'cut', at, what }) as const),
    ...(beyond > 0 ? [{ screen, kind: 'sideways', at, what: `${beyond} px` } as const] : []),
    // A screen that closes by itself would be a sweep of another one.
    ...(left !== 0 ? [{ screen, kind: 'gone', at, what: `${left} dialogs` } as const] : []),
  ];
}

/** A folder for pictures of every screen in English at each size, to lay those of two commits beside each other. */
const { SWEEP_PICTURES } = process.env;

async function keepPicture(page: Page, screen: string, at: string): Promise<void> {
  if (SWEEP_PICTURES === undefined) return;
  const file = `${screen} ${at}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  await page.screenshot({ path: join(SWEEP_PICTURES, `${file}.png`), animations: 'disabled' });
}

/** Sweeps a screen that is open, and leaves it in English at the size of a desk. Returns every fault that is not excepted. */
export async function sweep(page: Page, screen: string): Promise<readonly Fault[]> {
  const found: Fault[] = [];
  await untilDrawn(page);
  const dialogs = await dialogsOn(page);
  for (const language of LANGUAGES) {
    await speak(page, language);
    // Generated names travel as data: a page shows them in words.
    if (/bird:[a-z]/.test(await page.locator('body').innerText()))
      found.push({ screen, kind: 'data', at: language, what: 'bird:' });
    found.push(...(await lookForBarriers(page, screen, language)));
    for (const size of SIZES) {
      await resize(page, size);
      const at = `${name(size)} ${language}`;
      if (language === 'en') await keepPicture(page, screen, at);
      found.push(...(await lookForCuts(page, screen, at, dialogs)));
      if (language === 'en' || language === otherLanguage(screen))
        found.push(...(await unreachableOn(page)).map(what => ({ screen, kind: 'reach', at, what }) as const));
    }
  }
  await speak(page, 'en');
  for (const size of SIZES) {
    await resize(page, size);
    found.push(...(await whileStretched(page, () => lookForCuts(page, screen, `${name(size)} stretched`, dialogs))));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(page, DESK);
  return found.filter(fault => !isExcepted(fault));
}
