import { SEATS } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { seatingsOf } from './walls.ts';

describe('the seatings of a wall', () => {
  it('give each of the four every seat once in four hands', () => {
    for (const place of SEATS) {
      expect(new Set(seatingsOf(4).map(seating => seating.indexOf(place))).size).toBe(4);
    }
  });

  it('are all twenty-four orders on request', () => {
    expect(new Set(seatingsOf(24).map(seating => seating.join())).size).toBe(24);
  });
});
