import { copiesOf, countOf, distanceOf, type Seat, seeded, suited, undealt } from '@gorrion/rules';
import { tile, tiles } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { aimsOfDeals, type DealWish, findDeal, turnLoss } from './index.ts';

const always = () => true;
const WISH: DealWish = { player: 1, dealer: 0, aim: 'mixed-triple-chow', away: 2 };

describe('a deal by a sentence', () => {
  it('gives the hand at the wanted distance, the tile in the wanted turns, and nobody a nearer hand', () => {
    for (const [player, dealer] of [
      [1, 0],
      [2, 2],
      [3, 1],
    ] as const) {
      const wish: DealWish = { ...WISH, player, dealer, draw: { tile: suited('bamboos', 3), within: 5 }, others: 2 };
      const found = findDeal(wish, seeded(`deal ${player}`), always);
      if (!found.isFound) throw new Error(found.leaveOut);
      const seat = ((player - dealer + 4) & 3) as Seat;
      const { hands, wall = [] } = found.deal;
      expect(hands.map(hand => hand.length)).toEqual([14, 13, 13, 13]);
      expect(distanceOf(hands[seat], []).min).toBe(2);
      hands.forEach((hand, other) => {
        if (other !== seat) expect(distanceOf(hand, []).min).toBeGreaterThanOrEqual(2);
      });
      expect(wall.at(-1)).toBe(suited('bamboos', 3));
      // East draws the tiles 3, 7, 11 of the wall, the next seats those before them.
      expect((wall.length - 1 - (seat === 0 ? 3 : seat - 1)) % 4).toBe(0);
      expect(wall.length).toBeLessThanOrEqual(20);
      const all = [...hands.flat(), ...wall];
      for (const one of new Set(all)) expect(countOf(all, one)).toBeLessThanOrEqual(copiesOf(one));
    }
  });

  it('is the same for the same seed, and another one for another', () => {
    const of = (seed: string) => findDeal(WISH, seeded(seed), always);
    expect(of('a')).toEqual(of('a'));
    expect(of('a')).not.toEqual(of('b'));
  });

  it('exists for every fan that it offers', () => {
    const aims = aimsOfDeals();
    expect(aims).toContain('mixed-triple-chow');
    expect(aims).not.toContain('four-kongs');
    expect(aims.length).toBeGreaterThan(50);
    for (const aim of aims.filter((_, n) => n % 4 === 0))
      expect(findDeal({ ...WISH, aim, away: 1 }, seeded(aim), always), aim).toMatchObject({ isFound: true });
  });

  it('names what to leave out when its time is over or nothing fits', () => {
    let asked = 0;
    const wish: DealWish = { ...WISH, others: 9 };
    const found = findDeal(wish, seeded('none'), () => asked++ < 20);
    expect(found).toMatchObject({ isFound: false, leaveOut: 'others' });
    expect(found.tries).toBeLessThanOrEqual(320);
  });
});

describe('a discard that takes a hand back', () => {
  const hand = {
    ...undealt,
    seats: undealt.seats.map(seat => ({ ...seat, concealed: tiles('123m 456s 789p 1122s W') })) as never,
  };

  it('is told with what would have kept it', () => {
    expect(turnLoss(hand, 0, tile('4s'))).toMatchObject({ tile: tile('4s'), now: 1, best: 0, instead: tile('W') });
    expect(turnLoss(hand, 0, tile('W'))).toBeUndefined();
  });
});
