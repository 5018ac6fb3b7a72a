import type { TableEvent } from '@gorrion/protocol';
import { expect, it } from 'vitest';
import { dealtTable } from '../../testing/table.ts';
import { shuffleNews } from './shuffleNews.ts';

const before = dealtTable().state;
const news = (event: TableEvent, me?: 0 | 1 | 2 | 3, state = before) =>
  shuffleNews({ entry: { seq: 1, at: 0, event }, before: state }, me);

it('names the players whose pages did not open their numbers', () => {
  const event = { type: 'shuffle-void', withheld: [1, 3] } as unknown as TableEvent;
  expect(news(event, 0)).toEqual({ kind: 'shuffle-void', names: ['Mei', 'Tomás'] });
});

it("names another player whose page refuses the shuffle, and leaves out the viewer's own refusal", () => {
  const event = { type: 'shuffle-refused', place: 2, reason: 'not-newer' } as unknown as TableEvent;
  expect(news(event, 0)).toEqual({ kind: 'shuffle-refused', name: 'Botan', reason: 'not-newer' });
  expect(news(event)).toMatchObject({ name: 'Botan' });
  expect(news(event, 2)).toBeUndefined();
});

it('finds the player of a chair by the order in which the shuffle lists the chairs', () => {
  const proof = { format: 3, order: [3, 2, 1, 0] };
  const state = { ...before, proof } as unknown as typeof before;
  const event = { type: 'shuffle-void', withheld: [0] } as unknown as TableEvent;
  expect(news(event, 0, state)).toEqual({ kind: 'shuffle-void', names: ['Tomás'] });
});

it('names the player who had the wall built anew, and does not name the viewer to themselves', () => {
  const event = { type: 'shuffle-void', withheld: [], objectedBy: 1 } as unknown as TableEvent;
  expect(news(event, 0)).toEqual({ kind: 'wall-rebuilt', name: 'Mei' });
  expect(news(event, 1)).toEqual({ kind: 'wall-rebuilt', name: undefined });
});

it('is undefined for other events', () => {
  expect(news({ type: 'readied', place: 1 }, 0)).toBeUndefined();
});
