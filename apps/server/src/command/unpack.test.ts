import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cacheOf, type Packed, unpack } from './unpack.ts';

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'unpack-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

const packed = (id: string, files: Record<string, string>): Packed => ({
  id,
  paths: Object.keys(files),
  bytesOf: path => Buffer.from(files[path]!),
});
const FILES = { 'gorrion.js': 'run()', 'files/page/index.html': '<p>' };
const read = (folder: string) => Object.keys(FILES).map(path => readFileSync(join(folder, path), 'utf8'));

describe('the files of a program in one file', () => {
  it('are laid into the cache once, and again if some are gone; another build has its own', () => {
    const first = unpack(packed('1-a', FILES), cache);
    const { ino } = statSync(first);
    expect(statSync(unpack(packed('1-a', FILES), cache)).ino).toBe(ino);
    expect(first).toBe(join(cache, 'gorrion/1-a'));
    expect(read(first)).toEqual(Object.values(FILES));
    expect(unpack(packed('1-b', { ...FILES, 'gorrion.js': 'walk()' }), cache)).toBe(join(cache, 'gorrion/1-b'));
    rmSync(join(first, 'gorrion.js'));
    expect(unpack(packed('1-a', FILES), cache)).toBe(first);
    expect(read(first)).toEqual(Object.values(FILES));
    expect(readdirSync(join(cache, 'gorrion')).toSorted()).toEqual(['1-a', '1-b']);
  });

  it('never lie where others may write', () => {
    mkdirSync(join(cache, 'gorrion'));
    chmodSync(join(cache, 'gorrion'), 0o777);
    const folder = unpack(packed('1-a', FILES), cache);
    expect(folder.startsWith(join(tmpdir(), 'gorrion-'))).toBe(true);
    expect(read(folder)).toEqual(Object.values(FILES));
    expect(existsSync(join(cache, 'gorrion/1-a'))).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it('lie where the service manager or the user wants them', () => {
    const home = () => cache;
    expect(cacheOf({ CACHE_DIRECTORY: '/var/cache/gorrion', XDG_CACHE_HOME: '/x' }, home)).toBe('/var/cache/gorrion');
    expect(cacheOf({ XDG_CACHE_HOME: '/x' }, home)).toBe('/x');
    expect(cacheOf({ XDG_CACHE_HOME: 'relative' }, home)).toBe(join(cache, '.cache'));
    const homeless = () => {
      throw new Error('nobody');
    };
    expect(cacheOf({}, homeless)).toBeUndefined();
    expect(cacheOf({}, () => join(cache, 'gone'))).toBeUndefined();
  });
});
