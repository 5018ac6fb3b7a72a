import { expect, it } from 'vitest';
import { comparedOf, versusTable } from './versus.ts';

const part = (...values: readonly (readonly [name: string, value: number])[]) => ({
  figures: values.map(([name, value]) => ({ name, value, limit: 1, unit: 'ms', digits: 1 })),
  notes: [],
});

it('shows the spread of both sides and the ratio of their means', () => {
  const compared = comparedOf([part(['frame', 10]), part(['frame', 30])], [part(['frame', 5]), part(['frame', 5])]);
  expect(versusTable(compared).split('\n').at(-1)).toBe('| frame | 10.0 to 30.0 ms | 5.0 ms | 0.25 |');
});

it('compares only what each turn has measured', () => {
  const after = [part(['frame', 5], ['press', 1]), part(['press', 1])];
  const compared = comparedOf([part(['press', 2], ['old', 1]), part(['press', 2])], after);
  expect(compared.map(({ figure }) => figure.name)).toEqual(['press']);
});
