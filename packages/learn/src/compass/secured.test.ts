import { mcrOnly, parseHand, winAttempt, wmo2006 } from '@gorrion/rules';
import { playout } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { securedFans } from './secured.ts';

function secured(melds: string, seatWind: 0 | 1 = 1) {
  const hand = parseHand(melds);
  if (!hand.ok) throw new RangeError(melds);
  const { fans, points } = securedFans({ melds: hand.value.melds, seatWind, prevalentWind: 0, rules: wmo2006 });
  return { fans: fans.map(({ id, times }) => (times > 1 ? `${id} x${times}` : id)).toSorted(), points };
}

describe('the fans that melds have made certain', () => {
  it('are none without melds, and of a plain chow', () => {
    expect(secured('')).toEqual({ fans: [], points: 0 });
    expect(secured('(345m)')).toEqual({ fans: [], points: 0 });
  });

  it('are those of its honours, terminals and kongs', () => {
    expect(secured('(CCCC)(SSS)')).toEqual({ fans: ['dragon-pung', 'melded-kong', 'seat-wind'], points: 5 });
    expect(secured('(111m)(999s)')).toEqual({ fans: ['pung-of-terminals-or-honors x2'], points: 2 });
    expect(secured('(EEE)', 0)).toEqual({ fans: ['prevalent-wind', 'seat-wind'], points: 4 });
    expect(secured('[2222p]')).toEqual({ fans: ['concealed-kong'], points: 2 });
  });

  it('are those that melds have together', () => {
    expect(secured('(123m)(456m)(789m)').fans).toContain('pure-straight');
    expect(secured('(123m)(123p)')).toEqual({ fans: ['mixed-double-chow'], points: 1 });
    expect(secured('(CCC)(FFF)')).toEqual({ fans: ['two-dragon-pungs'], points: 6 });
  });

  it('are no fan that another pair would replace, or that only the cheapest hand has', () => {
    expect(secured('(123m)(789m)(123p)(789s)').fans).not.toContain('all-chows');
    expect(secured('(123m)(456m)(789m)(555m)').fans).toEqual(['pure-straight', 'tile-hog']);
    expect(secured('(234m)(345s)(456p)(678s)').fans).not.toContain('all-chows');
  });

  it('never count more than a hand with these melds wins with', { timeout: 60_000 }, () => {
    let wins = 0;
    for (let n = 0; n < 50; n++) {
      for (const { before } of playout(`secured ${n}`)) {
        for (const seat of [0, 1, 2, 3] as const) {
          const { melds } = before.seats[seat];
          const win = melds.length > 0 ? winAttempt(before, seat) : undefined;
          if (!win) continue;
          wins++;
          const { prevalentWind, rules } = before;
          const { points } = securedFans({ melds, seatWind: seat, prevalentWind, rules: mcrOnly(rules) });
          expect(points).toBeLessThanOrEqual(win.score.total);
        }
      }
    }
    expect(wins).toBeGreaterThan(60);
  });
});
