import type { GameId, TalkLine } from '@gorrion/protocol';
import { expect, it, vi } from 'vitest';
import type { LoadedGame } from './load.ts';
import type { Failure } from './server.ts';
import { loadTalk } from './useTalk.ts';

const { answer } = vi.hoisted(() => ({ answer: { ok: false, why: 'offline' as Failure } }));
const copied = [{ text: 'a copy' }] as unknown as readonly TalkLine[];
vi.mock('./server.ts', () => ({ fetchTalk: async () => answer }));
vi.mock('../solo/gameShelf.ts', () => ({ shelvedTalk: async () => copied, shelveTalk: async () => {} }));

it('what was said in a game is read from this device only while its server cannot be reached', async () => {
  const facts = [{ at: 1, event: { type: 'table-opened', settings: { keepsTalk: true } } }];
  const game = { from: 'server', record: { id: 'AB23CD45-1' as GameId, facts } } as unknown as LoadedGame;
  expect(await loadTalk(game)).toBe(copied);
  for (const why of ['game-for-players', 'too-many-requests'] as const) {
    answer.why = why;
    expect(await loadTalk(game), why).toEqual([]);
  }
});
