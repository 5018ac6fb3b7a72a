import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/* What people meet who use keys, the colours of their system, large letters, or want nothing to move. */

/** No pair and no neighbours: East is offered no claim, and nobody wins soon. */
const HANDS = ['147m 258s 369p ESWNC', '159m 159s 159p EESS', '1599m 159s 159p NNN', '26m 26s 26p FFPPCCC'];

/** Returns the tag of the focused element and whether its outline is at least 2 px wide. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const node = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return { tag: node.tagName, isVisible: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 };
  });

test('the focus is always seen on the first page', async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play against bots' })).toBeEnabled();
  let stops = 0;
  for (; stops < 60; stops++) {
    await page.keyboard.press('Tab');
    const { tag, isVisible } = await focused(page);
    // After the last stop the focus leaves the page.
    if (tag === 'BODY') break;
    expect(isVisible, `stop ${stops + 1}, a ${tag}`).toBe(true);
  }
  expect(stops).toBeGreaterThan(8);
});

/** Counts the frames, from now on, in which nothing on the page has the focus. */
function countLostFocus(): void {
  const page = window as unknown as { lost: number };
  page.lost = 0;
  const look = () => {
    if (document.activeElement === document.body) page.lost++;
    requestAnimationFrame(look);
  };
  look();
}

test('the focus is seen in the hand, and is not lost when a tile is discarded', async ({ arrive, server }) => {
  const guest = await arrive();
  const { page } = guest;
  await guest.playStacked(server, { hands: HANDS });
  await guest.untilMyTurn();
  await guest.press('End');
  await guest.press('ArrowLeft');
  await expect.poll(() => focused(page)).toEqual({ tag: 'BUTTON', isVisible: true });
  await page.evaluate(countLostFocus);
  const key = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.key);
  expect(key).toBeDefined();
  await guest.press('Enter');
  await expect(guest.tiles.and(page.locator(`[data-key="${key}"]`))).toHaveCount(0);
  // Until the three others have moved.
  await guest.untilMyTurn();
  await expect.poll(() => page.evaluate(() => (window as unknown as { lost: number }).lost)).toBe(0);
  await expect.poll(async () => (await focused(page)).tag).not.toBe('BODY');

  // A window of 1440 x 900 at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
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

test('with the colours of the system tiles keep their faces and buttons their frames', async ({ arrive, server }) => {
  const guest = await arrive();
  const { page } = guest;
  await page.emulateMedia({ forcedColors: 'active' });
  await guest.playStacked(server, { hands: HANDS }, async () => {
    const buttons = await drawn(page, 'button.btn, button.ib');
    expect(buttons.length).toBeGreaterThan(4);
    expect(buttons.filter(({ isFramed }) => !isFramed)).toEqual([]);
  });
  await guest.untilMyTurn();
  const tiles = await drawn(page, '.tile');
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

const moved = (page: Page) => page.evaluate(() => [...new Set((window as unknown as { moved: string[] }).moved)]);

test('tiles travel when they are dealt', async ({ arrive, server }) => {
  const guest = await arrive({ hasMotion: true });
  await guest.page.addInitScript(noteMotion);
  await guest.playStacked(server, { hands: HANDS });
  await expect.poll(() => moved(guest.page)).not.toEqual([]);
});

test('with reduced motion nothing on the page travels', async ({ arrive, server }) => {
  const guest = await arrive();
  const { page } = guest;
  await page.addInitScript(noteMotion);
  await guest.playStacked(server, { hands: HANDS });
  await guest.untilMyTurn();
  await guest.press('End');
  await guest.press('Enter');
  await expect(guest.tiles).toHaveCount(13);
  await guest.untilMyTurn();
  await expect.poll(() => moved(page)).toEqual([]);
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap(node => {
      const { transitionProperty, transitionDuration } = getComputedStyle(node);
      const travels = /transform|translate|scale|rotate|\ball\b/.test(transitionProperty);
      return travels && !/^[0s, .]*$/.test(transitionDuration) ? [node.className] : [];
    }),
  );
  expect(slow).toEqual([]);
});
