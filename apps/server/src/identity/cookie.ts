import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PersonId } from '@gorrion/protocol';

/*
 * A guest is a public id and a signature that only this server can make. The database holds no credential, and no
 * look-up is needed for a guest without data.
 */

const FOUR_HUNDRED_DAYS = 400 * 24 * 3600;
const ID = /^[0-9a-f]{32}$/;

/** `__Host-` binds a cookie to one https site; browsers refuse it on plain http, where a club's own network plays. */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-gorrion' : 'gorrion');

export interface Cookies {
  /** Returns the person whose signed id is in a cookie header; undefined if there is none. */
  read(header: string | undefined, isSecure: boolean): PersonId | undefined;
  /** Returns a value for `Set-Cookie`. */
  write(person: PersonId, isSecure: boolean): string;
  /** Returns the next id of a person who gave up this one. Without the key nobody can connect the two. */
  successorOf(person: PersonId): PersonId;
}

export const newPersonId = (): PersonId => randomBytes(16).toString('hex') as PersonId;

function textOf(header: string, name: string): string | undefined {
  const pair = header.split(';').find(part => part.trimStart().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}

export function signedCookies(secret: Buffer): Cookies {
  const sign = (id: string) => createHmac('sha256', secret).update(`guest:${id}`).digest();

  function proven(value: string): PersonId | undefined {
    const [id = '', signature = ''] = value.split('.');
    const given = Buffer.from(signature, 'base64url');
    if (!ID.test(id) || given.length !== 32 || !timingSafeEqual(given, sign(id))) return undefined;
    return id as PersonId;
  }

  return {
    read(header, isSecure) {
      const value = header && textOf(header, nameOf(isSecure));
      return value ? proven(value) : undefined;
    },
    write(person, isSecure) {
      const value = `${person}.${sign(person).toString('base64url')}`;
      const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${FOUR_HUNDRED_DAYS}${isSecure ? '; Secure' : ''}`;
      return `${nameOf(isSecure)}=${value}; ${flags}`;
    },
    successorOf: person =>
      createHmac('sha256', secret).update(`successor:${person}`).digest('hex').slice(0, 32) as PersonId,
  };
}
