import { type Meld, SCORED_FANS, scoreWin, seeded, shuffled, type Tile, wmo2006 } from '@gorrion/rules';
import { tile, tiles } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import {
  chows,
  claims,
  goal,
  idsOf,
  kongs,
  offered,
  onTurn,
  opinion,
  route,
  throws,
  whyGood,
  whyNot,
} from '../testing/opinions.ts';
import { CLOSED_FANS } from './concealedFans.ts';

/* Concealed: 3s completes a chow of a Mixed Straight that still lacks 9p. */
const CONCEALED = '123m456s78p24sEEN';
const STRAIGHT = goal(11, '3s 9p', ['mixed-straight', 'concealed-hand', 'edge-wait']);
const pass = (value: number, figures = {}) =>
  opinion(claims('pass'), { value, distance: 2, goal: STRAIGHT, ...figures });
const chow = (value: number, figures = {}) => opinion(chows('2s'), { value, distance: 2, ...figures });

describe('the fans that a call costs', () => {
  it('are those that the scorer takes off when the claimed set of the best hand is open', () => {
    const [first] = whyNot(offered(CONCEALED, '3s'), pass(10), chow(0));
    expect(first).toEqual({ id: 'concealed-fans-lost', call: 'chow', fans: [{ fan: 'concealed-hand', points: 2 }] });
  });

  it('count concealed pungs that become fewer', () => {
    // A pass may still win with three concealed pungs; with 5s claimed two are left, and Concealed Hand goes too.
    const position = offered('111m999s55s34pEEC', '5s');
    const hand = opinion(claims('pass'), { value: 9, distance: 2, goal: goal(20, '5s 2p') });
    const [first] = whyNot(position, hand, opinion(claims('pung'), { distance: 2 }));
    expect(first).toEqual({
      id: 'concealed-fans-lost',
      call: 'pung',
      fans: [
        { fan: 'three-concealed-pungs', points: 16 },
        { fan: 'concealed-hand', points: 2 },
      ],
    });
  });

  it('are not read from a hand that the tiles do not make', () => {
    const made = opinion(claims('pass'), { value: 9, distance: 2, goal: goal(88, '5s 2p', ['three-concealed-pungs']) });
    const reasons = whyNot(offered('111m999s55s34pEEC', '5s'), made, opinion(claims('pung'), { distance: 2 }));
    expect(idsOf(reasons)).not.toContain('concealed-fans-lost');
  });

  it('are those of a form without sets when the best hand does not use the claimed set', () => {
    const pairs = goal(25, '9p', ['seven-pairs', 'no-honors']);
    const [first] = whyNot(
      offered('113355m2244s77p9p', '3m'),
      opinion(claims('pass'), { value: 60, distance: 1, goal: pairs }),
      opinion(claims('pung'), { distance: 4 }),
    );
    expect(first).toEqual({ id: 'concealed-fans-lost', call: 'pung', fans: [{ fan: 'seven-pairs', points: 24 }] });
  });

  it('are not named of a hand that is open already', () => {
    const { view, seat } = offered(CONCEALED, '3s');
    const chowOpen: Meld = { kind: 'chow', low: tile('1m'), claimed: tile('1m'), from: 0 };
    const own = { ...view.seats[1], concealed: tiles('24s456s78pEEN'), melds: [chowOpen] };
    const seats = [view.seats[0], own, view.seats[2], view.seats[3]] as const;
    expect(idsOf(whyNot({ view: { ...view, seats }, seat }, pass(10), chow(0)))).not.toContain('concealed-fans-lost');
  });

  it('are not named when the best hand has none of them', () => {
    const open = goal(9, '3s 9p', ['mixed-straight', 'edge-wait']);
    const reasons = whyNot(offered(CONCEALED, '3s'), pass(10, { goal: open }), chow(0));
    expect(idsOf(reasons)).not.toContain('concealed-fans-lost');
  });

  it('speak for a pass that keeps them', () => {
    const [first] = whyGood(offered(CONCEALED, '3s'), pass(10), chow(0));
    expect(first).toEqual({ id: 'concealed-fans-kept', call: 'chow', fans: [{ fan: 'concealed-hand', points: 2 }] });
  });

  it('do not speak for a pass that the call equals', () => {
    const reasons = whyGood(offered(CONCEALED, '3s'), pass(10), chow(10, { isEqual: true }));
    expect(idsOf(reasons)).not.toContain('concealed-fans-kept');
  });

  it('of every hand with a claimed set: no scored hand has a fan that is listed as closed', () => {
    const random = seeded('closed fans');
    const kinds = Array.from({ length: 34 }, (_, kind) => kind as Tile);
    let scored = 0;
    for (let n = 0; n < 3000; n++) {
      const [open, ...others] = shuffled(kinds, random);
      const sets = others
        .slice(0, 3)
        .flatMap(kind => (kind < 27 && kind % 9 < 7 ? [kind, kind + 1, kind + 2] : [kind, kind, kind]));
      const pair = others[3]!;
      const all = [...sets, pair, pair] as Tile[];
      const score = scoreWin(
        {
          melds: [{ kind: 'pung', tile: open!, from: 3 }],
          concealed: all.slice(1).sort((a, b) => a - b),
          winningTile: all[0]!,
          seatWind: 0,
          prevalentWind: 0,
          selfDrawn: n % 2 === 0,
          lastOfWall: false,
          lastOfKind: false,
          afterKong: false,
          robbingKong: false,
          flowers: 0,
        },
        wmo2006,
      );
      if (!score) continue;
      scored++;
      expect(score.fans.map(({ id }) => id).filter(id => CLOSED_FANS.includes(id))).toEqual([]);
    }
    expect(scored).toBeGreaterThan(1000);
    expect(CLOSED_FANS.every(fan => SCORED_FANS.includes(fan))).toBe(true);
  });
});

describe('a call without use', () => {
  it('is named when as many tiles are missing with it', () => {
    expect(whyNot(offered(CONCEALED, '3s'), pass(10, { goal: null }), chow(0))[0]).toEqual({
      id: 'call-without-use',
      call: 'chow',
      tile: tile('3s'),
      missing: 2,
    });
  });

  it('is not named when it brings the hand nearer', () => {
    const reasons = whyNot(offered(CONCEALED, '3s'), pass(10), chow(0, { distance: 1 }));
    expect(idsOf(reasons)).not.toContain('call-without-use');
  });
});

describe('a call', () => {
  it('was missed when it would have brought the hand nearer', () => {
    const position = offered('135m246s33789pEN', '3p');
    const reasons = whyNot(
      position,
      opinion(claims('pung'), { value: 4, distance: 3 }),
      opinion(claims('pass'), { distance: 4 }),
    );
    expect(reasons[0]).toEqual({ id: 'call-missed', call: 'pung', tile: tile('3p'), best: 3, played: 4 });
    expect(idsOf(reasons)).not.toContain('further-away');
  });

  it('was not missed when it leaves as many tiles missing', () => {
    const reasons = whyNot(
      offered('135m246s33789pEN', '3p'),
      opinion(claims('pung'), { value: 4, distance: 4 }),
      opinion(claims('pass'), { distance: 4 }),
    );
    expect(idsOf(reasons)).not.toContain('call-missed');
  });

  it('was useful when a pass leaves more tiles missing', () => {
    const reasons = whyGood(offered(CONCEALED, '3s'), chow(10, { distance: 1 }), pass(0));
    expect(reasons.find(({ id }) => id === 'call-useful')).toEqual({
      id: 'call-useful',
      call: 'chow',
      tile: tile('3s'),
      played: 1,
      without: 2,
    });
  });

  it('was not useful when a pass leaves as many', () => {
    expect(idsOf(whyGood(offered(CONCEALED, '3s'), chow(10), pass(0)))).not.toContain('call-useful');
  });
});

describe('a kong', () => {
  const position = onTurn('9999m123m456s78pEE');

  it('was missed when the best action declares it', () => {
    const reasons = whyNot(position, opinion(kongs('9m'), { value: 5 }), opinion(throws('9m')));
    expect(reasons).toContainEqual({ id: 'kong-missed', tile: tile('9m') });
  });

  it('was not missed when a discard is best', () => {
    const reasons = whyNot(position, opinion(throws('E'), { value: 5 }), opinion(throws('9m')));
    expect(idsOf(reasons)).not.toContain('kong-missed');
  });
});

describe('points that are secured', () => {
  it('are named when the best action secures more', () => {
    const reasons = whyNot(offered(CONCEALED, '3s'), chow(10, { secured: 8 }), pass(0, { secured: 3 }));
    expect(reasons).toContainEqual({ id: 'secures-points', best: 8, played: 3, minimum: 8 });
  });

  it('are not named when the best action secures as many', () => {
    const reasons = whyNot(offered(CONCEALED, '3s'), chow(10, { secured: 3 }), pass(0, { secured: 3 }));
    expect(idsOf(reasons)).not.toContain('secures-points');
  });

  it('speak for a call, with the points missing to the minimum', () => {
    const reasons = whyGood(
      offered('135m246s33789pEN', '3p'),
      opinion(claims('pung'), { value: 4, secured: 6 }),
      pass(0),
    );
    expect(reasons[0]).toEqual({ id: 'points-secured', points: 6, missing: 2, minimum: 8 });
  });

  it('do not speak for a discard', () => {
    const reasons = whyGood(
      onTurn('123m456s78p55mEEEN'),
      opinion(throws('N'), { value: 5, secured: 6 }),
      opinion(throws('5m'), { routes: [route('any-shape', 1)] }),
    );
    expect(idsOf(reasons)).not.toContain('points-secured');
  });
});
