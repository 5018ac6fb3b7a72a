import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/* The place Learn: the places beside it, the search for a fan, the placement test, and progress as a file. */

const PHONE = { width: 390, height: 844 };

/** Opens the placement test from the first page. */
async function openPlacement(guest: Guest): Promise<void> {
  await guest.openLearning();
  await guest.page.getByRole('link', { name: 'Take the placement test' }).click();
}

test('the places lead from page to page, in a top bar, and on a phone in a bar at the bottom', async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto('/');
  const places = page.getByRole('navigation', { name: 'Places' });
  await expect(places.getByRole('link')).toHaveText(['Play', 'Learn', 'Review', 'Groups', 'Events']);
  await expect(places.getByRole('link', { name: 'Play' })).toHaveAttribute('aria-current', 'page');
  await places.getByRole('link', { name: 'Learn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible();
  await expect(places.getByRole('link', { name: 'Learn' })).toHaveAttribute('aria-current', 'page');
  await places.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My games' })).toBeVisible();
  await page.setViewportSize(PHONE);
  const ends = async () => {
    const { y, height } = (await places.boundingBox())!;
    return { isBelow: y > PHONE.height / 2, bottom: Math.round(y + height) };
  };
  await expect.poll(ends).toEqual({ isBelow: true, bottom: PHONE.height });
});

test('the search finds pages, fans by their Chinese or nearest name, and settings, by keyboard only', async ({
  arrive,
}) => {
  const guest = await arrive();
  const { page } = guest;
  await guest.openLearning();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search', exact: true });
  await expect(field).toBeFocused();
  const options = page.getByRole('listbox').getByRole('option');
  const chosen = page.getByRole('listbox').getByRole('option', { selected: true });
  await field.fill('花龙');
  await expect(chosen).toContainText('Mixed Straight');
  await field.fill('mixed strait');
  await expect(page.getByText('Nothing fits “mixed strait”.')).toBeVisible();
  await expect(options.first()).toContainText('Mixed Straight');
  await field.fill('false hu');
  await expect(options.first()).toContainText('article');
  await field.fill('dragon pung');
  await expect(chosen).toContainText('Dragon Pung');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const name = await options.nth(1).innerText();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fans\/[a-z-]+$/);
  await expect.poll(async () => name.includes(await page.getByRole('heading', { level: 1 }).innerText())).toBe(true);
  await page.keyboard.press('Control+k');
  await field.fill('tournament');
  await expect(chosen).toContainText('Events');
  await field.fill('animation speed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('the placement test is answered by keyboard, kept on a reload, and says what may be skipped', async ({
  arrive,
}) => {
  const guest = await arrive({ viewport: PHONE });
  const { page } = guest;
  await openPlacement(guest);
  await expect(page.getByRole('heading', { name: 'Which three tiles are a chow?' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Next question' })).toBeDisabled();
  for (const key of ['2', '1', '3', '1']) {
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  }
  await page.reload();
  await expect(page.getByText('5 of 12')).toBeVisible();
  // The next is answered wrong, the rest is not known.
  for (let at = 4; at < 12; at++) {
    await page.keyboard.press(at === 4 ? '1' : '4');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('You can skip 2 topics of six.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'To look at once more' })).toBeVisible();
  const missed = page.locator('.placement-missed > li');
  await expect(missed.first()).toContainText(/Your answer.+Right/);
  await expect(missed.nth(1)).toContainText('I do not know yet');
  await expect(page.getByText('take the lesson')).toHaveCount(4);
});

test('progress is saved as a file and taken over on another device; a broken entry is left out', async ({
  arrive,
}, info) => {
  const [here, there] = await Promise.all([arrive(), arrive()]);
  await openPlacement(here);
  await here.page.getByRole('radio').nth(1).click();
  await here.page.getByRole('link', { name: 'Learn' }).first().click();
  const saved = here.page.waitForEvent('download');
  await here.page.getByRole('button', { name: 'Save as a file' }).click();
  const path = info.outputPath('progress.json');
  await (await saved).saveAs(path);
  const open = (text: string) =>
    there.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'progress.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await there.openLearning();
  const text = readFileSync(path, 'utf8');
  await open('{"gorrion":');
  await expect(there.page.getByText('The file is no JSON')).toBeVisible();
  await open(text.replace('"chow": 1', '"chow": 1, "no-question": 7'));
  await expect(there.page.getByText('1 entry was broken and is left out.')).toBeVisible();
  await there.page.getByRole('link', { name: 'Take the placement test' }).click();
  await expect(there.page.getByText('2 of 12')).toBeVisible();
});
