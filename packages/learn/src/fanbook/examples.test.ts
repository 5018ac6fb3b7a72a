import { readFileSync } from 'node:fs';
import { FAN_IDS, fanNumber, meldTiles, type ScoredFan, scoreWin, tileText, wmo2006 } from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import { examplesOf } from './examples.ts';

/** An example as the file of the rules has it, from the book. */
interface Printed {
  readonly id: string;
  readonly fan: ScoredFan;
  readonly sets: readonly (readonly string[])[];
  readonly winningTile: string | null;
  readonly complete: boolean;
  readonly combines: readonly { readonly id: ScoredFan; readonly count: number }[];
  readonly oneOf: readonly { readonly id: ScoredFan }[];
}
const printed: readonly Printed[] = JSON.parse(
  readFileSync(new URL('../../../rules/fixtures/examples.json', import.meta.url), 'utf8'),
);

/** Misprints of the book, and what the hand has instead (article 79 and the flags of the file). */
const ERRATA: Readonly<Record<string, { readonly without?: string; readonly also?: ScoredFan }>> = {
  '15.1': { without: 'one-voided-suit' },
  '32.2': { without: 'all-pungs' },
  '42.2': { without: 'upper-four', also: 'upper-tiles' },
  '68.1': { without: 'mixed-triple-chow', also: 'mixed-shifted-chows' },
  '57.2': { without: 'two-melded-kongs', also: 'melded-and-concealed-kong' },
};

const all = FAN_IDS.flatMap(examplesOf);
const ofBook = all.filter(({ number }) => number !== undefined);
const inOrder = (tiles: readonly string[]) => tiles.toSorted();

describe('the examples', () => {
  test('are those of the book, and one of ours for each fan that has none there', () => {
    expect(ofBook.map(({ number }) => number)).toEqual(printed.map(({ id }) => id));
    for (const fan of FAN_IDS) {
      const numbers = examplesOf(fan).map(({ number }) => number);
      expect(numbers.length, fan).toBeGreaterThan(0);
      if (numbers.includes(undefined)) expect(numbers, fan).toEqual([undefined]);
      for (const number of numbers) expect(number ?? `${fanNumber(fan)}.`).toMatch(`${fanNumber(fan)}.`);
    }
  });

  test.each(all)('$fan $number wins and scores its fan', ({ fan, number, claim }) => {
    const score = scoreWin(claim, wmo2006);
    expect(score?.total).toBeGreaterThanOrEqual(8);
    const own = number === '57.2' ? 'melded-and-concealed-kong' : fan;
    expect(score?.fans.map(({ id }) => id)).toContain(own);
  });

  test.each(ofBook)('$number has the tiles and the fans that the book prints', ({ number = '', claim }) => {
    const book = printed.find(({ id }) => id === number)!;
    const tiles = [...claim.concealed, claim.winningTile, ...claim.melds.flatMap(meldTiles)].map(tileText);
    const { without, also } = ERRATA[number] ?? {};
    // The book shows the thirteen tiles of its Chicken Hand, and names the last one among others.
    const isWhole = book.complete;
    expect(inOrder(isWhole ? tiles : tiles.toSpliced(tiles.indexOf('5p'), 1))).toEqual(inOrder(book.sets.flat()));
    if (book.winningTile !== null) expect(tileText(claim.winningTile)).toBe(book.winningTile);
    const fans = new Map(scoreWin(claim, wmo2006)?.fans.map(({ id, times }) => [id, times]));
    for (const { id, count } of [{ id: book.fan, count: 1 }, ...book.combines])
      if (id !== without) expect(fans.get(id) ?? 0, id).toBeGreaterThanOrEqual(count);
    if (also) expect(fans.has(also)).toBe(true);
    if (book.oneOf.length > 0) expect(book.oneOf.some(({ id }) => fans.has(id))).toBe(true);
  });
});
