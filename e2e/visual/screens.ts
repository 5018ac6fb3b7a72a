import { expect, type Page } from '@playwright/test';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The sizes of the design: a desk, a tablet, a phone both ways. */
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

/** Fonts and tile faces are there, and the page has come to rest. */
export async function settle(page: Page): Promise<void> {
  await page.locator('.sprite symbol').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.waitForTimeout(300);
}

export async function expectAsKept(page: Page, name: string): Promise<void> {
  await settle(page);
  await expect(page).toHaveScreenshot(`${name}.png`);
}
