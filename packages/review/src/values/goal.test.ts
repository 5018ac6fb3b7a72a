import { explain as explainActions } from '@gorrion/bots';
import { PLAIN_WIN, type SeatCommand, viewFor, wmo2006 } from '@gorrion/rules';
import { claims, closeClaims, discards, given, tile, tiles } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { goalOf, securedPoints } from './goal.ts';

const EAST = { seatWind: 0, prevalentWind: 0, selfDrawn: false, ...PLAIN_WIN } as const;

/** Returns the main route after a discard, as the expert sees it. */
function routeAfter(story: ReturnType<typeof given>, action: SeatCommand) {
  const told = explainActions('expert', viewFor(story.state, action.seat), action.seat);
  return told.find(each => JSON.stringify(each.action) === JSON.stringify(action))!.routes![0]!;
}

describe('points that a hand holds already', () => {
  it('are those of its complete sets, melded and concealed, not of what it still waits for', () => {
    const dealt = given({ hands: ['123m456s78p55mPPPN'] });
    const route = routeAfter(dealt, { type: 'discard', seat: 0, tile: tile('N') });
    // White dragons; the mixed straight lacks its last set.
    expect(goalOf(route, wmo2006)!.fans).toContain('mixed-straight');
    expect(securedPoints(route, 0, wmo2006)).toBe(2);
  });

  it('are the same when the pung is claimed', () => {
    const claimed = given({ hands: ['P', '123m456s78p55mPPN', '', ''] }).when(
      discards(0, 'P'),
      claims(1, 'pung'),
      closeClaims,
    );
    const route = routeAfter(claimed, { type: 'discard', seat: 1, tile: tile('N') });
    expect(securedPoints(route, 1, wmo2006)).toBe(2);
  });

  it('are also those that a fan of the goal contains which is not complete yet', () => {
    const concealed = tiles('123m456s99pPPPCC');
    const byDiscard = { concealed, melds: [], winningTile: tile('C'), ...EAST };
    const missing = [{ tile: tile('C'), live: 2, from: 'anybody' as const }];
    // Two Dragon Pungs contains the white dragons, and lacks a red one.
    expect(securedPoints({ route: 'two-dragon-pungs', share: 1, points: 8, byDiscard, missing }, 0, wmo2006)).toBe(2);
  });
});

it('a goal is the complete hand as the scorer counts it, with its missing tiles', () => {
  const dealt = given({ hands: ['123m456s78p55mPPPN'] });
  const goal = goalOf(routeAfter(dealt, { type: 'discard', seat: 0, tile: tile('N') }), wmo2006)!;
  expect(goal.missing).toEqual([{ tile: tile('9p'), live: 4, from: 'anybody' }]);
  // Mixed straight 8, white dragons 2, concealed hand 2; by self-draw fully concealed 4.
  expect(goal.byDiscard).toBeGreaterThanOrEqual(12);
  expect(goal.selfDrawn).toBeGreaterThan(goal.byDiscard!);
});
