import type { PersonId } from '@gorrion/protocol';
import { expect, it } from 'vitest';
import type { StoredToken } from '../persistence/tokens.ts';
import { endingWithTokens } from './endingTokens.ts';
import type { SocketPage } from './page.ts';

const TOKEN: StoredToken = {
  ...{ id: '1'.repeat(32), person: 'a'.repeat(32) as PersonId, hash: 'h', name: 'Mine', scope: 'play', since: 0 },
  bot: null,
  ...{ usedAt: null, ends: 900 },
};

it('a connected program is told and closed when its token expires, or was revoked on the way in; a page never', async () => {
  const due = new Map<number, () => void>();
  const clock = {
    now: () => 0,
    at(time: number, task: () => void) {
      due.set(time, task);
      return () => void due.delete(time);
    },
  };
  let isCurrent: boolean | 'failing' = true;
  const tokens = {
    async isCurrent() {
      if (isCurrent === 'failing') throw new Error('the store is away');
      return isCurrent;
    },
  };
  const nobody = { came() {}, async said() {}, left() {}, slow() {} };
  const visitors = endingWithTokens(nobody, tokens, clock);
  const come = async (token: StoredToken | undefined) => {
    const seen: string[] = [];
    const close = () => void seen.push('closed');
    const page = { token, tell: (name: string) => seen.push(name), close } as unknown as SocketPage;
    visitors.came(page);
    await new Promise(setImmediate);
    return { page, seen };
  };
  const staying = await come(TOKEN);
  expect(staying.seen).toEqual([]);
  due.get(900)?.();
  expect(staying.seen).toEqual(['notice', 'closed']);
  const leaving = await come(TOKEN);
  visitors.left(leaving.page);
  expect(due.size).toBe(0);
  for (isCurrent of [false, 'failing'] as const) expect((await come(TOKEN)).seen).toEqual(['notice', 'closed']);
  expect((await come(undefined)).seen).toEqual([]);
});
