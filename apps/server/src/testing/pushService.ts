import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushAddress, PushMessage } from '@gorrion/protocol';

/* The other end of pushes: a browser's keys, and a push service on this machine. */

export interface PushBrowser {
  readonly address: PushAddress;
  readonly privateKey: Buffer;
}

/** Makes the keys of a browser at an endpoint. */
export function pushBrowser(endpoint: string): PushBrowser {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  return { address: { endpoint, keys }, privateKey: ecdh.getPrivateKey() };
}

/** Decrypts what a browser was pushed (RFC 8291). Throws if it is not for this browser. */
export function opened({ address, privateKey }: PushBrowser, body: Buffer): string {
  const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const auth = Buffer.from(address.keys.auth, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine. It answers with `status`, and keeps what it was sent for each browser. */
export async function pushService() {
  const received: Received[] = [];
  const browsers = new Map<string, PushBrowser>();
  let status = 201;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', part => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    answer(next: number) {
      status = next;
    },
    browser(name: string): PushBrowser {
      const made = pushBrowser(`${origin}/${name}`);
      browsers.set(`/${name}`, made);
      return made;
    },
    /** What a browser was sent, oldest first, as its service worker reads it. */
    messages: (name: string): readonly PushMessage[] =>
      received
        .filter(({ path }) => path === `/${name}`)
        .map(({ path, body }) => JSON.parse(opened(browsers.get(path)!, body))),
    close: () => new Promise(done => server.close(done)),
  };
}
