// @vitest-environment happy-dom
import type { PersonId } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { expect, it, vi } from 'vitest';
import { askedOf } from '../../testing/asked.ts';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { dealtTable, PERSON, TestTable } from '../../testing/table.ts';
import { Chairs } from './Chairs.tsx';

vi.mock('../../client/index.ts', () => ({ client: {} }));
speakEnglish();

it('how often the others finish their games is asked for all of them at once', () => {
  const asked = askedOf({});
  const me = { id: 'ana' as PersonId, name: 'Ana' };
  const { settings, clockPreset: clock } = dealtTable().state;
  const table = new TestTable().add({ type: 'table-opened', settings, clock, host: me.id });
  for (const [place, name] of (['Ana', 'Ida', 'Ugo', 'Pia'] as const).entries())
    table.add({ type: 'seated', place: place as Player, who: PERSON(name) });
  mounted(<Chairs state={table.state} me={me} mine={0} amHost={false} level="regular" />);
  expect(asked.filter(line => line.includes('finishes'))).toEqual(['GET /api/peace/finishes?who=ida,ugo,pia']);
});
