import { FAN_IDS, type FanId, scoreWin, seeded, type WinningClaim, wmo2006 } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { GROWN_FANS, grownClaim } from '../drills/make/grow.ts';
import { examplesOf, loadFrequencies } from '../fanbook/index.ts';
import { NEAR_MISSES, nearMissClaim } from '../fantexts/index.ts';
import { contradictionsIn } from './contradictions.ts';

const between = (one: FanId, other: FanId) => contradictionsIn([one, other], wmo2006, undefined);

/** Hands grown around each fan. */
const FEW = 20;

function manyClaims(): readonly WinningClaim[] {
  const random = seeded('contradictions');
  const grown = GROWN_FANS.flatMap(fan => Array.from({ length: FEW }, () => grownClaim(random, fan) ?? []).flat());
  const examples = FAN_IDS.flatMap(fan => examplesOf(fan)).map(({ claim }) => claim);
  return [...grown, ...examples, ...FAN_IDS.flatMap(fan => NEAR_MISSES[fan]).map(nearMissClaim)];
}

describe('fans that cannot be together', () => {
  it.each([
    ['all-pungs', 'all-chows', 'impossible'],
    ['all-chows', 'half-flush', 'impossible'],
    ['half-flush', 'full-flush', 'impossible'],
    ['seven-pairs', 'all-pungs', 'impossible'],
    ['concealed-hand', 'melded-hand', 'impossible'],
    ['mixed-triple-chow', 'triple-pung', 'impossible'],
    ['mixed-straight', 'all-simples', 'impossible'],
    ['mixed-straight', 'one-voided-suit', 'impossible'],
    ['upper-four', 'lower-four', 'impossible'],
    ['all-types', 'no-honors', 'impossible'],
    ['self-drawn', 'concealed-hand', 'impossible'],
    ['chicken-hand', 'self-drawn', 'impossible'],
    ['all-pungs', 'edge-wait', 'impossible'],
  ] as const)('%s and %s: %s', (one, other, kind) => {
    expect(between(one, other)).toEqual([{ kind, fan: other, by: one }]);
  });

  it('[R58] are those that the book keeps out, whichever is named first', () => {
    const expected = [{ kind: 'excluded', fan: 'no-honors', by: 'all-chows' }];
    expect(between('all-chows', 'no-honors')).toEqual(expected);
    expect(between('no-honors', 'all-chows')).toEqual(expected);
  });

  it('are told of how the hand was won, once that is known', () => {
    const told = (isDrawn: boolean | undefined) => contradictionsIn(['self-drawn', 'all-chows'], wmo2006, isDrawn);
    expect([told(undefined), told(true)]).toEqual([[], []]);
    expect(told(false)).toEqual([{ kind: 'needs-draw', fan: 'self-drawn' }]);
    expect(contradictionsIn(['melded-hand'], wmo2006, true)).toEqual([{ kind: 'needs-discard', fan: 'melded-hand' }]);
  });

  it('are never fans that the scorer counts in one hand, in many hands', () => {
    const wrong = manyClaims().flatMap(claim => {
      const fans =
        scoreWin(claim, wmo2006)
          ?.fans.map(({ id }) => id as FanId)
          .filter(id => FAN_IDS.includes(id)) ?? [];
      return contradictionsIn(fans, wmo2006, claim.selfDrawn);
    });
    expect(wrong).toEqual([]);
  });

  it('are never fans that were won with together', async () => {
    const { fans } = await loadFrequencies();
    const wrong = FAN_IDS.flatMap(fan =>
      FAN_IDS.filter(other => (fans[fan]?.with[other] ?? 0) > 0 && between(fan, other).length > 0),
    );
    expect(wrong).toEqual([]);
  });
});
