import { randomInt } from 'node:crypto';
import type { TableCode } from '@gorrion/protocol';

/* Without 0, O, 1, I and L, because people read codes aloud and type them. Eight of 31 characters are 39.6 bits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

export const newCode = (): TableCode =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('') as TableCode;

/** Returns the code in a typed text, which may have small letters, spaces or dashes; undefined if it cannot be one. */
export function readCode(typed: string): TableCode | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  return CODE.test(plain) ? (plain as TableCode) : undefined;
}
