import { describe, expect, it } from 'vitest';
import { en } from '../../../app/words/en/index.ts';
import { zh } from '../../../app/words/zh/index.ts';
import { translator } from '../../../kit/i18n/translate.ts';
import { findOlderWays } from './olderWays.ts';

const english = translator('en', en);

describe('the search for hands and doubles of the older ways', () => {
  it.each([
    ['wonders', ['wonders']],
    ['maravilhas', ['wonders']],
    ['LUA fundo', ['moon-from-the-sea']],
    ['regua', ['pairs-of-one-suit', 'pairs-with-honours', 'pairs-of-honours']],
    ['pinderico', ['pinderico-pungs', 'pinderico-chows', 'pinderico-mixed']],
    ['no such hand', []],
  ])('%s: by the name in the language, or that of the Portuguese text, without accents', (text, found) => {
    expect(findOlderWays(english, text)).toEqual(found);
  });

  it('finds a Chinese name, and all of them without words', () => {
    expect(findOlderWays(translator('zh-Hans', zh), '海底')).toEqual(['moon-from-the-sea']);
    expect(findOlderWays(english, ' ')).toHaveLength(28);
  });
});
