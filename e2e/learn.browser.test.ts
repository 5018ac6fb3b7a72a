import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

const PHONE = { width: 390, height: 844 };

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

test('the places lead from page to page, in a top bar, and on a phone in a bar at the bottom', async ({ browser }) => {
  const { page, ...guest } = await Guest.arrive(browser, server);
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
  const box = await places.boundingBox();
  expect(Math.round(box!.y + box!.height)).toBe(PHONE.height);
  for (const link of await places.getByRole('link').all())
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(guest.errors).toEqual([]);
});

test('the search finds a fan by its Chinese name, pinyin and number, and by keyboard only', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server);
  const { page } = guest;
  await page.goto('/learn');
  await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search the fans' });
  await expect(field).toBeFocused();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveCount(81);
  for (const text of ['花龙', 'hualong', 'escalera mixta', '39']) {
    await field.fill(text);
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText('Mixed Straight');
  }
  await field.fill('mixed strait');
  await expect(page.getByText('No fan has this name.')).toBeVisible();
  await expect(options.first()).toContainText('Mixed Straight');
  await guest.expectNoViolations();
  await field.fill('dragon');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fans\/[a-z-]+$/);
});

test('the placement test is answered by keyboard, kept on a reload, and says what may be skipped', async ({
  browser,
}) => {
  const guest = await Guest.arrive(browser, server, PHONE);
  const { page } = guest;
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Take the placement test' }).click();
  await expect(page.getByRole('heading', { name: 'Which three tiles are a chow?' })).toBeFocused();
  await guest.expectNoViolations();
  await expect(page.getByRole('button', { name: 'Next question' })).toBeDisabled();
  for (const key of ['2', '1', '3', '1']) {
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  }
  await page.reload();
  await expect(page.getByText('5 of 12')).toBeVisible();
  // The rest is not known.
  for (let at = 4; at < 12; at++) {
    await page.keyboard.press('4');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('You can skip 2 topics of six.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'To look at once more' })).toBeVisible();
  await expect(page.getByText('take the lesson')).toHaveCount(4);
  await guest.expectNoViolations();
});

test('progress is saved as a file and taken over on another device; a broken entry is left out', async ({
  browser,
}, info) => {
  const [here, there] = [await Guest.arrive(browser, server), await Guest.arrive(browser, server)];
  await here.page.goto('/learn/placement');
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
  await there.page.goto('/learn');
  const text = readFileSync(path, 'utf8');
  await open('{"gorrion":');
  await expect(there.page.getByText('The file is no JSON')).toBeVisible();
  await open(text.replace('"chow": 1', '"chow": 1, "no-question": 7'));
  await expect(there.page.getByText('1 entry was broken and is left out.')).toBeVisible();
  await there.page.goto('/learn/placement');
  await expect(there.page.getByText('2 of 12')).toBeVisible();
});
