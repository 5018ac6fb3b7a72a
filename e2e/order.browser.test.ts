import type { Page } from '@playwright/test';
import { type Arrival, expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/* The order in which the page shows things: it announces nothing before the tile or the dice have come to rest. */

/** Every discard of honours is one that East is asked about: the bots have single ones, East has a pair of each. */
const HANDS = ['EESSWWNNCCFFPP', '123m 456m 789p 55s ES', '123s 456s 789m 44p WN', '123p 456p 678s 33m CF'];

/** What the page showed, and what it showed too early; filled by `watchOrder` inside the page. */
interface OrderFacts {
  /** Each throw of four dice, as the page showed it. */
  readonly throws: string[];
  /** The numbers of tiles left, in the order in which the page showed them. */
  readonly counts: string[];
  readonly early: string[];
  /** Tiles that the page asked the player about. */
  readonly asked: string[];
}

declare global {
  interface Window {
    seen: OrderFacts;
  }
}

/** Watches the page after every change and in every frame. Runs in the page, so it refers to nothing outside itself. */
function watchOrder(): void {
  const seen: OrderFacts = { throws: [], counts: [], early: [], asked: [] };
  window.seen = seen;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const note = (list: string[], text: string) => {
    if (text && list.at(-1) !== text) list.push(text);
  };
  const isRolling = (die: Element) => die.getAnimations().some(({ playState }) => playState === 'running');
  /** Returns whether an animation is of a tile that waits for its turn to travel and is visible meanwhile. */
  const waitsOpenly = (animation: Animation) => {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect) || !effect.target?.matches('[data-key]:not([data-turning])')) return false;
    const { delay = 0, duration, localTime } = effect.getComputedTiming();
    const isSeen = getComputedStyle(effect.target).visibility === 'visible';
    // Motions that only close up a hand are shorter than 200 ms.
    return isSeen && Number(duration) > 200 && Number(delay) >= 200 && Number(localTime) < Number(delay) - 20;
  };
  const look = () => {
    const dice = all('.thrown .die').map(die => die.querySelectorAll('circle').length);
    if (dice.length === 4 && dice.every(pips => pips > 0)) note(seen.throws, dice.join(' '));
    if (all('.thrown .die').some(isRolling)) {
      if (all('.thrown .sum').some(sum => sum.textContent?.trim())) note(seen.early, 'the sum');
      if (all('.count-mark, .cut-at, .deal-line').length > 0) note(seen.early, 'the break');
    }
    const isDealing = all('.thrown').length > 0 || all('.tile[data-waiting]').length > 8;
    if (isDealing && all('.log li').length > 0) note(seen.early, 'the log');
    const left = all('.panel .left')[0]?.textContent ?? '';
    note(seen.counts, left);
    if (isDealing && left && left !== '144') note(seen.early, `${left} tiles left`);
    if (document.getAnimations().some(waitsOpenly)) note(seen.early, 'a tile of the wall');
    const label =
      all('.claim')
        .find(bar => bar.querySelector('.who'))
        ?.getAttribute('aria-label') ?? '';
    if (label && seen.asked.at(-1) !== label && !all('.tile.is-last').some(tile => !tile.matches('.moving'))) {
      note(seen.early, `asked: ${label}`);
    }
    note(seen.asked, label);
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const frame = () => {
    look();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Opens the first page for a guest whose page is watched. */
async function watched(arrive: (how?: Arrival) => Promise<Guest>, hasMotion: boolean): Promise<Guest> {
  const guest = await arrive({ hasMotion });
  await guest.page.addInitScript(watchOrder);
  return guest;
}

/** Waits until the dice and every tile have come to rest after the deal. */
async function expectDealt(page: Page): Promise<void> {
  await expect(page.locator('.panel .core .die')).toHaveCount(4);
  await expect(page.locator('.tile.moving, .tile[data-waiting]')).toHaveCount(0);
}

const dealtDice = (page: Page) =>
  page
    .locator('.panel .core .die')
    .evaluateAll(dice => dice.map(die => die.querySelectorAll('circle').length).join(' '));

test('a game throws its dice once, and announces nothing of the deal before it is shown', async ({
  arrive,
  server,
}) => {
  const guest = await watched(arrive, true);
  const { page } = guest;
  await guest.createTableWithBots();
  await guest.startGame(server);
  await expectDealt(page);
  const seen = await page.evaluate(() => window.seen);
  expect(seen.throws).toEqual([await dealtDice(page)]);
  expect(seen.early).toEqual([]);
  expect(seen.counts.filter(count => count !== '144')[0]).toBe('91');
});

test('with reduced motion the page throws no dice and shows nothing of the deal too early', async ({
  arrive,
  server,
}) => {
  const guest = await watched(arrive, false);
  const { page } = guest;
  await guest.createTableWithBots();
  await guest.startGame(server);
  await expectDealt(page);
  const seen = await page.evaluate(() => window.seen);
  expect(seen.throws).toEqual([]);
  expect(seen.early).toEqual([]);
});

test('at quick pace nothing is asked before its tile has landed', async ({ arrive, server }) => {
  const guest = await watched(arrive, true);
  await guest.playStacked(server, { hands: HANDS });
  await expectDealt(guest.page);
  await server.run(5);
  await guest.press('End');
  await guest.press('Enter');
  for (const count of [1, 2, 3]) {
    await guest.pass.waitFor();
    await guest.press('Escape');
    await expect(guest.pass).toBeHidden();
    await expect.poll(() => guest.page.evaluate(() => window.seen.asked.length)).toBeGreaterThanOrEqual(count);
  }
  await expect.poll(() => guest.page.evaluate(() => window.seen.early)).toEqual([]);
});
