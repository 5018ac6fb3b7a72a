import { expect, it } from 'vitest';
import { groupIn } from './GroupLink.tsx';

const KEY = '0123456789abcdef0123456789abcdef';

it('an invitation is found in what was pasted with it, and nothing less than a whole link', () => {
  expect(groupIn(`Come! https://club.example/c/5dkv52hk#${KEY}.`)).toBe(`/c/5DKV52HK#${KEY}`);
  expect(groupIn(`/c/5DKV52HK/#${KEY.toUpperCase()}`)).toBe(`/c/5DKV52HK#${KEY}`);
  for (const text of [
    '',
    '5DKV52HK',
    '/c/5DKV52HK',
    `/c/5DKV52HK#${KEY.slice(1)}`,
    `/e/5DKV52HK#${KEY}`,
    `/c/../x#${KEY}`,
  ])
    expect(groupIn(text), text).toBeUndefined();
});
