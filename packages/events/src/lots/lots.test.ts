import { createHash, createHmac } from 'node:crypto';
import { seeded } from '@gorrion/rules';
import { describe, expect, test, vi } from 'vitest';
import { commitmentTo, type Draw, drawLots, type Lots, listDigest, lotsOf, verifyDraw } from './lots.ts';

// Slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const of = (byte: string) => byte.repeat(32);
const SECRET = { seed: of('22'), salt: of('11') };
const LOTS: Lots = {
  event: 'abierto',
  purpose: 'teams',
  entrants: ['Rhein', 'Torino', 'Seine', 'Nordic Tiles', '王牌'],
};

const random = seeded('lots');
const bytes = () => Array.from({ length: 8 }, () => random().toString(16).padStart(8, '0')).join('');

describe('the draw of lots (3.5.1) [R88]', () => {
  test('gives each entrant one number, also the absent, for whom the organiser draws', () => {
    const draw = drawLots(LOTS, SECRET, [1, 4], [{ entrant: 0, nonce: of('33') }]);
    const lots = lotsOf(draw);
    expect(lots.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(lots.map(({ entrant }) => entrant).toSorted()).toEqual(LOTS.entrants.toSorted());
    expect(lots.filter(({ isForAbsent }) => isForAbsent).map(({ entrant }) => entrant)).toEqual(
      expect.arrayContaining(['Torino', '王牌']),
    );
    expect(verifyDraw(draw, commitmentTo(LOTS, SECRET))).toEqual({ ok: true, lots });
  });

  test('who is absent changes nothing about the numbers', () => {
    expect(drawLots(LOTS, SECRET, [0, 1, 2]).order).toEqual(drawLots(LOTS, SECRET).order);
  });

  test('is what its description says, computed another way', () => {
    const sha = (...parts: readonly (string | Buffer)[]) => {
      const hash = createHash('sha256');
      for (const part of parts) hash.update(part);
      return hash.digest();
    };
    const u32 = (value: number) => {
      const four = Buffer.alloc(4);
      four.writeUInt32BE(value);
      return four;
    };
    const text = (value: string) => Buffer.concat([u32(Buffer.byteLength(value)), Buffer.from(value)]);
    const list = sha('gorrion/lots/1/list', text('abierto'), text('teams'), u32(5), ...LOTS.entrants.map(text));
    const hex = (value: string) => Buffer.from(value, 'hex');
    expect(listDigest(LOTS)).toBe(list.toString('hex'));
    const commitment = sha('gorrion/lots/1/commitment', list, hex(SECRET.salt), hex(SECRET.seed)).toString('hex');
    expect(commitmentTo(LOTS, SECRET)).toBe(commitment);
    const key = createHmac('sha256', hex(SECRET.seed))
      .update('gorrion/lots/1/key')
      .update(list)
      .update(Buffer.concat([u32(2), hex(of('44')), u32(3), hex(of('55'))]))
      .digest();
    const block = createHmac('sha256', key).update('gorrion/lots/1/order/0').digest();
    const order = [0, 1, 2, 3, 4];
    for (let last = 4; last > 0; last--) {
      const other = block.readUInt32BE(4 * (4 - last)) % (last + 1);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    const nonces = [
      { entrant: 3, nonce: of('55') },
      { entrant: 2, nonce: of('44') },
    ];
    expect(drawLots(LOTS, SECRET, [], nonces).order).toEqual(order);
  });

  test('is uniform: over 6,000 draws of 5 every entrant has every number equally often', () => {
    const DRAWS = 6_000;
    const counts = Array<number>(25).fill(0);
    for (let n = 0; n < DRAWS; n++) {
      const { order } = drawLots(LOTS, { seed: bytes(), salt: of('11') });
      for (const [number, entrant] of order.entries()) counts[5 * entrant + number]!++;
    }
    const mean = DRAWS / 5;
    const chiSquare = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    // 16 degrees of freedom: above 39.3 once in a thousand seeds.
    expect(chiSquare).toBeLessThan(39.3);
  });
});

describe('what cannot be altered', () => {
  const draw = drawLots(LOTS, SECRET, [1], [{ entrant: 0, nonce: of('33') }]);
  const published = draw.commitment;
  const [first, second, ...rest] = draw.entrants as [string, string, ...string[]];

  test.each<[string, Partial<Draw>, string]>([
    ['the event', { event: 'other' }, 'commitment'],
    ['the purpose', { purpose: 'players' }, 'commitment'],
    ['the order of the list', { entrants: [second, first, ...rest] }, 'commitment'],
    ['an entrant', { entrants: ['Rhine', second, ...rest] }, 'commitment'],
    ['the number of entrants', { entrants: [second, ...rest] }, 'commitment'],
    ['where a name ends', { entrants: [`${first}${second}`, '', ...rest] }, 'commitment'],
    ['the seed', { opened: { ...SECRET, seed: of('23') } }, 'commitment'],
    ['the salt', { opened: { ...SECRET, salt: of('12') } }, 'commitment'],
    ['the form of the seed', { opened: { ...SECRET, seed: 'x' } }, 'commitment'],
    ['the commitment', { commitment: of('66') }, 'other-commitment'],
    ['a nonce', { nonces: [{ entrant: 0, nonce: of('34') }] }, 'order'],
    ['whose nonce it is', { nonces: [{ entrant: 2, nonce: of('33') }] }, 'order'],
    ['a nonce left out', { nonces: [] }, 'order'],
    ['a nonce of an absent entrant', { nonces: [{ entrant: 1, nonce: of('33') }] }, 'nonce'],
    ['a nonce of nobody', { nonces: [{ entrant: 5, nonce: of('33') }] }, 'nonce'],
    ['a nonce twice', { nonces: [...draw.nonces, ...draw.nonces] }, 'nonce'],
    ['a malformed nonce', { nonces: [{ entrant: 0, nonce: '33' }] }, 'nonce'],
    ['an absent entrant who is nobody', { absent: [-1] }, 'absent'],
    ['an absent entrant twice', { absent: [1, 1] }, 'absent'],
    ['two numbers', { order: [draw.order[1]!, draw.order[0]!, ...draw.order.slice(2)] }, 'order'],
    ['a number left out', { order: draw.order.slice(1) }, 'order'],
  ])('%s', (_, change, why) => {
    expect(verifyDraw({ ...draw, ...change }, published)).toEqual({ ok: false, why });
  });

  test('a whole other draw fits itself, but not the commitment that was published', () => {
    const other = drawLots(LOTS, { ...SECRET, seed: of('77') });
    expect(verifyDraw(other).ok).toBe(true);
    expect(verifyDraw(other, published)).toEqual({ ok: false, why: 'other-commitment' });
  });

  test('drawing for nobody, with a bad nonce or without a seed is refused', () => {
    expect(() => drawLots(LOTS, SECRET, [5])).toThrow(RangeError);
    expect(() => drawLots(LOTS, SECRET, [], [{ entrant: 0, nonce: '' }])).toThrow(RangeError);
    expect(() => drawLots(LOTS, { ...SECRET, seed: '' })).toThrow(RangeError);
  });
});
