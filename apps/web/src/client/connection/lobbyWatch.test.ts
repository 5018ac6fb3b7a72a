import type { Lobby } from '@gorrion/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeWire } from '../../testing/wire.ts';
import { useApp } from '../store/app.ts';
import { lobbyWatch } from './lobbyWatch.ts';

const LOBBY: Lobby = { open: [], mine: [] };

function watching() {
  const wire = new FakeWire();
  const watch = lobbyWatch(wire, useApp);
  wire.accept();
  return { wire, ...watch };
}

beforeEach(() => useApp.setState(useApp.getInitialState(), true));

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
    const { wire, watchLobby } = watching();
    watchLobby();
    wire.last('lobby:watch')!.answer({ ok: true, lobby: LOBBY });
    expect(useApp.getState().lobby).toBe(LOBBY);
    const later = { ...LOBBY };
    wire.tell('lobby', later);
    expect(useApp.getState().lobby).toBe(later);
  });

  it('ignores what arrives after the last watcher has left', () => {
    const { wire, watchLobby } = watching();
    watchLobby()();
    wire.last('lobby:watch')!.answer({ ok: true, lobby: LOBBY });
    wire.tell('lobby', LOBBY);
    expect(useApp.getState().lobby).toBeUndefined();
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
