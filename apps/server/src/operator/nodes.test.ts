import type { NodeFigures } from '@gorrion/protocol';
import { expect, it } from 'vitest';
import { History, sampleOf } from './history.ts';
import { NodeBook } from './nodes.ts';

const figures = (own: Partial<NodeFigures> = {}) =>
  ({ people: 0, tables: 0, answerMs: null, processor: 0, memoryBytes: 0, disk: null, ...own }) as NodeFigures;
const [FIRST, SECOND] = [
  { id: 'one', address: 'one:1' },
  { id: 'two', address: 'two:1' },
];

it('a node that is silent or gone is shown as such, one that was drained first for a shorter time', () => {
  let now = 0;
  const book = new NodeBook(() => now);
  const there = (known = [FIRST, SECOND]) => book.all(known).map(({ id, isThere }) => `${id} ${isThere}`);
  expect(there()).toEqual(['one true', 'two true']);
  book.hear('one', figures());
  book.hear('two', figures({ isDraining: true }));
  there();
  now = 20_000;
  book.hear('one', figures());
  expect(there()).toEqual(['one true', 'two false']);
  expect(there([FIRST])).toEqual(['one true', 'two false']);
  now += 300_000;
  expect(there([FIRST])).toEqual(['one false']);
  // A node that starts again has another id at the same address.
  expect(there([{ id: 'next', address: 'one:1' }])).toEqual(['next true']);
});

it('the last hour is kept in minutes, the most people of a day by the hour; nodes that are gone add nothing', () => {
  let now = 0;
  const history = new History(() => now);
  const node = (people: number, isThere = true) => ({
    ...{ id: 'n', address: null, isThere },
    figures: figures({ people, answerMs: people }),
  });
  expect(sampleOf([node(3), node(4), node(9, false)])).toMatchObject({ people: 7, answerMs: 4 });
  for (let minute = 0; minute < 90; minute++) {
    now = minute * 60_000;
    history.note(sampleOf([node(minute)]));
    history.note(sampleOf([node(minute === 5 ? 200 : 0)]));
  }
  const { people, mostPeople } = history.view;
  expect([people.length, people[0], people.at(-1), mostPeople]).toEqual([60, 30, 89, 200]);
  now = 26 * 3600_000;
  history.note(sampleOf([node(1)]));
  expect(history.view.mostPeople).toBe(1);
});
