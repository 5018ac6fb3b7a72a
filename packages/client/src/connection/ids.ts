/** Returns random bytes as hex. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');

/** Returns 128 random bits, which name a command or a new table. Plain http has no `crypto.randomUUID`. */
export const newId = (): string => randomHex(16);

/** Returns 256 random bits: a number for a shuffle. */
export const newNonce = (): string => randomHex(32);
