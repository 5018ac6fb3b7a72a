import { othersInTurn, SEATS, type Seat, tilesLeft, viewFor } from '@gorrion/rules';
import { playout } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { lookAround } from './sight.ts';

describe('the draws to come', () => {
  it('are all of the wall, in turn: the own ones, and what others draw after the last of them', () => {
    let asked = 0;
    for (const { before } of playout('draws to come')) {
      const { phase } = before;
      if (phase.name !== 'turn' && phase.name !== 'claims') continue;
      const turns: Seat[] = [];
      let drawer = phase.name === 'turn' ? phase.seat : phase.from;
      while (turns.length < tilesLeft(before.wall)) {
        drawer = othersInTurn(drawer)[0]!;
        turns.push(drawer);
      }
      for (const seat of SEATS) {
        const { drawsLeft, afterLast } = lookAround(viewFor(before, seat), seat);
        expect(drawsLeft).toBe(turns.filter(one => one === seat).length);
        expect(afterLast).toBe(turns.length - 1 - turns.lastIndexOf(seat));
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(200);
  });
});
