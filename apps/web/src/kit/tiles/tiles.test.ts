import { readFileSync } from 'node:fs';
import { drawingsOf, faceIds, INDEX_SIGNS } from '@gorrion/pictures/tiles';
import { ALL_TILES, HIDDEN, KINDS, tileOf } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { english } from '../../testing/english.ts';
import { sprite } from './build/sprite.ts';
import { tileName } from './names.ts';
import { indexSign } from './pictures.ts';
import { PLAIN } from './plainFaces.ts';

const ids = (svg: string, prefix: string) => [...svg.matchAll(new RegExp(`id="(${prefix}[^"]+)"`, 'g'))].map(m => m[1]);

describe('the tile faces', () => {
  const committed = readFileSync(new URL('./tiles.generated.svg', import.meta.url), 'utf8');

  it('are what the generator writes', () => {
    expect(sprite()).toBe(committed);
  });

  it('have corner indices of one height', () => {
    for (const [, sign, path] of committed.matchAll(/<g id="i-(.)"><path d="([^"]+)"/g)) {
      let y = 0;
      const ends = [...path!.matchAll(/([mlhvq])([^a-z]*)/g)].map(([, letter, numbers]) => {
        if (letter !== 'h') y += Number(numbers!.match(/-?\d+/g)!.at(-1));
        return y;
      });
      expect(Math.max(...ends) - Math.min(...ends), sign).toBeGreaterThan(60);
    }
  });

  it('are one for each kind of tile, and a back', () => {
    expect(ids(committed, 't-')).toEqual([...faceIds]);
    expect(faceIds).toHaveLength(KINDS + 1);
    expect(new Set(faceIds).size).toBe(KINDS + 1);
  });

  it('belong to their tile numbers', () => {
    const face = (kind: number) => faceIds[tileOf(kind)];
    expect([0, 8, 9, 17, 18, 26].map(face)).toEqual(['t-C1', 't-C9', 't-B1', 't-B9', 't-D1', 't-D9']);
    expect([27, 30, 31, 32, 33].map(face)).toEqual(['t-WE', 't-WN', 't-DR', 't-DG', 't-DW']);
    expect([34, 37, 38, 41].map(face)).toEqual(['t-F1', 't-F4', 't-S1', 't-S4']);
  });

  it('stay small: 16 KB gzipped at most, some 50 KB plain', () => {
    expect(committed.length).toBeLessThan(56_000);
  });
});

describe('the pictures of the tiles', () => {
  const committed = readFileSync(new URL('./tiles.generated.svg', import.meta.url), 'utf8');

  it.each([
    ['drawn', drawingsOf(committed)],
    ['plain', PLAIN],
  ])('are whole if %s: each face has what it uses, and no two are alike', (_, { face, index, wind }) => {
    const bodies = faceIds.map(face);
    expect(new Set(bodies).size).toBe(KINDS + 1);
    for (const body of bodies)
      for (const [, used] of body.matchAll(/href="#([^"]+)"/g)) expect(body).toContain(`<path id="${used}"`);
    expect(new Set(INDEX_SIGNS.map(index)).size).toBe(INDEX_SIGNS.length);
    expect(new Set([...'ESWN'].map(wind)).size).toBe(4);
  });

  it('hide what is hidden until they are drawn', () => {
    expect(PLAIN.face('t-BK')).toBe('');
  });
});

describe('tile names', () => {
  it('are different for all kinds', () => {
    const names = new Set(ALL_TILES.map(tile => tileName(english, tile)));
    expect(names.size).toBe(KINDS);
  });

  it('say suit and rank, wind, dragon or flower', () => {
    const names = [4, 12, 26, 27, 31, 33, 34, 41].map(kind => tileName(english, tileOf(kind)));
    expect(names).toEqual([
      '5 Characters',
      '4 Bamboo',
      '9 Dots',
      'East Wind',
      'Red Dragon',
      'White Dragon',
      'Plum flower',
      'Winter',
    ]);
  });

  it('do not reveal a hidden tile', () => {
    expect(tileName(english, HIDDEN)).toBe('concealed tile');
  });

  it('have a corner index for suits and honours only', () => {
    expect([0, 17, 27, 30, 31, 32, 33, 34, -1].map(kind => indexSign(tileOf(kind)))).toEqual([
      ...'19ENCFB',
      undefined,
      undefined,
    ]);
  });
});
