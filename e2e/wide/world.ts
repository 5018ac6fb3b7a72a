import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { Guest } from '../guest.ts';
import type { GameServer } from '../server.ts';
import type { Fault } from './exceptions.ts';
import { sweep, watchRequests } from './sweep.ts';

/** A name of the greatest length, written from right to left. */
export const ARABIC = 'عبد الرحمن بن محمود أمين';

/** Cookies and storage of a person, with which any number of browsers are theirs. */
export type Person = NonNullable<Exclude<BrowserContextOptions['storageState'], string>>;

/** What one worker has set up on its server: each part is made once, when a screen first needs it. */
export class World {
  readonly server: GameServer;
  readonly #browser: Browser;
  readonly #parts = new Map<string, Promise<unknown>>();

  constructor(browser: Browser, server: GameServer) {
    this.#browser = browser;
    this.server = server;
  }

  /** Returns a part of the world. `make` runs only the first time. */
  part<T>(name: string, make: () => Promise<T>): Promise<T> {
    const made = (this.#parts.get(name) as Promise<T> | undefined) ?? make();
    this.#parts.set(name, made);
    return made;
  }

  /** Opens a browser of a person, or of somebody new. */
  async arrive(person?: Person, takesWind = true): Promise<Guest> {
    const context = await this.#browser.newContext({
      baseURL: this.server.url,
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...(person && { storageState: person }),
    });
    watchRequests(context);
    return Guest.open(context, takesWind);
  }

  /** Somebody new whose browser has been at the first page. */
  async arriveAs(name?: string): Promise<Guest> {
    const guest = await this.arrive();
    await guest.page.goto('/');
    const field = guest.page.getByRole('textbox', { name: 'Your name' });
    await expect(field).toBeEnabled();
    if (name !== undefined) {
      await field.fill(name);
      await field.press('Enter');
      await expect(field).toHaveValue(name);
    }
    return guest;
  }
}

/** Keeps a person and closes their browser. */
export async function leave({ context }: Guest): Promise<Person> {
  const person = await context.storageState({ indexedDB: true });
  await context.close();
  return person;
}

/** What a row of the table of screens works with. */
export interface Stage {
  readonly world: World;
  readonly server: GameServer;
  /** Opens a browser of a person of the world, or of somebody new; it is closed after the row. */
  readonly arrive: (person?: Person, takesWind?: boolean) => Promise<Guest>;
  /** Sweeps what a page shows now, while the server's time stands still. */
  readonly look: (screen: string, page: Page) => Promise<void>;
}

/** A row of the table of screens: who goes where, and which screens they look at on the way. */
export interface Row {
  readonly name: string;
  readonly go: (stage: Stage) => Promise<void>;
}

/** Somebody new opens an address, which is one screen. `shows` is in sight once it is there. */
export const address = (path: string, shows = 'h1', name = path): Row => ({
  name,
  async go({ arrive, look }) {
    const { page } = await arrive();
    await page.goto(path);
    await page.locator(shows).first().waitFor();
    await look(name, page);
  },
});

/** Tells each fault once, with the sizes, languages and themes in which it was seen. */
function told(faults: readonly Fault[]): readonly string[] {
  const places = new Map<string, string[]>();
  for (const { screen, kind, at, what } of faults) {
    const fault = `${screen} | ${kind} | ${what}`;
    places.set(fault, [...(places.get(fault) ?? []), at]);
  }
  return [...places].map(([fault, at]) => `${fault} | ${at.join(', ')}`);
}

interface WorkerFixtures {
  readonly world: World;
}

export const test = base.extend<{ readonly stage: Stage }, WorkerFixtures>({
  world: [
    async ({ browser, workerServer }, use) => {
      await workerServer.begin('the world of the sweep');
      await use(new World(browser, workerServer));
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  async stage({ world }, use) {
    const guests: Guest[] = [];
    const faults: Fault[] = [];
    const { server } = world;
    await use({
      world,
      server,
      async arrive(person, takesWind) {
        const guest = await world.arrive(person, takesWind);
        // Screens of refusals are looked at like all others.
        guest.mayBeRefused(/: 4\d\d$/);
        guests.push(guest);
        return guest;
      },
      async look(screen, page) {
        await server.run(0);
        faults.push(...(await sweep(page, screen)));
        await server.run(1);
      },
    });
    for (const guest of guests) guest.expectNoErrors();
    await Promise.all(guests.map(({ context }) => context.close()));
    expect(told(faults)).toEqual([]);
  },
});
