import { expect, it } from 'vitest';
import { tell, useApp } from './app.ts';

it('news that is told again replaces the same words, and leaves other news', () => {
  for (const news of [
    { kind: 'copied', isLink: true },
    { kind: 'stood-up' },
    { kind: 'copied', isLink: true },
  ] as const)
    tell(useApp, news);
  expect(useApp.getState().notices.map(({ news }) => news.kind)).toEqual(['stood-up', 'copied']);
});
