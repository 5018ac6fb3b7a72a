import { fanPoints, LANGUAGES, PLAYING_KINDS, wmo2006 } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { DIFFERENCES, type KnownGameId } from './differences.ts';
import { knownTexts } from './words.ts';

const GAMES = Object.keys(DIFFERENCES) as KnownGameId[];

describe.each(GAMES)('the differences from %s', game => {
  it.each(LANGUAGES)('have all their words in %s', async language => {
    const texts = (await knownTexts(language))[game];
    expect(Object.keys(texts).toSorted()).toEqual(DIFFERENCES[game].map(({ id }) => id).toSorted());
    for (const { title, text } of Object.values(texts)) {
      expect(title).not.toBe('');
      expect(text.length).toBeGreaterThan(9);
      expect(text).not.toMatch(/[!！]/);
    }
  });

  it('come once each, and the minimum comes first', () => {
    const ids = DIFFERENCES[game].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toBe('minimum');
  });
});

/** Points that a text may name of a win: the minimum, what everybody pays, a flower. */
const OF_A_WIN = [wmo2006.minPoints, wmo2006.extraPoints, fanPoints('flower-tiles', wmo2006)];
/** Other numbers: the tiles of the set, the last rank of a straight, the points of a fan without a link, and the pungs of winds beside those that count two points. */
const OTHERS: Readonly<Record<string, readonly number[]>> = {
  wild: [4 * PLAYING_KINDS + 8],
  across: [9],
  pairs: [fanPoints('seven-pairs', wmo2006)],
  dragons: [fanPoints('pung-of-terminals-or-honors', wmo2006)],
};

/** Ranks written as one number, of a chow or of knitted tiles. */
const RANKS = /^(?:123|234|345|456|567|678|789|147|258|369)$/;

it.each(LANGUAGES)('[R38] say in %s the points of the fans that they link to', async language => {
  const texts = await knownTexts(language);
  for (const game of GAMES)
    for (const { id, fans = [] } of DIFFERENCES[game]) {
      const { title, text } = texts[game][id]!;
      const said = (`${title} ${text}`.match(/(?<![\d-])\d+(?![\d-])/g) ?? [])
        .filter(digits => !RANKS.test(digits))
        .map(Number);
      const points = fans.map(fan => fanPoints(fan, wmo2006));
      const known = [...OF_A_WIN, ...points, ...(OTHERS[id] ?? [])];
      expect(
        said.filter(number => !known.includes(number)),
        `${game} ${id}: ${text}`,
      ).toEqual([]);
    }
});
