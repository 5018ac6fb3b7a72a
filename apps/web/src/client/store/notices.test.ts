import { expect, it } from 'vitest';
import { tell, useApp } from './app.ts';

it('news that is told again replaces the same words, and leaves other news', () => {
  for (const kind of ['copied', 'stood-up', 'copied'] as const) tell(useApp, { kind });
  expect(useApp.getState().notices.map(({ news }) => news.kind)).toEqual(['stood-up', 'copied']);
});
