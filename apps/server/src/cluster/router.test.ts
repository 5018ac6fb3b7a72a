import type { TableCode } from '@gorrion/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { newPage } from '../transport/page.ts';
import { Router } from './router.ts';

afterEach(() => void vi.useRealTimers());

it('has a page enter its table again however long the node that has it cannot be reached', async () => {
  vi.useFakeTimers();
  const code = 'ABCDEFGH' as TableCode;
  const told: unknown[] = [];
  const page = newPage({
    id: 'p',
    me: { id: 'ana', name: 'Ana' } as never,
    device: 'd' as never,
    network: undefined,
    origin: '',
    tell: (name, message) => void told.push([name, message]),
    pass() {},
    join() {},
    leave() {},
    close() {},
  });
  let isLinked = false;
  const links = { has: () => isLinked, tell() {}, ask: async () => ({ ok: true, snapshot: 'as it is' }) };
  const router = new Router(
    {
      links,
      ownerOf: async () => ({ id: 'owner', address: null }),
      isHere: () => false,
      homeOf: () => undefined,
      isHome: () => true,
      heirOf: () => undefined,
      onForwarded() {},
    },
    {} as never,
  );
  void router.reenter(page, code);
  // Several times as long as an answer is waited for; each of its tries is a turn of the event loop.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([['table:frozen', { code, isFrozen: true }]]);
  isLinked = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(told.slice(1)).toEqual([
    ['table:snapshot', 'as it is'],
    ['table:frozen', { code, isFrozen: false }],
  ]);
});
