// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { dealtTable } from '../../testing/table.ts';
import { isInHand } from './renewal.ts';
import { isNewer, isOfBuild } from './update.ts';
import { isAway, outlived, wayOf } from './worker/policy.ts';

const ORIGIN = 'https://club.example';
const FILES = new Set(['/', '/assets/index-1.js', '/icon.svg']);
const way = (path: string, mode = 'cors', method = 'GET') =>
  wayOf({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, FILES);

describe('the worker', () => {
  it('loads every address of the page from the network first', () => {
    for (const path of ['/', '/t/ABCDEFGH', '/?from=icon']) expect(way(path, 'navigate')).toBe('page');
  });

  it('never handles requests for live answers', () => {
    for (const path of ['/api/me', '/socket.io/?EIO=4', '/healthz', '/readyz', '/metrics']) {
      expect(way(path)).toBe('leave');
      expect(way(path, 'navigate')).toBe('leave');
    }
  });

  it('keeps files of the build, of itself and of this server only', () => {
    expect(way('/assets/index-1.js')).toBe('file');
    expect(way('/assets/of-another-build.js')).toBe('file');
    expect(way('/icon.svg')).toBe('file');
    expect(way('/robots.txt')).toBe('leave');
    expect(way('/sw.js')).toBe('leave');
    expect(way('https://elsewhere.example/assets/index-1.js')).toBe('leave');
    expect(way('/assets/index-1.js', 'cors', 'POST')).toBe('leave');
    expect(way('/icon.svg', 'navigate')).toBe('leave');
  });

  it('treats the answer of a proxy whose server restarts as a lost network', () => {
    expect([200, 404, 500, 502, 503, 504].map(isAway)).toEqual([false, false, false, true, true, true]);
  });

  it('keeps the previous build for pages that are still open, and nothing older', () => {
    expect(outlived(['gorrion-a', 'gorrion-b', 'others', 'gorrion-c'], 'gorrion-c')).toEqual(['gorrion-a']);
    expect(outlived(['gorrion-a'], 'gorrion-a')).toEqual([]);
  });
});

describe('the note of a new version', () => {
  it('is for pages that the newest build does not contain', () => {
    const build = ['/', '/assets/a.js', '/assets/b.css', '/assets/later.js'];
    expect(isOfBuild(['/assets/a.js', '/assets/b.css'], build)).toBe(true);
    expect(isOfBuild(['/assets/a.js', '/assets/old.css'], build)).toBe(false);
  });

  it('is for pages whose scripts the served page does not name; what they loaded since does not count', () => {
    const scripts = (...names: readonly string[]) =>
      names.map(name => `<script type="module" src="/assets/${name}.js"></script>`).join('');
    const open = new DOMParser().parseFromString(scripts('react-1', 'page-1'), 'text/html');
    const later = open.createElement('link');
    later.setAttribute('href', '/assets/later.css');
    open.body.append(later);
    expect(isNewer(scripts('react-1', 'page-1'), open, ORIGIN)).toBe(false);
    expect(isNewer(scripts('react-1', 'page-2'), open, ORIGIN)).toBe(true);
    expect(isNewer('<p>The page is not built yet', open, ORIGIN)).toBe(false);
  });

  it('is hidden from a player while their hand is played', () => {
    const { state } = dealtTable();
    const table = (viewer: 0 | 'spectator') => ({ table: { state, viewer } }) as Parameters<typeof isInHand>[0];
    expect(isInHand(table(0))).toBe(true);
    expect(isInHand(table('spectator'))).toBe(false);
    expect(isInHand({ table: undefined })).toBe(false);
  });
});
