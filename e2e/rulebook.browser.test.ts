import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/* The rulebook: articles by their address, the search with its keys, another language, a phone, and the classical one. */

const article = (guest: Guest, number: number) => guest.page.locator(`#a${number}`);
const contents = (guest: Guest) => guest.page.getByRole('navigation', { name: 'Contents' });
const field = (guest: Guest) => guest.page.getByRole('searchbox', { name: 'Search the rulebook' });

test('an address opens its article, and articles lead to each other', async ({ arrive }) => {
  const guest = await arrive();
  await guest.page.goto('/rules/43');
  const heading = article(guest, 43).getByRole('heading', { level: 2, name: '43 One kind only' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await expect(contents(guest).locator('[aria-current]')).toHaveText('43One kind only');
  await expect(article(guest, 43).getByRole('listitem')).toHaveCount(3);
  await expect(article(guest, 43).getByText('Does not count').first()).toBeVisible();

  await article(guest, 43).getByRole('link', { name: 'article 37' }).click();
  await expect(guest.page).toHaveURL(/\/rules\/37$/);
  await expect(article(guest, 37).getByRole('heading', { level: 2 })).toBeInViewport();
  await guest.page.goBack();
  await expect(article(guest, 43)).toBeInViewport();

  await contents(guest).getByRole('link', { name: 'Options' }).click();
  const option = guest.page.getByRole('row', { name: /Last discard/ });
  await expect(option).toContainText('Hu only');
  await option.getByRole('link', { name: '35' }).click();
  await expect(article(guest, 35)).toContainText('EMA Hu only');

  await guest.page.goto('/rules/777');
  await expect(guest.page.getByText(/^There is no article \d+\.$/)).toBeVisible();
});

test('a search marks its hits, and keys lead from one to the next', async ({ arrive }) => {
  const guest = await arrive();
  await guest.openLearning('Rulebook');
  await expect(contents(guest)).toBeVisible();
  await guest.page.keyboard.press('/');
  await expect(field(guest)).toBeFocused();
  await guest.page.keyboard.type('SINGLE wait');
  await expect(guest.page.getByText('6 articles with “SINGLE wait”')).toBeVisible();
  await expect(guest.page).toHaveURL(/\?q=SINGLE\+wait$/);
  await expect(guest.page.locator('mark').first()).toHaveText('Single Wait');
  await guest.page.keyboard.press('Enter');
  await expect(guest.page.getByText('Hit 1 of')).toBeVisible();

  await guest.page.getByRole('heading', { level: 1 }).click();
  await guest.page.keyboard.press('n');
  await expect(guest.page.getByText('Hit 2 of')).toBeVisible();
  await expect(guest.page.locator('mark.at')).toBeInViewport();
  await guest.page.keyboard.press('p');
  await guest.page.keyboard.press('p');
  const last = await guest.page.locator('.rb-main mark').count();
  await expect(guest.page.getByText(`Hit ${last} of ${last}`)).toBeVisible();
  await expect(guest.page.locator('mark.at')).toBeInViewport();

  // What the search found is kept by its address; a link to another article ends it.
  await guest.page.reload();
  await expect(field(guest)).toHaveValue('SINGLE wait');
  await article(guest, 43).getByRole('link', { name: 'article 37' }).click();
  await expect(article(guest, 37)).toBeInViewport();
  await expect(field(guest)).toHaveValue('');

  await field(guest).fill('no such words');
  await expect(guest.page.getByText('No article has “no such words”.')).toBeVisible();
  await guest.page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(article(guest, 37)).toBeVisible();
});

test('on a phone the contents fold out, and the rulebook reads and searches in another language', async ({
  arrive,
}) => {
  const guest = await arrive({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await guest.page.goto('/rules/66');
  const fold = guest.page.getByRole('button', { name: '11. Particular fans, articles 64 to 79' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(contents(guest)).toBeHidden();
  await fold.tap();
  await contents(guest).getByRole('link', { name: '71 Nine Gates' }).tap();
  await expect(contents(guest)).toBeHidden();
  await expect(article(guest, 71)).toBeInViewport();

  await guest.page.getByRole('combobox', { name: 'Language' }).selectOption({ label: '中文' });
  await expect(guest.page.getByRole('heading', { level: 1, name: '规则书' })).toBeVisible();
  await guest.page.getByRole('searchbox').fill('杠上开花');
  await expect(article(guest, 14).locator('mark', { hasText: '杠上开花' }).first()).toBeVisible();
});

test('an option of a table leads to its article in another tab', async ({ arrive }) => {
  const guest = await arrive();
  await guest.createTable();
  await guest.page.getByRole('link', { name: 'All options' }).click();
  const options = guest.page.url();
  const opened = guest.context.waitForEvent('page');
  await guest.page.getByRole('link', { name: 'Article 86 of the rulebook, in a new tab' }).click();
  const page = await opened;
  await expect(page.getByRole('heading', { level: 2, name: '86 Table points' })).toBeInViewport();
  expect(guest.page.url()).toBe(options);
  await expect(guest.page.getByRole('link', { name: 'Done' })).toBeVisible();
});

test('the classical rulebook stands beside it, with its own articles, links and options', async ({ arrive }) => {
  const guest = await arrive();
  await guest.openLearning('Rulebook');
  const books = guest.page.getByRole('navigation', { name: 'Rulebooks' });
  await expect(books.getByRole('link', { name: 'Competition' })).toHaveAttribute('aria-current', 'page');
  await books.getByRole('link', { name: 'Classical' }).press('Enter');
  await expect(guest.page).toHaveURL(/\/rules\/classical$/);
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Classical rulebook' })).toBeVisible();

  await guest.page.getByRole('link', { name: 'article 66' }).click();
  await expect(guest.page.getByRole('row', { name: /How long a banker stays/ })).toContainText('Until they lose');
  await guest.page
    .getByRole('row', { name: /Exchanges/ })
    .getByRole('link', { name: '22' })
    .click();
  await expect(guest.page).toHaveURL(/\/rules\/classical\/22$/);
  await expect(article(guest, 22).getByRole('heading', { level: 2, name: '22 Four exchanges' })).toBeFocused();
  await field(guest).fill('trocadas');
  await expect(article(guest, 23).locator('mark')).toHaveText('trocadas');
  await field(guest).fill('Pairs in the hand');
  await expect(article(guest, 52).getByText('Does not count')).toBeVisible();
});
