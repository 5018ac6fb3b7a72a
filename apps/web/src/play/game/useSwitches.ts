import type { Switches, TableState } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import { switchesAfter } from './switches.ts';

/** Returns the switches with pending changes, so that two quick presses both count, and how to change them. */
export function useSwitches(state: TableState, me: Player): readonly [Switches, (change: Partial<Switches>) => void] {
  const switches = switchesAfter(
    state.switches[me],
    useApp(app => app.pending),
  );
  const set = (change: Partial<Switches>) => {
    // Reads the state again at the press, because the page may not have drawn the previous press yet.
    const now = switchesAfter(state.switches[me], useApp.getState().pending);
    void client.send({ type: 'switch', switches: { ...now, ...change } });
  };
  return [switches, set];
}
