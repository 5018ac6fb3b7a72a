import { memoryFrom, type PageMemory } from '@gorrion/table';
import { deviceTexts, tabTexts } from '../../kit/storage/texts.ts';
import { inTurn } from '../../kit/storage/turns.ts';

/*
 * Where this browser keeps what its pages gave to shuffles: local storage, which all tabs share; else session storage,
 * which survives a reload; else memory. Tabs take turns by a Web Lock, where the browser has them (secure pages only).
 */

const KEY = 'gorrion.nonces';
let isStored = true;

export const readMemory = (): PageMemory => memoryFrom(deviceTexts.get(KEY) ?? tabTexts.get(KEY));

function writeMemory(memory: PageMemory): void {
  const text = JSON.stringify(memory);
  isStored = deviceTexts.set(KEY, text);
  if (isStored) return;
  // The older texts must not be read again.
  for (const texts of [deviceTexts, tabTexts]) texts.set(KEY, undefined);
  isStored = tabTexts.set(KEY, text);
}

/** Returns false if the browser refused to store the latest memory, so that a reload loses it. */
export const isMemoryStored = (): boolean => isStored;

/** Changes the memory while no other tab does. The new memory is stored before the promise resolves. */
export const changeMemory = <T extends { readonly memory: PageMemory }>(
  change: (memory: PageMemory) => T,
): Promise<T> =>
  inTurn(KEY, () => {
    const before = readMemory();
    const result = change(before);
    if (result.memory !== before) writeMemory(result.memory);
    return result;
  });
