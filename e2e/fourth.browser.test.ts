import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { USUAL_WISHES } from '@gorrion/protocol';
import { expect, test } from './fixtures.ts';

/* A fourth is wanted: called from a room by its own button, by push and by a hook, and seated by the link. */

/** What hooks and calls are sent to, on this machine. */
async function outside() {
  const received: { readonly path: string; readonly body: string }[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push({ path: request.url ?? '', body: Buffer.concat(parts).toString() });
    response.writeHead(201).end();
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines = () =>
    received.filter(({ path }) => path.startsWith('/hook')).map(one => JSON.parse(one.body) as Record<string, unknown>);
  const pushes = () => received.filter(({ path }) => path === '/bea').length;
  return { origin, lines, pushes, close: () => server.close() };
}

/** The keys of a browser, as RFC 8291 has them in its example. */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

test('a group is called to a table by one press, by push and by a hook, and who comes by the link has the seat', async ({
  arrive,
  server,
}) => {
  const there = await outside();
  const [ana, bea] = await Promise.all([arrive(), arrive()]);
  const { page } = ana;
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Groups' }).click();
  await page.getByLabel('Name of the group').fill('Tuesday');
  await ana.button('Make the group').click();

  // The owner adds a place where calls are posted too, and tries it.
  await page.getByRole('link', { name: 'Settings of the group' }).click();
  const link = (await page.locator('.gp-address').textContent())!;
  const places = page.getByRole('region', { name: 'Call in other places' });
  await places.getByLabel('Where to post').selectOption('Another program (JSON)');
  await places.getByLabel('Address').fill(`${there.origin}/hook?key=secret-of-the-hook`);
  await places.getByRole('button', { name: 'Add' }).click();
  await places.getByRole('button', { name: 'Send a test line' }).click();
  await expect(places.getByText('The last line was posted.')).toBeVisible();
  await expect(places.getByText('secret-of-the-hook')).toHaveCount(0);
  expect(there.lines()).toMatchObject([{ type: 'test', group: 'Tuesday' }]);

  // Bea has joined, is called on her device, and looks at no page.
  await bea.page.goto(`http://${link}`);
  await bea.button(/^Join as/).click();
  await expect(bea.page.getByText('2 members, since')).toBeVisible();
  const wish = {
    ...{ type: 'subscribe', language: 'en', zone: 'UTC', address: { endpoint: `${there.origin}/bea`, keys: KEYS } },
    wishes: { ...USUAL_WISHES, quiet: { ...USUAL_WISHES.quiet, isOn: false } },
  };
  const subscribed = await bea.page.request.post('/api/push', { data: wish, headers: { origin: server.url } });
  expect(subscribed.status()).toBe(200);
  await bea.page.goto('/healthz');

  await ana.createTable();
  for (let n = 0; n < 2; n++)
    await ana
      .button(/^Add bot/)
      .first()
      .click();
  await ana.button('Call Tuesday').click();
  await expect(page.getByText('You have called Tuesday.')).toBeVisible();
  await expect.poll(there.pushes).toBe(1);
  await expect.poll(() => there.lines().length).toBe(2);
  const called = there.lines()[1]!;
  expect(called).toMatchObject({ type: 'wanted', free: 1, link: page.url() });

  await bea.page.goto(String(called.link));
  await bea.button(/^Sit here/).click();
  await expect(bea.button('Leave your seat').first()).toBeVisible();
  await server.pass(6000);
  await expect.poll(() => there.lines().at(-1)?.type).toBe('taken');
  await expect(ana.button('Call Tuesday')).toHaveCount(0);
  there.close();
});
