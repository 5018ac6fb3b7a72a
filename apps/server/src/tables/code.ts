import { randomInt } from 'node:crypto';
import type { TableCode } from '@gorrion/protocol';

/* No 0 and O, no 1, I and L: a code is read aloud and typed from a screen. 31 signs in 8 places are 39.6 bits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

export const newCode = (): TableCode =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('') as TableCode;

/** The code that somebody typed, with small letters, spaces or dashes; undefined when it cannot be one. */
export function readCode(typed: string): TableCode | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  return CODE.test(plain) ? (plain as TableCode) : undefined;
}
