import { expect, test } from '../fixtures.ts';

const ROUND = 12;
const KINDS = ['worth', 'which-fans', 'waits', 'discard', 'claim', 'route', 'safe'] as const;

for (const kind of KINDS) {
  test(`a whole round of the drill "${kind}" is answered by pointer`, async ({ arrive }) => {
    const guest = await arrive();
    const { page } = guest;
    const verdict = page.locator('#verdict');
    await guest.openLearning('Drills');
    await page.locator(`.dr-kinds a[href="/drills/${kind}"]`).click();
    for (let at = 1; at <= ROUND; at++) {
      await expect(page.getByText(`Question ${at} of ${ROUND}`, { exact: true })).toBeVisible();
      await expect(verdict).toHaveCount(0);
      await page
        .locator('[data-answer]')
        .nth(at % 2)
        .click();
      await page.getByRole('button', { name: /^(Answer|Discard .+)$/ }).click();
      await expect(verdict).toBeFocused();
      await expect(page.getByText(/^Answered in \d/)).toBeVisible();
      await page.getByRole('button', { name: /^(Next question|See how it went)/ }).click();
    }
    await expect(page.getByRole('heading', { level: 1, name: 'How it went' })).toBeVisible();
    await expect(page.getByText(`of ${ROUND} right.`)).toBeVisible();
    await page.getByRole('link', { name: 'Other drills' }).click();
    await expect(page.locator(`.dr-kinds a[href="/drills/${kind}"]`)).toContainText(`of ${ROUND} right`);
  });
}
