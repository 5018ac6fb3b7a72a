import { createHash } from 'node:crypto';
import { fromBreak } from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import { boundCommitment, boundSeal, contextOf, doneOf, listOf, NO_PREVIOUS } from './bytes.ts';
import { chanceOf } from './random.ts';

const of = (byte: string) => byte.repeat(32);
const id = (byte: string) => byte.repeat(16);
const SECRET = { salt: of('11'), seed: of('22') };
const PLACE = { origin: 'https://mahjong.example', table: 'ABCD2345', game: 1, handNumber: 1, attempt: 1 };
const BINDING = {
  ...PLACE,
  commitment: boundCommitment(PLACE, SECRET),
  previous: NO_PREVIOUS,
  rules: 'wmo2006/16',
  beacon: '',
  chairs: [
    { kind: 'asked', id: id('a0') },
    { kind: 'bot', id: 'regular' },
    { kind: 'asked', id: id('a2') },
    { kind: 'absent', id: id('a3') },
  ],
} as const;

describe('golden values of format 3', () => {
  const context = contextOf(BINDING);
  const seals = [boundSeal(context, 0, of('33')), undefined, boundSeal(context, 2, of('44')), undefined] as const;
  const chairs = [
    { seal: seals[0], nonce: of('33') },
    { seal: undefined, nonce: undefined },
    { seal: seals[2], nonce: of('44') },
    { seal: undefined, nonce: undefined },
  ] as const;
  const list = listOf(context, chairs);

  test('commitment, context, seals, list and the digest of the attempt', () => {
    expect(BINDING.commitment).toBe('e9761ccc9019b611a5f8e042a739a3af738ba00f265deae5a2a93498c3cfc684');
    expect(context).toBe('3f3c0828c37fb98ee2636033236b982f765bc1d412738070e0062ff821482bc1');
    expect(seals[0]).toBe('f75ea72219feb5d6ca8e74abe66b691ae1b3250b5b05f4614565f27d77ae4dc4');
    expect(seals[2]).toBe('3396f9234becb75050be196c2af01c823eaf570a4c00b50fe33239192022cb68');
    expect(list).toBe('dfbfbc8b87d546573ca2d9ce0330602b1c606fc817bdaa369096d5146880e67e');
    expect(doneOf(context, list, chairs, SECRET)).toBe(
      'f5003f14c0223fd19fe247738accf6f506d421116654154f144515bfed807edc',
    );
  });

  test('seats, dice and wall', () => {
    const { seats, dice, ring } = chanceOf(SECRET, { list, chairs });
    expect(seats).toEqual([3, 2, 0, 1]);
    expect(dice).toEqual([1, 4, 6, 3]);
    const wall = fromBreak(ring, dice).tiles;
    expect(wall.slice(0, 16)).toEqual([23, 4, 2, 28, 8, 15, 4, 10, 16, 9, 22, 11, 28, 6, 17, 14]);
    expect(createHash('sha256').update(Uint8Array.from(wall)).digest('hex')).toBe(
      '20f8104dfaefe0ceaf81ce5c1f9c4d3d51dbac1feb053f3f2add524bc11ea8c9',
    );
  });

  test.each([
    ['table', { table: 'ABCD2346' }],
    ['origin', { origin: 'https://mahjong.example:8443' }],
    ['game', { game: 2 }],
    ['hand', { handNumber: 2 }],
    ['attempt', { attempt: 2 }],
    ['commitment', { commitment: of('55') }],
    ['previous attempt', { previous: of('66') }],
    ['rules', { rules: 'ema/16' }],
    ['people', { chairs: [...BINDING.chairs.slice(0, 3), { kind: 'absent', id: id('a4') }] as never }],
  ])('another %s needs another seal, and another commitment where the place differs', (_, change) => {
    const other = { ...BINDING, ...change };
    expect(boundSeal(contextOf(other), 0, of('33'))).not.toBe(seals[0]);
    const isElsewhere = boundCommitment(other, SECRET) !== BINDING.commitment;
    expect(isElsewhere).toBe(['table', 'origin', 'game', 'handNumber', 'attempt'].some(key => key in change));
  });

  test('another list of seals, without one of them, deals another wall', () => {
    const without = listOf(context, [chairs[0], chairs[1], { seal: undefined }, chairs[3]]);
    expect(without).not.toBe(list);
    expect(chanceOf(SECRET, { list: without, chairs }).ring).not.toEqual(chanceOf(SECRET, { list, chairs }).ring);
  });
});
