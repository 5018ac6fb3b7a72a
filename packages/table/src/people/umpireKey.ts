import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** Returns the digest (SHA-256, hex) of the key (128 bits, hex) in an umpire's link, all that the table knows of it. */
export const digestOfKey = (key: string): string => bytesToHex(sha256(hexToBytes(key)));
