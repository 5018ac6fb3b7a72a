import { test } from '@playwright/test';
import { expectAsKept, SIZE_NAMES, SIZES, type SizeName, stopClocks, THEMES } from './screens.ts';

/* The table in the fixed states of the gallery (apps/web/gallery). */

const EVERYWHERE = ['turn', 'claim'];
/** Of states that only fill other places of the same layout, one picture by day and one by night is enough. */
const ONCE: readonly (readonly [state: string, light: SizeName, dark: SizeName])[] = [
  ['wall', 'desk', 'phone'],
  ['deal', 'tablet', 'side'],
  ['middle', 'phone', 'desk'],
  ['pung', 'side', 'tablet'],
  ['sent', 'phone', 'side'],
  ['ready', 'desk', 'phone'],
  ['advised', 'desk', 'phone'],
  ['poor', 'side', 'desk'],
  ['stress', 'phone', 'tablet'],
  ['spectator', 'tablet', 'side'],
  ['over', 'desk', 'phone'],
  ['strict-turn', 'desk', 'phone'],
  ['strict-claim', 'phone', 'side'],
  ['strict-said', 'side', 'desk'],
  ['strict-foul', 'desk', 'phone'],
];

const compare = (state: string, size: SizeName, theme: string) =>
  test(`${state}, ${size}, ${theme}`, async ({ page }) => {
    await stopClocks(page);
    await page.setViewportSize(SIZES[size]);
    await page.goto(`/gallery/?state=${state}&theme=${theme}`);
    await expectAsKept(page, `${state}-${size}-${theme}`);
  });

for (const theme of THEMES) for (const size of SIZE_NAMES) for (const state of EVERYWHERE) compare(state, size, theme);
for (const [state, light, dark] of ONCE) {
  compare(state, light, 'light');
  compare(state, dark, 'dark');
}

for (const theme of THEMES) {
  test(`the tile set, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(`/gallery/?state=tiles&theme=${theme}&index`);
    await expectAsKept(page, `tiles-${theme}`);
  });
}
