import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { joinChannel } from './channels.ts';
import { openDatabaseOf } from './databases.ts';
import { serviceWorkers } from './serviceWorkers.ts';
import { areTextsKept, deviceTexts, tabTexts } from './texts.ts';
import { inTurn } from './turns.ts';

const PAGE = join(import.meta.dirname, '../..');
/** What a browser may refuse to a site. */
const REFUSABLE =
  /\b(?:localStorage|sessionStorage|indexedDB|caches|cookieStore|BroadcastChannel|SharedWorker)\b|\bnavigator\.(?:serviceWorker|locks|storage)\b|\bdocument\.cookie\b/;

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** Makes the browser of a test refuse all storage, as Chromium does where all site data are blocked. */
function refuseAll(): void {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const refused = { configurable: true, get: refuse };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'])
    Object.defineProperty(globalThis, name, refused);
  vi.stubGlobal('navigator', Object.defineProperties({}, { serviceWorker: refused, locks: refused }));
}

describe('what the browser keeps', () => {
  const known = Object.getOwnPropertyDescriptors(globalThis);
  afterEach(() => {
    vi.unstubAllGlobals();
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'] as const) {
      const before = (known as Record<string, PropertyDescriptor>)[name];
      if (before) Object.defineProperty(globalThis, name, before);
      else Reflect.deleteProperty(globalThis, name);
    }
  });

  it('is reached through this folder only', () => {
    const wrong = globSync('**/*.{ts,tsx}', { cwd: PAGE })
      .map(file => file.replaceAll('\\', '/'))
      .filter(file => !/^kit\/storage\/|\.test\.tsx?$|^testing\//.test(file))
      .filter(file => REFUSABLE.test(withoutComments(readFileSync(join(PAGE, file), 'utf8'))));
    expect(wrong).toEqual([]);
  });

  it('may be nothing: texts then last as long as the page', () => {
    refuseAll();
    for (const texts of [deviceTexts, tabTexts]) {
      expect(texts.get('door')).toBeUndefined();
      expect(texts.set('door', 'open')).toBe(false);
      expect(texts.get('door')).toBe('open');
      texts.set('door', undefined);
      expect(texts.get('door')).toBeUndefined();
    }
    expect(areTextsKept()).toBe(false);
  });

  it('may be nothing: a database is refused, and everything else does without', async () => {
    refuseAll();
    await expect(openDatabaseOf('door', 1, () => {})).rejects.toThrow('denied');
    expect(serviceWorkers()).toBeUndefined();
    expect(await inTurn('door', () => 'done')).toBe('done');
    joinChannel('door').postMessage('heard by nobody');
  });

  it('is read again once there is room', () => {
    const items = new Map<string, string>();
    let isFull = true;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem(key: string, text: string) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        items.set(key, text);
      },
      removeItem: (key: string) => items.delete(key),
    });
    items.set('door', 'old');
    expect(deviceTexts.set('door', 'new')).toBe(false);
    expect(deviceTexts.get('door')).toBe('new');
    isFull = false;
    expect(deviceTexts.set('door', 'newer')).toBe(true);
    expect(items.get('door')).toBe('newer');
    expect(areTextsKept()).toBe(true);
  });

  it('does a task that fails in its turn once', async () => {
    const task = vi.fn(() => Promise.reject(new Error('failed')));
    await expect(inTurn('door', task)).rejects.toThrow('failed');
    expect(task).toHaveBeenCalledOnce();
  });
});
