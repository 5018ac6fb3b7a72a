import { type TableCode, typedCode } from '@gorrion/protocol';
import type { Entropy } from '@gorrion/table';
import { systemEntropy } from '../config/systemEntropy.ts';

/* Without 0, O, 1, I and L, because people read codes aloud and type them. Eight of 31 characters are 39.6 bits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** Bytes from here on would make some characters likelier than others. */
const EVEN = 256 - (256 % ALPHABET.length);

/** Returns signs by chance that people can read aloud and type. */
export function newSigns(length: number, entropy: Entropy = systemEntropy): string {
  let signs = '';
  while (signs.length < length)
    for (const byte of entropy.bytes(length - signs.length)) if (byte < EVEN) signs += ALPHABET[byte % ALPHABET.length];
  return signs;
}

/** Returns a new code of a table. */
export const newCode = (entropy: Entropy = systemEntropy): TableCode => newSigns(LENGTH, entropy) as TableCode;

/** Returns the code in a typed text; undefined if it cannot be one. */
export function readCode(typed: string): TableCode | undefined {
  const code = typedCode(typed);
  return CODE.test(code) ? (code as TableCode) : undefined;
}
