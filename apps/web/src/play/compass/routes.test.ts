import { parseTile, type Tile, viewFor } from '@gorrion/rules';
import { discards, given } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { fansToCome, handRoutes, shownRoute, tilesNeeded } from './routes.ts';

const tile = (text: string): Tile => parseTile(text)!;
const { state } = given({ hands: ['123m456s78p55mEEEN'] });
const found = handRoutes(viewFor(state, 0), 0)!;

describe('the routes of a hand on the table', () => {
  it('stand with the minimum of the table and what the melds have secured [R38]', () => {
    expect(found.minimum).toBe(8);
    expect(found.secured).toEqual({ fans: [], points: 0 });
    expect(found.routes[0]!.id).toBe('mixed-straight');
    const lower = given({ hands: ['123m456s78p55mEEEN'], rules: { ...state.rules, minPoints: 4 } }).state;
    expect(handRoutes(viewFor(lower, 0), 0)!.minimum).toBe(4);
  });

  it('are none between hands, for a dead hand and while a flower waits', () => {
    const view = viewFor(state, 0);
    const changed = (change: object) => ({ ...view, seats: view.seats.with(0, { ...view.seats[0], ...change }) });
    expect(handRoutes({ ...view, phase: { name: 'undealt' } } as never, 0)).toBeUndefined();
    expect(handRoutes(changed({ isDead: true }) as never, 0)).toBeUndefined();
    expect(handRoutes(changed({ concealed: [...view.seats[0].concealed, 34] }) as never, 0)).toBeUndefined();
  });

  it('are found in a claim window too', () => {
    const after = given({ hands: ['9p', '123m456s78p55mEEE'] }).when(discards(0, '9p')).state;
    expect(after.phase.name).toBe('claims');
    expect(handRoutes(viewFor(after, 1), 1)!.routes.length).toBeGreaterThan(0);
  });
});

describe('what a route shows', () => {
  const each = (text: string) => ({ tile: tile(text), live: 4 });

  it('are all tiles that help if they are few, else those of the likeliest hand, once each', () => {
    const few = { useful: [each('1m'), each('2m')], missing: [{ ...each('1m'), from: 'wall' as const }] };
    expect(tilesNeeded(few)).toEqual(few.useful);
    const many = ['1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m'].map(each);
    const lacking = ['E', 'E', 'S'].map(text => ({ ...each(text), from: 'wall' as const }));
    expect(tilesNeeded({ useful: many, missing: lacking }).map(one => one.tile)).toEqual([tile('E'), tile('S')]);
  });

  it('are its fans without those already secured', () => {
    const fans = [
      { id: 'all-pungs', times: 1, points: 6 },
      { id: 'pung-of-terminals-or-honors', times: 2, points: 1 },
      { id: 'dragon-pung', times: 1, points: 2 },
    ] as const;
    const secured = { fans: [{ ...fans[1], times: 1 }, fans[2]], points: 3 };
    expect(fansToCome({ fans }, secured)).toEqual([fans[0], { ...fans[1], times: 1 }]);
  });

  it('is large if it is pinned and open, else the likeliest', () => {
    const [first, second] = found.routes;
    expect(shownRoute(found, undefined)).toBe(first);
    expect(shownRoute(found, second!.id)).toBe(second);
    expect(shownRoute(found, 'thirteen-orphans')).toBe(first);
    expect(shownRoute({ ...found, routes: [] }, undefined)).toBeUndefined();
  });
});
