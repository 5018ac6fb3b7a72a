import { FAN_IDS, type FanId, wmo2006 } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { type Filter, fansOf, filterOf, groupsOf, type Known, NO_FILTER, pointsIn, searchOf } from './filter.ts';

const NOTHING: Known = { made: undefined, frequencies: undefined };
const shown = (filter: Partial<Filter>, known: Known = NOTHING): readonly FanId[] =>
  fansOf({ ...NO_FILTER, ...filter }, known, wmo2006);

describe('the filter of the fan book', () => {
  it.each([
    '',
    '?points=8',
    '?family=seven-pairs',
    '?made=no&by=family',
    '?q=%E8%8A%B1%E9%BE%99&points=8&family=chows&made=yes&by=frequency',
  ])('is the address "%s", and the address is it', search => {
    expect(searchOf(filterOf(search))).toBe(search);
  });

  it('leaves out of an address what does not exist', () => {
    expect(filterOf('?points=eight&family=birds&made=perhaps&by=colour')).toEqual(NO_FILTER);
    expect(filterOf('?points=-8')).toEqual(NO_FILTER);
  });

  it('finds by text, points and family, each within the others', () => {
    expect(shown({})).toEqual(FAN_IDS);
    expect(shown({ points: 8, family: 'chows' })).toEqual(['mixed-straight', 'mixed-triple-chow']);
    expect(shown({ points: 8, family: 'chows', text: 'escalera' })).toEqual(['mixed-straight']);
    expect(shown({ points: 88, text: 'escalera' })).toEqual([]);
    expect(shown({ points: 7 })).toEqual([]);
  });

  it('finds what was made or not, and all until that is known', () => {
    const known: Known = { made: new Map([['all-chows', 1]]), frequencies: undefined };
    expect(shown({ isMade: true }, known)).toEqual(['all-chows']);
    expect(shown({ isMade: false }, known).length).toBe(80);
    expect(shown({ isMade: true })).toEqual(FAN_IDS);
  });
});

describe('the groups of the fan book', () => {
  const groups = (filter: Partial<Filter>, known: Known = NOTHING) =>
    groupsOf({ ...NO_FILTER, ...filter }, known, wmo2006);

  it('are by points, the most first, or by family', () => {
    expect(groups({}).map(({ points }) => points)).toEqual(pointsIn(wmo2006));
    expect(pointsIn(wmo2006)).toEqual([88, 64, 48, 32, 24, 16, 12, 8, 6, 4, 2, 1]);
    expect(groups({ order: 'family', points: 88 }).map(({ family }) => family)).toEqual([
      'honours',
      'kongs',
      'seven-pairs',
      'tiles',
      'special',
    ]);
    for (const order of ['points', 'family'] as const)
      expect(groups({ order }).flatMap(({ fans }) => fans).length).toBe(81);
  });

  it('are one in the order of frequency, and by points while there are no frequencies', () => {
    const frequencies = { games: 1, hands: 16, wins: 10, seed: '', fans: { 'self-drawn': { wins: 5, with: {} } } };
    const [one, ...more] = groups({ order: 'frequency' }, { made: undefined, frequencies });
    expect(more).toEqual([]);
    expect(one?.fans.slice(0, 2)).toEqual(['self-drawn', 'big-four-winds']);
    expect(groups({ order: 'frequency' }).length).toBe(12);
  });
});
