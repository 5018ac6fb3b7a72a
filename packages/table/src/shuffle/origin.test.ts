import { expect, test } from 'vitest';
import { isSameOrigin } from './origin.ts';

test.each([
  ['https://mahjong.example', 'https://mahjong.example', true],
  ['https://mahjong.example', 'https://mahjong.example:8443', false],
  ['https://mahjong.example', 'http://mahjong.example', false],
  ['http://localhost:3000', 'http://192.168.1.5:3000', true],
  ['http://[::1]:3000', 'http://10.0.0.7:3000', true],
  ['http://gorrion.local:3000', 'http://172.16.0.2:3000', true],
  ['http://localhost:3000', 'https://mahjong.example', false],
  ['http://172.32.0.2:3000', 'http://localhost:3000', false],
  ['https://10.example.org', 'http://localhost:3000', false],
  ['http://127.0.0.1.example.org', 'http://localhost:3000', false],
  ['http://localhost.example', 'http://localhost', false],
  ['', 'http://localhost', false],
])('%s and %s name the same server: %s', (one, other, isSame) => {
  expect(isSameOrigin(one, other)).toBe(isSame);
  expect(isSameOrigin(other, one)).toBe(isSame);
});
