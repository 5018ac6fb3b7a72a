import { type HandState, legalWin, type Meld, tilesLeft, viewFor, wmo2006 } from '@gorrion/rules';
import { closeClaims, discards, given, tile } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import {
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
import { reasonsOf } from './reasonsOf.ts';

/* A hand far from ready, so that no sentence about waits comes before those of a test. */
const RAW = onTurn('1359m258s2479pESC');
const best = (figures = {}) => opinion(throws('E'), { value: 3, ...figures });
const played = (figures = {}) => opinion(throws('5s'), figures);

const nearEnd = (view: HandState): HandState => ({ ...view, wall: { ...view.wall, front: 132, back: 0 } });

describe('a win', () => {
  const position = offered('123m456s78p55mEEE', '9p');
  const win = opinion(claims('win'), { value: 20 });

  it('was refused: the points are those of the legal win', () => {
    expect(whyNot(position, win, opinion(claims('pass')))[0]).toEqual({
      id: 'win-refused',
      points: legalWin(position.view, 1)!.score.total,
    });
  });

  it('was not refused where the hand is complete and worth too little', () => {
    const cheap = offered('123m45678s99m234p', '6s');
    const reasons = whyNot(cheap, opinion(claims('pung'), { value: 1 }), opinion(claims('pass')));
    expect(idsOf(reasons)).not.toContain('win-refused');
  });

  it('was not refused in error where passing is best', () => {
    expect(idsOf(whyGood(position, opinion(claims('pass'), { value: 30 }), win))).not.toContain('win-refused');
  });

  it('was taken', () => {
    expect(whyGood(position, win, opinion(claims('pass')))).toEqual([
      { id: 'win-taken', points: legalWin(position.view, 1)!.score.total },
    ]);
    expect(idsOf(whyGood(position, opinion(claims('pass'), { value: 30 }), win))).not.toContain('win-taken');
  });
});

describe('a flower', () => {
  const rules = { ...wmo2006, flowerExposure: 'manual' } as const;
  const story = given({ rules, hands: ['N', '123m456s78p55mEEN'], draws: 'f1' }).when(discards(0, 'N'), closeClaims);
  const position = { view: viewFor(story.state, 1), seat: 1 } as const;
  const show = opinion({ type: 'expose-flower', seat: 1, tile: tile('f1') }, { value: 5 });
  const keep = opinion({ type: 'discard', seat: 1, tile: tile('N') });

  it('was kept while the expert shows it', () => {
    expect(whyNot(position, show, keep)[0]).toEqual({ id: 'flower-kept', flowers: 1 });
  });

  it('was not kept by who shows it', () => {
    expect(idsOf(whyGood(position, show, keep))).not.toContain('flower-kept');
  });
});

describe('the distance to a win', () => {
  it('is named when the played discard lacks more tiles', () => {
    expect(whyNot(RAW, best({ distance: 4 }), played({ distance: 5 }))[0]).toEqual({
      id: 'further-away',
      best: 4,
      played: 5,
    });
  });

  it('is not named when both lack as many', () => {
    expect(idsOf(whyNot(RAW, best({ distance: 4 }), played({ distance: 4 })))).not.toContain('further-away');
  });

  it('is no more when no hand is left', () => {
    const reasons = whyNot(RAW, best({ distance: 4, goal: goal(8, '1m') }), played());
    expect(reasons[0]).toEqual({ id: 'no-way-left', minimum: 8 });
  });

  it('is still there while a route is left', () => {
    const figures = { distance: 6, routes: [route('any-shape', 1)] };
    expect(idsOf(whyNot(RAW, best({ distance: 4, goal: goal(8, '1m') }), played(figures)))).not.toContain(
      'no-way-left',
    );
  });
});

describe('a route', () => {
  const straight = [route('knitted-straight', 0.7, 15), route('any-shape', 0.3)];

  it('was closed when the played discard leaves nothing of the main one', () => {
    const reasons = whyNot(RAW, best({ routes: straight }), played({ routes: [route('any-shape', 1)] }));
    expect(reasons).toContainEqual({ id: 'route-closed', route: 'knitted-straight', points: 15 });
  });

  it('was not closed when the routes that are not listed may hold it', () => {
    const reasons = whyNot(RAW, best({ routes: straight }), played({ routes: [route('any-shape', 0.6)] }));
    expect(idsOf(reasons)).not.toContain('route-closed');
  });

  it('was not closed when it is any shape, or small', () => {
    const small = [route('any-shape', 0.8), route('seven-pairs', 0.2)];
    const reasons = whyNot(RAW, best({ routes: small }), played({ routes: [route('half-flush', 1)] }));
    expect(idsOf(reasons)).not.toContain('route-closed');
  });

  it('was opened when the best action does not follow it', () => {
    const reasons = whyNot(RAW, best({ routes: [route('any-shape', 1)] }), played({ routes: straight }));
    expect(reasons).toContainEqual({ id: 'route-opened', route: 'knitted-straight', points: 15 });
  });

  it('was not opened when the best action follows it too', () => {
    const reasons = whyNot(RAW, best({ routes: straight }), played({ routes: straight }));
    expect(idsOf(reasons)).not.toContain('route-opened');
  });

  it('was kept when the next candidate closes it', () => {
    const reasons = whyGood(RAW, best({ routes: straight }), played({ routes: [route('any-shape', 1)] }));
    expect(reasons).toContainEqual({ id: 'route-kept', route: 'knitted-straight', points: 15 });
    expect(idsOf(whyGood(RAW, best({ routes: straight }), played({ routes: straight })))).not.toContain('route-kept');
  });
});

describe('the best hand', () => {
  it('is worth more after the best discard', () => {
    const reasons = whyNot(RAW, best({ goal: goal(13, '1m 2m') }), played({ goal: goal(8, '1m 2m') }));
    expect(reasons[0]).toEqual({ id: 'worth-more', best: 13, played: 8 });
  });

  it('is not said to be worth more when it is further away, or won in another way', () => {
    const own = played({ goal: goal(8, '1m 2m') });
    expect(idsOf(whyNot(RAW, best({ goal: goal(13, '1m 2m 3m') }), own))).not.toContain('worth-more');
    const drawn = { ...goal(13, '1m 2m'), byDiscard: null };
    expect(idsOf(whyNot(RAW, best({ goal: drawn }), own))).not.toContain('worth-more');
  });

  it('lacks a tile that has become rare, as the player sees the table', () => {
    const { view } = RAW;
    const seats = [
      view.seats[0],
      { ...view.seats[1], discards: ['C', 'C'].map((_, nth) => ({ tile: tile('C'), nth })) },
      view.seats[2],
      view.seats[3],
    ] as const;
    const seen = { view: { ...view, seats }, seat: 0 } as const;
    const reasons = whyNot(seen, best({ goal: goal(8, '5m 6m') }), played({ goal: goal(8, 'C C') }));
    // One red dragon is in the hand and two were thrown.
    expect(reasons).toContainEqual({ id: 'scarce-tile', tile: tile('C'), live: 1 });
  });

  it('does not lack a rare tile when two copies are live', () => {
    const reasons = whyNot(RAW, best({ goal: goal(8, '5m 6m') }), played({ goal: goal(8, 'C 6m') }));
    expect(idsOf(reasons)).not.toContain('scarce-tile');
  });
});

describe('danger', () => {
  it('names the seat, its chance and that of the best discard, first when it costs more than the chance to win', () => {
    const reasons = whyNot(
      RAW,
      best({ danger: [0, 0, 0.01, 0], winChance: 0.1, distance: 4 }),
      played({ danger: [0, 0.01, 0.09, 0], winChance: 0.08, distance: 5 }),
    );
    expect(reasons[0]).toEqual({ id: 'dangerous', tile: tile('5s'), seat: 2, played: 0.09, best: 0.01 });
    expect(reasons[1]?.id).toBe('further-away');
  });

  it('comes later when less chance to win is the greater loss', () => {
    const reasons = whyNot(
      RAW,
      best({ winChance: 0.4, distance: 4 }),
      played({ danger: [0, 0, 0.09, 0], winChance: 0.1, distance: 5 }),
    );
    expect(idsOf(reasons).slice(0, 2)).toEqual(['further-away', 'dangerous']);
  });

  it('is not named of a discard that is hardly more dangerous', () => {
    const reasons = whyNot(RAW, best({ danger: [0, 0, 0.04, 0] }), played({ danger: [0, 0, 0.05, 0] }));
    expect(idsOf(reasons)).not.toContain('dangerous');
  });

  it('is a late risk when hardly a win is left', () => {
    const { view, seat } = RAW;
    const late = { view: nearEnd(view), seat };
    const reasons = whyNot(late, best({ winChance: 0.01 }), played({ winChance: 0.02, danger: [0, 0.01, 0.03, 0] }));
    const risk = { left: tilesLeft(late.view.wall), played: 1 - 0.99 * 0.97, best: 0 };
    expect(reasons[0]).toEqual({ id: 'late-risk', tile: tile('5s'), ...risk });
    expect(tilesLeft(late.view.wall)).toBe(12);
  });

  it('is no late risk early, or while the hand may win', () => {
    const risky = { winChance: 0.02, danger: [0, 0.01, 0.03, 0] };
    expect(idsOf(whyNot(RAW, best({ winChance: 0.01 }), played(risky)))).not.toContain('late-risk');
    const late = { view: nearEnd(RAW.view), seat: 0 } as const;
    expect(idsOf(whyNot(late, best({ winChance: 0.2 }), played(risky)))).not.toContain('late-risk');
  });

  it('was avoided at too high a price when more chance to win is lost', () => {
    const reasons = whyNot(
      RAW,
      best({ winChance: 0.3, danger: [0, 0.03, 0, 0] }),
      played({ winChance: 0.1, danger: [0, 0.01, 0, 0] }),
    );
    expect(reasons[0]).toEqual({
      id: 'safety-too-dear',
      tile: tile('5s'),
      risk: { best: expect.closeTo(0.03), played: expect.closeTo(0.01) },
      chance: { best: 0.3, played: 0.1 },
    });
  });

  it('was not avoided at too high a price when it saves more than it costs', () => {
    const reasons = whyNot(
      RAW,
      best({ winChance: 0.3, danger: [0, 0.1, 0, 0] }),
      played({ winChance: 0.25, danger: [0, 0.01, 0, 0] }),
    );
    expect(idsOf(reasons)).not.toContain('safety-too-dear');
  });

  it('speaks for a discard that is safe where the next is not', () => {
    const risky = played({ danger: [0, 0, 0.05, 0] });
    expect(whyGood(RAW, best(), risky)).toContainEqual({ id: 'safer', played: 0, other: expect.closeTo(0.05) });
    expect(idsOf(whyGood(RAW, best(), played()))).not.toContain('safer');
  });

  it('of a robbed kong is named for the tile that is added to a pung', () => {
    const { view, seat } = onTurn('1359m258s2479pESC');
    const pung: Meld = { kind: 'pung', tile: tile('C'), from: 1 };
    const seats = [{ ...view.seats[0], melds: [pung] }, view.seats[1], view.seats[2], view.seats[3]] as const;
    const kong = opinion(kongs('C'), { danger: [0, 0, 0.06, 0] });
    expect(whyNot({ view: { ...view, seats }, seat }, best(), kong)).toContainEqual({
      id: 'kong-may-be-robbed',
      tile: tile('C'),
      seat: 2,
      chance: 0.06,
    });
    expect(idsOf(whyNot({ view: { ...view, seats }, seat }, best(), opinion(kongs('C'))))).not.toContain(
      'kong-may-be-robbed',
    );
  });
});

describe('what is left to say', () => {
  // Of a call without a goal no tile, set or fan can be named.
  const position = offered('1359m258s249pCCS', 'C');
  const pass = (figures: object) => opinion(claims('pass'), { value: 3, ...figures });

  it('is less chance to win', () => {
    expect(whyNot(position, pass({ winChance: 0.27 }), opinion(claims('pung'), { winChance: 0.17 }))).toEqual([
      { id: 'less-chance', best: 0.27, played: 0.17 },
    ]);
  });

  it('is less value when the chances are the same', () => {
    expect(whyNot(position, pass({ winChance: 0.17 }), opinion(claims('pung'), { winChance: 0.17 }))).toEqual([
      { id: 'less-value', loss: 3 },
    ]);
  });

  it('is nothing of a loss that is none', () => {
    expect(whyNot(RAW, best({ value: 0.01 }), played())).toEqual([]);
  });

  it('is that nothing can be told while the interval holds zero', () => {
    const reasons = whyNot(RAW, best(), played({ value: 2.4, plusMinus: 0.9, isEqual: true }));
    expect(reasons[0]).toMatchObject({ id: 'too-close', plusMinus: 0.9 });
    const clear = whyNot(RAW, best(), played({ value: 0, plusMinus: 0.9 }));
    expect(idsOf(clear)).not.toContain('too-close');
  });

  it('is that no other choice is as good', () => {
    expect(whyGood(RAW, best(), played())).toEqual([{ id: 'only-choice', isDiscard: true, gap: 3 }]);
    expect(idsOf(whyGood(RAW, best(), played({ isEqual: true })))).not.toContain('only-choice');
    expect(idsOf(whyGood(RAW, best(), played({ plusMinus: 4 })))).not.toContain('only-choice');
    expect(idsOf(whyGood(RAW, best(), played({ winChance: 0 })))).not.toContain('only-choice');
    expect(idsOf(whyGood(RAW, best()))).not.toContain('only-choice');
  });

  it('is how many others are as good', () => {
    const other = opinion(throws('S'), { value: 3, isEqual: true });
    expect(whyGood(RAW, best(), other, played())).toEqual([{ id: 'equal-choices', count: 1, isAtLeast: false }]);
    expect(idsOf(whyGood(RAW, best(), played()))).not.toContain('equal-choices');
    const full = ['S', 'C', '1m', '9p'].map(text => opinion(throws(text), { value: 3, isEqual: true }));
    expect(whyGood(RAW, best(), ...full)).toEqual([{ id: 'equal-choices', count: 4, isAtLeast: true }]);
  });

  it('is that the expert would do the same', () => {
    expect(whyGood(RAW, best({ value: 0.3 }), played())).toEqual([{ id: 'expert-choice' }]);
    expect(idsOf(whyGood(RAW, best(), played()))).not.toContain('expert-choice');
  });

  it('is nothing of an action that the expert has no opinion of', () => {
    expect(reasonsOf({ ...RAW, played: throws('C'), candidates: [best(), played()], kind: 'discard' })).toEqual([]);
  });

  it('are three reasons at most', () => {
    const position = onTurn('123m456s345s77889p');
    const reasons = whyNot(
      position,
      opinion(throws('7p'), { value: 9, winChance: 0.6, distance: 1, routes: [route('mixed-straight', 1, 13)] }),
      opinion(throws('9p'), { winChance: 0.2, distance: 3, routes: [route('any-shape', 1)], danger: [0, 0.05, 0, 0] }),
    );
    expect(reasons).toHaveLength(3);
  });
});
