import type { Player } from '@gorrion/rules';
import { chows, claims, closeClaims, discards, tile } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { dealtTable } from '../../testing/table.ts';
import type { SeenEntry } from './following.ts';
import { lostClaim } from './lostClaim.ts';

/** Returns a table where East has discarded 5p, which South can chow and West can pung. */
function window() {
  const table = dealtTable({ hands: ['5p', '46p', '55p'] }).do({ type: 'play', command: discards(0, '5p') as never });
  return table;
}

function newsFor(viewer: Player) {
  const table = window();
  table.do({ type: 'play', command: chows(1, '4p') as never });
  const before = table.state;
  const from = table.entries.length;
  table.do({ type: 'play', command: claims(2, 'pung') as never });
  if (table.state.session.hand.phase.name === 'claims') table.do({ type: 'play', command: closeClaims as never });
  const seen: SeenEntry[] = table.entries.slice(from).map(entry => ({ entry, before }));
  return seen.flatMap(one => lostClaim(one, viewer) ?? []);
}

describe('a claim that lost', () => {
  it('gets a notice of who took the tile, and how', () => {
    expect(newsFor(1)).toEqual([{ kind: 'lost-claim', name: 'Botan', tile: tile('5p'), by: 'pung' }]);
  });

  it('is not announced to the player who took the tile, or to one who passed', () => {
    expect(newsFor(2)).toEqual([]);
    expect(newsFor(3)).toEqual([]);
    expect(newsFor(0)).toEqual([]);
  });
});
