import type { Store } from '../store/app.ts';
import type { Wire } from './wire.ts';

export interface LobbyWatch {
  /** Keeps the store's lobby fresh until the returned function is called. Several parts of the page may watch at once. */
  watchLobby(): () => void;
  /** Asks a new connection for the lobby, if the page watches it. */
  resume(): void;
}

/** Subscribes the page to the lobby while at least one part of it watches. */
export function lobbyWatch(wire: Wire, store: Store): LobbyWatch {
  let watchers = 0;

  function subscribe(): void {
    if (!wire.isOpen()) return;
    wire.ask('lobby:watch', {}, answer => {
      if (answer.ok && watchers > 0) store.setState({ lobby: answer.lobby });
    });
  }

  wire.on('lobby', lobby => watchers > 0 && store.setState({ lobby }));

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
