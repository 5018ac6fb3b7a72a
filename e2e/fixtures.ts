import { type Browser, type BrowserContextOptions, test as base } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

export { expect } from '@playwright/test';

/** How a guest comes to a page. */
export interface Arrival
  extends Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'colorScheme' | 'locale' | 'timezoneId'> {
  /** The server whose page they open; by default that of the worker. */
  readonly server?: Pick<GameServer, 'url'>;
  /** Whether they take the first wind tile as soon as the seats are drawn; by default they do. */
  readonly takesWind?: boolean;
  /** Whether the page may install its service worker, which costs seconds: only where a test is about it. */
  readonly isInstalled?: boolean;
  /** Whether things move; by default they do not, because tests wait for states. */
  readonly hasMotion?: boolean;
}

interface TestFixtures {
  /** The server of the worker, whose tables, chance and clock are as new for each test. */
  readonly server: GameServer;
  /** Opens a browser context for a guest with cookies of their own. After the test none may have met an error. */
  readonly arrive: (how?: Arrival) => Promise<Guest>;
  /** Starts a server of its own, for a test that kills or configures it. */
  readonly startServer: (env?: Readonly<Record<string, string>>) => Promise<GameServer>;
}

interface WorkerFixtures {
  readonly workerServer: GameServer;
}

/** Runs in the page: registering a service worker fails, as in a browser that refuses. Playwright's own block resolves with nothing. */
const refuseWorker = () => {
  navigator.serviceWorker.register = () => Promise.reject(new Error('no service workers in this test'));
};

async function open(browser: Browser, server: Pick<GameServer, 'url'>, how: Arrival): Promise<Guest> {
  const { takesWind, isInstalled = false, hasMotion = false, server: _, ...options } = how;
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
    serviceWorkers: isInstalled ? 'allow' : 'block',
    ...options,
    baseURL: server.url,
  });
  if (!isInstalled) await context.addInitScript(refuseWorker);
  return Guest.open(context, takesWind ?? true);
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  workerServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that one needs.
    async ({}, use) => {
      const server = await GameServer.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  async server({ workerServer }, use, info) {
    await workerServer.begin(info.titlePath.join(' '));
    await use(workerServer);
  },
  async arrive({ browser, server }, use) {
    const guests: Guest[] = [];
    await use(async (how = {}) => {
      const guest = await open(browser, how.server ?? server, how);
      (how.server instanceof GameServer ? how.server : server).follow(guest);
      guests.push(guest);
      return guest;
    });
    for (const guest of guests) guest.expectNoErrors();
    await Promise.all(guests.map(({ context }) => context.close()));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that one needs.
  async startServer({}, use) {
    const servers: GameServer[] = [];
    await use(async env => {
      const server = await GameServer.start(env);
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map(server => server.stop()));
  },
});
