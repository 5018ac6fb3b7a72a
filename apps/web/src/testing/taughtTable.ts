import type { PersonId } from '@gorrion/protocol';
import { byPlayer, wmo2006 } from '@gorrion/rules';
import { type Stack, stacked } from '@gorrion/rules/testing';
import { clockOf, unopened } from '@gorrion/table';
import { PERSON, TestTable } from './table.ts';

/** Returns Clara's table, at which Ana (East) and Mei learn beside two bots, with the first hand dealt from the test's wall. */
export function taughtTable(stack: Stack = {}): TestTable {
  const settings = { ...unopened.settings, hands: 16, teacher: true } as const;
  const teacher = { id: 'clara' as PersonId, name: 'Clara' };
  const table = new TestTable().add({
    type: 'table-opened',
    settings,
    clock: clockOf(settings),
    host: teacher.id,
    teacher,
  });
  byPlayer(place => {
    const who =
      [PERSON('Ana'), PERSON('Mei')][place] ?? ({ kind: 'bot', level: 'easy', name: `Bot ${place}` } as const);
    return table.add({ type: 'seated', place, who });
  });
  return table
    .do({ type: 'start', options: { rules: wmo2006, hands: 16 } })
    .do({ type: 'begin-hand', ...stacked(stack) });
}
