import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/*
 * The key of the operator's page: 160 random bits, so that a plain hash is as hard to turn round as the key is to guess, and
 * needs no salt. It is shown once and never kept.
 */

/** 32 signs that nobody mistakes for each other. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 32;
const GROUP = 4;

/** Returns a new key, as `ABCD-EFGH-…`. */
export function newOperatorKey(): string {
  const signs = [...randomBytes(LENGTH)].map(byte => SIGNS[byte % SIGNS.length]).join('');
  return signs.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-');
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Returns what is kept of a key. Case, spaces and hyphens do not count: somebody may read it from paper. */
export const hashOfKey = (key: string): string => hash(key.toUpperCase().replaceAll(/[\s-]/g, '')).toString('hex');

export const isKeyOf = (key: string, kept: string): boolean => timingSafeEqual(hash(hashOfKey(key)), hash(kept));

/** Returns a token of 256 bits for a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns what is kept of a token. */
export const hashOfToken = (token: string): string => hash(token).toString('hex');
