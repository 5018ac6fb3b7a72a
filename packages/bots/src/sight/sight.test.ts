import { SEATS, tilesLeft, viewFor } from '@gorrion/rules';
import { playout } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { lookAround } from './sight.ts';

describe('the draws to come', () => {
  it('are all of the wall: one’s own, three of others between two of them, and what is left over before and after', () => {
    let asked = 0;
    for (const { before } of playout('draws to come')) {
      const { phase } = before;
      if (phase.name !== 'turn' && phase.name !== 'claims') continue;
      const last = phase.name === 'turn' ? phase.seat : phase.from;
      for (const seat of SEATS) {
        const { drawsLeft, drawsAfter } = lookAround(viewFor(before, seat), seat);
        const othersBefore = (seat - last + 3) % 4;
        expect(drawsAfter).toBeLessThan(4);
        if (drawsLeft > 0) expect(othersBefore + 4 * (drawsLeft - 1) + 1 + drawsAfter).toBe(tilesLeft(before.wall));
        else expect(drawsAfter).toBe(tilesLeft(before.wall));
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(200);
  });
});
