import { type Entry, gameIdOf, type TableCode } from '@gorrion/protocol';
import { type RulesetId, seeded } from '@gorrion/rules';
import { expect, test, vi } from 'vitest';
import { finishedGames, openHands } from '../../record/gameRecord.ts';
import { replayTable } from '../../state/evolve.ts';
import { viewTable } from '../../state/view.ts';
import { person, until, World } from '../index.ts';
import { pagesOf } from '../page.ts';
import { endOfNewestHand, otherWorld } from './otherWorld.ts';

// Whole hands: slow only where the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

const idOf = (number: number) => gameIdOf('ABCD2345' as TableCode, number);
const archive = (log: readonly Entry[]): string =>
  JSON.stringify([openHands(log, idOf) ?? null, finishedGames(log, idOf)]);

/** The log of a table at which some hands are over and another is in play, with many tiles on the table. */
async function logInPlay(seed: string, ruleset: RulesetId): Promise<readonly Entry[]> {
  const world = new World(seed);
  const people = ['Ana', 'Bea', 'Ciro'].map(person);
  await world.start({ clock: 'fast', hands: 16, ruleset }, ...people);
  pagesOf(world, people, seeded(seed));
  await until(world, () => {
    const { results, phase, hand } = world.table.state.session;
    return results.length > 0 && phase === 'playing' && hand.wall.front > 80;
  });
  return world.store.logOf('table');
}

test.each([
  ['one', 'wmo2006'],
  ['two', 'wmo2006'],
  ['three', 'wmo2006'],
  ['four', 'macau'],
] as const)(
  'while a hand is in play (%s, %s), the archive depends on nothing hidden, and does not change',
  async (seed, ruleset) => {
    const log = await logInPlay(seed, ruleset);
    const other = otherWorld(log, seeded(`${seed} other`));
    const seen = [log, other].map(one => JSON.stringify(viewTable(replayTable(one), 'spectator')));
    expect(seen[1]).toBe(seen[0]);
    const start = endOfNewestHand(log);
    const known = archive(log.slice(0, start));
    expect(JSON.parse(known)[0].sheet.lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(other.slice(start))).not.toBe(JSON.stringify(log.slice(start)));
    for (const world of [log, other])
      for (let end = start; end <= world.length; end++)
        expect(archive(world.slice(0, end)) === known, `fact ${end}`).toBe(true);
  },
);
