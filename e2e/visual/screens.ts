import { expect, type Page } from '@playwright/test';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The sizes of the pictures: a desk, a tablet, a phone both ways. */
export const SIZES = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  side: { width: 844, height: 390 },
} as const satisfies Record<string, Size>;
export type SizeName = keyof typeof SIZES;
export const SIZE_NAMES = Object.keys(SIZES) as readonly SizeName[];

export const THEMES = ['light', 'dark'] as const;

/** Clocks stand still, so that a ring that shrinks looks the same in every run. */
export const stopClocks = (page: Page): Promise<void> => page.clock.setFixedTime(new Date('2026-01-01T12:00:00Z'));

/** The grain of felt and wood is noise: it would make up most of each picture and show no fault. */
const NO_GRAIN = `
  .felt::before { display: none }
  .rim { background-image: linear-gradient(135deg, var(--wood-hi), var(--wood) 45%, var(--wood-lo)) !important }
`;

/** Fonts and tile faces are there, and the page has come to rest. */
async function settle(page: Page): Promise<void> {
  await page.locator('.sprite symbol').first().waitFor({ state: 'attached' });
  await page.addStyleTag({ content: NO_GRAIN });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.waitForTimeout(300);
}

/** Two pictures in a row that are alike: nothing moves any more. */
async function stillPicture(page: Page): Promise<Buffer> {
  const take = () =>
    page.screenshot({ type: 'jpeg', quality: 55, animations: 'disabled', caret: 'hide', scale: 'css' });
  for (let last = await take(), tries = 0; ; tries++) {
    const next = await take();
    if (next.equals(last) || tries === 5) return next;
    last = next;
  }
}

/** Compared with the picture that was looked at. JPEG, since eighty pictures as PNG would be thirty megabytes. */
export async function expectAsKept(page: Page, name: string): Promise<void> {
  await settle(page);
  expect(await stillPicture(page)).toMatchSnapshot(`${name}.jpg`);
}
