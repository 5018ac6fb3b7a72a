import { SOUTH_WINS } from '@gorrion/table/testing';
import { expect, test } from './fixtures.ts';
import { barriersOn } from './wide/barriers.ts';

/* A table in a stream: the link of a cast, and the picture that another browser lays over it. */

test('a link shows names and the last discard on a clear page, follows its look, and shows nothing once it is renewed', async ({
  arrive,
  server,
}) => {
  const [ana, obs] = await Promise.all([arrive(), arrive({ viewport: { width: 1920, height: 1080 } })]);
  await ana.playStacked(server, SOUTH_WINS);
  await ana.button('Menu').click();
  const opened = ana.page.waitForEvent('popup');
  await ana.page.getByRole('link', { name: 'Cast' }).click();
  const caster = await opened;
  await expect(caster.getByRole('heading', { name: 'Cast this table' })).toBeVisible();
  expect.soft(await barriersOn(caster)).toEqual([]);
  await caster.getByRole('button', { name: 'Make a link' }).click();
  const field = caster.getByRole('textbox', { name: 'Link for the caster' });
  await caster.getByRole('textbox', { name: 'Heading' }).fill('Liga de Otoño');
  await expect(field).toHaveValue(/\/o#[0-9a-f]{32}&heading=Liga%20de%20Oto%C3%B1o&lang=en$/);
  const link = await field.inputValue();

  await obs.page.goto(link);
  const plates = obs.page.locator('.ov-plate');
  await expect(plates).toHaveCount(4);
  await expect(obs.page.locator('.ov')).toContainText('Liga de Otoño');
  await expect(obs.page.locator('.ov-middle .mt')).toHaveCount(0);
  const grounds = () =>
    obs.page.evaluate(() =>
      [document.documentElement, document.body, document.querySelector('main')!].map(element => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        return `${backgroundColor} ${backgroundImage}`;
      }),
    );
  await expect.poll(grounds).toEqual(Array(3).fill('rgba(0, 0, 0, 0) none'));
  // Nothing of a hand is there while it is played.
  await expect(obs.page.locator('.ov-hand')).toHaveCount(0);

  // The page of the cast takes nothing from the one on which its person plays.
  await ana.hand.getByRole('button', { name: /^1 Dots/ }).click();
  await expect(obs.page.locator('.ov-middle .mt')).toHaveCount(1);

  await expect(caster.getByText('1 page shows it')).toBeVisible();
  await caster.getByRole('radio', { name: 'Top' }).click();
  await expect(caster.getByText('The look has changed.')).toBeVisible();
  await caster.getByRole('button', { name: 'Make a new link' }).click();
  await caster.getByRole('button', { name: 'Make a new link' }).first().click();
  await expect(plates).toHaveCount(0);
  await expect(field).not.toHaveValue(link);
  await expect(caster.getByText('No page shows it yet')).toBeVisible();
});
