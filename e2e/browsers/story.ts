import { type BrowserPage, KEYS, until } from './page.ts';

/*
 * One hand against three bots to its sheet, with a reload after the first own discard. Tiles are pressed by the mouse:
 * Firefox under BiDi gives the page no focus (`document.hasFocus()` is false, also on a screen of Xvfb), and without focus
 * Enter does not press the focused button, although the key arrives there. Hu and Pass are pressed by their keys.
 */

/** The longest hand took 360 s and more in a WebKit without a graphics card. */
const HAND_LIMIT_MS = 12 * 60_000;

/** What a player sees of the game. */
interface Sight {
  /** Labels of the player's tiles, sorted. */
  readonly hand: readonly string[];
  readonly isMyTurn: boolean;
  readonly hasPass: boolean;
  readonly hasHu: boolean;
  readonly isOver: boolean;
}

const SIGHT = `(() => {
  const shown = [...document.querySelectorAll('button')].filter(one => one.getClientRects().length > 0);
  const has = name => shown.some(one => name.test(one.getAttribute('aria-label') ?? one.textContent.trim()));
  const tiles = [...document.querySelectorAll('[role=toolbar][aria-label="Your hand"] button')];
  const hand = tiles.map(one => one.getAttribute('aria-label').replace(', just drawn', '')).sort();
  return {
    hand,
    isMyTurn: hand.length % 3 === 2,
    hasPass: has(/^Pass/),
    hasHu: has(/^Hu/),
    isOver: has(/Next hand|Final results/),
  };
})()`;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Script that returns the middle of the player's last tile, or null. */
const LAST_TILE = `(() => {
  const box = [...document.querySelectorAll('[role=toolbar][aria-label="Your hand"] button')].at(-1)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
})()`;

/** Returns a script for the middle of the button with this text; its value is null while the button is not shown. */
const buttonAt = (name: string) => `(() => {
  const one = [...document.querySelectorAll('button')].find(one => one.textContent.includes(${JSON.stringify(name)}));
  const box = one?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
})()`;

/** Zones of the table whose boxes the report compares. */
const ZONES = {
  table: '.stage .rim',
  tools: '.stage .tools',
  panel: '.stage .panel',
  'own plate': '.position-0 .plate',
  'right plate': '.position-1 .plate',
  'opposite plate': '.position-2 .plate',
  'left plate': '.position-3 .plate',
  'own hand': '[role=toolbar][aria-label="Your hand"]',
  'first tile': '[role=toolbar][aria-label="Your hand"] button',
};
/** Left, top, width and height (px) of each zone that the page has. */
export type Boxes = Readonly<Record<string, readonly number[]>>;
const BOXES = `Object.fromEntries(Object.entries(${JSON.stringify(ZONES)}).flatMap(([name, where]) => {
  const box = document.querySelector(where)?.getBoundingClientRect();
  return box ? [[name, [box.left, box.top, box.width, box.height].map(Math.round)]] : [];
}))`;

/** Features of browsers that the page uses if they exist. */
const FEATURES = `({
  'Web Audio': typeof AudioContext !== 'undefined',
  'speech': 'speechSynthesis' in window,
  'notifications': typeof Notification !== 'undefined',
  'vibration': 'vibrate' in navigator,
  'share': 'share' in navigator,
  'clipboard': !!navigator.clipboard,
  'service worker': 'serviceWorker' in navigator,
  'wake lock': 'wakeLock' in navigator,
  'web locks': 'locks' in navigator,
  'broadcast channel': typeof BroadcastChannel !== 'undefined',
  'full screen': document.fullscreenEnabled === true,
  'app badge': 'setAppBadge' in navigator,
  'view transitions': 'startViewTransition' in document,
  'container queries': CSS.supports('container-type: inline-size'),
  'color-mix': CSS.supports('color: color-mix(in srgb, red, blue)'),
  'has selector': CSS.supports('selector(:has(a))'),
  'dynamic viewport': CSS.supports('height: 1dvh'),
})`;

/** The results of one browser. */
export interface PlayedHand {
  readonly browser: string;
  readonly viewport: string;
  readonly features: Readonly<Record<string, boolean>>;
  readonly boxes: Boxes;
  readonly fonts: readonly string[];
  readonly discards: number;
  readonly problems: readonly string[];
  readonly seconds: number;
}

/** Returns the middle of the player's last tile once two looks find it in the same place: nobody can press one in flight. */
async function lastTileAtRest(page: BrowserPage): Promise<Point> {
  let before: Point | null = null;
  return until('the last tile to lie still', async () => {
    const now = await page.evaluate<Point | null>(LAST_TILE);
    const isSame = now !== null && now.x === before?.x && now.y === before?.y;
    before = now;
    return isSame && now;
  });
}

/** Takes Hu, else passes, else clicks the last tile. Returns whether it clicked a tile to discard. */
async function answer(page: BrowserPage, sight: Sight): Promise<boolean> {
  if (sight.hasHu) await page.press('h');
  else if (sight.hasPass) await page.press(KEYS.Escape);
  else if (sight.isMyTurn) {
    const at = await lastTileAtRest(page);
    await page.click(at.x, at.y);
    return true;
  }
  return false;
}

const look = (page: BrowserPage) => page.evaluate<Sight>(SIGHT);

const isAsked = (sight: Sight): boolean => sight.isMyTurn || sight.hasPass || sight.isOver;

/** Reloads the page during the hand and waits until it shows the same tiles as before. */
async function reload(page: BrowserPage): Promise<void> {
  const before = await until('a question', async () => {
    const sight = await look(page);
    return isAsked(sight) && sight;
  });
  await page.reload();
  const same = async () => (await look(page)).hand.join() === before.hand.join();
  await until('the same tiles after a reload', same);
}

/** Plays until the score sheet is shown. Returns how many tiles the player discarded. */
async function playHand(page: BrowserPage): Promise<number> {
  let discards = 0;
  let isReloaded = false;
  await until(
    'the sheet of the hand',
    async () => {
      const sight = await look(page);
      if (sight.isOver) return true;
      const hasDiscarded = await answer(page, sight);
      if (hasDiscarded) {
        await until('the tile to leave the hand', async () => !(await look(page)).isMyTurn, 5000).then(
          () => discards++,
          // The page ignores a press just after the turn begins, so the loop presses again.
          () => {},
        );
      }
      if (discards === 1 && !isReloaded) {
        isReloaded = true;
        await reload(page);
      }
      return false;
    },
    HAND_LIMIT_MS,
  );
  return discards;
}

/** Returns the boxes of all zones once they are the same in two looks, because tiles move for a moment after a draw. */
async function boxesAtRest(page: BrowserPage): Promise<Boxes> {
  let before = await page.evaluate<Boxes>(BOXES);
  return until('zones that do not move', async () => {
    const now = await page.evaluate<Boxes>(BOXES);
    const isSame = JSON.stringify(now) === JSON.stringify(before);
    before = now;
    return isSame && now;
  });
}

export async function playInBrowser(
  page: BrowserPage,
  url: string,
  keep: (name: string, picture: Buffer) => void,
): Promise<PlayedHand> {
  const started = performance.now();
  await page.open(url);
  const { x, y } = await until('the first page', () =>
    page.evaluate<Point | null>(buttonAt('Play against bots')).then(at => at ?? undefined),
  );
  keep('home', await page.screenshot());
  await page.click(x, y);
  await until('the first question', async () => isAsked(await look(page)), 60_000);
  const boxes = await boxesAtRest(page);
  const features = await page.evaluate<Record<string, boolean>>(FEATURES);
  keep('table', await page.screenshot());
  const discards = await playHand(page);
  keep('sheet', await page.screenshot());
  const fonts = await page.evaluate<string[]>(
    `[...document.fonts].map(one => one.family.replaceAll('"', '') + ' ' + one.status + ', ' + one.display)`,
  );
  const viewport = await page.evaluate<string>("innerWidth + ' × ' + innerHeight");
  const seconds = Math.round((performance.now() - started) / 1000);
  return { browser: page.browser, viewport, features, boxes, fonts, discards, problems: [...page.problems], seconds };
}
