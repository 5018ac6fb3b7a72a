import { expect, it } from 'vitest';
import { finishesAsked, tooFewFinishes } from './peace.ts';
import type { TableSettings } from './settings.ts';
import type { PersonId } from './state.ts';

const [host, eva] = ['ana' as PersonId, 'eva' as PersonId];
const settings = (change: Partial<TableSettings>) =>
  ({ visibility: 'public', finishes: 90, ...change }) as TableSettings;

it('only a public table asks how many games somebody finishes, and never its host', () => {
  const asked = (change: Partial<TableSettings>, person: PersonId) =>
    finishesAsked({ settings: settings(change), host }, person);
  expect(asked({}, eva)).toBe(90);
  expect(asked({}, host)).toBeUndefined();
  expect(asked({ visibility: 'link' }, eva)).toBeUndefined();
});

it.each([
  [10, 9, undefined],
  [10, 8, 'finishes-too-few'],
  [9, 0, 'games-too-few'],
] as const)('of %i games %i are finished: %s', (games, finished, why) => {
  expect(tooFewFinishes(settings({ newcomers: 'refused' }), { games, finished })).toBe(why);
  if (games < 10) expect(tooFewFinishes(settings({}), { games, finished })).toBeUndefined();
});
