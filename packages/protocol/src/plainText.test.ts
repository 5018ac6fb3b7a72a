import { sized } from '@gorrion/rules/testing/wide';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningOf, lengthOf, plainLine, plainLines, plainName } from './plainText.ts';

describe('a text that others see', () => {
  it.each<readonly [raw: string, text: string]>([
    ['  Ana  María ', 'Ana María'],
    ['e\u0301', 'é'],
    ['<b>alert(1)</b>', '<b>alert(1)</b>'],
    ['evil\u202Etxt', 'eviltxt'],
    ['م\u202Eحمد\u061C', 'محمد'],
    ['a\u200Bb\u2060c\uFEFF', 'abc'],
    ['two\r\nlines\ttab\0', 'two lines tab'],
    ['\uD800x', 'x'],
    ['a\u200Db\u200C', 'ab'],
    ['👩\u200D', '👩'],
    ['x\uFE0F', 'x'],
    ['🏴\u{E0061}', '🏴'],
    ['\u0301Ana', 'Ana'],
    [`a${'\u0317'.repeat(100)}b`, 'ab'],
    ...['', '   ', '\u200B\u200B', '\u202E\u202C', '\u3164', '\u2800', '\u0301'].map(raw => [raw, ''] as const),
  ])('is clean: %j becomes %j', (raw, text) => {
    expect(plainLine(raw)).toBe(text);
  });

  it('stays whole in every script, and with every emoji', () => {
    const whole = [
      ...['محمد', 'عَلِيّ', 'مُحَمَّدٌ', 'علی\u200Cرضا', 'שָׁלוֹם', 'בְּרֵאשִׁ֖ית', 'ශ්\u200Dරී', 'क्\u200Dष', 'क्षत्रिय', 'നന്\u200D'],
      ...['ཨོཾ་མ་ཎི་པདྨེ་ཧཱུྂ', 'Nguyễn Thị Ánh', 'နေမျိုး', 'ทัศนีย์', '葛󠄀城', '刘备', 'ᠮᠣᠩᠭᠣᠯ', 'José Ñandú', 'O’Brien', ':-)'],
      ...['👩‍👩‍👧', '👨🏻‍👩🏻‍👧🏻', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏳️‍🌈', '❤️‍🔥', '1️⃣', '🧑🏻‍❤️‍💋‍🧑🏿', '🕵🏻‍♂️', '🇪🇸🇧🇷', 'bird:lucky-cuckoo ²'],
    ].map(text => text.normalize('NFC'));
    expect(whole.map(plainLine)).toEqual(whole);
  });

  it('keeps its lines where it may have several', () => {
    expect(plainLines(' a\u202E \r\n\r\n\u200B\n\nb\u2028c\n')).toBe('a\n\nb\nc');
  });

  it('never reads as a name that the program made, if a person chose it', () => {
    const raw = ['bird:lucky-cuckoo', 'bird\u200B:swift', 'bot:Ana', 'bot\u200B:bot:Ana', 'bot: Ana', 'Swift'];
    expect(raw.map(plainName)).toEqual([
      'bird lucky-cuckoo',
      'bird swift',
      'bot Ana',
      'bot bot:Ana',
      'bot: Ana',
      'Swift',
    ]);
  });

  it('is counted and cut by what is read as one sign', () => {
    expect(['x', '👩‍👩‍👧', 'é'].map(sign => lengthOf(sign.repeat(24)))).toEqual([24, 24, 24]);
    expect([beginningOf('Ana María', 4), beginningOf('🀄👩‍👩‍👧', 9)]).toEqual(['Ana', '🀄']);
  });

  it('is the same when it is cleaned again', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({
        unit: fc.constantFrom(
          'a',
          'ا',
          '\u200C',
          '\u200D',
          '\u0301',
          '👩',
          '\uFE0F',
          '\u202E',
          '\n',
          ' ',
          '\u1100',
          '\u0C4D',
        ),
        maxLength: 40,
      }),
    );
    fc.assert(
      fc.property(text, raw => {
        for (const clean of [plainLine, plainLines, plainName]) expect(clean(clean(raw))).toBe(clean(raw));
      }),
      { seed: 26, numRuns: sized(300, 4000) },
    );
  });
});
