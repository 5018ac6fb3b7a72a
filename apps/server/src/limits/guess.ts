import type { ByAddress } from './byAddress.ts';

/**
 * Resolves with what is found under an id that somebody may have guessed, and counts a wrong one against its address.
 * Undefined if there were too many wrong ones before it is found: many guesses at once get no further than one by one.
 */
export async function guessed<T>(
  limit: ByAddress,
  from: string,
  find: () => Promise<T>,
  isWrong: (found: T) => boolean,
): Promise<T | undefined> {
  if (!limit.hasOne(from)) return undefined;
  const found = await find();
  if (!limit.hasOne(from)) return undefined;
  if (isWrong(found)) limit.take(from);
  return found;
}
