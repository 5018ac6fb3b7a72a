import { AxeBuilder } from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import type { GameServer } from './server.ts';

/** Time (ms) between two looks at a page for whatever it asks next. */
const LOOK_EVERY_MS = 60;
/** Time (ms) from a change of the page to the next press: the page ignores presses in the first 150 ms. */
const SEEN_MS = 200;

/** Browser contexts of the test that runs in this process. The next test closes them, or their tables would play on. */
const present: { testId: string; contexts: BrowserContext[] } = { testId: '', contexts: [] };

async function enter(context: BrowserContext): Promise<void> {
  const { testId } = test.info();
  if (present.testId !== testId) {
    const gone = present.contexts.splice(0);
    present.testId = testId;
    await Promise.all(gone.map(one => one.close()));
  }
  present.contexts.push(context);
}

/** Runs in the page: takes the first wind tile at once when the seats are drawn. */
const takeFirstWind = () => {
  setInterval(() => document.querySelector<HTMLElement>('.cer-four button:enabled')?.click(), 200);
};

/**
 * Presses until what should follow is there: the page ignores a press right after it has changed. What cannot be pressed
 * any more may have been pressed: what follows tells.
 */
export async function insist(press: () => Promise<unknown>, follows: () => Promise<void>, timeout = 0): Promise<void> {
  await expect(async () => {
    await press().catch(() => undefined);
    await follows();
  }).toPass({ timeout });
}

/** A player or spectator with cookies of their own, who finds everything by what the page shows. */
export class Guest {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: string[] = [];

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    page.on('pageerror', error => this.errors.push(error.message));
  }

  static async arrive(
    browser: Browser,
    server: Pick<GameServer, 'url'>,
    viewport: { width: number; height: number } = { width: 1440, height: 900 },
    {
      takesWind = true,
      ...options
    }: { takesWind?: boolean } & Pick<BrowserContextOptions, 'hasTouch' | 'colorScheme' | 'serviceWorkers'> = {},
  ): Promise<Guest> {
    const context = await browser.newContext({ baseURL: server.url, viewport, ...options });
    await enter(context);
    // Tests wait for states, not for motion.
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (takesWind) await page.addInitScript(takeFirstWind);
    return new Guest(context, page);
  }

  get hand(): Locator {
    return this.page.getByRole('toolbar', { name: 'Your hand' });
  }
  get tiles(): Locator {
    return this.hand.getByRole('button');
  }
  /** The score sheet after a hand; after the last hand it leads to the final results. */
  get sheet(): Locator {
    return this.page.getByRole('dialog').filter({
      has: this.page.getByRole('button', { name: /Next hand|Round standings|Change seats|Next round|Final results/ }),
    });
  }
  get nextHand(): Locator {
    return this.page.getByRole('button', { name: /Next hand|Round standings|Change seats|Next round|Final results/ });
  }
  get pass(): Locator {
    return this.page.getByRole('button', { name: 'Pass' });
  }
  get hu(): Locator {
    return this.page.getByRole('button', { name: /^Hu/ });
  }
  get gameEnd(): Locator {
    return this.page.getByRole('heading', {
      name: /wins? the game|share first place|All four players are tied|Game over/,
    });
  }

  /** Starts a game against three bots from the first page, by one press. */
  async playAgainstBots(): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: 'Play against bots' }).click();
    await this.expectSeated();
  }

  /** Opens a table for friends from the first page, with the settings that the guest had last. */
  async createTable(): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('region', { name: 'Friends' }).getByRole('button', { name: 'Create a table' }).click();
    await expect(this.page.getByRole('button', { name: 'Start game' })).toBeVisible();
  }

  /** Chooses an option on the page of all options, as the host of a room, and comes back to the room. */
  async chooseOption(option: string, value: string): Promise<void> {
    await this.page.getByRole('link', { name: 'All options' }).click();
    const row = this.page.getByRole('radiogroup', { name: option, exact: true });
    const list = this.page.getByRole('combobox', { name: option, exact: true });
    await expect(row.or(list)).toBeVisible();
    if (await list.isVisible()) await list.selectOption({ label: value });
    else await row.getByRole('radio', { name: value, exact: true }).click();
    await this.page.getByRole('link', { name: 'Done' }).click();
    await expect(this.page.getByRole('button', { name: 'Start game' })).toBeVisible();
  }

  /** Waits until the guest's hand is shown. */
  async expectSeated(): Promise<void> {
    await expect(this.tiles.nth(1)).toBeVisible();
  }

  /** Returns the labels of the tiles in the hand, sorted, without the mark of the tile just drawn. */
  async readHand(): Promise<readonly string[]> {
    const labels = await this.tiles.evaluateAll(tiles => tiles.map(tile => tile.getAttribute('aria-label') ?? ''));
    return labels.map(label => label.replace(', just drawn', '')).sort();
  }

  /** Waits until the page asks the guest for a claim or a discard. If the hand ends first, goes on to the next one. */
  async untilAsked(): Promise<void> {
    const look = async () => {
      if (await this.nextHand.isVisible()) await this.goOn();
      return this.isAsked();
    };
    await expect.poll(look, { timeout: 30_000 }).toBe(true);
  }

  /** Answers until the page asks no more, because the page ignores early presses and shows an answer with a delay. */
  async answerWhatIsAsked(): Promise<void> {
    const isAnswered = async () => {
      if (await this.isAsked()) await this.answerByKeyboard();
      return !(await this.isAsked());
    };
    await expect.poll(isAnswered, { timeout: 30_000 }).toBe(true);
  }

  async isAsked(): Promise<boolean> {
    return (await this.pass.isVisible()) || this.isMyTurn();
  }

  async isMyTurn(): Promise<boolean> {
    return (await this.tiles.count()) % 3 === 2;
  }

  /** Answers once by the keyboard if the page asks. Returns false when the hand or the game is over. */
  async answerByKeyboard(): Promise<boolean> {
    const { page } = this;
    if ((await this.nextHand.isVisible()) || (await this.gameEnd.isVisible())) return false;
    if (await this.hu.isVisible()) await page.keyboard.press('h');
    else if (await this.pass.isVisible()) await page.keyboard.press('Escape');
    else if (await this.isMyTurn()) {
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
    }
    await page.waitForTimeout(LOOK_EVERY_MS);
    return true;
  }

  /** Plays by the keyboard until the score sheet is shown: takes every Hu, else passes or discards the last tile. */
  async playHand(): Promise<void> {
    while (await this.answerByKeyboard());
  }

  /** Plays `own` turns by the keyboard, then turns on "Skip claims" and "Auto-discard" and only calls Hu. */
  async playHandMostlyArmed(own: number): Promise<void> {
    for (let made = 0; made < own; ) {
      const isMine = await this.isMyTurn();
      if (!(await this.answerByKeyboard())) return;
      if (isMine && !(await this.isMyTurn())) made++;
    }
    await this.page.getByRole('button', { name: 'Menu' }).focus();
    await this.page.keyboard.press('Enter');
    for (const name of [/^Skip claims/, /^Auto-discard/]) {
      await this.page.getByRole('switch', { name }).focus();
      await this.page.keyboard.press('Space');
    }
    await this.page.keyboard.press('Escape');
    for (;;) {
      await this.nextHand.or(this.hu).first().waitFor({ timeout: 0 });
      if (await this.nextHand.isVisible()) return;
      await this.page.keyboard.press('h');
      await this.page.waitForTimeout(LOOK_EVERY_MS);
    }
  }

  /** Waits until the page accepts presses on what has just appeared. */
  async see(): Promise<void> {
    await this.page.waitForTimeout(SEEN_MS);
  }

  /** Presses "Next hand", or "Final results" after the last hand. */
  async goOn(): Promise<void> {
    await this.nextHand.focus();
    await this.see();
    await this.page.keyboard.press('Enter');
  }

  /** Presses "Copy hand record" on the score sheet. */
  async copyRecord(): Promise<void> {
    await this.page.getByRole('button', { name: 'Copy hand record' }).focus();
    await this.page.keyboard.press('Enter');
  }

  /** Looks for barriers on the page, once it is there, by the rules of axe. */
  async expectNoViolations(): Promise<void> {
    await this.page.locator('main').first().waitFor({ state: 'attached' });
    expect((await new AxeBuilder({ page: this.page }).analyze()).violations).toEqual([]);
  }

  expectNoErrors(): void {
    expect(this.errors).toEqual([]);
  }
}
