import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DeviceId, PersonId } from '@gorrion/protocol';

/*
 * A guest's cookie is a public id, the device to which it was given, and a signature that only this server can make. The
 * database holds no credential, and no look-up is needed for a guest without data.
 */

const FOUR_HUNDRED_DAYS = 400 * 24 * 3600;
const ID = /^[0-9a-f]{32}$/;

/** `__Host-` binds a cookie to one https site; browsers refuse it on plain http, where a club's own network plays. */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-gorrion' : 'gorrion');

/** What a cookie proves. Older cookies name no device. */
export interface ProvenCookie {
  readonly person: PersonId;
  readonly device: DeviceId | undefined;
}

export interface Cookies {
  /** Returns what a cookie header proves; undefined if nothing. */
  read(header: string | undefined, isSecure: boolean): ProvenCookie | undefined;
  /** Returns a value for `Set-Cookie`, for the person's first device unless another is named. */
  write(person: PersonId, isSecure: boolean, device?: DeviceId): string;
  /** Returns the device that a person had before any other: the one whose older cookies name none. */
  firstDeviceOf(person: PersonId): DeviceId;
  /** Returns the next id of a person who gave up this one. Without the key nobody can connect the two. */
  successorOf(person: PersonId): PersonId;
}

const newId = (): string => randomBytes(16).toString('hex');
export const newPersonId = (): PersonId => newId() as PersonId;
export const newDeviceId = (): DeviceId => newId() as DeviceId;

/** Returns the value of a cookie in a header; undefined if it has none. */
export function cookieNamed(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find(part => part.trimStart().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}

export function signedCookies(secret: Buffer): Cookies {
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest();
  const idFrom = (text: string) => digest(text).toString('hex').slice(0, 32);
  /** Without a device it is the signature of an older server. */
  const sign = (person: string, device: string | undefined) =>
    digest(device === undefined ? `guest:${person}` : `device:${person}.${device}`);
  const firstDeviceOf = (person: PersonId) => idFrom(`first device:${person}`) as DeviceId;

  function proven(value: string): ProvenCookie | undefined {
    const [person = '', ...rest] = value.split('.');
    const signature = Buffer.from(rest.at(-1) ?? '', 'base64url');
    const device = rest.length > 1 ? rest[0] : undefined;
    if (rest.length > 2 || !ID.test(person) || (device !== undefined && !ID.test(device))) return undefined;
    if (signature.length !== 32 || !timingSafeEqual(signature, sign(person, device))) return undefined;
    return { person: person as PersonId, device: device as DeviceId | undefined };
  }

  return {
    read(header, isSecure) {
      const value = cookieNamed(header, nameOf(isSecure));
      return value ? proven(value) : undefined;
    },
    write(person, isSecure, device = firstDeviceOf(person)) {
      const value = `${person}.${device}.${sign(person, device).toString('base64url')}`;
      const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${FOUR_HUNDRED_DAYS}${isSecure ? '; Secure' : ''}`;
      return `${nameOf(isSecure)}=${value}; ${flags}`;
    },
    firstDeviceOf,
    successorOf: person => idFrom(`successor:${person}`) as PersonId,
  };
}
