import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { savedGame } from './savedGame.ts';

/* A review that is closed half way goes on, in another page of the browser and after the page is loaded again. */

declare global {
  interface Window {
    /** Lets a thread of the review take the next job; resolves when it has. */
    takeJob(): Promise<void>;
  }
}

/** Runs in the page: the threads of a review stand still before each job until the test lets them take it. */
const holdJobs = () => {
  const post = Worker.prototype.postMessage;
  const held: (() => void)[] = [];
  const wanted: ((send: () => void) => void)[] = [];
  Worker.prototype.postMessage = function (order: unknown) {
    const send = () => Reflect.apply(post, this, [order]);
    if (typeof order !== 'object' || order === null || !('job' in order)) return send();
    const take = wanted.shift();
    if (take) take(send);
    else held.push(send);
  };
  window.takeJob = async () => {
    const send = held.shift() ?? (await new Promise<() => void>(resolve => wanted.push(resolve)));
    send();
  };
};

/** Lets the threads of a page take so many jobs. */
async function work(page: Page, jobs: number): Promise<void> {
  for (let taken = 0; taken < jobs; taken++) await page.evaluate(() => window.takeJob());
}

const running = (page: Page) => page.getByRole('progressbar', { name: /^Reviewing/ });
/** Hands of which the overview is known. */
const known = (page: Page) => page.locator('.rv-seg .overview, .rv-seg .full');

test('a review works while one reads, goes on in another page and after a reload, and stops when told', async ({
  arrive,
}) => {
  const ana = await arrive();
  await ana.context.addInitScript(holdJobs);
  await ana.page.goto('/');
  await ana.page.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(ana.page.getByRole('heading', { name: 'My games' })).toBeVisible();
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(await savedGame()) };
  await ana.page.setInputFiles('input[type=file]', file);
  await expect(ana.page).toHaveURL(/\/g\//);
  await ana.page.getByRole('link', { name: 'Mistakes', exact: true }).click();
  await ana.page.getByRole('button', { name: 'Review this game' }).click();
  await expect(running(ana.page)).toBeVisible();
  const other = await ana.context.newPage();
  await other.goto(ana.page.url());
  await expect(running(other)).toBeVisible();

  // What one page has found out is in the other at once, which goes on when the first is closed.
  await work(ana.page, 1);
  await expect(known(ana.page)).toHaveCount(1);
  await expect(known(other)).toHaveCount(1);
  await ana.page.close();
  await work(other, 1);
  await expect(known(other)).toHaveCount(2);

  // Without a word it goes on after the page was loaded again, and has forgotten nothing.
  await other.reload();
  await expect(running(other)).toBeVisible();
  await expect(known(other)).toHaveCount(2);
  await work(other, 1);
  await expect(known(other)).toHaveCount(3);

  // Once stopped it stays so, and one press goes on, to the end.
  await other.getByRole('button', { name: 'Stop' }).click();
  await expect(other.getByRole('button', { name: 'Review the rest' })).toBeVisible();
  await other.reload();
  await other.getByRole('button', { name: 'Review the rest' }).click();
  await expect(known(other)).toHaveCount(3);
  await work(other, 1 + 4);
  await expect(running(other)).toBeHidden();
  await expect(other.getByText('The expert found no mistake here.')).toBeVisible();
});
