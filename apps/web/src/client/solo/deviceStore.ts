import { isOutOfRoom } from '../../kit/storage/databases.ts';
import { GamesInMemory } from './gamesInMemory.ts';
import { idbStore } from './idbStore.ts';
import type { SoloStore } from './store.ts';

/**
 * Opens the store of this device's games. Where the browser keeps nothing for this site, games last as long as the page,
 * and `onUnkept` is called. Rejects if the device is full.
 */
export async function deviceStore(id: string, onUnkept: () => void): Promise<SoloStore> {
  try {
    return await idbStore(id);
  } catch (error) {
    if (isOutOfRoom(error)) throw error;
    onUnkept();
    return new GamesInMemory().storeOf(id);
  }
}
