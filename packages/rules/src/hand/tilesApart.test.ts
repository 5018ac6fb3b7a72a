import { describe, expect, test } from 'vitest';
import { hasFourteen, SEATS, tilesApart, tilesText } from '../index.ts';
import { playout } from '../testing/playout.ts';
import { claims, closeClaims, declaresHu, discards, given, type Story } from '../testing/story.ts';

const READY = '123456789m 11s 23p';

const shown = ({ state }: Story, seat: 0 | 1 | 2 | 3) => {
  const { hand, apart } = tilesApart(state, seat);
  return [hand.length, apart === undefined ? '' : tilesText([apart])];
};

describe('the tile that stands apart from a hand', () => {
  test('[R40] is the tile just drawn, on its owner’s turn only', () => {
    const story = given({ hands: ['C', READY], draws: 'N' }).when(discards(0, 'C'), closeClaims);
    expect(shown(story, 1)).toEqual([13, 'N']);
    expect(shown(story, 2)).toEqual([13, '']);
    expect([1, 2].map(seat => hasFourteen(story.state.seats[seat as 1 | 2]))).toEqual([true, false]);
  });

  test('[R40] is the tile won on, a discard as well as a drawn one', () => {
    const discarded = given({ hands: ['1p', READY] }).when(discards(0, '1p'), claims(1, 'win'), closeClaims);
    const drawn = given({ hands: ['C', READY], draws: '4p' }).when(discards(0, 'C'), closeClaims, declaresHu(1));
    expect([shown(discarded, 1), shown(drawn, 1)]).toEqual([
      [13, '1p'],
      [13, '4p'],
    ]);
  });

  test('[R40] leaves thirteen tiles, three a meld, at every moment of random hands', () => {
    for (let n = 0; n < 20; n++) {
      for (const { before } of playout(`apart ${n}`)) {
        for (const seat of SEATS) {
          const { phase, seats } = before;
          const { hand, apart } = tilesApart(before, seat);
          const hasClaimed = phase.name === 'turn' && phase.seat === seat && apart === undefined;
          if (phase.name === 'undealt' || hasClaimed) continue;
          expect(hand.length + 3 * seats[seat].melds.length, `playout ${n}`).toBe(13);
        }
      }
    }
  });
});
