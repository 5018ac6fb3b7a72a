import { explain, FAN_IDS, type FanId, hasFourteen, scoreWin, wmo2006 } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { NEAR_MISSES, nearMissClaim } from './index.ts';
import type { NearMiss } from './types.ts';

const ALL = FAN_IDS.flatMap(id => NEAR_MISSES[id].map(miss => [id, miss] as const));
const ofKind = <Kind extends NearMiss['kind']>(kind: Kind) =>
  ALL.filter((entry): entry is [FanId, Extract<NearMiss, { kind: Kind }>] => entry[1].kind === kind);

/** Returns a near miss as text: no two may be the same hand won in the same way for the same fan. */
const written = (miss: NearMiss): string => JSON.stringify([miss.hand, miss.winningTile, miss.circumstances]);

const scored = (miss: NearMiss): readonly FanId[] =>
  (scoreWin(nearMissClaim(miss), wmo2006)?.fans ?? []).map(({ id }) => id as FanId);

describe('near misses', () => {
  it('are one or two hands a fan, each another one', () => {
    expect(Object.keys(NEAR_MISSES)).toEqual([...FAN_IDS]);
    for (const id of FAN_IDS) {
      const hands = NEAR_MISSES[id].map(written);
      expect([1, 2], id).toContain(hands.length);
      expect(new Set(hands).size, id).toBe(hands.length);
    }
  });

  it.each(ALL)('[R1] [R37] are complete hands of fourteen tiles, four copies at most (%s)', (_, miss) => {
    const claim = nearMissClaim(miss);
    expect(hasFourteen({ concealed: [...claim.concealed, claim.winningTile], melds: claim.melds })).toBe(true);
    const held = nearMissClaim({ ...miss, hand: `${miss.hand} ${miss.winningTile}` });
    expect(held.concealed.length).toBe(claim.concealed.length + 1);
    expect(explain(claim, wmo2006)).toBeDefined();
  });

  it.each(ofKind('absent'))('do not hold the fan (%s)', (id, miss) => {
    const explanation = explain(nearMissClaim(miss), wmo2006);
    const held = [...explanation!.counted, ...explanation!.uncounted].map(fan => fan.id);
    expect(held).not.toContain(id);
    expect(scored(miss)).not.toContain(id);
  });

  it.each(ofKind('uncounted'))('[R58] hold the fan, which another one contains (%s)', (id, miss) => {
    const { counted, uncounted } = explain(nearMissClaim(miss), wmo2006)!;
    expect(counted.map(fan => fan.id)).toContain(miss.by);
    expect(uncounted).toContainEqual(expect.objectContaining({ id, principle: 'non-repeat', by: miss.by }));
    expect(scored(miss)).not.toContain(id);
  });

  it('[R38] count a flower that does not help to the minimum', () => {
    expect(ofKind('below-minimum').map(([id]) => id)).toEqual(['flower-tiles']);
    for (const [id, miss] of ofKind('below-minimum')) {
      expect(scored(miss)).toContain(id);
      const { total, flowers, meetsMinimum } = explain(nearMissClaim(miss), wmo2006)!;
      expect(meetsMinimum).toBe(false);
      expect(total + flowers).toBeGreaterThanOrEqual(wmo2006.minPoints);
    }
  });

  it('refuse tiles that cannot be read', () => {
    const [miss] = NEAR_MISSES['all-green'];
    expect(() => nearMissClaim({ ...miss!, hand: '(124m)' })).toThrow(SyntaxError);
    expect(() => nearMissClaim({ ...miss!, winningTile: '0m' })).toThrow(SyntaxError);
  });
});
