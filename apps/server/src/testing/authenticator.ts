import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyOptions, PasskeyResponse } from '@gorrion/protocol';

/* A passkey in software, for tests: it answers as a browser does, and can be told to lie. */

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64 = (data: Buffer): string => data.toString('base64url');

/** User present and verified. */
const SEEN = 0x05;
const WITH_KEY = 0x40;

interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly handle?: string;
}

/** Returns the bytes of CBOR for a string of bytes. */
function cborBytes(data: Buffer): Buffer {
  const head = data.length < 256 ? [0x58, data.length] : [0x59, data.length >> 8, data.length & 0xff];
  return Buffer.concat([Buffer.from(head), data]);
}

const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** Creates a key for ES256 on P-256, with its public half as COSE: an elliptic key and its two coordinates. */
function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
  return { privateKey, cose };
}

/** Returns an attestation of nothing but the data itself. */
const attestation = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    cborBytes(data),
  ]);

/** Creates one passkey of a site. */
export function softPasskey(origin: string) {
  const { privateKey, cose } = newKey();
  const id = randomBytes(16);
  let handle = '';
  let uses = 0;

  const dataOf = (flags: number, lies: Lies, rest: Buffer = Buffer.alloc(0)): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lies.counter ?? ++uses);
    return Buffer.concat([sha256(lies.rpId ?? new URL(origin).hostname), Buffer.from([flags]), counter, rest]);
  };
  const clientData = (type: 'create' | 'get', options: object, lies: Lies): Buffer => {
    const { challenge } = options as { challenge: string };
    return Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin: lies.origin ?? origin }));
  };
  const answer = (response: object): PasskeyResponse =>
    ({
      id: base64(id),
      rawId: base64(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    }) as PasskeyResponse;

  return {
    id: base64(id),
    make({ options }: PasskeyOptions, lies: Lies = {}): PasskeyResponse {
      handle = (options as { user: { id: string } }).user.id;
      const rest = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      return answer({
        clientDataJSON: base64(clientData('create', options, lies)),
        attestationObject: base64(attestation(dataOf(SEEN | WITH_KEY, lies, rest))),
        transports: ['internal'],
      });
    },
    use({ options }: PasskeyOptions, lies: Lies = {}): PasskeyResponse {
      const client = clientData('get', options, lies);
      const data = dataOf(SEEN, lies);
      return answer({
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        userHandle: lies.handle ?? handle,
      });
    },
  };
}
