import { expect } from '../../fixtures.ts';
import { ARABIC, address, leave, type Row, type Stage } from '../world.ts';

/* The first page, what lies over it, devices and calls to them, and addresses that lead nowhere. */

async function home({ arrive, look }: Stage): Promise<void> {
  const guest = await arrive();
  const { page } = guest;
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play against bots' })).toBeEnabled();
  await look('the first page', page);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await look('settings', page);
}

async function keys({ arrive, look }: Stage): Promise<void> {
  const { page } = await arrive();
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.locator('button[aria-haspopup=dialog]').click();
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await look('the keys in the settings', page);
}

async function sharedSettings({ arrive, look }: Stage): Promise<void> {
  const { page } = await arrive();
  await page.goto('/?s=club.mp5!Martes');
  await page.getByRole('dialog', { name: 'Open a table with these settings?' }).waitFor();
  await look('a link with settings', page);
}

async function tablesOfFriends({ world, arrive, look }: Stage): Promise<void> {
  const host = await world.arriveAs(ARABIC);
  await host.createTable();
  await host.chooseOption('Who can join', 'Public');
  const guest = await arrive();
  await guest.page.goto('/');
  await guest.page.getByText(ARABIC).first().waitFor();
  await look('the first page with an open table of somebody', guest.page);
  await host.page.goto('/');
  await expect(host.page.getByRole('button', { name: 'Play against bots' })).toBeEnabled();
  await look('the first page with an own table', host.page);
  await leave(host);
}

async function devices({ arrive, look }: Stage): Promise<void> {
  const [laptop, phone] = [await arrive(), await arrive()];
  await laptop.page.goto('/devices');
  await laptop.page.getByRole('heading', { level: 1, name: 'Your devices' }).waitFor();
  await look('/devices', laptop.page);
  await phone.page.goto('/pair');
  await phone.page.getByRole('textbox', { name: 'Code' }).waitFor();
  await look('/pair', phone.page);
}

/** Runs in the page: a browser that lets it call, and keeps its worker. */
const letCall = () => {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  navigator.serviceWorker.getRegistration = async () => ({}) as ServiceWorkerRegistration;
};

async function calls({ arrive, look }: Stage): Promise<void> {
  const [refused, called] = [await arrive(), await arrive()];
  await refused.page.goto('/settings/calls');
  await refused.page.getByRole('heading', { name: 'This browser said no' }).waitFor();
  await refused.page.getByText('Another browser').click();
  await look('/settings/calls, refused by the browser', refused.page);
  const { page } = called;
  await page.addInitScript(letCall);
  await page.goto('/groups');
  await page.getByLabel('Name of the group').fill(ARABIC);
  await page.getByRole('button', { name: 'Make the group' }).click();
  await page.getByRole('link', { name: 'Evening', exact: true }).click();
  await page.getByRole('button', { name: 'Plan it and ask everyone' }).click();
  await page.getByRole('dialog', { name: /^Shall this / }).waitFor();
  await look('the question whether a device shall call', page);
  await page.goto('/settings/calls');
  await page.getByRole('button', { name: 'Call me on this device' }).waitFor();
  await look('/settings/calls', page);
}

async function compared({ arrive, look }: Stage): Promise<void> {
  const [laptop, phone] = [await arrive(), await arrive()];
  await laptop.page.goto('/devices');
  await laptop.page.getByRole('button', { name: 'Show a code' }).click();
  const code = (await laptop.page.getByRole('status', { name: 'Code' }).textContent()) ?? '';
  // The minute of a code is not over while a page is looked at.
  for (const { page } of [laptop, phone]) await page.clock.setFixedTime(Date.now());
  await look('/devices with a code', laptop.page);
  await phone.page.goto('/pair');
  const field = phone.page.getByRole('textbox', { name: 'Code' });
  await field.fill(code);
  await field.press('Enter');
  await phone.page.getByRole('heading', { name: 'Compare the tile' }).waitFor();
  await laptop.page.getByRole('heading', { name: 'Does the other device show this tile?' }).waitFor();
  await look('/devices with a tile to compare', laptop.page);
  await look('/pair with a tile to compare', phone.page);
  await laptop.page.getByRole('button', { name: 'Yes, the same tile' }).click();
  // The clock of the page stands, and so does its look for news.
  await phone.page.reload();
  await phone.page.getByRole('button', { name: /^Yes, I am / }).waitFor();
  await look('/pair with whom one becomes', phone.page);
}

async function programs({ arrive, look }: Stage): Promise<void> {
  const { page } = await arrive();
  await page.goto('/settings/programs');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Club statistics');
  await page.getByRole('button', { name: 'Make the token' }).click();
  await page.getByRole('textbox', { name: 'Token', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Revoke Club statistics' }).click();
  await look('/settings/programs with a new token, and the question about revoking it', page);
}

async function signedOut({ arrive, look }: Stage): Promise<void> {
  const [own, borrowed] = [await arrive(), await arrive()];
  await own.page.goto('/devices');
  await own.page.getByRole('button', { name: 'Show a code' }).click();
  const code = (await own.page.getByRole('status', { name: 'Code' }).textContent()) ?? '';
  await borrowed.page.goto(`/pair#${code.replace(/\s/g, '')}`);
  await borrowed.page.getByRole('button', { name: 'Use the code' }).click();
  await own.page.getByRole('button', { name: 'Yes, the same tile' }).click();
  await borrowed.page.getByRole('button', { name: /^Yes, I am / }).click();
  await expect(borrowed.page).toHaveURL('/devices');
  await borrowed.page
    .getByRole('button', { name: /^Sign out / })
    .first()
    .click();
  await borrowed.page.getByRole('group').getByRole('button', { name: 'Sign out' }).waitFor();
  await look('/devices, signing out', borrowed.page);
}

async function operator({ arrive, server, look }: Stage): Promise<void> {
  const guest = await arrive();
  const key = await server.operatorKey();
  guest.mayBeRefused(/GET \/api\/operator: 401$/);
  const { page } = guest;
  await page.goto('/admin');
  const field = page.getByLabel('Key');
  await field.waitFor();
  await look('/admin, the key', page);
  await field.fill(key);
  await field.press('Enter');
  await page.getByRole('heading', { name: 'Last acts' }).waitFor();
  await page.getByRole('button', { name: /^Drain / }).click();
  await page.getByRole('group').getByRole('button', { name: 'Drain it' }).waitFor();
  await look('/admin', page);
}

async function replaced({ arrive, look }: Stage): Promise<void> {
  const guest = await arrive();
  await guest.createTable();
  const { page } = guest;
  const other = await guest.context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Start game' }).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByRole('button', { name: 'Start game' })).toHaveCount(0);
  await look('a table that another page has taken over', page);
}

export const HOME: readonly Row[] = [
  { name: 'the first page and settings', go: home },
  { name: 'the keys in the settings', go: keys },
  { name: 'a link with settings', go: sharedSettings },
  { name: 'tables on the first page', go: tablesOfFriends },
  address('/t/22222222', 'h1', 'a wrong link'),
  address('/nothing/here', 'h1', 'a wrong address'),
  { name: 'devices and codes', go: devices },
  { name: 'calls to a device', go: calls },
  { name: 'the operator’s page', go: operator },
  { name: 'tokens for programs', go: programs },
  { name: 'a tile to compare', go: compared },
  { name: 'signing out', go: signedOut },
  { name: 'a table that another page has taken over', go: replaced },
  address('/games', 'h1', '/games without games'),
  address('/games/mistakes', 'h1', '/games/mistakes without games'),
  address('/games/hand', 'h1', '/games/hand without a hand'),
  address('/g/ABCDEFGH-1', 'h1', 'a game that is not there'),
  address('/me', 'h1', '/me without games'),
  address('/groups', 'h1', '/groups without groups'),
  address('/c/abcdefgh', 'h1', 'a group that is not there'),
  address('/events', 'h1'),
  address('/e/abcdefgh', 'h1', 'an event that is not there'),
  address('/events/new', 'h1'),
  address('/d/new', 'h1'),
  address('/daily', '.daily'),
  address('/daily/2020-01-01', 'h1', 'a day without a deal'),
  address('/d/abcdefgh', 'h1', 'a duplicate evening that is not there'),
];
