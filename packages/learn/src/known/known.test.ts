import { fanPoints, MCR_RULESETS, type ScoredFan } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { DIFFERENCES, type KnownGameId } from './differences.ts';
import { knownTexts } from './words.ts';

const GAMES = Object.keys(DIFFERENCES) as KnownGameId[];
const LANGUAGES = ['en', 'es', 'pt', 'zh'] as const;
const points = (fan: ScoredFan) => fanPoints(fan, MCR_RULESETS.wmo2006);

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

it('[R38] say points that the scorer gives', () => {
  // The numbers in the texts, in the order in which the texts say them.
  expect(points('concealed-hand')).toBe(2);
  expect(points('fully-concealed-hand')).toBe(4);
  expect([points('mixed-triple-chow'), points('pure-straight'), points('mixed-straight')]).toEqual([8, 16, 8]);
  expect([points('half-flush'), points('all-pungs'), points('dragon-pung')]).toEqual([6, 6, 2]);
  expect([points('mixed-shifted-chows'), points('pure-shifted-chows')]).toEqual([6, 16]);
  expect([points('all-chows'), points('all-simples')]).toEqual([2, 2]);
  expect([points('prevalent-wind'), points('seat-wind'), points('pung-of-terminals-or-honors')]).toEqual([2, 2, 1]);
  expect([points('seven-pairs'), points('thirteen-orphans'), points('chicken-hand')]).toEqual([24, 88, 8]);
  expect([points('melded-kong'), points('concealed-kong'), points('flower-tiles')]).toEqual([1, 2, 1]);
});
