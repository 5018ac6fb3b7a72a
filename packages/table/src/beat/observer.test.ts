import { seeded, type Tile } from '@gorrion/rules';
import { tile } from '@gorrion/rules/testing';
import { describe, expect, test } from 'vitest';
import { unit } from '../ports/chance.ts';
import { evolveTable } from '../state/evolve.ts';
import { unopened } from '../state/unopened.ts';
import { person, World } from '../testing/index.ts';
import { BeatMemory } from './memory.ts';
import { BeatObserver } from './observer.ts';
import { medianBeyond, passTable, typicalOf, valueAt } from './quantiles.ts';

const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
/** West can pung East's 1 of dots, and no seat can make another claim. */
const HANDS = ['1p 159m 159s 9p EESSW', '123456789m 11s 56p', '11p 147m 369s 8p WWN', '258m 258s 7p NNCCFF'];

/** Returns the statistics that a table has after its log, once the hand has ended. */
function learned(world: World): BeatMemory {
  const observer = new BeatObserver(new BeatMemory(1));
  world.store.logOf('table').reduce((state, entry) => {
    observer.see(state, entry);
    return evolveTable(state, entry);
  }, unopened);
  observer.memory.handEnded();
  return observer.memory;
}

const drawsOf = (memory: BeatMemory): readonly number[] => {
  const random = seeded('draws');
  return Array.from({ length: 3000 }, (_, n) =>
    memory.draw(random, 'P', n as Tile, 'pung-number/early', 'nobody', Number.POSITIVE_INFINITY),
  );
};

describe('the statistics of an answer', () => {
  test('that did not come by the limit count it as later, so that pauses up to the limit reveal nothing', async () => {
    const world = new World('limit');
    await world.stacked({ clock: 'fast' }, people, { hands: HANDS });
    await world.ask(people[0]!, { type: 'act', action: { type: 'discard', tile: tile('1p') } });
    await world.clock.advance(5000);
    const beyond = medianBeyond(passTable('pung-number'), 4000);
    expect(beyond).toBeGreaterThan(4000);
    const isLearned = (value: number) => Math.abs(value / beyond - 1) < 0.25;
    const before = drawsOf(new BeatMemory(1)).filter(isLearned).length;
    const after = drawsOf(learned(world)).filter(isLearned).length;
    // One answer of 21: every twenty-first draw is this one.
    expect(after - before).toBeGreaterThan(70);
  });

  test('of people with the assumed speed show that speed', () => {
    const memory = new BeatMemory(1);
    const random = seeded('speed');
    const table = passTable('pung-honour');
    for (let n = 0; n < 4000; n++) memory.answered('ana', valueAt(table, unit(random)), typicalOf(table));
    expect(memory.speedOf('ana')).toBeGreaterThan(0.97);
    expect(memory.speedOf('ana')).toBeLessThan(1.03);
  });
});
