import { createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { opened, pushBrowser } from '../testing/pushService.ts';
import { encryptedFor, topicOf } from './encrypt.ts';
import { newVapidKey, openVapid } from './vapid.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** The example of RFC 8291, appendix A. */
const RFC = {
  plain: 'When I grow up, I want to be a watermelon',
  address: {
    endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  },
  chance: {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    sender: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    paddedTo: 0,
  },
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
    'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

it('encrypts as the RFC has it', () => {
  expect(encryptedFor(RFC.address, RFC.plain, RFC.chance).toString('base64url')).toBe(RFC.body);
});

it('encrypts for one browser alone, each time anew, and as long whatever is said', () => {
  const browser = pushBrowser('https://push.example/1');
  const [one, other] = ['Hu', 'Your turn. 轮到你了'].map(text => encryptedFor(browser.address, text));
  expect(opened(browser, one!)).toBe('Hu');
  expect(opened(browser, other!)).toBe('Your turn. 轮到你了');
  expect(one!.length).toBe(other!.length);
  expect(one!.equals(encryptedFor(browser.address, 'Hu'))).toBe(false);
  expect(() => opened(pushBrowser('https://push.example/2'), one!)).toThrow();
  expect(() => encryptedFor(browser.address, 'x'.repeat(5000))).toThrow('too long');
});

it('names a topic that the push service cannot read', () => {
  const [one, other] = [1, 2].map(n => pushBrowser(`https://push.example/${n}`).address);
  expect(topicOf(one!, 'table ABCD2345')).toMatch(/^[\w-]{32}$/);
  expect(topicOf(one!, 'table ABCD2345')).toBe(topicOf(one!, 'table ABCD2345'));
  expect(topicOf(one!, 'table ABCD2345')).not.toBe(topicOf(other!, 'table ABCD2345'));
});

it('signs for each push service, for half a day', () => {
  let now = 1_000_000;
  const vapid = openVapid(newVapidKey(), 'https://club.example', () => now);
  const tokenOf = (endpoint: string) => /^vapid t=([^,]+), k=(.+)$/.exec(vapid.headerFor(endpoint))!;
  const [, token = '', key] = tokenOf('https://push.example/send/1');
  expect(key).toBe(vapid.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://push.example',
    exp: 1000 + 12 * 3600,
    sub: 'https://club.example',
  });
  const point = bytes(vapid.publicKey);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, bytes(signature))).toBe(true);
  now += 10 * 3600_000;
  expect(tokenOf('https://push.example/send/2')[1]).toBe(token);
  now += 3600_000;
  expect(tokenOf('https://push.example/send/2')[1]).not.toBe(token);
});
