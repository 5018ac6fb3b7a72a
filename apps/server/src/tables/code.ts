import { type TableCode, typedCode } from '@gorrion/protocol';
import type { Entropy } from '@gorrion/table';
import { systemEntropy } from '../config/systemEntropy.ts';

/* Without 0, O, 1, I and L, because people read codes aloud and type them. Eight of 31 characters are 39.6 bits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** Bytes from here on would make some characters likelier than others. */
const EVEN = 256 - (256 % ALPHABET.length);

/** Returns a new code of a table. */
export function newCode(entropy: Entropy = systemEntropy): TableCode {
  let code = '';
  while (code.length < LENGTH)
    for (const byte of entropy.bytes(LENGTH - code.length)) if (byte < EVEN) code += ALPHABET[byte % ALPHABET.length];
  return code as TableCode;
}

/** Returns the code in a typed text; undefined if it cannot be one. */
export function readCode(typed: string): TableCode | undefined {
  const code = typedCode(typed);
  return CODE.test(code) ? (code as TableCode) : undefined;
}
