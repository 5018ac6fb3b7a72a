import { createCipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { PushAddress } from '@gorrion/protocol';

/*
 * Encrypts what is pushed, so that only the browser reads it (RFC 8291, with the coding `aes128gcm` of RFC 8188). All of it
 * fits into one record.
 */

const CURVE = 'prime256v1';
const RECORD_BYTES = 4096;
/** Every message is padded to this many bytes at least: its length does not tell what it is about. */
const PADDED_TO = 1024;
const TAG_BYTES = 16;
/** Stands behind the last record's text (RFC 8188, 2). */
const LAST = 2;

/** Chance of a message; the tests bring that of the RFC. */
interface Chance {
  readonly salt: Buffer;
  /** The private key of the sender, used once. */
  readonly sender: Buffer;
  readonly paddedTo: number;
}

function freshChance(): Chance {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return { salt: randomBytes(16), sender: sender.getPrivateKey(), paddedTo: PADDED_TO };
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Returns the body of a push. Throws if the browser's key is no point of the curve, or the text is too long. */
export function encryptedFor({ keys }: PushAddress, text: string, chance: Chance = freshChance()): Buffer {
  const receiver = Buffer.from(keys.p256dh, 'base64url');
  const auth = Buffer.from(keys.auth, 'base64url');
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(chance.sender);
  const sender = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const secret = derived(ecdh.computeSecret(receiver), auth, info, 32);
  const key = derived(secret, chance.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, chance.salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const plain = Buffer.from(text);
  const padding = Buffer.alloc(Math.max(0, chance.paddedTo - plain.length - 1));
  const record = Buffer.concat([plain, Buffer.from([LAST]), padding]);
  if (record.length + TAG_BYTES > RECORD_BYTES) throw new Error(`a push of ${plain.length} bytes is too long`);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_BYTES);
  size.writeUInt8(sender.length, 4);
  return Buffer.concat([chance.salt, size, sender, cipher.update(record), cipher.final(), cipher.getAuthTag()]);
}

/** Whether a browser's key is a point of the curve. */
export function canEncryptFor(address: PushAddress): boolean {
  try {
    return encryptedFor(address, '').length > 0;
  } catch {
    return false;
  }
}

/** Returns the name under which a push takes the place of an older one. The push service learns nothing from it (RFC 8030, 5.4). */
export const topicOf = ({ keys }: PushAddress, tag: string): string =>
  createHmac('sha256', keys.auth).update(tag).digest('base64url').slice(0, 32);
