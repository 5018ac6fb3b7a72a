import { gameIdOf, type TableCode, type TableSettings } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { finishedGames } from '../record/gameRecord.ts';
import { playedOutEntries, SOUTH_WINS } from './playedOut.ts';
import { person, World } from './world.ts';

/** The log of a table of a person and three bots before its game. */
async function fullTable(hands: 4 | 16, rules: TableSettings['rules'] = {}) {
  const world = new World(`played out ${hands}`);
  const ana = person('Ana');
  await world.open({ hands, rules }, ana);
  for (let bot = 0; bot < 3; bot++) await world.ask(ana, { type: 'add-bot', level: 'regular' });
  return { log: world.store.logOf('table'), now: world.clock.now() };
}

const recordOf = (log: Parameters<typeof finishedGames>[0]) =>
  finishedGames(log, number => gameIdOf('A' as TableCode, number)).map(({ record }) => record);

describe('a game that is written to its end', () => {
  it('is a finished game of the people on the chairs, whose last fact is of now, and repeats by its seed', async () => {
    const { log, now } = await fullTable(16);
    const played = playedOutEntries(log, now);
    expect(played.at(-1)!.at).toBe(now);
    const [record, ...others] = recordOf([...log, ...played]);
    expect(others).toEqual([]);
    expect(record!.sheet.lines).toHaveLength(16);
    expect(playedOutEntries(log, now)).toEqual(played);
    expect(playedOutEntries(log, now, { seed: 'another' })).not.toEqual(played);
  });

  it('has the deals that a test wants', async () => {
    const { log, now } = await fullTable(4);
    const [record] = recordOf([...log, ...playedOutEntries(log, now, { deals: [SOUTH_WINS] })]);
    for (const line of record!.sheet.lines) expect(line).toMatchObject({ kind: 'won' });
  });

  const choices: TableSettings['rules'][] = [
    { assist: 'strict' },
    { scoreMode: 'declared' },
    { flowerExposure: 'manual' },
  ];
  it.each(choices)('ends by the rules of a table with %o', async rules => {
    const { log, now } = await fullTable(4, rules);
    expect(recordOf([...log, ...playedOutEntries(log, now)])[0]!.sheet.lines).toHaveLength(4);
  });
});
