import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { GameServer, StackedHand } from './server.ts';

/** Runs in the page: takes the first wind tile as soon as the seats are drawn. */
const takeFirstWind = () => {
  new MutationObserver(() => document.querySelector<HTMLElement>('.cer-four button:enabled')?.click()).observe(
    document,
    { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] },
  );
};

const NEXT = /Next hand|Round standings|Change seats|Next round|Final results/;

/** Packets of Socket.IO: a question with its number, and the answer to it. */
const ASKED = /^42(\d+)\[/;
const ANSWERED = /^43(\d+)\[/;

/** Time (ms) after which a page draws no more frames, because a test holds its clock. */
const CLOCK_HELD_MS = 500;
/** Time (ms) after which a question has no answer, because the server or the network is gone. */
const UNANSWERED_MS = 60_000;

/** Runs in the page: resolves once what a press has caused is drawn and sent. */
const drawn = () =>
  new Promise<void>(done => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });

/** A player or spectator with cookies of their own, who finds everything by what the page shows. */
export class Guest {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: string[] = [];
  /** Answers that the test expects: a refusal is none of the page's errors then. */
  readonly #refusals: RegExp[] = [];
  /** Questions that the server has not answered yet, by socket and number. */
  readonly #asked = new Set<string>();
  #sockets = 0;
  #onAnswer: () => void = () => {};

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    page.on('pageerror', error => this.errors.push(error.message));
    page.on('response', answer => {
      const { pathname } = new URL(answer.url());
      const line = `${answer.request().method()} ${pathname}: ${answer.status()}`;
      if (answer.status() >= 400 && !this.#refusals.some(expected => expected.test(line))) this.errors.push(line);
    });
    page.on('websocket', socket => {
      const name = ++this.#sockets;
      const numberIn = (packet: RegExp, payload: string | Buffer) => packet.exec(String(payload).slice(0, 20))?.[1];
      socket.on('framesent', ({ payload }) => {
        const number = numberIn(ASKED, payload);
        if (number) this.#asked.add(`${name} ${number}`);
      });
      socket.on('framereceived', ({ payload }) => {
        if (this.#asked.delete(`${name} ${numberIn(ANSWERED, payload)}`)) this.#onAnswer();
      });
      socket.on('close', () => {
        for (const asked of this.#asked) if (asked.startsWith(`${name} `)) this.#asked.delete(asked);
        this.#onAnswer();
      });
    });
  }

  /** Opens the first page of a context. */
  static async open(context: BrowserContext, takesWind: boolean): Promise<Guest> {
    const page = await context.newPage();
    if (takesWind) await page.addInitScript(takeFirstWind);
    return new Guest(context, page);
  }

  /**
   * The page once it takes presses: it ignores those that began within 150 ms after what lies under them has changed.
   * `guest.live.getByRole(…).click()` waits for that.
   */
  get live(): Locator {
    return this.page.locator('html:not([data-settling])');
  }

  get hand(): Locator {
    return this.live.getByRole('toolbar', { name: 'Your hand' });
  }
  get tiles(): Locator {
    return this.page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button');
  }
  /** The score sheet after a hand; after the last hand it leads to the final results. */
  get sheet(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.nextHand });
  }
  get nextHand(): Locator {
    return this.page.getByRole('button', { name: NEXT });
  }
  get pass(): Locator {
    return this.page.getByRole('button', { name: 'Pass' });
  }
  get hu(): Locator {
    return this.page.getByRole('button', { name: /^Hu/ });
  }
  get gameEnd(): Locator {
    return this.page.getByRole('heading', {
      name: /wins? the game|share first place|All four players are tied|No hand was finished|Game over/,
    });
  }

  /** Code of the table whose page is open. */
  get code(): string {
    return /\/[th]\/([0-9A-Z]{8})/.exec(this.page.url())?.[1] ?? '';
  }

  button(name: string | RegExp): Locator {
    return this.live.getByRole('button', { name });
  }

  /** Presses a key once the page takes presses. */
  async press(key: string): Promise<void> {
    await this.settled();
    await this.page.keyboard.press(key);
  }

  /** Waits until the server has answered all that the page has sent, and what a press just before makes it send. */
  async answered(): Promise<void> {
    if (this.page.isClosed()) return;
    const held = new Promise<void>(done => setTimeout(done, CLOCK_HELD_MS));
    await Promise.race([this.page.evaluate(drawn).catch(() => {}), held]);
    const end = Date.now() + UNANSWERED_MS;
    while (this.#asked.size > 0 && Date.now() < end && !this.page.isClosed()) {
      const late = new Promise<void>(done => setTimeout(done, end - Date.now()));
      await Promise.race([new Promise<void>(done => (this.#onAnswer = done)), late]);
    }
    if (this.#asked.size > 0 && !this.page.isClosed())
      throw new Error(`the server has not answered ${this.#asked.size} messages for ${UNANSWERED_MS} ms`);
  }

  /** Waits until the page takes presses on what it shows. */
  async settled(): Promise<void> {
    await this.live.waitFor({ state: 'attached' });
  }

  /** Starts a game against three bots from the first page, by one press. */
  async playAgainstBots(): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: 'Play against bots' }).click();
    await this.expectSeated();
  }

  /** Opens what can be chosen for a game against bots, on the first page. */
  async chooseBots(): Promise<void> {
    await this.page
      .getByRole('region', { name: 'Bots', exact: true })
      .getByRole('button', { name: 'More options' })
      .click();
    await expect(this.page.getByRole('dialog', { name: 'Bots' })).toBeVisible();
  }

  /** Opens the place Learn from the first page, and goes on to one of its parts. */
  async openLearning(part?: string): Promise<void> {
    await this.page.goto('/');
    await this.goToLearning(part);
  }

  /** Goes to the place Learn from where the guest is, and on to one of its parts. */
  async goToLearning(part?: string): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Learn' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible();
    if (part === undefined) return;
    const parts = this.page.getByRole('navigation', { name: 'More to learn with' });
    await parts.getByRole('link', { name: new RegExp(`^${part}`) }).click();
    await expect(this.page.getByRole('heading', { level: 1 })).not.toHaveText('Learn');
  }

  /** Opens a table for friends from the first page, with the settings that the guest had last. */
  async createTable(): Promise<void> {
    await this.page.goto('/');
    await this.page
      .getByRole('region', { name: 'Play with friends' })
      .getByRole('button', { name: 'Create a table' })
      .click();
    await expect(this.page.getByRole('button', { name: 'Start game' })).toBeVisible();
  }

  /** Opens a table for friends with bots on the free chairs. `prepare` sets it up, and brings others, before the bots. */
  async createTableWithBots(prepare: () => Promise<void> = async () => {}): Promise<void> {
    await this.createTable();
    await prepare();
    await this.page.getByRole('button', { name: 'Fill with bots' }).click();
    await expect(this.page.getByRole('button', { name: 'Start game' })).toBeEnabled();
  }

  /** Begins a hand with prepared tiles at a new table with bots: the guest is East. */
  async playStacked(server: GameServer, hand: StackedHand, prepare?: () => Promise<void>): Promise<void> {
    await this.createTableWithBots(prepare);
    await server.stack(this.code, hand);
    await this.expectSeated();
  }

  /**
   * Has a new table with bots play a game of four hands to its end at once, opens the page of the game, and resolves with
   * its address. `deals` as of `server.finish`; `prepare` sets the table up, and brings others.
   */
  async finishGame(
    server: GameServer,
    deals?: Parameters<GameServer['finish']>[1],
    prepare?: () => Promise<void>,
  ): Promise<string> {
    await this.createTableWithBots(prepare);
    await server.finish(this.code, deals);
    await this.page.getByRole('link', { name: 'Open the game’s page' }).click();
    await expect(this.page.getByRole('link', { name: 'Watch' })).toBeVisible();
    return this.page.url();
  }

  /** Starts the game of a full table by its button, and lets the time pass in which the seats are drawn. */
  async startGame(server: GameServer): Promise<void> {
    await this.button('Start game').click();
    const draw = this.page.getByRole('heading', { name: 'Draw a wind' });
    await draw.or(this.tiles.nth(1)).first().waitFor();
    await server.pass(8000);
  }

  /** Takes a seat at the table whose link a friend was sent. */
  async joinBy(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page
      .getByRole('button', { name: /^(Take a seat|Sit here)/ })
      .first()
      .click();
    await expect(this.page.getByRole('button', { name: 'Leave your seat' }).first()).toBeVisible();
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

  /** Waits until the page asks the guest for a discard. */
  async untilMyTurn(): Promise<void> {
    await expect.poll(() => this.isMyTurn()).toBe(true);
    await this.settled();
  }

  /** Waits until the page asks the guest for a claim or a discard. */
  async untilAsked(): Promise<void> {
    await expect.poll(() => this.isAsked()).toBe(true);
    await this.settled();
  }

  async isAsked(): Promise<boolean> {
    return (await this.pass.isVisible()) || this.isMyTurn();
  }

  async isMyTurn(): Promise<boolean> {
    return (await this.tiles.count()) % 3 === 2;
  }

  /** Presses "Next hand", or what else leads on from a sheet, by the keyboard. */
  async goOn(): Promise<void> {
    await this.nextHand.focus();
    await this.press('Enter');
  }

  /** Agrees that the game ends, or asks for it, in the menu of the table. */
  async askToEnd(): Promise<void> {
    await this.button('Menu').click();
    const ask = this.button(/Request to end the game|End the game/);
    await ask.click();
    // The question has a button of the same name.
    await ask.click();
  }

  /** Expects answers of 400 and more whose line, as `GET /api/games/X: 404`, fits from now on. Any other is an error. */
  mayBeRefused(line: RegExp): void {
    this.#refusals.push(line);
  }

  expectNoErrors(): void {
    expect(this.errors).toEqual([]);
  }
}
