import { seeded } from '@gorrion/rules';
import { expect, test } from 'vitest';
import { pagesOf, person, until, World } from '../testing/index.ts';

/** Time (ms) from one press to a game against three bots. */
const TEN_SECONDS = 10_000;

test.each([0, 1, 2])('a game against three bots is dealt within ten seconds of the press (%i)', async seed => {
  const world = new World(`solo start ${seed}`);
  const ana = person('Ana');
  const pressed = world.clock.now();
  await world.start({}, ana);
  pagesOf(world, [ana], seeded(`solo start ${seed}`));
  await until(world, () => world.table.state.session.phase === 'playing');
  expect(world.clock.now() - pressed).toBeLessThan(TEN_SECONDS);
});
