import { FAN_NAMES } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { allOtherNames, otherNames } from './names.ts';

const names = FAN_NAMES['mixed-straight'];
const shown = (locale: string, text = '') => otherNames(names, locale, text).map(({ name }) => name);

describe('the other names of a fan', () => {
  it('are Chinese first, English for Chinese readers', () => {
    expect(shown('en')).toEqual(['花龙']);
    expect(shown('es-MX')).toEqual(['花龙']);
    expect(shown('zh-Hans')).toEqual(['Mixed Straight']);
  });

  it('hold the one that the text found, marks and case aside', () => {
    expect(shown('en', 'ESCALERA')).toEqual(['花龙', 'Escalera Mixta']);
    expect(shown('es', 'sequencia')).toEqual(['花龙', 'Sequência Mista']);
    expect(shown('en', 'hua long')).toEqual(['花龙', 'huā lóng']);
    expect(shown('en', 'mixed')).toEqual(['花龙']);
    expect(shown('en', '花')).toEqual(['花龙']);
  });

  it('are all languages but the reader’s, and pinyin', () => {
    expect(allOtherNames(names, 'es').map(({ language }) => language)).toEqual(['zh', 'zh-Latn', 'en', 'pt']);
    expect(allOtherNames(names, 'zh-Hans').map(({ language }) => language)).toEqual(['zh-Latn', 'en', 'es', 'pt']);
  });
});
