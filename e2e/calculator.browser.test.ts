import { expect, type Page, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* The calculator: a hand by taps, as text and as a link; its points, waits and ways to a win. */

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

/** Pure Straight and Half Flush, won on the 8 of bamboos: 25 points. */
const STRAIGHT = 'h=12379sCCCEE+(456s)&w=8s&seat=W&round=S';
const PHONE = { width: 390, height: 844 };

const answer = (page: Page) => page.locator('.calc-dock');
const text = (page: Page) => page.getByRole('textbox', { name: 'Hand as text' });
const keyOf = (page: Page, tile: string) => page.getByRole('button', { name: new RegExp(`^${tile}, \\d left$`) });
const radio = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name, exact: true });

async function open(guest: Guest, query = ''): Promise<Page> {
  await guest.page.goto(`/calc${query && `?${query}`}`);
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Score calculator' })).toBeVisible();
  return guest.page;
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

test('a hand is tapped, its points are told, and its address brings it back in another page', async ({ browser }) => {
  const ana = await Guest.arrive(browser, server);
  const page = await open(ana);
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
  await expect(page.getByText('The same by all three rulesets.')).toBeVisible();
  await expect(page.locator('.calc-paid')).toContainText('+50');
  await expect(page).toHaveURL(new RegExp(`${STRAIGHT.replaceAll(/[+()]/g, '\\$&')}&flowers=1$`));
  await ana.expectNoViolations();

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
  expect(await page.evaluate(() => history.length)).toBe(before);
  ana.expectNoErrors();
});

test('hands are pasted in three notations', async ({ browser }) => {
  const ana = await Guest.arrive(browser, server);
  const page = await open(ana);
  await text(page).fill('12379s CCC EE (456s) + 8s');
  await expect(answer(page)).toContainText('25 points');
  await text(page).fill('123p456p789p11z23s4s');
  await expect(answer(page)).toContainText('Pure Straight');
  await text(page).fill('[456s,1]12379sCCCEE8s|SW1000|2');
  await expect(answer(page)).toContainText('28 points');
  await expect(radio(page, 'Won', 'Self-drawn')).toBeChecked();
  await expect(radio(page, 'Seat wind', 'West')).toBeChecked();
  await text(page).fill('123s 45');
  await text(page).press('Enter');
  await expect(page.getByText('“45” has no suit')).toBeVisible();
  await expect(text(page)).toHaveValue('123s');
  ana.expectNoErrors();
});

test('thirteen tiles tell their waits, a part of a hand the nearest ways to a win', async ({ browser }) => {
  const ana = await Guest.arrive(browser, server);
  const page = await open(ana, 'h=12355m456s45678p');
  await expect(page.getByRole('heading', { name: '3 waits, winning: 1' })).toBeVisible();
  const rows = page.locator('.calc-waits li');
  await expect(rows.nth(0)).toContainText('5 on a discard below 8');
  await expect(rows.nth(0)).toContainText('4 copies left');
  await expect(rows.nth(2)).toContainText('13 on a discard');
  await expect(page.getByText('3 Dots and 6 Dots do not win, not even self-drawn')).toBeVisible();
  await ana.expectNoViolations();

  await text(page).fill('123m456s78p55m');
  await text(page).press('Enter');
  await expect(page.getByRole('heading', { name: '4 tiles from a win' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mixed Straight' })).toBeVisible();
  await ana.expectNoViolations();
  ana.expectNoErrors();
});

test('both totals stand where the rulesets differ, and what breaks a rule is not counted', async ({ browser }) => {
  const ana = await Guest.arrive(browser, server);
  const page = await open(ana, 'h=23s55p789p+[1111m]+[EEEE]&w=4s');
  const others = page.locator('.calc-others');
  await expect(others).toContainText('WMO 2006');
  await expect(others).toContainText('China 1998');
  await expect(others).toContainText('Two Concealed Kongs: 8 here, 6 there');
  const total = await answer(page).locator('.calc-dock-number').innerText();
  await radio(page, 'Rules', 'China 1998').click();
  await expect(answer(page).locator('.calc-dock-number')).not.toHaveText(total);
  await expect(page).toHaveURL(/rules=cn1998/);
  await page.getByRole('button', { name: 'Robbed kong', exact: true }).click();
  await radio(page, 'Won', 'Self-drawn').click();
  await expect(page.getByText('Robbed kong: not counted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Article 32' })).toHaveAttribute('href', '/rules/32');
  await ana.expectNoViolations();
  ana.expectNoErrors();
});

test('all ways to read a hand stand by their points, and each shows its fans', async ({ browser }) => {
  const ana = await Guest.arrive(browser, server);
  const page = await open(ana, 'h=25888m36789s147p&w=9s&how=self');
  const ways = page.locator('.calc-ways');
  await expect(ways.getByRole('heading', { name: '2 ways to read the hand' })).toBeVisible();
  await expect(ways).toContainText('equally many points');
  await expect(ways.getByText('1.', { exact: true })).toHaveCount(2);
  await ways.getByRole('button').nth(1).click();
  await expect(ways.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await ana.expectNoViolations();
  ana.expectNoErrors();
});

for (const [query, fault, kept] of [
  ['h=123456789m123456p', '15 tiles: a hand has 14', '123456789m1234p + 5p'],
  ['h=11111m', '1 Characters 5 times', '1111m'],
  ['h=123mXY&how=self,luck', '“luck” means nothing here.', '123m'],
  ['h=%E0%A4%A&w=%', 'means nothing here.', ''],
] as const) {
  test(`a bad link says what is wrong and keeps the rest: ${query}`, async ({ browser }) => {
    const ana = await Guest.arrive(browser, server);
    const page = await open(ana, query);
    await expect(page.getByText('Not everything could be read. The rest is kept.')).toBeVisible();
    await expect(page.getByText(fault).first()).toBeVisible();
    await expect(text(page)).toHaveValue(kept);
    await ana.expectNoViolations();
    // A whole hand takes no more tiles and says so; the key is shown as disabled.
    await keyOf(page, 'North Wind').click({ force: true });
    ana.expectNoErrors();
  });
}

test('everything works by the keyboard', async ({ browser }) => {
  const ana = await Guest.arrive(browser, server);
  const page = await open(ana);
  await keyOf(page, '1 Characters').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(text(page)).toHaveValue('12m2p');
  await text(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('123456789m5577p+7p');
  await page.keyboard.press('Tab');
  await expect(text(page)).toHaveValue('123456789m5577p + 7p');
  await radio(page, 'Won', 'On a discard').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/how=self/);
  ana.expectNoErrors();
});

test('a phone shows the answer below the keypad, without sideways scrolling', async ({ browser }) => {
  const ana = await Guest.arrive(browser, server, PHONE, { hasTouch: true });
  const page = await open(ana, STRAIGHT);
  await expect(answer(page)).toBeInViewport();
  await expect(answer(page)).toContainText('25 points');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  for (const key of await page.locator('.calc-row button').all())
    expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await ana.expectNoViolations();
  await page.getByRole('button', { name: 'Won on another tile' }).tap();
  await page.getByRole('button', { name: 'Won on 7 Bamboo' }).tap();
  await expect(page).toHaveURL(/w=7s/);
  ana.expectNoErrors();
});

test('the answer stands soon after the last tap on a slow phone', async ({ browser }, info) => {
  const ana = await Guest.arrive(browser, server, PHONE, { hasTouch: true });
  const page = await open(ana, 'h=12379sCCCEE+(456s)&seat=W&round=S');
  const cdp = await ana.context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (let n = 0; n < 5; n++) {
    times.push(
      await page.evaluate(() => {
        const key = [...document.querySelectorAll<HTMLElement>('.calc-row button')].find(button =>
          button.getAttribute('aria-label')?.startsWith('8 Bamboo,'),
        );
        return new Promise<number>(resolve => {
          const from = performance.now();
          const seen = new MutationObserver(() => {
            if (!document.querySelector('.calc-paid')) return;
            seen.disconnect();
            resolve(performance.now() - from);
          });
          seen.observe(document.body, { childList: true, subtree: true, characterData: true });
          key?.click();
        });
      }),
    );
    await page.getByRole('button', { name: 'Remove 8 Bamboo, the tile it was won on' }).tap();
    await expect(page.getByRole('heading', { name: '1 wait, winning: 1' })).toBeVisible();
  }
  info.annotations.push({ type: 'ms after the last tap', description: times.map(time => time.toFixed(0)).join(', ') });
  // A busy machine is slower than the phone it stands for: the limit only catches an answer that has become slow by itself.
  expect(Math.min(...times)).toBeLessThan(500);
  ana.expectNoErrors();
});

test('a hand is counted by the older ways: the text’s example, its settlement and its address', async ({ browser }) => {
  const ana = await Guest.arrive(browser, server);
  const page = await open(ana, 'h=34mSSSPP+[CCCC]+(999p)&w=5m&seat=S');
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
  await ana.expectNoViolations();

  await page.getByRole('button', { name: 'Remove 5 Characters, the tile it was won on' }).click();
  await expect(page.getByRole('heading', { name: '2 waits' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Without Mah-Jong' })).toBeVisible();
  await ana.expectNoViolations();
  await text(page).fill('34mSSSPP [CCCC] (999p) + 8m');
  await expect(page.getByRole('heading', { name: 'Not a complete hand' })).toBeVisible();
  await radio(page, 'Kind of rules', 'Competition').click();
  await expect(page).toHaveURL(/\/calc\?h=.*&w=8m&seat=S$/);
});
