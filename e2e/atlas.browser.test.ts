import { expect, test } from './fixtures.ts';

/* The atlas of rulings: reached by the search, narrowed by keys, a case by its link, and the ways from and to other pages. */

test('disputed hands are found, narrowed and linked to', async ({ arrive }) => {
  const { page } = await arrive();
  const cases = page.locator('.atlas-case');
  await page.goto('/');
  await page.locator('h1').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('who says what');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Atlas of rulings' })).toBeVisible();
  await expect(cases.first().locator('.atlas-verdicts li').first()).toBeVisible();
  const all = await cases.count();
  expect(all).toBeGreaterThanOrEqual(150);
  await expect(cases.last().locator('.atlas-verdicts')).toHaveCount(0);

  await page.getByRole('button', { name: /^Waits/ }).press('Enter');
  await page.getByRole('combobox', { name: 'Fan', exact: true }).selectOption({ label: 'Edge Wait' });
  await expect(page).toHaveURL('/rules/atlas?theme=waits&fan=edge-wait');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const edges = await cases.count();
  expect(edges).toBeLessThan(all);
  await page.reload();
  await expect(cases).toHaveCount(edges);
  await page.getByRole('searchbox', { name: 'Search the cases' }).fill('13347s12369m258p');
  await expect(cases).toHaveCount(1);

  await page.goto('/rules/atlas#east-dealt-2');
  const east = page.locator('#east-dealt-2');
  await expect(east).toBeInViewport();
  await expect(east.getByText('The hand may not win at this moment.')).toBeVisible();
  await expect(east.locator('.atlas-verdicts li').first()).toContainText('China 1998');
  await east.getByRole('link', { name: 'Open in the calculator' }).click();
  await expect(page.getByText('Pure Straight').first()).toBeVisible();
  await page.getByRole('link', { name: /^Fully Concealed Hand \(\d+ cases?\)$/ }).click();
  await expect(page).toHaveURL('/rules/atlas?fan=fully-concealed-hand');
  await page.getByRole('link', { name: 'Seven Pairs', exact: true }).first().click();
  await expect(page).toHaveURL('/fans/seven-pairs');
  await page.getByRole('link', { name: /^Seven Pairs \(\d+ cases?\)$/ }).click();
  await expect(page).toHaveURL('/rules/atlas?fan=seven-pairs');
});
