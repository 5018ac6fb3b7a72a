import { describe, expect, it } from 'vitest';
import { filesOf } from './serviceWorker.ts';

describe('what an installed page keeps', () => {
  it('is the page, its hashed files and its icons, and neither the worker nor maps', () => {
    const built = ['assets/index-1.js', 'assets/index-1.js.map', 'index.html', 'sw.js'];
    expect(filesOf(built, ['icon.svg'])).toEqual(['/', '/assets/index-1.js', '/icon.svg']);
  });

  it('has no data that is kept from its first use on', () => {
    const built = ['assets/index-1.js', 'assets/pool-1.js'];
    expect(filesOf(built, [], ['assets/pool-1.js'])).toEqual(['/', '/assets/index-1.js']);
  });
});
