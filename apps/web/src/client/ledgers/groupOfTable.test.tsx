// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { answered, askedOf } from '../../testing/asked.ts';
import { mounted } from '../../testing/mounted.ts';
import { useGroupOfTable } from './useInvitations.ts';

function Shown({ code }: { readonly code: string }) {
  const group = useGroupOfTable(code);
  return <p>{group ? `${group.id} ${group.name} ${group.number}` : 'none'}</p>;
}

it('a table belongs to the group that it was opened by, whoever sits there, also after its game', async () => {
  const own = [
    { code: 'AAAA2345', number: 1 },
    { code: 'BBBB2345', number: 2 },
  ];
  const group = { id: 'G', name: 'Thursday', role: 'member', tables: [], own };
  const list = {
    mine: [{ id: 'H', role: 'invited', name: 'Friday' }, group],
    open: [],
    more: { mine: null, open: null },
  };
  askedOf({ 'GET /api/ledgers/group': list });
  const shown = ['BBBB2345', 'CCCC2345'].map(code => mounted(<Shown code={code} />).host);
  await answered();
  expect(shown.map(({ textContent }) => textContent)).toEqual(['G Thursday 2', 'none']);
});
