import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/* The calculator: a hand by taps, as text, by keys and as a link; its points, waits and ways to a win. */

/** Pure Straight and Half Flush, won on the 8 of bamboos: 25 points. */
const STRAIGHT = 'h=12379sCCCEE+(456s)&w=8s&seat=W&round=S';
const PHONE = { width: 390, height: 844 };

const answer = (page: Page) => page.locator('.calc-dock');
const text = (page: Page) => page.getByRole('textbox', { name: 'Hand as text' });
const keyOf = (page: Page, tile: string) => page.getByRole('button', { name: new RegExp(`^${tile}, \\d left$`) });
const radio = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name, exact: true });

async function opened(guest: Guest): Promise<Page> {
  await guest.openLearning('Score calculator');
  return guest.page;
}

/** Types a hand and has it read at once. */
async function type(page: Page, hand: string): Promise<void> {
  await text(page).fill(hand);
  await text(page).press('Enter');
}

/** Taps the whole hand of `STRAIGHT`: its claimed chow, thirteen tiles and the winning tile. */
async function tapStraight(page: Page): Promise<void> {
  await radio(page, 'Add as', 'Chow').click();
  await keyOf(page, '4 Bamboo').click();
  await radio(page, 'Add as', 'Tile').click();
  for (const tile of ['1 Bamboo', '2 Bamboo', '3 Bamboo', '7 Bamboo', '9 Bamboo']) await keyOf(page, tile).click();
  for (const tile of ['Red Dragon', 'Red Dragon', 'Red Dragon', 'East Wind', 'East Wind'])
    await keyOf(page, tile).click();
  await keyOf(page, '8 Bamboo').click();
}

test('a hand is tapped, its points are told, and its address brings it back in another page', async ({ arrive }) => {
  const ana = await arrive();
  const page = await opened(ana);
  await tapStraight(page);
  await radio(page, 'Round wind', 'South').click();
  await radio(page, 'Seat wind', 'West').click();
  await page.getByRole('button', { name: 'One flower more' }).click();
  await expect(answer(page)).toContainText('26 points');
  await expect(page.getByRole('heading', { name: 'A winning hand' })).toBeVisible();
  await expect(page.getByText('25 points without flowers, 8 are needed').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pure Straight' })).toHaveAttribute('href', '/fans/pure-straight');
  await expect(page.getByText('Already included in Pure Straight.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Article 58' }).first()).toHaveAttribute('href', '/rules/58');
  await expect(page.getByText('All competition rulesets count it alike.')).toBeVisible();
  await expect(page.locator('.calc-paid')).toContainText('+50');
  await expect(page).toHaveURL(new RegExp(`${STRAIGHT.replaceAll(/[+()]/g, '\\$&')}&flowers=1$`));

  const address = page.url();
  const other = await ana.context.newPage();
  await other.goto(address);
  await expect(answer(other)).toContainText('26 points');
  await expect(radio(other, 'Seat wind', 'West')).toBeChecked();
  expect(other.url()).toBe(address);

  const before = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(answer(page)).toContainText('25 points');
  await page.getByRole('button', { name: 'Remove 8 Bamboo, the tile it was won on' }).click();
  await expect(page.getByRole('heading', { name: '1 wait, winning: 1' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.length)).toBe(before);
});

test('typed hands tell their points, waits, ways to be read and to a win, and where rulesets differ', async ({
  arrive,
}) => {
  const page = await opened(await arrive());
  // Thirteen tiles have waits, a part of a hand the nearest ways to a win.
  await type(page, '12355m456s45678p');
  await expect(page.getByRole('heading', { name: '3 waits, winning: 1' })).toBeVisible();
  const rows = page.locator('.calc-waits li');
  await expect(rows.nth(0)).toContainText('5 on a discard below 8');
  await expect(rows.nth(0)).toContainText('4 copies left');
  await expect(rows.nth(2)).toContainText('13 on a discard');
  await expect(page.getByText('3 Dots and 6 Dots do not win, not even self-drawn')).toBeVisible();
  await type(page, '123m456s78p55m');
  await expect(page.getByRole('heading', { name: '4 tiles from a win' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mixed Straight' })).toBeVisible();

  // All ways to read a hand stand by their points, and each shows its fans.
  await type(page, '25888m36789s147p + 9s');
  const ways = page.locator('.calc-ways');
  await expect(ways.getByRole('heading', { name: '2 ways to read the hand' })).toBeVisible();
  await expect(ways).toContainText('equally many points');
  for (const number of ['1.', '2.']) await expect(ways.getByText(number, { exact: true })).toBeVisible();
  await ways.getByRole('button').nth(1).click();
  await expect(ways.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');

  await text(page).fill('12379s CCC EE (456s) + 8s');
  await expect(answer(page)).toContainText('25 points');
  await text(page).fill('123p456p789p11z23s4s');
  await expect(answer(page)).toContainText('Pure Straight');
  await text(page).fill('[456s,1]12379sCCCEE8s|SW1000|2');
  await expect(answer(page)).toContainText('28 points');
  await expect(radio(page, 'Won', 'Self-drawn')).toBeChecked();
  await expect(radio(page, 'Seat wind', 'West')).toBeChecked();
  await type(page, '123s 45');
  await expect(page.getByText('“45” has no suit')).toBeVisible();
  await expect(text(page)).toHaveValue('123s 45');

  // Both totals stand where the rulesets differ, and what breaks a rule is not counted.
  await type(page, '23s55p789p [1111m] [EEEE] + 4s');
  const others = page.locator('.calc-others');
  await expect(others).toContainText('WMO 2006');
  await expect(others).toContainText('China 1998');
  await expect(others).toContainText('Two Concealed Kongs: 8 here, 6 there');
  const total = await answer(page).locator('.calc-dock-number').innerText();
  await radio(page, 'Rules', 'China 1998').click();
  await expect(answer(page).locator('.calc-dock-number')).not.toHaveText(total);
  await expect(page).toHaveURL(/rules=cn1998/);
  await radio(page, 'Won', 'On a discard').click();
  await page.getByRole('button', { name: 'Robbed kong', exact: true }).click();
  await radio(page, 'Won', 'Self-drawn').click();
  await expect(page.getByText('Robbed kong: not counted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Article 32' })).toHaveAttribute('href', '/rules/32');
});

test('a link opens its hand on a phone; a bad one says what is wrong and keeps the rest', async ({ arrive }) => {
  const { page } = await arrive({ viewport: PHONE, hasTouch: true });
  await page.goto(`/calc?${STRAIGHT}`);
  await expect(answer(page)).toBeInViewport();
  await expect(answer(page)).toContainText('25 points');
  await page.getByRole('button', { name: 'Won on another tile' }).tap();
  await page.getByRole('button', { name: 'Won on 7 Bamboo' }).tap();
  await expect(page).toHaveURL(/w=7s/);

  for (const [query, fault, kept] of [
    ['h=%E0%A4%A&w=%', 'means nothing here.', ''],
    ['h=123456789m123456p', '15 tiles: a hand has 14', '123456789m1234p + 5p'],
  ] as const) {
    await page.goto(`/calc?${query}`);
    await expect(page.getByText('Not everything could be read. The rest is kept.')).toBeVisible();
    await expect(page.getByText(fault).first()).toBeVisible();
    await expect(text(page)).toHaveValue(kept);
  }
  // A whole hand takes no more tiles: its keys are shown as disabled, and a press on one changes nothing.
  await expect(keyOf(page, 'North Wind')).toHaveAttribute('aria-disabled', 'true');
  await keyOf(page, 'North Wind').press('Enter');
  await expect(text(page)).toHaveValue('123456789m1234p + 5p');
});

test('everything works by the keyboard', async ({ arrive }) => {
  const page = await opened(await arrive());
  await keyOf(page, '1 Characters').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(text(page)).toHaveValue('12m2s');
  await text(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('123456789m5577p+7p');
  await page.keyboard.press('Tab');
  await expect(text(page)).toHaveValue('123456789m5577p + 7p');
  await radio(page, 'Won', 'On a discard').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/how=self/);
});

test('a hand is counted by the older ways: the text’s example, its settlement and its address', async ({ arrive }) => {
  const page = await opened(await arrive());
  await type(page, '34mSSSPP [CCCC] (999p) + 5m');
  await radio(page, 'Seat wind', 'South').click();
  await radio(page, 'Kind of rules', 'Classical').click();
  await expect(answer(page)).toContainText('66 points × 2 × 2 × 2');
  await expect(answer(page)).toContainText('528');
  await expect(page).toHaveURL(/\/calc\?h=.*&w=5m&seat=S&rules=macau$/);
  await expect(page.getByRole('link', { name: 'Own wind: South Wind' })).toHaveAttribute(
    'href',
    '/fans/classical/own-wind',
  );
  await expect(page.locator('.calc-shares')).toContainText('+2,112');
  await page.getByLabel('East: total').fill('40');
  await page.getByLabel('West: total').fill('14');
  await page.getByLabel('North: total').fill('20');
  await page.getByLabel('North: total').press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'West pays East' })).toContainText('40 − 14 = 26');

  await page.getByRole('button', { name: 'Remove 5 Characters, the tile it was won on' }).click();
  await expect(page.getByRole('heading', { name: '2 waits' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Without Mah-Jong' })).toBeVisible();
  await text(page).fill('34mSSSPP [CCCC] (999p) + 8m');
  await expect(page.getByRole('heading', { name: 'Not a complete hand' })).toBeVisible();
  await radio(page, 'Kind of rules', 'Competition').click();
  await expect(page).toHaveURL(/\/calc\?h=.*&w=8m&seat=S$/);
});
