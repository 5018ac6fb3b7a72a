import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';

/* By which key a push service knows this server (RFC 8292). The key is made once; browsers hand out addresses for it. */

/** How long (s) a signature is valid; 24 hours at most. */
const VALID = 12 * 3600;
/** A signature is used again until so little (s) of its time is left. */
const RENEWED = 3600;
/** Most push services whose signature is remembered. */
const MOST_KEPT = 100;

/** Makes a key, as the store keeps it. */
export const newVapidKey = (): string =>
  JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }));

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export interface Vapid {
  /** The public key as browsers take it (base64url). */
  readonly publicKey: string;
  /** Returns the header `Authorization` for a push service. */
  headerFor(endpoint: string): string;
}

/** Opens the key of a server. `contact`: where the operator of a push service reaches that of the server. `now`: ms. */
export function openVapid(stored: string, contact: string, now: () => number): Vapid {
  const jwk = JSON.parse(stored) as { readonly x: string; readonly y: string };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const point = [Buffer.of(4), Buffer.from(jwk.x, 'base64url'), Buffer.from(jwk.y, 'base64url')];
  const publicKey = Buffer.concat(point).toString('base64url');
  const kept = new Map<string, { readonly token: string; readonly until: number }>();

  function tokenFor(aud: string): string {
    const at = Math.floor(now() / 1000);
    const known = kept.get(aud);
    if (known && known.until - RENEWED > at) return known.token;
    const until = at + VALID;
    const unsigned = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded({ aud, exp: until, sub: contact })}`;
    const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' });
    const token = `${unsigned}.${signature.toString('base64url')}`;
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(aud, { token, until });
    return token;
  }

  return {
    publicKey,
    headerFor: endpoint => `vapid t=${tokenFor(new URL(endpoint).origin)}, k=${publicKey}`,
  };
}
