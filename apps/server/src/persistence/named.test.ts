import type { Me, PersonId, TableEvent } from '@gorrion/protocol';
import { clockOf } from '@gorrion/table';
import { SETTINGS } from '@gorrion/table/testing';
import { expect, it } from 'vitest';
import { namedIn } from './named.ts';

it('a teacher, who sits nowhere, is named in the log of their table', () => {
  const clara: Me = { id: 'clara' as PersonId, name: 'Clara' };
  const opened = { type: 'table-opened', settings: SETTINGS, clock: clockOf(SETTINGS), host: clara.id } as const;
  const of = (event: TableEvent) => namedIn([{ event }]);
  expect([of(opened), of({ ...opened, teacher: clara })]).toEqual([[], ['clara']]);
});
