import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/* One person on several devices: a code and a tile to compare, passkeys, signing out, and being forgotten. */

const PHONE = { width: 390, height: 844 };

const shownName = (page: Page) => page.getByRole('textbox', { name: 'Your name' });
const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
const signedIn = (page: Page) => card(page, 'Signed in').getByRole('listitem');

/** Takes a name on the first page. */
async function rename({ page }: Guest, name: string): Promise<void> {
  await page.goto('/');
  await expect(shownName(page)).toBeEnabled();
  await shownName(page).fill(name);
  await shownName(page).press('Enter');
  // The button to save it goes once the server has it.
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
}

/** Goes to the page of one's devices from the page that is open. */
async function openDevices({ page }: Guest): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your devices' })).toBeVisible();
}

/** Goes to the page on which another device types its code. */
async function openPair(guest: Guest): Promise<void> {
  await openDevices(guest);
  await guest.page.getByRole('link', { name: 'I have a code' }).click();
}

/** Shows a code on the page of the devices, and returns it as it is read. */
async function showCode({ page }: Guest, press = 'Show a code'): Promise<string> {
  await page.getByRole('button', { name: press }).click();
  const code = page.getByRole('status', { name: 'Code' });
  await expect(code).toHaveText(/^[2-9A-HJKMNP-Z]{4}\s?[2-9A-HJKMNP-Z]{4}$/);
  return (await code.textContent())!.replace(/\s/g, '');
}

async function typeCode({ page }: Guest, code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Code' });
  await field.fill(code);
  await field.press('Enter');
}

/** Makes the second guest the first by the link of a code, on whose devices page the first is. */
async function pair(first: Guest, second: Guest): Promise<void> {
  await second.page.goto(`/pair#${await showCode(first)}`);
  await second.page.getByRole('button', { name: 'Use the code' }).click();
  await first.page.getByRole('button', { name: 'Yes, the same tile' }).click();
  await second.page.getByRole('button', { name: /^Yes, I am / }).click();
  await expect(signedIn(second.page)).toHaveCount(2);
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

test('a phone gets the name and the seat of a laptop once both show the same tile, until it is signed out', async ({
  arrive,
}) => {
  const laptop = await arrive();
  const phone = await arrive({ viewport: PHONE });
  // A code that is no longer offered is nobody's.
  for (const one of [laptop, phone]) one.mayBeRefused(/^POST \/api\/devices: 404$/);
  await rename(laptop, 'Ana');
  await rename(phone, 'Luis');
  await laptop.page.getByRole('button', { name: 'Create a table' }).first().click();
  await expect(laptop.page.getByRole('button', { name: 'Start game' })).toBeVisible();
  await openDevices(laptop);
  await expect(laptop.page.getByText('This is your only device.')).toBeVisible();
  await expect(laptop.page.getByRole('button', { name: /^Sign out / })).toHaveCount(0);
  const refused = await showCode(laptop);
  await expect(laptop.page.getByRole('timer')).toHaveText(/^(1:00|0:5\d) left$/);
  await expect(laptop.page.getByRole('img', { name: 'QR code' })).toBeVisible();

  // The phone says what it replaces before it does.
  await openPair(phone);
  await expect(phone.page.getByText('On this device you are Luis.')).toBeVisible();
  await expect(phone.page.getByText('No other device and no passkey is Luis.')).toBeVisible();
  await typeCode(phone, '2222 2222');
  await expect(phone.page.getByRole('alert')).toContainText('No code like this works now');

  // A tile that is not the same gives nothing away, and the code is used up.
  await typeCode(phone, refused);
  await laptop.page.getByRole('button', { name: 'No, another one or none' }).click();
  await expect(laptop.page.getByText('Nothing was given away')).toBeVisible();
  await expect(phone.page.getByRole('alert')).toContainText('The other device said no');
  await typeCode(phone, refused);
  await expect(phone.page.getByRole('alert')).toContainText('No code like this works now');

  // Who sits at the phone sees whom it would become, and what it loses, and may say no as well.
  await typeCode(phone, await showCode(laptop, 'New code'));
  await laptop.page.getByRole('button', { name: 'Yes, the same tile' }).click();
  await expect(phone.page.getByRole('heading', { name: 'Become Ana?' })).toBeFocused();
  await expect(phone.page.getByText('On this device you are Luis.')).toBeVisible();
  await phone.page.getByRole('button', { name: 'No, stay Luis' }).click();
  await expect(phone.page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await expect(shownName(phone.page)).toHaveValue('Luis');
  await expect(laptop.page.getByText('Nothing was given away')).toBeVisible();

  const code = await showCode(laptop, 'New code');
  await typeCode(phone, `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`);
  await expect(phone.page.getByRole('heading', { name: 'Compare the tile' })).toBeVisible();
  await expect(laptop.page.getByRole('heading', { name: 'Does the other device show this tile?' })).toBeFocused();
  const tileOf = ({ page }: Guest) => page.locator('.dv-compare').getByRole('img').getAttribute('aria-label');
  await expect.poll(() => tileOf(phone)).toBe(await tileOf(laptop));
  await expect(shownName(phone.page)).toHaveValue('Luis');
  await laptop.page.getByRole('button', { name: 'Yes, the same tile' }).click();
  await phone.page.getByRole('button', { name: 'Yes, I am Ana' }).click();
  await expect(phone.page).toHaveURL('/devices');
  await expect(shownName(phone.page)).toHaveValue('Ana');
  await expect(laptop.page.getByText(/has your name and your seats now\.$/)).toBeVisible();
  await expect(signedIn(laptop.page)).toHaveCount(2);
  await phone.page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(phone.page.getByRole('button', { name: 'Start game' })).toBeVisible();

  // Signed out, it is a new guest at once, and stays so.
  const other = signedIn(laptop.page).filter({ hasText: 'Last used' });
  await other.getByRole('button', { name: /^Sign out / }).click();
  await expect(laptop.page.getByText(/is signed out\.$/)).toBeVisible();
  await expect(signedIn(laptop.page)).toHaveCount(1);
  await expect(phone.page.getByText('You are a new guest here now.').first()).toBeVisible();
  await phone.page.goto('/');
  await expect(shownName(phone.page)).toBeEnabled();
  await expect(shownName(phone.page)).not.toHaveValue('Ana');
});

test('a borrowed device is signed out on itself; who is forgotten confirms by their name and leaves the others', async ({
  arrive,
}) => {
  const own = await arrive({ viewport: PHONE });
  const borrowed = await arrive();
  await rename(own, 'Ana María');
  await openDevices(own);
  await pair(own, borrowed);
  const here = signedIn(borrowed.page).first();
  await expect(here).toContainText('This device');
  await here.getByRole('button', { name: /^Sign out / }).click();
  await borrowed.page.getByRole('group').getByRole('button', { name: 'Sign out' }).click();
  await expect(borrowed.page).toHaveURL('/');
  await expect(shownName(borrowed.page)).toBeEnabled();
  await expect(shownName(borrowed.page)).not.toHaveValue('Ana María');

  const { page } = own;
  await page.reload();
  await expect(signedIn(page)).toHaveCount(1);
  await expect(shownName(page)).toHaveValue('Ana María');
  await pair(own, borrowed);
  const forget = page.getByRole('button', { name: 'Forget me' });
  const field = page.getByRole('textbox', { name: 'Type Ana María to confirm' });
  await field.fill('Ana');
  await expect(forget).toBeDisabled();
  await field.fill('ana maría');
  await forget.click();
  await expect(page.getByText(/^Done\. Your name is now/)).toBeFocused();
  await expect(signedIn(page)).toHaveCount(1);
  await expect(borrowed.page.getByText('You are a new guest here now.').first()).toBeVisible();
});

test('a passkey brings a person back when all cookies are gone, until it is removed or the person forgotten', async ({
  arrive,
}) => {
  const ana = await arrive();
  // The passkey is tried once more after it was removed.
  ana.mayBeRefused(/^POST \/api\/devices: 404$/);
  const { page, context } = ana;
  const { session, authenticatorId } = await withAuthenticator(ana);
  await rename(ana, 'Ana');
  await openDevices(ana);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Add another' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'already has a passkey of yours' })).toBeVisible();
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials.map(one => [one.isResidentCredential, one.rpId])).toEqual([[true, 'localhost']]);

  /** Comes to the first page without a cookie, and back with the passkey of the browser. */
  const comeBack = async () => {
    await context.clearCookies();
    await page.goto('/');
    await expect(shownName(page)).toBeEnabled();
    await expect(shownName(page)).not.toHaveValue('Ana');
    await openPair(ana);
    await page.getByRole('button', { name: 'Come back with a passkey' }).click();
  };
  const isUnknown = page.getByRole('alert').filter({ hasText: 'no longer knows that passkey' });
  await comeBack();
  await expect(page).toHaveURL('/devices');
  await expect(shownName(page)).toHaveValue('Ana');
  await expect(signedIn(page)).toHaveCount(2);
  await page.getByRole('button', { name: /^Remove the passkey/ }).click();
  await expect(page.getByText('The passkey no longer works here.')).toBeVisible();

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey is saved.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Type Ana to confirm' }).fill('Ana');
  await page.getByRole('button', { name: 'Forget me' }).click();
  await expect(page.getByText(/^Done\. Your name is now/)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  await comeBack();
  await expect(isUnknown).toBeVisible();
});
