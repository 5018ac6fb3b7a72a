import { LANGUAGES } from '@gorrion/rules';
import { expect, type Page, test } from '@playwright/test';
import { type Gallery, serveBuiltGallery } from '../gallery.ts';
import { isExcepted } from './layout/exceptions.ts';
import { outsideOf, overlapsOf, type Thing, thingsOn } from './layout/things.ts';

/* The game page of the gallery in every state at every size: nothing lies on anything else, and all is in sight. */

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

interface State {
  readonly title: string;
  readonly query: string;
  /** What is in sight once the state is there. */
  readonly shows: readonly string[];
  readonly prepare?: (page: Page) => Promise<void>;
  /** At which sizes it is looked at; without it at all. */
  readonly isAt?: (width: number, height: number) => boolean;
  /** Done anew at each size. */
  readonly point?: (page: Page) => Promise<void>;
}

const openAdvice = async (page: Page) => {
  await page.locator('.advice-pill').click();
  await page.locator('.advice-line').first().waitFor();
};

const openRoutes = async (page: Page) => {
  await page.locator('.routes-pill').click();
  await page.locator('.route-plan').waitFor();
};

const openChat = async (page: Page) => {
  await page.locator('.chat-button').click();
  await page.locator('.chat-quick').waitFor();
};

/** Opens one after the other: which of them are seen at a size is the page's choice. */
const openAll = async (page: Page) => {
  await openRoutes(page);
  await openAdvice(page);
  await openChat(page);
};

const lookAtTable = (page: Page) => page.locator('.ready-ways .btn:not(.pri)').last().click();

const pointAtHand = async (page: Page) => {
  await page.mouse.move(1, 1);
  await page.locator('.tile.hand').nth(1).hover();
  await page.locator('.kin-tag').waitFor();
};

const STATES: readonly State[] = [
  { title: 'a turn', query: 'game=turn', shows: ['.ready-pill'] },
  {
    title: 'a turn with its waits told',
    query: 'game=turn',
    shows: ['.ready'],
    prepare: page => page.locator('.ready-pill').click(),
  },
  { title: 'a turn with advice', query: 'game=turn', shows: ['.ready'], prepare: openAdvice },
  {
    title: 'a turn at a table that shows routes',
    query: 'game=turn&with=routes',
    shows: ['.routes-pill', '.ready-pill'],
  },
  { title: 'a turn with routes', query: 'game=turn&with=routes', shows: ['.route-plan'], prepare: openRoutes },
  { title: 'a turn with the chat', query: 'game=turn', shows: ['.chat-quick'], prepare: openChat },
  {
    title: 'a turn with every panel pressed',
    query: 'game=turn&with=routes',
    shows: ['.chat-quick'],
    prepare: openAll,
  },
  { title: 'a claim at a table that shows routes', query: 'game=claim&with=routes', shows: ['.claim .cost'] },
  { title: 'a claim', query: 'game=claim', shows: ['.claim .cost'] },
  { title: 'a claim with advice', query: 'game=claim', shows: ['.claim', '.ready'], prepare: openAdvice },
  { title: 'a claim with the chat', query: 'game=claim', shows: ['.claim'], prepare: openChat },
  { title: 'a claim with many flowers', query: 'game=flowers', shows: ['.claim'] },
  { title: 'a claim at a crowded table', query: 'game=crowded', shows: ['.claim'] },
  {
    title: 'a claim at a crowded table with advice',
    query: 'game=crowded',
    shows: ['.claim', '.ready'],
    prepare: openAdvice,
  },
  { title: 'four kongs and full rivers', query: 'game=full', shows: ['.panel'] },
  { title: 'four kongs and full rivers, all flowers across', query: 'game=full-2', shows: ['.panel'] },
  { title: 'an own tile that is pointed at', query: 'game=turn', shows: ['.panel'], point: pointAtHand },
  { title: 'a table of bots', query: 'game=turn&with=alone', shows: ['.panel'] },
  { title: 'a session with a limit of time', query: 'game=turn&with=timed', shows: ['.session-clock'] },
  {
    title: 'a session with a limit of time, and armed switches',
    query: 'game=claim&with=timed,armed',
    shows: ['.session-clock', '.claim'],
  },
  { title: 'a new hand of Macau', query: 'game=macau-new', shows: ['.wall-pill'] },
  { title: 'a new hand of the pamphlet', query: 'game=pamphlet-new', shows: ['.wall-pill'] },
  { title: 'a hand of the pamphlet', query: 'game=pamphlet', shows: ['.wall-pill'] },
  { title: 'a new hand of the 1920s', query: 'game=1920s-new', shows: ['.wall-pill'] },
  {
    title: 'a session with a limit of time, watched',
    query: 'game=turn&with=timed,watched',
    shows: ['.session-clock'],
    // Only beside a large table the clock and the word are there.
    isAt: width => width >= 1280,
  },
  { title: 'armed switches', query: 'game=turn&with=armed', shows: ['.armed'] },
  { title: 'a lost connection', query: 'game=turn&with=offline', shows: ['.offline'] },
  { title: 'a connection that is back', query: 'game=turn&with=back', shows: ['.notice'] },
  {
    title: 'a lost connection after a refusal, at a claim',
    query: 'game=claim&with=offline,refused',
    shows: ['.offline', '.notice'],
  },
  {
    title: 'a lost connection after a refusal, in a session with a limit of time',
    query: 'game=turn&with=timed,offline,refused',
    shows: ['.offline', '.notice'],
  },
  { title: 'the words of strict play', query: 'state=strict-turn', shows: ['.say'] },
  { title: 'a word before its tiles in strict play', query: 'state=strict-said', shows: ['.say', '.say-lay'] },
  { title: 'a pause', query: 'game=turn&with=pause', shows: ['.paused'] },
  { title: 'a pause that is asked for', query: 'game=turn&with=asked-pause', shows: ['.asked'] },
  {
    title: 'a wish to end the game in which penalties count, on a phone held sideways',
    query: 'game=turn&with=penalties,asked-end',
    isAt: (_, height) => height < 520,
    shows: ['.asked'],
  },
  {
    title: 'an offence beside a wish',
    query: 'game=turn&with=strict,foul,asked-end',
    // The smallest screen has no room for words and a wish beside a table of readable tiles.
    isAt: width => width > 360,
    shows: ['.slip', '.asked'],
  },
  {
    title: 'an offence beside the umpire’s desk',
    query: 'game=turn&with=strict,foul,umpire,watched',
    shows: ['.slip', '.ump-desk'],
  },
  {
    title: 'a game that the umpire has stopped, with penalties at every seat',
    query: 'game=turn&with=penalties,stopped',
    shows: ['.paused'],
    prepare: page => page.locator('.pen').first().waitFor(),
  },
  {
    title: 'a pause that is asked for at a claim, with penalties at every seat',
    query: 'game=claim&with=penalties,asked-pause',
    // On a phone both the marks and the wish hang below the plates.
    isAt: width => width >= 700,
    shows: ['.asked'],
    prepare: page => page.locator('.pen').first().waitFor(),
  },
  {
    title: 'a refusal without a connection, with penalties at every seat',
    query: 'game=turn&with=penalties,offline,refused',
    shows: ['.offline', '.notice'],
    prepare: page => page.locator('.pen').first().waitFor(),
  },
  { title: 'a seat that a bot holds', query: 'game=turn&with=left', shows: ['.asked'] },
  { title: 'a win that is counted', query: 'end=own&at=2', shows: ['.win-sum'] },
  { title: 'a win of another player that is counted', query: 'end=other&at=3', shows: ['.win-carried', '.win-sum'] },
  {
    title: 'the total of a large win',
    query: 'end=large&at=paid',
    isAt: (_, height) => height >= 520,
    shows: ['.win-pays', '.plate-change'],
  },
  {
    // The count has the whole felt there, and says itself who pays what.
    title: 'the total of a large win, on a phone held sideways',
    query: 'end=large&at=paid',
    isAt: (_, height) => height < 520,
    shows: ['.win-pays'],
  },
  { title: 'a hand that nobody won', query: 'end=drawn', shows: ['.win-word'] },
  { title: 'a look at the table after a hand', query: 'game=over', shows: ['.sheet-pill'], prepare: lookAtTable },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await serveBuiltGallery();
});
test.afterAll(() => gallery.close());

/** Measures until two measurements in a row are equal. */
async function settledThings(page: Page): Promise<readonly Thing[]> {
  for (let before = ''; ; ) {
    const things = await thingsOn(page);
    const now = JSON.stringify(things);
    if (now === before && things.length > 0) return things;
    before = now;
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
}

for (const { title, query, shows, prepare, point, isAt = () => true } of STATES) {
  test(`${title}: nothing covers anything else, and nothing leaves the window`, async ({ page }) => {
    await page.setViewportSize(SIZES[0]!);
    await page.goto(gallery.at(query));
    await prepare?.(page);
    for (const size of SIZES.filter(({ width, height }) => isAt(width, height))) {
      await page.setViewportSize(size);
      // A notice or a slip leaves by itself after some seconds, which is sooner than a slow machine has measured every size.
      if (shows.includes('.notice') || shows.includes('.slip')) await page.reload();
      for (const shown of shows) await page.locator(shown).first().waitFor({ state: 'attached' });
      await point?.(page);
      const things = await settledThings(page);
      const where = `${size.width} x ${size.height}`;
      const faults = overlapsOf(things).filter(({ pair }) => !isExcepted(pair, size));
      expect
        .soft(
          faults.map(({ pair, depth }) => `${pair}: ${depth} px`),
          where,
        )
        .toEqual([]);
      expect.soft(outsideOf(things, size), where).toEqual([]);
      expect(new Set(things.map(({ name }) => name)).size, where).toBeGreaterThan(6);
    }
  });
}

test('a window enlarged to 400 % shows names, points and the own hand, each free of the others', async ({ page }) => {
  for (const size of [
    { width: 320, height: 256 },
    { width: 320, height: 200 },
    { width: 427, height: 341 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(gallery.at('game=turn'));
    await page.locator('.ready-pill').waitFor();
    await expect(page.locator('.tile.hand').last()).toBeInViewport({ ratio: 0.99 });
    const things = await settledThings(page);
    const plates = things.filter(({ name }) => name.endsWith('plate') || name === 'ready pill');
    expect(plates).toHaveLength(5);
    expect
      .soft(overlapsOf([...plates, ...things.filter(({ name }) => name === 'own hand')]), `${size.width}`)
      .toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    await page.locator('.position-1 .plate .score').scrollIntoViewIfNeeded();
    await expect(page.locator('.position-1 .plate .score')).toBeInViewport({ ratio: 0.99 });
  }
});

test('the time of a session and the round keep off the winds and names of the panel', async ({ page }) => {
  await page.goto(gallery.at('game=turn&with=timed'));
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.locator('.session-clock, .session-minutes').first().waitFor({ state: 'attached' });
    const named = (name: string, selector: string) =>
      page
        .locator(selector)
        .evaluateAll(
          (nodes, called) =>
            nodes.map(node => ({ name: called, ...(node.getBoundingClientRect().toJSON() as DOMRect) })),
          name,
        );
    const [words, around] = [
      await named('words', '.panel :is(.round, .caption, .mid .left)'),
      await named('around', '.panel :is(.edge, .sb)'),
    ];
    expect(words.length).toBeGreaterThan(1);
    expect.soft(overlapsOf([...words, ...around]), `${size.width} x ${size.height}`).toEqual([]);
  }
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es' });
  test('the clock of a stopped session keeps its words inside its card', async ({ page }) => {
    await page.goto(gallery.at('game=turn&with=timed,stopped'));
    const card = page.locator('.session-clock.card');
    await expect(card).toContainText('detenido');
    expect(await card.evaluate(node => node.scrollWidth - node.clientWidth)).toBe(0);
  });

  test('strict play on a phone says the time and whose turn it is', async ({ page }) => {
    await page.goto(gallery.at('game=turn&with=timed,strict'));
    for (const size of SIZES.filter(({ width, height }) => [width, height].includes(390))) {
      await page.setViewportSize(size);
      await expect(page.locator('.say b')).toHaveText('Tu turno');
      await expect(page.locator('.say b')).toBeInViewport({ ratio: 0.9 });
      await expect(page.locator('.session-minutes')).toBeInViewport({ ratio: 0.9 });
    }
  });
});

for (const screen of ['draw', 'draw-told', 'throws']) {
  test(`no seat card lies on what decides the seats: ${screen}`, async ({ page }) => {
    await page.goto(gallery.at(`screen=${screen}`));
    await page.locator('.cer-chair').first().waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // A notice leaves by itself after some seconds.
      if (screen === 'draw-told') await page.reload();
      if (screen === 'draw-told') await page.locator('.notice').waitFor();
      const things = (await settledThings(page)).filter(({ name }) => /^(seat|notice)/.test(name));
      expect(things.length).toBeGreaterThan(5);
      expect.soft(overlapsOf(things), `${size.width} x ${size.height}`).toEqual([]);
    }
  });
}

test('on a phone the score of each plate stands free of the mark and the presence beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(gallery.at('game=turn'));
  await page.locator('.plate .score').first().waitFor();
  const rooms = await page.locator('.plate').evaluateAll(plates =>
    plates.map(plate => {
      const score = plate.querySelector('.score')!.getBoundingClientRect();
      const beside = [...plate.querySelectorAll('.about *')].map(node => node.getBoundingClientRect());
      return score.left - Math.max(...beside.map(({ right }) => right));
    }),
  );
  expect(rooms).toHaveLength(4);
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(0);
});

test('the signs of banker and opener leave the winds beside them in sight', async ({ page }) => {
  for (const [query, count] of [
    ['game=macau-new', 2],
    ['game=macau-new&with=across', 2],
  ] as const) {
    await page.goto(gallery.at(query));
    await page.locator('.role-sign').first().waitFor({ state: 'attached' });
    for (const size of [
      { width: 844, height: 390 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await page.locator('.role-sign').first().waitFor();
      const rects = (name: string, selector: string) =>
        page
          .locator(selector)
          .evaluateAll(
            (nodes, called) =>
              nodes.map(node => ({ name: called, ...(node.getBoundingClientRect().toJSON() as DOMRect) })),
            name,
          );
      const signs = await rects('sign', '.stage.flat .role-sign:visible');
      expect(signs).toHaveLength(count);
      expect.soft(overlapsOf([...signs, ...(await rects('wind', '.sb .gl'))]), `${query} ${size.width}`).toEqual([]);
    }
  }
});

test('copies of a tile are outlined in another colour and another line than the last discard', async ({ page }) => {
  await page.goto(gallery.at('game=turn'));
  const { x, y, width, height } = (await page.locator('.position-1 .river .tile').first().boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  const kin = page.locator('.kin').first();
  await kin.waitFor();
  const [colour, line] = await kin.evaluate(node => {
    const { borderTopColor, borderTopStyle } = getComputedStyle(node);
    return [borderTopColor, borderTopStyle];
  });
  const last = page.locator('.tile.is-last').first();
  const [lastColour, lastLine] = await last.evaluate(node => {
    const { outlineColor, outlineStyle } = getComputedStyle(node);
    return [outlineColor, outlineStyle];
  });
  expect(colour).not.toBe(lastColour);
  expect(line).not.toBe(lastLine);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test(`a quick word takes two presses, and the menu can be left, at ${size.width} x ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(gallery.at('game=turn'));
    await page.locator('.chat-button').click();
    await expect(page.locator('.chat-quick button').last()).toBeInViewport();
    await page.locator('.chat-head button').click();
    await expect(page.locator('.chat-button')).toBeFocused();
    await page.locator('.tools [aria-haspopup]').click();
    await expect(page.getByRole('dialog').getByText('Chat', { exact: true })).toBeInViewport({ ratio: 1 });
    await page.getByRole('dialog').hover();
    await page.mouse.wheel(0, 3000);
    await expect(page.getByRole('button', { name: 'Back to the game' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

for (const size of SIZES.filter(({ width, height }) => Math.min(width, height) < 700)) {
  test(`the claim bar says from whom at ${size.width} x ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(gallery.at('game=claim'));
    await expect(page.locator('.claim .who b')).toBeVisible();
    await expect(page.locator('.claim .who b')).toHaveText('Tomás');
  });
}

for (const locale of LANGUAGES) {
  test.describe(`the home page in ${locale}`, () => {
    test.use({ locale });
    test('offers a game in the first view of a phone held sideways', async ({ page }) => {
      for (const size of [
        { width: 844, height: 390 },
        { width: 667, height: 375 },
      ]) {
        await page.setViewportSize(size);
        await page.goto(gallery.at('screen=home'));
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
        const begin = page.locator('.job-go > .btn.pri');
        await expect(begin).toHaveCount(4);
        for (const one of await begin.all()) await expect(one).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('each tile of the own hand is wide enough for a finger', async ({ page }) => {
    await page.goto(gallery.at('state=deal'));
    for (const size of [
      ...SIZES.filter(({ width, height }) => Math.min(width, height) >= 360),
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize(size);
      const hand = (await settledThings(page)).filter(({ name }) => name === 'own hand');
      expect(hand).toHaveLength(13);
      const widths = hand.map(({ left, right }) => right - left);
      expect(Math.min(...widths), `${size.width} x ${size.height}`).toBeGreaterThanOrEqual(40);
    }
  });

  test('what a second tap does is said free of the buttons on a phone', async ({ page }) => {
    for (const size of [
      { width: 844, height: 390 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(gallery.at('game=turn&with=routes'));
      for (const end of ['first', 'last'] as const) {
        await page.locator('.tile.hand')[end]().tap();
        await page.locator('.tap-hint').waitFor();
        const faults = overlapsOf(await settledThings(page)).filter(({ pair }) =>
          /tap hint.*(pill|tools)|(pill|tools).*tap hint/.test(pair),
        );
        expect.soft(faults, `${size.width} x ${size.height}, ${end} tile`).toEqual([]);
      }
    }
  });
});
