import { seeded } from '@gorrion/rules';
import { expect, it } from 'vitest';
import { StateTable } from './stateTable.ts';

it('holds what a Map holds, with half numbers and keys of one place, and is cleared at once', () => {
  const random = seeded('states');
  const table = new StateTable(10);
  expect(table.get(0)).toBe(-1);
  for (let round = 0; round < 5; round++) {
    table.clear();
    const known = new Map<number, number>();
    const keys = Array.from({ length: 700 }, (_, n) => (n % 7) * 2 ** 40 + (random() % 500) + (n % 2) / 2);
    keys.forEach((key, row) => {
      expect(table.get(key)).toBe(known.get(key) ?? -1);
      table.set(key, row);
      known.set(key, row);
    });
    for (const [key, row] of known) expect(table.get(key)).toBe(row);
  }
});
