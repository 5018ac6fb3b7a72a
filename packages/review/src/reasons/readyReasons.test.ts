import { bySeat, type HandState } from '@gorrion/rules';
import { tile, tiles } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { chows, claims, idsOf, offered, onTurn, opinion, throws, whyGood, whyNot } from '../testing/opinions.ts';

/* 7p or 8p away: a Mixed Straight with two live copies. 9p away: four live copies, and three points. */
const TWO_WAITS = '123m456s345s77889p';
const better = (text: string) => opinion(throws(text), { value: 10 });
const worse = (text: string) => opinion(throws(text));

/** Returns a view in which other players have thrown some tiles. */
const thrown = (view: HandState, texts: readonly string[]): HandState => ({
  ...view,
  seats: bySeat(seat =>
    seat === 1
      ? { ...view.seats[1], discards: texts.map((text, nth) => ({ tile: tile(text), nth })) }
      : view.seats[seat],
  ),
});

const nearEnd = (view: HandState): HandState => ({ ...view, wall: { ...view.wall, front: 142, back: 0 } });

/** Returns the hand of two waits under rules with another minimum. */
const withMinimum = (minPoints: number) => {
  const { view, seat } = onTurn(TWO_WAITS);
  return { view: { ...view, rules: { ...view.rules, minPoints } }, seat };
};

describe('a ready hand below the minimum', () => {
  it('is named when the best discard leaves no such hand', () => {
    // 4s away waits for 2p with 4 points by discard and 6 by self-draw.
    const played = opinion(throws('4s'), { distance: 3 });
    const reasons = whyNot(onTurn('123m4456678s13pEE'), opinion(throws('1p'), { value: 10, distance: 2 }), played);
    expect(reasons[0]).toEqual({ id: 'ready-below-minimum', points: 6, minimum: 8 });
    // Tiles missing to enough points are another number, which would contradict "ready".
    expect(idsOf(reasons)).not.toContain('further-away');
  });

  it('is called a wider wait when more copies complete it than win after the best discard', () => {
    const [first, second] = whyNot(onTurn(TWO_WAITS), better('7p'), worse('9p'));
    expect(first).toEqual({ id: 'wider-below-minimum', points: 5, minimum: 8, best: 2, played: 4 });
    expect(second).toMatchObject({ id: 'ready-missed', tiles: [tile('8p')], live: 2, least: 13, most: 13 });
  });

  it('is not named of a hand that one of its waits lets win', () => {
    const reasons = whyNot(onTurn('123m456s78p55mEEEN'), better('5m'), worse('N'));
    expect(idsOf(reasons)).not.toContain('ready-below-minimum');
  });

  it('is not named when the best discard leaves the hand below the minimum as well', () => {
    // Both wait for 13 points and 15 when self-drawn.
    const reasons = whyNot(withMinimum(20), better('7p'), worse('8p'));
    expect(idsOf(reasons)).not.toContain('ready-below-minimum');
  });

  it('is not named where the last tile of the wall may still bring the points', () => {
    const { view, seat } = onTurn(TWO_WAITS);
    const reasons = whyNot({ view: nearEnd(view), seat }, better('7p'), worse('9p'));
    expect(idsOf(reasons).filter(id => id.endsWith('below-minimum'))).toEqual([]);
  });
});

describe('a wait that wins only when self-drawn', () => {
  it('is named when the best discard can win by discard too', () => {
    // 9p away brings 3 by discard and 5 by self-draw.
    const reasons = whyNot(withMinimum(5), better('7p'), worse('9p'));
    expect(reasons[0]).toEqual({ id: 'self-draw-only', points: 3, minimum: 5 });
  });

  it('is not named when a discard brings the minimum', () => {
    expect(idsOf(whyNot(withMinimum(3), better('7p'), worse('9p')))).not.toContain('self-draw-only');
  });
});

describe('a dead wait', () => {
  it('is named with its tiles when the player sees all their copies', () => {
    const { view, seat } = onTurn(TWO_WAITS);
    const reasons = whyNot({ view: thrown(view, ['7p', '7p']), seat }, better('7p'), worse('8p'));
    expect(reasons[0]).toEqual({ id: 'dead-wait', tiles: [tile('7p')] });
  });

  it('is not named when the wait of the best discard is dead as well', () => {
    const { view, seat } = onTurn(TWO_WAITS);
    const reasons = whyNot({ view: thrown(view, ['7p', '7p', '8p', '8p']), seat }, better('7p'), worse('8p'));
    expect(idsOf(reasons)).not.toContain('dead-wait');
  });

  it('is not named while one copy is live', () => {
    const { view, seat } = onTurn(TWO_WAITS);
    const reasons = whyNot({ view: thrown(view, ['7p']), seat }, better('7p'), worse('8p'));
    expect(idsOf(reasons)).not.toContain('dead-wait');
  });
});

describe('the narrower of two waits', () => {
  it('is named with the live copies of both', () => {
    const { view, seat } = onTurn(TWO_WAITS);
    const reasons = whyNot({ view: thrown(view, ['7p']), seat }, better('7p'), worse('8p'));
    expect(reasons[0]).toEqual({ id: 'wider-wait', tiles: tiles('8p'), best: 2, played: 1 });
  });

  it('is not named when both have as many live copies', () => {
    expect(idsOf(whyNot(onTurn(TWO_WAITS), better('7p'), worse('8p')))).not.toContain('wider-wait');
  });
});

describe('a ready hand that can win', () => {
  it('is missed with its tiles, live copies and points', () => {
    const reasons = whyNot(onTurn('123m456s78p55mEEEN'), better('N'), worse('5s'));
    expect(reasons[0]).toEqual({
      id: 'ready-missed',
      tiles: [tile('9p')],
      live: 4,
      least: 14,
      most: 14,
      isSelfDrawn: false,
    });
  });

  it('is not missed by a discard that leaves one too', () => {
    expect(idsOf(whyNot(onTurn(TWO_WAITS), better('7p'), worse('8p')))).not.toContain('ready-missed');
  });

  it('is missed by a pass when a call would have left it', () => {
    const position = offered('123m456s78p45sEEN', '9p');
    const reasons = whyNot(position, opinion(chows('7p'), { value: 9, distance: 1 }), opinion(claims('pass')));
    expect(reasons[0]).toMatchObject({
      id: 'ready-missed',
      tiles: [tile('3s'), tile('6s')],
      live: 7,
      least: 8,
      most: 9,
    });
  });

  it('speaks for the played discard', () => {
    const reasons = whyGood(onTurn(TWO_WAITS), better('7p'), worse('5s'));
    expect(reasons[0]).toMatchObject({ id: 'ready', tiles: [tile('8p')], live: 2, least: 13, isSelfDrawn: false });
  });

  it('is not said of a hand that a foul has taken the right to win from', () => {
    const { view, seat } = onTurn(TWO_WAITS);
    const dead = { ...view, seats: bySeat(each => ({ ...view.seats[each], isDead: each === 0 })) };
    expect(idsOf(whyGood({ view: dead, seat }, better('7p'), worse('5s')))).not.toContain('ready');
  });

  it('is not said of a hand that is only ready by shape', () => {
    expect(idsOf(whyGood(onTurn(TWO_WAITS), better('9p'), worse('5s')))).not.toContain('ready');
  });
});
