// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

type Answer = { readonly ok: true; readonly version: number } | { readonly ok: false; readonly code: string };

const server = vi.hoisted(() => ({
  isMember: false,
  version: 1,
  /** How often the page has asked to be told of changes, and whom the server tells. */
  asked: 0,
  tell: undefined as ((change: { ledger: string; version: number }) => void) | undefined,
  isTelling: false,
}));

vi.mock('../index.ts', () => ({
  client: {
    wire: {
      isOpen: () => true,
      on: (_: string, hear: typeof server.tell) => {
        server.tell = change => server.isTelling && hear?.(change);
      },
      onOpen: () => {},
      ask: (event: string, _: unknown, done: (answer: Answer) => void) => {
        if (event !== 'ledger:watch') return;
        server.asked++;
        server.isTelling = server.isMember;
        done(server.isMember ? { ok: true, version: server.version } : { ok: false, code: 'no-such-ledger' });
      },
    },
  },
}));

/** Answers as the server of a group does: only its members see it. */
const ask = vi.fn(async (_: string, init?: RequestInit) => {
  if (init?.method === 'POST') {
    server.isMember = true;
    server.version++;
    return Response.json({ version: server.version });
  }
  return server.isMember
    ? Response.json({ version: server.version, view: { version: server.version } })
    : Response.json({ code: 'not-yours' }, { status: 403 });
});
vi.stubGlobal('fetch', ask);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is told of changes once its page may see it, though it was refused before', async () => {
  // Another file of the same run may have loaded it with the page's own client.
  vi.resetModules();
  const { LiveLedger } = await import('./live.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const group = new LiveLedger<{ readonly version: number }>('group', 'ABCD2345');
  const leave = group.listen(() => {});
  await vi.waitFor(() => expect(group.sight.refusal?.code).toBe('not-yours'), 20_000);
  const asked = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask.mock.calls.length, 'a refusal is not asked about again').toBe(asked);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ask.mock.calls.length, 'but when the reader comes back to the page').toBe(asked + 1);
  await vi.advanceTimersByTimeAsync(0);
  await group.send({ type: 'join', key: 'key' });
  await vi.waitFor(() => expect(group.sight.view?.version).toBe(2), 20_000);
  expect(server.asked).toBe(2);
  server.version = 3;
  server.tell?.({ ledger: 'ABCD2345', version: 3 });
  await vi.waitFor(() => expect(group.sight.view?.version).toBe(3), 20_000);
  expect(server.asked, 'it asks no more once it is told').toBe(2);
  leave();
});
