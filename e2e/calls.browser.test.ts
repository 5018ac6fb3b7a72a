import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '@gorrion/protocol';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/* A device that is called: asked for on the page, shown by the worker, and pressed. */

/** A push service on this machine, which keeps the headers of what it is sent. */
async function pushService() {
  const received: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    received.push(request.headers);
    request.resume().on('end', () => response.writeHead(201).end());
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { received, endpoint: `http://127.0.0.1:${port}/ana`, close: () => server.close() };
}

/** Runs in the page: hands out an address at that push service, as a browser does that has one of its own. */
const handOut = (endpoint: string) => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription;
};

/** Has Chromium deliver a push to the worker of the page. */
async function deliver(session: CDPSession, page: Page, message: PushMessage): Promise<void> {
  const { origin } = new URL(page.url());
  const found = new Promise<string>(done =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) done(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

/** The notifications that are shown, by title. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title }) => title);
  });

test('a device asks once whether it shall call, is turned on in the settings, and a press on a call leads to the table @full', async ({
  arrive,
  server,
}) => {
  const service = await pushService();
  const ana = await arrive({ isInstalled: true });
  const { page, context } = ana;
  await context.grantPermissions(['notifications'], { origin: server.url });
  await page.addInitScript(handOut, service.endpoint);
  await ana.createTableWithBots();
  const table = new URL(page.url()).pathname;
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

  // After the first planned evening the device asks, once.
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Groups' }).click();
  await page.getByLabel('Name of the group').fill('Tuesday at Ana’s');
  await ana.button('Make the group').click();
  await page.getByRole('link', { name: 'Evening', exact: true }).click();
  await ana.button('Plan it and ask everyone').click();
  const question = page.getByRole('dialog', { name: /^Shall this computer call you on / });
  await expect(question.getByText('The evening begins in 15 minutes')).toBeVisible();
  await ana.settled();
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toBeHidden();
  for (const answer of ['No', 'Yes']) await page.getByRole('radio', { name: answer, exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes' })).toHaveCount(1);
  await ana.answered();
  await expect(question).toBeHidden();

  // From the settings it can be turned on at any time.
  await ana.button('Settings').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Choose' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Call me' })).toBeVisible();
  await ana.button('Call me on this device').click();
  const devices = page.getByRole('region', { name: 'Your devices' });
  await expect(devices.getByText('On', { exact: true })).toBeVisible();
  const evening = page.getByRole('switch', { name: 'An evening begins' });
  await evening.click();
  await expect(evening).toHaveAttribute('aria-checked', 'false');
  await devices.getByRole('button', { name: 'Send a test call' }).click();
  await expect(devices.getByRole('status')).toHaveText('Sent. It should be here any moment.');
  expect(service.received).toHaveLength(1);
  expect(service.received[0]).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
  // The server has heard of the switch.
  await page.reload();
  await expect(devices.getByText(/^Last called/)).toBeVisible();
  await expect(evening).toHaveAttribute('aria-checked', 'false');

  const message = { title: 'Your turn', body: 'East round, hand 1.', tag: 'gorrion', path: table, lang: 'en' } as const;
  await deliver(await context.newCDPSession(page), page, message);
  await expect.poll(() => shown(page)).toEqual(['Your turn']);
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(async () => {
    const scope = self as unknown as { readonly registration: ServiceWorkerRegistration } & EventTarget;
    const [notification] = await scope.registration.getNotifications();
    const { NotificationEvent } = self as unknown as { NotificationEvent: new (type: string, init: object) => Event };
    scope.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
  await expect(page).toHaveURL(table);
  await expect.poll(() => shown(page)).toEqual([]);

  // Turned off, the server forgets the device.
  await page.goto('/settings/calls');
  await devices.getByRole('button', { name: 'Turn off on this device' }).click();
  await expect(ana.button('Call me on this device')).toBeVisible();
  service.close();
});
