import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/* Strict play: whoever sits says what they like, and everyone sees what comes of it. */

const word = (guest: Guest, name: string) =>
  guest.live.getByRole('toolbar', { name: 'Words' }).getByRole('button', { name, exact: true });

/** Runs in the page: keeps the text of every slip, which leaves the table after seconds however busy a machine is. */
const keepSlips = () => {
  const slips = new Set<string>();
  Object.assign(window, { slips });
  const look = () => {
    for (const { textContent } of document.querySelectorAll('.slip')) slips.add(textContent ?? '');
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
};

/** Waits until each page has shown a slip with the text, at some time since it keeps them. */
async function expectSlip(guests: readonly Guest[], text: string): Promise<void> {
  const shown = ({ page }: Guest) =>
    page.evaluate(() => [...(window as unknown as { slips: Set<string> }).slips].join('\n'));
  for (const guest of guests) await expect.poll(() => shown(guest)).toContain(text);
}

test('a false Hu and false tiles are seen by all: slip, dead hand, and the penalty on the sheet', async ({
  arrive,
  server,
}) => {
  const [east, second, watcher] = await Promise.all([arrive(), arrive(), arrive()]);
  await east.playStacked(server, { hands: ['159m 159p 159s ESWNC', '258m 258p 258s EWNC'] }, async () => {
    await east.page.getByRole('radio', { name: /^Tournament style/ }).click();
    await expect(east.page.getByRole('radio', { name: /^Tournament style/ })).toBeChecked();
    await second.joinBy(east.page.url());
  });
  await second.expectSeated();
  await watcher.page.goto(east.page.url());
  await expect(watcher.page.getByText(/tiles? left/).first()).toBeVisible();
  const all = [east, second, watcher];
  // Everybody's own plate is "You"; the others' plates name the wind.
  const plate = second.page.getByRole('group', { name: /East/ });
  const name = (await plate.locator('.name').innerText()).trim();

  for (const said of ['Chow', 'Pung', 'Kong', 'Hu', 'Flower', 'Draw']) {
    for (const guest of [east, second]) await expect(word(guest, said)).toBeEnabled();
  }
  // One press is a slip and says nothing.
  await east.press('h');
  await expect(east.button('Say Hu')).toBeVisible();
  const costs = '20 points to each, dead hand.';
  for (const { page } of all) await page.evaluate(keepSlips);
  await east.press('h');
  await expectSlip([east], costs);
  await expectSlip([second, watcher], `${name}: ${costs}`);
  for (const { page } of [second, watcher]) {
    const penalties = page
      .getByRole('group', { name: new RegExp(`^${name}`) })
      .getByRole('list', { name: 'Penalties' });
    await expect(penalties).toContainText('dead hand');
    await expect(penalties).toContainText('penalty −60');
  }

  // Play goes on: East discards, and somebody says a word and lays down tiles that do not fit, while the window is open.
  await server.run(0.1);
  await east.press('End');
  await east.press('Enter');
  // East's page shows the discard before the server has it.
  await expect(second.page.getByRole('img', { name: /, last discard$/ })).toBeAttached();
  // The words stay where they are while they are needed.
  for (const [width, height] of [
    [844, 390],
    [1024, 768],
  ] as const) {
    await second.page.setViewportSize({ width, height });
    for (const said of ['Chow', 'Draw']) await expect(word(second, said)).toBeInViewport({ ratio: 1 });
  }
  await word(second, 'Kong').click();
  await expect(word(second, 'Kong')).toHaveAttribute('aria-pressed', 'true');
  for (const n of [0, 6, 12]) await second.hand.getByRole('button').nth(n).click();
  await second.button('Lay down').click();
  await server.run(1);
  await expectSlip(all, 'False claim');

  for (const guest of [east, second]) await guest.askToEnd();
  for (const guest of [east, second]) {
    await expect(guest.sheet).toBeVisible();
    await expect(guest.sheet).toContainText('penalty −60');
    await expect(guest.sheet).toContainText('dead hand. \u00a73.11.6.6');
    // An offence is one line with its article, not a column of words.
    const offence = await guest.sheet.getByRole('listitem').filter({ hasText: 'False Hu' }).boundingBox();
    expect(offence?.height).toBeLessThan(40);
  }
});
