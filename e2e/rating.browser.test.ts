import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/* A rated table from its switch to the ratings of the people who played there. */

const WINNER = '123456789m 11s 23p';
const OTHERS = ['159m 159s 159p EESS', '258m 258s 258p FFCC', '147m 369s 47p WWNNP'];
/** The person on the third chair wins each hand in which they are not East: as West, South and North. */
const WINS = [
  { hands: [`${OTHERS[0]} W`, OTHERS[1]!, WINNER], draws: '9p 1p' },
  { hands: [`${OTHERS[0]} W`, WINNER, OTHERS[1]!], draws: '1p' },
  { hands: OTHERS },
  { hands: [`${OTHERS[0]} 9p`, OTHERS[1]!, OTHERS[2]!, WINNER], draws: '9p 9p 1p' },
];

/** Opens the ratings of the guest by the places of the page; returns their value. */
async function openRating({ page }: Guest): Promise<number> {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Learn' }).click();
  await page.getByRole('link', { name: /^My profile/ }).click();
  const card = page.getByRole('region', { name: 'Rating' });
  await expect(card.getByText(/^1,\d{3} ± \d{3}$/)).toBeVisible();
  const own = await card.getByText(/^1,\d{3} ± \d{3}$/).innerText();
  await expect(card.getByText('provisional')).toBeVisible();
  await expect(
    card.getByText(/^With 95% certainty, your strength lies between .* It settles after 9 more games\.$/),
  ).toBeVisible();
  await card.getByRole('button', { name: 'All ratings' }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: /you · provisional/ })).toContainText(own);
  return Number(own.slice(0, 5).replace(',', ''));
}

test('a table is made rated, says what that means, and its people get a rating', async ({ arrive, server }) => {
  const [ana, bea] = await Promise.all([arrive(), arrive()]);
  const { page } = ana;
  await ana.createTable();
  await page.getByRole('radio', { name: /^Club/ }).click();
  await page.getByRole('link', { name: 'All options' }).click();
  const rated = page.getByRole('switch', { name: 'Rated' });
  await expect(page.getByRole('radiogroup', { name: 'Who can join' })).toBeVisible();
  await expect(rated).toHaveCount(0);
  await page.getByRole('radiogroup', { name: 'Who can join' }).getByRole('radio', { name: 'Public' }).click();
  await rated.click();
  await expect(rated).toBeChecked();
  await page.getByRole('radiogroup', { name: 'Hints' }).getByRole('radio', { name: 'Waits' }).click();
  await expect(rated, 'hints and a rated game exclude each other').not.toBeChecked();
  await rated.click();
  await expect(rated).toBeChecked();
  await page.getByRole('radiogroup', { name: 'Hands' }).getByRole('radio', { name: '4', exact: true }).click();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByText('This game is rated.')).toBeVisible();

  await bea.page.goto(page.url());
  await expect(bea.page.getByText('This game is rated.')).toBeVisible();
  await bea.page.getByRole('button', { name: 'Sit here, seat 3' }).click();
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await expect(page.getByRole('button', { name: 'Start game' })).toBeEnabled();
  await server.finish(ana.code, WINS);
  for (const one of [ana, bea]) await expect(one.gameEnd).toBeVisible();

  const [loser, winner] = [await openRating(ana), await openRating(bea)];
  expect(winner).toBeGreaterThan(loser);
});
