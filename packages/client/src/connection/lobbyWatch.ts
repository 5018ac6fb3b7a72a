import type { Lobby } from '@gorrion/protocol';
import type { Wire } from './wire.ts';

export interface LobbyWatch {
  /** Has the lobby told until the returned function is called. Several parts of a page may watch at once. */
  watchLobby(): () => void;
  /** Asks a new connection for the lobby, if the page watches it. */
  resume(): void;
}

/** Subscribes to the lobby while at least one part of the page watches it. `told` hears it anew whenever it changes. */
export function lobbyWatch(wire: Wire, told: (lobby: Lobby) => void): LobbyWatch {
  let watchers = 0;

  function subscribe(): void {
    if (!wire.isOpen()) return;
    wire.ask('lobby:watch', {}, answer => {
      if (answer.ok && watchers > 0) told(answer.lobby);
    });
  }

  wire.on('lobby', lobby => watchers > 0 && told(lobby));

  return {
    watchLobby() {
      watchers += 1;
      if (watchers === 1) subscribe();
      return () => {
        watchers -= 1;
        if (watchers === 0 && wire.isOpen()) wire.ask('lobby:unwatch', {}, () => {});
      };
    },
    resume() {
      if (watchers > 0) subscribe();
    },
  };
}
