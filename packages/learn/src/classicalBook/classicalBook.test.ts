import { DOUBLE_IDS, LANGUAGES, meldTiles, SPECIAL_IDS } from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import {
  doublesFor,
  isSpecialId,
  OLDER_GROUPS,
  OLDER_IDS,
  type OlderHand,
  type OlderId,
  olderExample,
  olderGroup,
  olderMiss,
} from './entries.ts';
import { olderParts } from './lit.ts';
import { olderTextsIn, TEXT_SAYS } from './texts.ts';

const has = ({ counted }: OlderHand, id: OlderId): boolean =>
  counted?.special?.id === id || (counted?.doubles.some(double => double.id === id) ?? false);

describe('the examples of the older ways', () => {
  test.each(SPECIAL_IDS)('[C51] %s: the engine counts the example as this special hand', id => {
    expect(olderExample(id).counted?.special).toEqual({
      id,
      worth: olderGroup(id) === 'half-limit' ? 'half-limit' : 'limit',
    });
  });

  test.each(DOUBLE_IDS)('[C42] %s: the engine counts the example with this double', id => {
    const found = olderExample(id).counted?.doubles.filter(double => double.id === id);
    expect(found?.map(({ doubles }) => doubles)).toEqual([doublesFor(id)]);
  });

  test.each(OLDER_IDS)('%s: the near miss is none', id => {
    expect(has(olderExample(id), id)).toBe(true);
    expect(has(olderMiss(id), id)).toBe(false);
  });

  test('[C36] four near misses are not complete, the others win otherwise', () => {
    const incomplete = OLDER_IDS.filter(id => !olderMiss(id).counted);
    expect(incomplete).toEqual(['pairs-of-one-suit', 'pairs-with-honours', 'twin-sevens', 'wonders']);
  });
});

describe('the tiles of an example', () => {
  test.each(OLDER_IDS)('%s: are all shown, one of them as the last', id => {
    for (const hand of [olderExample(id), olderMiss(id)]) {
      const { concealed, melds, winningTile } = hand.claim;
      const shown = olderParts(hand, id).flatMap(({ tiles }) => tiles);
      const all = [...concealed, winningTile, ...melds.flatMap(meldTiles)].toSorted((a, b) => a - b);
      expect(shown.map(({ tile }) => tile).toSorted((a, b) => a - b)).toEqual(all);
      expect(shown.filter(({ isLast }) => isLast).map(({ tile }) => tile)).toEqual([winningTile]);
    }
  });

  test('are lit where a set earns the double', () => {
    const lit = olderParts(olderExample('dragons'), 'dragons').filter(({ tiles }) => tiles.every(one => one.isLit));
    expect(lit.map(({ kind }) => kind)).toEqual(['pung']);
    expect(olderParts(olderExample('three-pungs'), 'three-pungs').filter(({ tiles }) => tiles[0]!.isLit)).toHaveLength(
      3,
    );
  });
});

describe('what is written about them', () => {
  test.each(LANGUAGES)('says in %s what we read and why the near miss is none', async language => {
    const texts = await olderTextsIn(language);
    expect(Object.keys(texts)).toEqual(OLDER_IDS);
    for (const { reading, miss } of Object.values(texts)) {
      expect(reading).toMatch(/[.。]$/);
      expect(miss).toMatch(/[.。]$/);
    }
  });

  test('quotes the text for all but the doubles of the house', () => {
    expect(OLDER_IDS.filter(id => !TEXT_SAYS[id])).toEqual(['suit-and-honours', 'terminals-and-honours']);
    expect(OLDER_GROUPS.map(group => OLDER_IDS.filter(id => olderGroup(id) === group).length)).toEqual([
      13, 4, 3, 6, 2,
    ]);
    expect(OLDER_IDS.filter(isSpecialId)).toHaveLength(17);
  });
});
