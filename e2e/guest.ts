import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import type { GameServer } from './server.ts';

const LOOK_EVERY_MS = 60;
/** Whoever presses sooner cannot have seen what appeared, and is not heard. */
const SEEN_MS = 200;

/** Guests of the test that runs in this process. Those of the one before it leave: their tables would play on beside it. */
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

/** One person with a browser of his own (cookies apart from everybody else's), told by what he sees. */
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
    server: GameServer,
    viewport: { width: number; height: number } = { width: 1440, height: 900 },
    options: { hasTouch?: boolean } = {},
  ): Promise<Guest> {
    const context = await browser.newContext({ baseURL: server.url, viewport, ...options });
    await enter(context);
    // Whoever tests waits for states, not for movement.
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    return new Guest(context, page);
  }

  get hand(): Locator {
    return this.page.getByRole('toolbar', { name: 'Your hand' });
  }
  get tiles(): Locator {
    return this.hand.getByRole('button');
  }
  /** The sheet after a hand, or the one after the last. */
  get sheet(): Locator {
    return this.page
      .getByRole('dialog')
      .filter({ has: this.page.getByRole('button', { name: /Next hand|Final results/ }) });
  }
  get nextHand(): Locator {
    return this.page.getByRole('button', { name: /Next hand|Final results/ });
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

  /** From the first page to a game against three bots, by one press. */
  async playAgainstBots(): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: 'Play against bots' }).click();
    await this.expectSeated();
  }

  /** His tiles lie before him. */
  async expectSeated(): Promise<void> {
    await expect(this.tiles.nth(1)).toBeVisible();
  }

  /** The hand as it reads, in a fixed order and without saying what was just drawn. */
  async readHand(): Promise<readonly string[]> {
    const labels = await this.tiles.evaluateAll(tiles => tiles.map(tile => tile.getAttribute('aria-label') ?? ''));
    return labels.map(label => label.replace(', just drawn', '')).sort();
  }

  /** Something is asked of him: a claim, or his turn. When the hand ends first, in the next one. */
  async untilAsked(): Promise<void> {
    const look = async () => {
      if (await this.nextHand.isVisible()) await this.goOn();
      return this.isAsked();
    };
    await expect.poll(look, { timeout: 30_000 }).toBe(true);
  }

  /** Answers what is asked until it is asked no more: what was pressed may not be heard, or not be seen to be done yet. */
  async answerWhatIsAsked(): Promise<void> {
    const isAnswered = async () => {
      if (await this.isAsked()) await this.answerByKeyboard();
      return !(await this.isAsked());
    };
    await expect.poll(isAnswered, { timeout: 30_000 }).toBe(true);
  }

  private async isAsked(): Promise<boolean> {
    return (await this.pass.isVisible()) || this.isMyTurn();
  }

  async isMyTurn(): Promise<boolean> {
    return (await this.tiles.count()) % 3 === 2;
  }

  /** One look at the table: what is asked is answered by the keyboard. True while the hand goes on. */
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

  /** Plays on by the keyboard until the hand's sheet stands there: Hu where it is offered, else the last tile. */
  async playHand(): Promise<void> {
    while (await this.answerByKeyboard());
  }

  /** Discards a few tiles himself, then arms what plays the rest of the hand for him; Hu he still says himself. */
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
    while (!(await this.nextHand.isVisible())) {
      if (await this.hu.isVisible()) await this.page.keyboard.press('h');
      await this.page.waitForTimeout(10 * LOOK_EVERY_MS);
    }
  }

  /** Takes the time to see what has just appeared. */
  async see(): Promise<void> {
    await this.page.waitForTimeout(SEEN_MS);
  }

  /** Presses the key that is marked ready for the next hand. */
  async goOn(): Promise<void> {
    await this.nextHand.focus();
    await this.see();
    await this.page.keyboard.press('Enter');
  }

  /** On the sheet of a hand. */
  async copyRecord(): Promise<void> {
    await this.page.getByRole('button', { name: 'Copy hand record' }).focus();
    await this.page.keyboard.press('Enter');
  }

  expectNoErrors(): void {
    expect(this.errors).toEqual([]);
  }
}
