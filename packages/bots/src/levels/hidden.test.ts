import { bySeat, type HandState, isHidden, legalActions, SEATS, type Seat, type Tile, viewFor } from '@gorrion/rules';
import { playout } from '@gorrion/rules/testing';
import { sized } from '@gorrion/rules/testing/wide';
import { describe, expect, it } from 'vitest';
import { decideAsBot } from './decideAsBot.ts';
import { BOT_LEVELS } from './level.ts';

/** Returns a seat's view in which everything that the seat cannot see is different: the wall and the others' tiles. */
function withOtherSecrets(state: HandState, seat: Seat): HandState {
  const reversed = (tiles: readonly Tile[]): readonly Tile[] =>
    tiles.map(tile => ((tile + 17) % 34) as Tile).toSorted((a, b) => a - b);
  const seats = bySeat(other => {
    const own = state.seats[other];
    return other === seat ? own : { ...own, concealed: reversed(own.concealed) };
  });
  return { ...state, seats, wall: { ...state.wall, tiles: state.wall.tiles.toReversed() } };
}

describe('tiles that a bot cannot see', () => {
  it('change nothing in its answer', { timeout: 60_000 }, () => {
    let asked = 0;
    for (const { before } of playout('hidden tiles')) {
      const seat = SEATS.find(other => legalActions(before, other).length > 1);
      if (seat === undefined) continue;
      const [view, other] = [viewFor(before, seat), viewFor(withOtherSecrets(before, seat), seat)];
      expect(view.seats.some(({ concealed }, n) => n !== seat && concealed.some(tile => !isHidden(tile)))).toBe(false);
      // All levels but the first two share one search: test the widest one, and one of the others in turn.
      for (const level of ['expert', BOT_LEVELS[asked % BOT_LEVELS.length]!] as const) {
        expect(decideAsBot(level, other, seat, 's')).toEqual(decideAsBot(level, view, seat, 's'));
      }
      if (++asked === sized(6, 12)) break;
    }
    expect(asked).toBe(sized(6, 12));
  });
});
