import { legalActions, viewSession } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import type { PendingCommand } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { followed } from '../../testing/following.ts';
import { dealtTable } from '../../testing/table.ts';
import { foreseen } from './foreseen.ts';

function following(viewer: FollowedTable['viewer'] = 0): FollowedTable {
  const { state } = dealtTable();
  const seen = { ...state, session: viewSession(state.session, viewer) };
  return followed(seen, viewer);
}

const table = following();
const { hand } = table.state.session;
const legal = legalActions(hand, 0).find(action => action.type === 'discard')!;
const discard = { type: 'discard', tile: legal.type === 'discard' ? legal.tile : (0 as never) } as const;
const saying = (action: object, at = 9): PendingCommand =>
  ({ id: 'a', at, command: { type: 'act', action } }) as unknown as PendingCommand;

describe("the viewer's pending discard", () => {
  it('lies in the river before the server has answered', () => {
    const shown = foreseen(table, [saying(discard)]);
    expect(shown.seats[0].discards.at(-1)?.tile ?? shown.seats[0].discards.at(-1)).toEqual(discard.tile);
    expect(shown.seats[0].concealed.length).toBe(hand.seats[0].concealed.length - 1);
  });

  it('returns to the hand if it was refused or answers an older event', () => {
    expect(foreseen(table, [])).toBe(hand);
    expect(foreseen(table, [saying(discard, 8)])).toBe(hand);
  });
});

describe('a hand is shown as the server knows it', () => {
  it('while a claim or a win is pending', () => {
    expect(foreseen(table, [saying({ type: 'claim', claim: { kind: 'pass' } })])).toBe(hand);
    expect(foreseen(table, [saying({ type: 'declare-win' })])).toBe(hand);
  });

  it('to a spectator, and to a player who is not on turn', () => {
    for (const viewer of ['spectator', 1] as const) {
      const other = following(viewer);
      expect(foreseen(other, [saying(discard)])).toBe(other.state.session.hand);
    }
  });
});
