import { othersInTurn, SEATS, type Seat, tilesLeft, viewFor } from '@gorrion/rules';
import { playout } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { afterClaiming, lookAround, type Sight } from './sight.ts';

/** Lists the seats that draw the tiles of the wall, in order, if nobody claims after this seat's turn. */
function drawersAfter(last: Seat, tiles: number): readonly Seat[] {
  const drawers: Seat[] = [];
  for (let drawer = last; drawers.length < tiles; ) {
    drawer = othersInTurn(drawer)[0]!;
    drawers.push(drawer);
  }
  return drawers;
}

function expectTurns({ seat, drawsLeft, afterLast }: Sight, drawers: readonly Seat[]): void {
  expect(drawsLeft).toBe(drawers.filter(one => one === seat).length);
  expect(afterLast).toBe(drawers.length - 1 - drawers.lastIndexOf(seat));
}

describe('the draws to come', () => {
  it('share out the whole wall in turn: the seat’s own, and those of others after its last', () => {
    let asked = 0;
    for (const { before } of playout('draws to come')) {
      const { phase } = before;
      if (phase.name !== 'turn' && phase.name !== 'claims') continue;
      const last = phase.name === 'turn' ? phase.seat : phase.from;
      const left = tilesLeft(before.wall);
      for (const seat of SEATS) {
        expectTurns(lookAround(viewFor(before, seat), seat), drawersAfter(last, left));
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(200);
  });

  it('are counted from its own turn for a seat that claims: the claim replaces a draw', () => {
    let spent = 0;
    for (const { before } of playout('draws to come')) {
      if (before.phase.name !== 'claims') continue;
      for (const seat of othersInTurn(before.phase.from)) {
        const sight = lookAround(viewFor(before, seat), seat);
        const claiming = afterClaiming(sight);
        expectTurns(claiming, drawersAfter(seat, tilesLeft(before.wall)));
        spent += sight.drawsLeft - claiming.drawsLeft;
      }
    }
    expect(spent).toBeGreaterThan(50);
  });
});
