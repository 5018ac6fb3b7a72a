import { expect, type Page, test } from '@playwright/test';
import { type Gallery, serveBuiltGallery } from '../gallery.ts';

/* The sheet of a hand in the gallery, where the hand is the one that the test wants. */

const SIZES = [
  { width: 1440, height: 900 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await serveBuiltGallery();
});
test.afterAll(() => gallery.close());

/** Counts the things in a place and returns the least distance (px) to its sides; below 0 if one is outside. */
const within = (page: Page, place: string, things: string) =>
  page.locator(place).evaluate((felt, those) => {
    const { left, right } = felt.getBoundingClientRect();
    const boxes = [...felt.querySelectorAll(those)].map(one => one.getBoundingClientRect());
    return { count: boxes.length, room: Math.min(...boxes.flatMap(box => [box.left - left, right - box.right])) };
  }, things);

test('at every size each tile lies on the felt, each hand and button within the sheet', async ({ page }) => {
  for (const screen of ['sheet', 'pairs', 'one-suit']) {
    await page.goto(gallery.at(`screen=${screen}`));
    await page.getByText('All four hands').click();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const [place, things, least] of [
        ['.tray', '.mt', 14],
        ['.all-hands', '.mt', 53],
        ['.ready-bar', '.btn', 3],
      ] as const) {
        const lies = await within(page, place, things);
        expect(lies.count, `${screen} ${place} ${size.width}`).toBeGreaterThanOrEqual(least);
        expect(lies.room, `${screen} ${place} ${size.width}`).toBeGreaterThanOrEqual(0);
      }
    }
  }
});
