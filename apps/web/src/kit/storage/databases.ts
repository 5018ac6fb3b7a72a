/**
 * Opens a database of this site, after `upgrade` of an older one. Rejects if the browser refuses databases to this site,
 * or has none.
 */
export function openDatabaseOf(
  name: string,
  version: number,
  upgrade: (db: IDBDatabase) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // What is thrown here rejects the promise.
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => upgrade(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Returns whether a write or an opening failed because the device has no room left. */
export const isOutOfRoom = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';
