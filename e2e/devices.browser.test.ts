import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

/* One person on several devices: a code and a tile to compare, passkeys, signing out, and being forgotten. */

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

const PHONE = { width: 390, height: 844 };

async function expectNoBarrier(guest: Guest): Promise<void> {
  await guest.expectNoViolations();
  const beyond = await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
}

async function rename({ page }: Guest, name: string): Promise<void> {
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Your name' });
  await expect(field).toBeEnabled();
  await field.fill(name);
  await field.press('Enter');
  await expect.poll(async () => (await devicesOf(page)).name).toBe(name);
}

const devicesOf = (page: Page): Promise<{ readonly name: string; readonly devices: readonly { id: string }[] }> =>
  page.evaluate(async () => (await fetch('/api/devices')).json());

const shownName = (page: Page) => page.getByRole('textbox', { name: 'Your name' });
const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Shows a code on the devices page and returns it. */
async function showCode({ page }: Guest): Promise<string> {
  await page.goto('/devices');
  await page.getByRole('button', { name: 'Show a code' }).click();
  const code = await page.getByRole('status', { name: 'Code' }).textContent();
  return (code ?? '').replace(/\s/g, '');
}

/** Pairs two guests: the second becomes the first. */
async function pair(first: Guest, second: Guest): Promise<void> {
  await second.page.goto(`/pair#${await showCode(first)}`);
  await second.page.getByRole('button', { name: 'Use the code' }).click();
  await expect(second.page.getByRole('heading', { name: 'Compare the tile' })).toBeVisible();
  await first.page.getByRole('button', { name: 'Yes, the same tile' }).click();
  await expect(second.page).toHaveURL('/devices');
  await expect(card(second.page, 'Signed in').getByRole('listitem')).toHaveCount(2);
}

/** Gives a browser an authenticator that keeps passkeys and agrees to everything. */
async function withAuthenticator({ context, page }: Guest): Promise<{ session: CDPSession; authenticatorId: string }> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

test('a phone gets the name and the seat of a laptop by a code and a tile that both show', async ({ browser }) => {
  const laptop = await Guest.arrive(browser, server);
  const phone = await Guest.arrive(browser, server, PHONE);
  await rename(laptop, 'Ana');
  await rename(phone, 'Luis');
  await laptop.createTable();
  const table = laptop.page.url();

  const code = await showCode(laptop);
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
  await expect(laptop.page.getByRole('timer')).toHaveText(/^(1:00|0:5\d) left$/);
  await expect(laptop.page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectNoBarrier(laptop);

  // The phone says what it replaces before it does.
  await phone.page.goto('/pair');
  await expect(phone.page.getByText('On this device you are Luis.')).toBeVisible();
  await expect(phone.page.getByText('No other device and no passkey is Luis.')).toBeVisible();
  await expectNoBarrier(phone);
  const field = phone.page.getByRole('textbox', { name: 'Code' });
  await field.fill('2222 2222');
  await field.press('Enter');
  await expect(phone.page.getByRole('alert')).toContainText('No code like this works now');
  await field.fill(`${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`);
  await field.press('Enter');

  await expect(phone.page.getByRole('heading', { name: 'Compare the tile' })).toBeVisible();
  await expect(laptop.page.getByRole('heading', { name: 'Does the other device show this tile?' })).toBeFocused();
  const tileOf = (page: Page) => page.locator('.dv-compare').getByRole('img').getAttribute('aria-label');
  expect(await tileOf(phone.page)).toBe(await tileOf(laptop.page));
  await expectNoBarrier(laptop);
  await expectNoBarrier(phone);
  expect((await devicesOf(phone.page)).name).toBe('Luis');
  await laptop.page.getByRole('button', { name: 'Yes, the same tile' }).click();

  await expect(phone.page).toHaveURL('/devices');
  await expect(shownName(phone.page)).toHaveValue('Ana');
  await expect(laptop.page.getByText(/has your name and your seats now\.$/)).toBeVisible();
  await expect(card(laptop.page, 'Signed in').getByRole('listitem')).toHaveCount(2);
  await expectNoBarrier(phone);
  await phone.page.goto(table);
  await expect(phone.page.getByRole('button', { name: 'Start game' })).toBeVisible();
  laptop.expectNoErrors();
  phone.expectNoErrors();
});

test('a tile that is not the same gives nothing away, and the code is used up', async ({ browser }) => {
  const laptop = await Guest.arrive(browser, server);
  const stranger = await Guest.arrive(browser, server, PHONE);
  await rename(laptop, 'Ana');
  const code = await showCode(laptop);
  await stranger.page.goto(`/pair#${code}`);
  await expect(stranger.page.getByText('so nothing is lost here')).toBeVisible();
  await stranger.page.getByRole('button', { name: 'Use the code' }).click();
  await expect(stranger.page).toHaveURL('/pair');
  await laptop.page.getByRole('button', { name: 'No, another one or none' }).click();
  await expect(stranger.page.getByRole('alert')).toContainText('The other device said no');
  await expect(laptop.page.getByText('Nothing was given away')).toBeVisible();
  const field = stranger.page.getByRole('textbox', { name: 'Code' });
  await field.fill(code);
  await field.press('Enter');
  await expect(stranger.page.getByRole('alert')).toContainText('No code like this works now');
  expect((await devicesOf(stranger.page)).name).not.toBe('Ana');
  await expect(card(laptop.page, 'Signed in').getByRole('listitem')).toHaveCount(1);
});

test('a device that is signed out is a new guest at once, and stays so', async ({ browser }) => {
  const laptop = await Guest.arrive(browser, server);
  const phone = await Guest.arrive(browser, server, PHONE);
  await rename(laptop, 'Ana');
  await pair(laptop, phone);
  const others = card(laptop.page, 'Signed in').getByRole('listitem').filter({ hasText: 'Last used' });
  await others.getByRole('button', { name: /^Sign out / }).click();
  await expect(laptop.page.getByText(/is signed out\.$/)).toBeVisible();
  await expect(phone.page.getByText('You are a new guest here now.').first()).toBeVisible();
  await expect(shownName(phone.page)).not.toHaveValue('Ana');
  await phone.page.reload();
  await expect(shownName(phone.page)).toBeEnabled();
  await expect(shownName(phone.page)).not.toHaveValue('Ana');
  await laptop.page.reload();
  await expect(shownName(laptop.page)).toHaveValue('Ana');
  await expect(card(laptop.page, 'Signed in').getByRole('listitem')).toHaveCount(1);
});

test('a borrowed device is signed out on itself, when there is a way back', async ({ browser }) => {
  const own = await Guest.arrive(browser, server, PHONE);
  const borrowed = await Guest.arrive(browser, server);
  await rename(own, 'Ana');
  await own.page.goto('/devices');
  await expect(own.page.getByText('This is your only device.')).toBeVisible();
  await expect(own.page.getByRole('button', { name: /^Sign out / })).toHaveCount(0);
  await pair(own, borrowed);
  const here = card(borrowed.page, 'Signed in').getByRole('listitem').first();
  await expect(here).toContainText('This device');
  await here.getByRole('button', { name: /^Sign out / }).click();
  await expectNoBarrier(borrowed);
  await borrowed.page.getByRole('group').getByRole('button', { name: 'Sign out' }).click();
  await expect(borrowed.page).toHaveURL('/');
  await expect(shownName(borrowed.page)).toBeEnabled();
  await expect(shownName(borrowed.page)).not.toHaveValue('Ana');
  await own.page.reload();
  await expect(card(own.page, 'Signed in').getByRole('listitem')).toHaveCount(1);
  await expect(shownName(own.page)).toHaveValue('Ana');
});

test('a passkey brings a person back to their name and seat when all cookies are gone', async ({ browser }) => {
  const ana = await Guest.arrive(browser, server);
  const { page, context } = ana;
  const { session, authenticatorId } = await withAuthenticator(ana);
  await rename(ana, 'Ana');
  await ana.createTable();
  const table = page.url();
  await page.goto('/devices');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey is saved.')).toBeVisible();
  await expectNoBarrier(ana);
  await page.getByRole('button', { name: 'Add another' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'already has a passkey of yours' })).toBeVisible();
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials.map(one => [one.isResidentCredential, one.rpId])).toEqual([[true, 'localhost']]);

  await context.clearCookies();
  await page.goto('/pair');
  await expect(shownName(page)).toBeEnabled();
  await expect(shownName(page)).not.toHaveValue('Ana');
  await page.getByRole('button', { name: 'Come back with a passkey' }).click();
  await expect(page).toHaveURL('/devices');
  await expect(shownName(page)).toHaveValue('Ana');
  await expect(card(page, 'Signed in').getByRole('listitem')).toHaveCount(2);
  await page.goto(table);
  await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible();

  // Removed, it brings nobody back.
  await page.goto('/devices');
  await page.getByRole('button', { name: /^Remove the passkey/ }).click();
  await expect(page.getByText('The passkey no longer works here.')).toBeVisible();
  await context.clearCookies();
  await page.goto('/pair');
  await page.getByRole('button', { name: 'Come back with a passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'no longer knows that passkey' })).toBeVisible();
  ana.expectNoErrors();
});

test('being forgotten takes the name to confirm, signs out the others and ends passkeys', async ({ browser }) => {
  const laptop = await Guest.arrive(browser, server);
  const phone = await Guest.arrive(browser, server, PHONE);
  await withAuthenticator(laptop);
  await rename(laptop, 'Ana María');
  await pair(laptop, phone);
  const { page } = laptop;
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey is saved.')).toBeVisible();
  const button = page.getByRole('button', { name: 'Forget me' });
  const field = page.getByRole('textbox', { name: 'Type Ana María to confirm' });
  await field.fill('Ana');
  await expect(button).toBeDisabled();
  await field.fill('ana maría');
  await button.click();
  await expect(page.getByText(/^Done\. Your name is now/)).toBeFocused();
  await expect(phone.page.getByText('You are a new guest here now.').first()).toBeVisible();
  await expect(card(page, 'Signed in').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  await expectNoBarrier(laptop);
  await laptop.context.clearCookies();
  await page.goto('/pair');
  await page.getByRole('button', { name: 'Come back with a passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'no longer knows that passkey' })).toBeVisible();
  laptop.expectNoErrors();
});

test('without https the page says why there are no passkeys, and phones fit both ways', async ({ browser }) => {
  const guest = await Guest.arrive(browser, server, { width: 844, height: 390 }, { colorScheme: 'dark' });
  const { page } = guest;
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL('/devices');
  await expect(page.getByRole('heading', { level: 1, name: 'Your devices' })).toBeVisible();
  await expectNoBarrier(guest);
  await page.setViewportSize(PHONE);
  await expectNoBarrier(guest);
  await page.goto(server.url.replace('localhost', '127.0.0.1').concat('/devices'));
  await expect(page.getByText('passkeys need a name')).toBeVisible();
  guest.expectNoErrors();
});
