import { gameIdOf, type TableCode, type TableEvent } from '@gorrion/protocol';
import { finishedGames } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';
import { expect, it, vi } from 'vitest';
import { decodeGame, encodeGame } from '../persistence/games.ts';
import { extendsRecord, gameToKeep } from './archivist.ts';

// A whole game: slow only where the machine is busy.
vi.setConfig({ testTimeout: 30_000 });

it('takes a longer record for the same game only if it adds facts', async () => {
  const world = new World('archivist');
  await world.start({ clock: 'fast', hands: 4 }, person('Ana'));
  await until(world, () => world.table.state.session.phase === 'over');
  const [game] = finishedGames(world.store.logOf('table'), number => gameIdOf('A' as TableCode, number));
  const { record } = game!;
  const signed = { at: record.to + 1, event: { type: 'sheet-signed', by: 0 } as const };
  expect(extendsRecord({ ...record, facts: [...record.facts, signed] }, record)).toBe(true);
  expect(extendsRecord({ ...record, facts: record.facts.slice(0, -1) }, record)).toBe(false);
  expect(extendsRecord({ ...record, facts: record.facts.with(9, signed) }, record)).toBe(false);

  // Read again, it still ends when the session ended, however late its sheet was signed or appealed against.
  const appeal = { type: 'appealed', by: 0, name: 'Ana', hand: 1, text: 'No.' } as const;
  const upheld = {
    type: 'appeal-answered',
    appeal: 0,
    isUpheld: true,
    remark: 'Yes.',
    name: 'Bea',
    by: 1,
    verdict: true,
  };
  const later = [signed, ...[appeal, upheld as TableEvent].map(event => ({ at: record.to + 600_000, event }))];
  const longer = { ...record, facts: [...record.facts, ...later] };
  expect(decodeGame(encodeGame(gameToKeep(longer)))).toEqual(longer);
});
