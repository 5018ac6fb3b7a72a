import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Guest, insist } from './guest.ts';
import { GameServer } from './server.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SIZES = {
  'a desk': { width: 1440, height: 900 },
  'a phone held upright': { width: 390, height: 844 },
  'a phone on its side': { width: 844, height: 390 },
} as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

/** Expects no violation on the shown page, in light and dark; `where` names the page in a failure. */
async function expectAccessible({ page }: Guest, where: string): Promise<void> {
  const found: string[] = [];
  // Generated names travel as data: a page shows them in words.
  expect(await page.locator('body').innerText(), where).not.toContain('bird:');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
    for (const { id, help, nodes } of violations)
      found.push(`${where}, ${colorScheme}: ${id} (${help}): ${nodes.map(node => node.target.join(' ')).join(' | ')}`);
  }
  expect(found).toEqual([]);
}

/** Opens a fast game against beginner bots, by the mouse. */
async function playQuickly(guest: Guest): Promise<void> {
  await guest.page.goto('/');
  await guest.page.getByRole('radio', { name: /^Fast/ }).click();
  await guest.page.getByRole('radio', { name: /^Beginner/ }).click();
  await guest.page.getByRole('button', { name: 'Start now' }).click();
  await guest.expectSeated();
}

/** Plays until a claim is offered. Returns false if the hand is over first. */
async function untilClaim(guest: Guest): Promise<boolean> {
  for (;;) {
    if (await guest.pass.isVisible()) return true;
    if (!(await guest.answerByKeyboard())) return false;
  }
}

async function untilMyTurn(guest: Guest): Promise<void> {
  while (!(await guest.isMyTurn())) if (!(await guest.answerByKeyboard())) await guest.goOn();
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`${name}: first page, settings, waiting room and a wrong link have no barrier`, async ({ browser }) => {
    const guest = await Guest.arrive(browser, server, viewport);
    const { page } = guest;
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play against bots' })).toBeEnabled();
    await expectAccessible(guest, 'first page');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expectAccessible(guest, 'settings');
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Friends' }).getByRole('button', { name: 'Create a table' }).click();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectAccessible(guest, 'waiting room');
    await page.getByRole('link', { name: 'All options' }).click();
    await page.getByRole('combobox', { name: 'Clock' }).selectOption({ label: 'Own seconds' });
    await expect(page.getByRole('spinbutton', { name: 'Seconds to spare' })).toBeVisible();
    await expectAccessible(guest, 'all options');
    await page.goto('/?s=club.mp5!Martes');
    await expect(page.getByRole('dialog', { name: 'Open a table with these settings?' })).toBeVisible();
    await expectAccessible(guest, 'a link with settings');
    await page.goto('/t/22222222');
    await expect(page.getByRole('heading', { name: 'Table not found' })).toBeVisible();
    await expectAccessible(guest, 'wrong link');
    await page.goto('/nothing/here');
    await expect(page.getByRole('heading')).toBeVisible();
    await expectAccessible(guest, 'wrong address');
  });

  test(`${name}: a game from the first turn to its end has no barrier @long`, async ({ browser }) => {
    test.setTimeout(900_000);
    const guest = await Guest.arrive(browser, server, viewport);
    const { page } = guest;
    await playQuickly(guest);
    await untilMyTurn(guest);
    await expectAccessible(guest, 'my turn');
    await expectWatched(browser, page.url(), viewport);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectAccessible(guest, 'menu');
    await page.keyboard.press('Escape');
    if (await untilClaim(guest)) await expectAccessible(guest, 'claim bar');
    await guest.playHand();
    await expect(guest.sheet).toBeVisible();
    await expectAccessible(guest, 'score sheet');
    await guest.goOn();
    await guest.expectSeated();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Request to end the game' }).click();
    await expect(guest.gameEnd.or(guest.sheet).first()).toBeVisible();
    if (!(await guest.gameEnd.isVisible())) await guest.goOn();
    await expect(guest.gameEnd).toBeVisible();
    await expectAccessible(guest, 'end of the game');
    guest.expectNoErrors();
  });
}

/** Expects no barrier on the page of a spectator. */
async function expectWatched(browser: Browser, url: string, viewport: Size): Promise<void> {
  const watcher = await Guest.arrive(browser, server, viewport);
  await watcher.page.goto(url);
  await expect(watcher.page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expectAccessible(watcher, 'watching');
  await watcher.context.close();
}

/** Returns the tag of the focused element and whether its outline is at least 2 px wide. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const node = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return { tag: node.tagName, isVisible: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 };
  });

test('the focus is always seen on the first page', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server);
  await guest.page.goto('/');
  await expect(guest.page.getByRole('button', { name: 'Play against bots' })).toBeEnabled();
  let stops = 0;
  for (; stops < 60; stops++) {
    await guest.page.keyboard.press('Tab');
    const { tag, isVisible } = await focused(guest.page);
    // After the last stop the focus leaves the page.
    if (tag === 'BODY') break;
    expect(isVisible, `stop ${stops + 1}, a ${tag}`).toBe(true);
  }
  expect(stops).toBeGreaterThan(8);
});

test('the focus is seen in the hand, and is not lost when a tile is discarded', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  await playQuickly(guest);
  for (let turn = 0; turn < 3; turn++) {
    await untilMyTurn(guest);
    await guest.see();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toEqual({ tag: 'BUTTON', isVisible: true });
    const key = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.key);
    expect(key).toBeDefined();
    // The others may be so quick that the hand is never seen smaller: the tile itself must go.
    const tile = guest.hand.locator(`[data-key="${key}"]`);
    const isGone = async () => (await tile.count()) === 0 || (await guest.sheet.isVisible());
    await insist(
      async () => (await isGone()) || page.keyboard.press('Enter'),
      () => expect.poll(isGone, { timeout: 1000 }).toBe(true),
      15_000,
    );
    // Looks again and again for half a second, in which other players move.
    for (let look = 0; look < 8; look++) {
      expect((await focused(page)).tag).not.toBe('BODY');
      await page.waitForTimeout(60);
    }
  }
});

test('at 200 % nothing has to be scrolled sideways', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 720, height: 450 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const expectNoScroll = async (where: string) => {
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang, where).toBeLessThanOrEqual(0);
  };
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play against bots' })).toBeEnabled();
  await expectNoScroll('first page');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expectNoScroll('settings');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeHidden();
  await page.getByRole('region', { name: 'Friends' }).getByRole('button', { name: 'Create a table' }).click();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expectNoScroll('waiting room');
  await page.getByRole('link', { name: 'All options' }).click();
  await expect(page.getByRole('heading', { name: 'All options' })).toBeVisible();
  await expectNoScroll('all options');
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await expect(page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button').first()).toBeVisible();
  await expectNoScroll('table');
  await context.close();
});

/** Returns what is drawn of an element when the system chooses the colours. */
const drawn = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(nodes =>
    nodes
      .filter(node => node.checkVisibility() && node.getBoundingClientRect().width > 0)
      .map(node => {
        const { borderTopWidth, borderTopStyle, outlineStyle, outlineWidth, backgroundImage } = getComputedStyle(node);
        const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
        return { name: node.className, isFramed: hasBorder || hasOutline, hasBody: backgroundImage !== 'none' };
      }),
  );

test('with the colours of the system tiles keep their faces and buttons their frames', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server);
  await guest.page.emulateMedia({ forcedColors: 'active' });
  await guest.page.goto('/');
  await expect(guest.page.getByRole('button', { name: 'Play against bots' })).toBeEnabled();
  const buttons = await drawn(guest.page, 'button.btn, button.ib');
  expect(buttons.length).toBeGreaterThan(4);
  expect(buttons.filter(({ isFramed }) => !isFramed)).toEqual([]);
  await playQuickly(guest);
  await untilMyTurn(guest);
  const tiles = await drawn(guest.page, '.tile');
  expect(tiles.length).toBeGreaterThan(100);
  expect(tiles.filter(({ isFramed, hasBody }) => !isFramed || !hasBody)).toEqual([]);
});

/** Records every animation that moves an element, whether a script or a style starts it. */
function noteMotion(): void {
  const page = window as unknown as { moved: string[] };
  page.moved = [];
  const moves = (frames: Keyframe[]) =>
    new Set(frames.map(({ transform, translate, scale, rotate }) => `${transform} ${translate} ${scale} ${rotate}`))
      .size > 1;
  setInterval(() => {
    for (const { effect } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect) || Number(effect.getTiming().duration) === 0) continue;
      if (moves(effect.getKeyframes())) page.moved.push((effect.target as HTMLElement).className);
    }
  }, 16);
}

test('with reduced motion nothing on the page travels', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server);
  await guest.page.addInitScript(noteMotion);
  await playQuickly(guest);
  for (let look = 0; look < 60 && (await guest.answerByKeyboard()); look++);
  const moved = await guest.page.evaluate(() => (window as unknown as { moved: string[] }).moved);
  expect([...new Set(moved)]).toEqual([]);
  const slow = await guest.page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap(node => {
      const { transitionProperty, transitionDuration } = getComputedStyle(node);
      const travels = /transform|translate|scale|rotate|\ball\b/.test(transitionProperty);
      return travels && !/^[0s, .]*$/.test(transitionDuration) ? [node.className] : [];
    }),
  );
  expect(slow).toEqual([]);
});
