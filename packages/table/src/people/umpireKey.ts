import type { PersonId } from '@gorrion/protocol';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Returns the digest (SHA-256, hex) of the key (128 bits, hex) in an umpire's link, all that the table knows of it. */
export const digestOfKey = (key: string): string => bytesToHex(sha256(hexToBytes(key)));

/** Returns the digest (SHA-256, hex) of a key (128 bits, hex) with which one person alone comes as an event's umpire. */
export const digestOfOwnKey = (key: string, person: PersonId): string =>
  bytesToHex(sha256(utf8ToBytes(`${key} ${person}`)));
