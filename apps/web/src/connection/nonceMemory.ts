import { NOTHING_REMEMBERED, type PageMemory } from '@gorrion/table';

/*
 * Where this browser keeps what its pages gave to shuffles: local storage, which all tabs share; else session storage,
 * which survives a reload; else memory. Tabs take turns by a Web Lock, where the browser has them (secure pages only).
 */

const KEY = 'gorrion.nonces';
let unkept: string | undefined;
let isStored = true;

/** Yields local storage, then session storage, as far as the browser allows them. */
function* storages(): Generator<Storage> {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      yield open();
    } catch {
      // The browser's settings block this storage: try the next one.
    }
  }
}

function tryRead(storage: Storage): string | undefined {
  try {
    return storage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function tryWrite(storage: Storage, text: string): boolean {
  try {
    storage.setItem(KEY, text);
    return true;
  } catch {
    // The storage is full or blocked: remove the older text, which must not be read again.
    storage.removeItem(KEY);
    return false;
  }
}

function parsed(text: string | undefined): PageMemory {
  try {
    const memory: Partial<PageMemory> = JSON.parse(text ?? '{}');
    if (Array.isArray(memory.records) && Array.isArray(memory.tables)) return memory as PageMemory;
  } catch {
    // The text is damaged: start with an empty memory, which costs at most one opening.
  }
  return NOTHING_REMEMBERED;
}

export function readMemory(): PageMemory {
  for (const storage of storages()) {
    const text = tryRead(storage);
    if (text !== undefined) return parsed(text);
  }
  return parsed(unkept);
}

function writeMemory(memory: PageMemory): void {
  const text = JSON.stringify(memory);
  for (const storage of storages()) {
    try {
      isStored = tryWrite(storage, text);
      if (isStored) return;
    } catch {
      // The old text cannot be removed either: try the next storage.
    }
  }
  isStored = false;
  unkept = text;
}

/** Returns false if the browser refused to store the latest memory, so that a reload loses it. */
export const isMemoryStored = (): boolean => isStored;

const inTurn = <T>(task: () => T): Promise<T> =>
  globalThis.navigator?.locks ? (navigator.locks.request(KEY, task) as Promise<T>) : Promise.resolve().then(task);

/** Changes the memory while no other tab does. The new memory is stored before the promise resolves. */
export const changeMemory = <T extends { readonly memory: PageMemory }>(
  change: (memory: PageMemory) => T,
): Promise<T> =>
  inTurn(() => {
    const before = readMemory();
    const result = change(before);
    if (result.memory !== before) writeMemory(result.memory);
    return result;
  });
