import type { GoalSet } from '@gorrion/protocol';
import { type Seat, type SeatCommand, viewFor } from '@gorrion/rules';
import { discards, given, tile, tiles } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../decisions/decisions.ts';
import { gradeBySearch } from '../grading/grade.ts';
import { dealtHands } from '../hands/dealtHands.ts';
import { goal, idsOf, onTurn, opinion, throws, whyGood, whyNot } from '../testing/opinions.ts';
import { recordOf } from '../testing/record.ts';

const MIXED = [{ fan: 'mixed-triple-chow', points: 8 }] as const;
const set = (text: string, fans: GoalSet['fans'] = []): GoalSet => ({ tiles: tiles(text), fans });

/** Returns what is said against East's first discard, as the expert's search sees it. */
function against(hand: string, thrown: string) {
  const story = given({ hands: [hand] }).when(discards(0, thrown));
  const { facts } = recordOf(story.log);
  const [decision] = decisionsOf(facts, dealtHands({ facts })[0]!, 0 as Seat);
  return gradeBySearch(decision!).reasons;
}

describe('a set that a discard breaks', () => {
  it('is named with the fan that it is a part of: 789 in three suits', () => {
    expect(against('789m789s78p55m23pES', '9s')[0]).toEqual({
      id: 'set-broken',
      tile: tile('9s'),
      set: tiles('789s'),
      fans: MIXED,
    });
  });

  const HAND = onTurn('789s7899m4468p1sES');
  const after = (thrown: string, sets: readonly GoalSet[]) =>
    opinion(throws(thrown), { value: 3, goal: { ...goal(8, '7p', ['mixed-triple-chow']), sets } });

  it('is not said to be broken while a spare tile keeps it whole', () => {
    const best = after('E', [set('789m', MIXED), set('99m')]);
    // Of two nines the chow keeps one; what goes is the pair.
    expect(whyNot(HAND, best, opinion(throws('9m')))[0]).toEqual({
      id: 'tile-needed',
      tile: tile('9m'),
      set: tiles('99m'),
      fans: [],
    });
    expect(idsOf(whyNot(HAND, after('E', [set('789m', MIXED)]), opinion(throws('9m'))))).not.toContain('set-broken');
  });

  it('lacks a tile already, which the discard takes one more from', () => {
    const best = after('E', [set('789p', MIXED)]);
    expect(whyNot(HAND, best, opinion(throws('8p')))[0]).toEqual({
      id: 'tile-needed',
      tile: tile('8p'),
      set: tiles('789p'),
      fans: MIXED,
    });
  });

  it('is not named of a tile that the hand does not need', () => {
    const best = after('E', [set('789m', MIXED)]);
    expect(idsOf(whyNot(HAND, best, opinion(throws('S'))))).not.toContain('tile-needed');
  });
});

describe('where no figure names a tile', () => {
  const HAND = onTurn('1359m258s2479pESC');
  const best = (fans: Parameters<typeof goal>[2]) =>
    opinion(throws('E'), { value: 3, distance: 4, goal: goal(8, '1m', fans) });

  it('the fans tell how the likeliest hands differ', () => {
    const other = opinion(throws('5s'), { distance: 4, goal: goal(8, '1m', ['half-flush']) });
    expect(whyNot(HAND, best(['mixed-straight']), other)[0]).toEqual({
      id: 'other-hand',
      best: [{ fan: 'mixed-straight', points: 8 }],
      played: [{ fan: 'half-flush', points: 6 }],
    });
    const none = whyNot(HAND, best(['mixed-straight']), opinion(throws('5s')));
    expect(none[0]).toMatchObject({ id: 'other-hand', played: [] });
  });

  it('the tiles are named that are useful after the best discard only', () => {
    const hand = onTurn('123m456s78p55mEEEN');
    const reasons = whyNot(hand, opinion(throws('N'), { value: 3 }), opinion(throws('7p')));
    expect(idsOf(reasons)).not.toContain('fewer-useful');
    const far = whyNot(onTurn('12m456s78p55m9sESWN'), opinion(throws('E'), { value: 3 }), opinion(throws('9s')));
    expect(far[0]).toMatchObject({ id: 'fewer-useful' });
  });

  it('the tile that stays is named with the fan that does not need it', () => {
    const same = opinion(throws('S'), { goal: goal(8, '1m', ['mixed-straight']) });
    expect(whyNot(HAND, best(['mixed-straight']), same).at(-1)).toEqual({
      id: 'idle-kept',
      tile: tile('E'),
      fans: [{ fan: 'mixed-straight', points: 8 }],
    });
  });

  it('a good discard is praised as one that the likeliest hand does not need', () => {
    const own = opinion(throws('E'), { value: 0.3, goal: goal(8, '1m', ['mixed-straight']) });
    expect(whyGood(HAND, own, opinion(throws('5s')))).toEqual([
      { id: 'tile-idle', tile: tile('E'), fans: [{ fan: 'mixed-straight', points: 8 }] },
    ]);
  });
});

it('a set is told of the tiles in the hand only, not of a meld that lies open', () => {
  const story = given({ hands: ['789m789s78p55m23pES'] }).when(discards(0, 'S'));
  const { facts } = recordOf(story.log);
  const [decision] = decisionsOf(facts, dealtHands({ facts })[0]!, 0);
  const action: SeatCommand = { type: 'discard', seat: 0, tile: tile('9m') };
  const graded = gradeBySearch({
    ...decision!,
    view: viewFor(given({ hands: ['789m789s78p55m23pES'] }).state, 0),
    played: action,
  });
  const sets = graded.candidates[0]!.goal!.sets!.map(one => one.tiles.join());
  expect(sets).toContain(tiles('789m').join());
  expect(sets).toHaveLength(5);
});
