import type { Lobby } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { FakeWire } from '../testing/wire.ts';
import { lobbyWatch } from './lobbyWatch.ts';

const LOBBY: Lobby = { open: [], mine: [] };

function watching() {
  const wire = new FakeWire();
  const told: Lobby[] = [];
  const watch = lobbyWatch(wire, lobby => told.push(lobby));
  wire.accept();
  return { wire, told, ...watch };
}

describe('the watch of the lobby', () => {
  it('subscribes once for several watchers, and unsubscribes with the last', () => {
    const { wire, watchLobby } = watching();
    const [first, second] = [watchLobby(), watchLobby()];
    expect(wire.count('lobby:watch')).toBe(1);
    first();
    expect(wire.count('lobby:unwatch')).toBe(0);
    second();
    expect(wire.count('lobby:unwatch')).toBe(1);
  });

  it('shows the lobby of the answer and every later one', () => {
    const { wire, told, watchLobby } = watching();
    watchLobby();
    wire.last('lobby:watch')!.answer({ ok: true, lobby: LOBBY });
    expect(told).toEqual([LOBBY]);
    const later = { ...LOBBY };
    wire.tell('lobby', later);
    expect(told.at(-1)).toBe(later);
  });

  it('ignores what arrives after the last watcher has left', () => {
    const { wire, told, watchLobby } = watching();
    watchLobby()();
    wire.last('lobby:watch')!.answer({ ok: true, lobby: LOBBY });
    wire.tell('lobby', LOBBY);
    expect(told).toEqual([]);
  });

  it('resumes over a new connection only while the page watches', () => {
    const { wire, watchLobby, resume } = watching();
    resume();
    expect(wire.count('lobby:watch')).toBe(0);
    const stop = watchLobby();
    resume();
    expect(wire.count('lobby:watch')).toBe(2);
    wire.drop();
    stop();
    resume();
    expect(wire.count('lobby:watch')).toBe(2);
    expect(wire.count('lobby:unwatch')).toBe(0);
  });
});
