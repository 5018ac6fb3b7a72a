import { test } from '@playwright/test';
import { expectAsKept, SIZE_NAMES, SIZES, type SizeName, stopClocks, THEMES } from './screens.ts';

/* The pages around the table, as the gallery fills them. */

/** Where the layout differs. */
const SHOWN: Readonly<Record<string, readonly SizeName[]>> = {
  home: SIZE_NAMES,
  settings: ['desk', 'phone', 'side'],
  room: SIZE_NAMES,
  menu: ['desk', 'phone', 'side'],
  sheet: SIZE_NAMES,
  pairs: ['phone'],
  drawn: ['desk', 'side'],
  end: SIZE_NAMES,
  'wrong-link': ['desk', 'phone'],
};

for (const [screen, sizes] of Object.entries(SHOWN)) {
  for (const size of sizes) {
    for (const theme of THEMES) {
      test(`${screen}, ${size}, ${theme}`, async ({ page }) => {
        await stopClocks(page);
        await page.setViewportSize(SIZES[size]);
        await page.goto(`/gallery/?screen=${screen}&theme=${theme}`);
        await expectAsKept(page, `${screen}-${size}-${theme}`);
      });
    }
  }
}
