import type { TableCode } from '@gorrion/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { newPage } from '../transport/page.ts';
import { Router } from './router.ts';

afterEach(() => void vi.useRealTimers());

const code = 'ABCDEFGH' as TableCode;

/** A page whose tables are at another node, and all that is told to it and asked there. */
function pageElsewhere() {
  const told: unknown[] = [];
  const asked: unknown[] = [];
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
  const links = {
    isLinked: true,
    has: () => links.isLinked,
    tell() {},
    ask: async (_node: string, { message }: { readonly message: unknown }) => {
      asked.push(message);
      return { ok: true, snapshot: 'as it is' };
    },
  };
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
    { 'table:enter': () => {}, 'table:exit': () => {} } as never,
  );
  return { told, asked, page, links, router };
}

it('has a page enter its table again however long the node that has it cannot be reached', async () => {
  vi.useFakeTimers();
  const { told, page, links, router } = pageElsewhere();
  links.isLinked = false;
  void router.reenter(page, code);
  // Several times as long as an answer is waited for; each of its tries is a turn of the event loop.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([['table:frozen', { code, isFrozen: true }]]);
  links.isLinked = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(told.slice(1)).toEqual([
    ['table:snapshot', 'as it is'],
    ['table:frozen', { code, isFrozen: false }],
  ]);
});

it('has a page enter each table again the way it has entered it, in words that nodes of before know', async () => {
  const { asked, page, router } = pageElsewhere();
  const other = 'JKMNPQRS' as TableCode;
  const handlers = router.handlers();
  await handlers['table:enter'](page, { code, asCaster: true });
  await handlers['table:enter'](page, { code: other });
  await router.reenter(page, code);
  await router.reenter(page, other);
  await handlers['table:exit'](page, { code });
  await handlers['table:enter'](page, { code });
  await router.reenter(page, code);
  expect(asked.slice(2)).toEqual([{ code, asCaster: true }, { code: other }, { code }, { code }, { code }]);
});
