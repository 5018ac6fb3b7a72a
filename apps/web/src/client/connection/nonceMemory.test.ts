import type { NonceRecord } from '@gorrion/table';
import { afterEach, describe, expect, it, vi } from 'vitest';

const record: NonceRecord = {
  origin: 'https://mahjong.example',
  table: 'ABCD2345',
  game: 1,
  handNumber: 1,
  attempt: 1,
  context: '11'.repeat(32),
  chair: 0,
  nonce: '22'.repeat(32),
  seal: '33'.repeat(32),
  at: 1,
};

/** A browser's storage; `isFull` = it keeps nothing new. */
function storage(isFull = false): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

/** The module as a page that is loaded anew has it. */
async function loaded() {
  vi.resetModules();
  return import('./nonceMemory.ts');
}

const remember = ({ changeMemory }: Awaited<ReturnType<typeof loaded>>) =>
  changeMemory(memory => ({ memory: { ...memory, records: [...memory.records, record] } }));

afterEach(() => vi.unstubAllGlobals());

describe("what a browser remembers of its pages' nonces", () => {
  it.each([
    ['local storage', storage(), storage(), true],
    ['session storage, when local storage is full', storage(true), storage(), true],
    ['memory, when both are full, until the page is loaded anew', storage(true), storage(true), false],
  ])('is in %s', async (_, local, session, outlivesReload) => {
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', session);
    const page = await loaded();
    await remember(page);
    expect(page.readMemory().records).toEqual([record]);
    const again = await loaded();
    expect(again.readMemory().records).toEqual(outlivesReload ? [record] : []);
  });

  it('is kept where the browser blocks every storage', async () => {
    const blocked = {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      configurable: true,
    };
    Object.defineProperty(globalThis, 'localStorage', blocked);
    Object.defineProperty(globalThis, 'sessionStorage', blocked);
    try {
      const page = await loaded();
      await remember(page);
      expect(page.readMemory().records).toEqual([record]);
    } finally {
      Reflect.deleteProperty(globalThis, 'localStorage');
      Reflect.deleteProperty(globalThis, 'sessionStorage');
    }
  });

  it('is empty where it is damaged', async () => {
    const local = storage();
    local.setItem('gorrion.nonces', '{"records": 7');
    vi.stubGlobal('localStorage', local);
    const page = await loaded();
    expect(page.readMemory()).toEqual({ records: [], tables: [] });
  });

  it('is changed by one tab at a time, under one lock', async () => {
    const asked: string[] = [];
    let last: Promise<unknown> = Promise.resolve();
    const request = (name: string, task: () => unknown) => {
      asked.push(name);
      const turn = last.then(task);
      last = turn;
      return turn;
    };
    vi.stubGlobal('localStorage', storage());
    vi.stubGlobal('navigator', { locks: { request } });
    const [one, other] = [await loaded(), await loaded()];
    await Promise.all([remember(one), remember(other)]);
    expect(asked).toEqual(['gorrion.nonces', 'gorrion.nonces']);
    // The second tab saw what the first had stored.
    expect(one.readMemory().records).toHaveLength(2);
  });
});
