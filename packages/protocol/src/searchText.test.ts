import { describe, expect, it, vi } from 'vitest';
import { foldText, plainDigits } from './searchText.ts';

describe('a text that is searched', () => {
  it.each([
    ['José', 'Jose\u0301', 'JOSE'],
    ['Ñandú', 'nandu'],
    ['σοφος', 'ΣΟΦΟΣ', 'Σοφός'],
    ['Straße', 'STRASSE', 'STRAẞE'],
    ['Łódź', 'Lodz'],
    ['Ørsted', 'orsted'],
    ['İstanbul', 'istanbul', 'ISTANBUL'],
    ['Ａｎａ', 'ana', '𝐀𝓷𝔸'],
    ['Ёлка', 'елка'],
    ['한국', '한국'.normalize('NFD')],
    ['مُحَمَّد', 'محمد'],
    ['LÜ yī SÈ', 'lu yi se'],
  ])('%s is found by %s', (...alike) => {
    expect(new Set(alike.map(foldText)).size).toBe(1);
  });

  it.each([
    ['Андрей', 'Андреи'],
    ['राम', 'रमा'],
    ['กิ', 'กี'],
    ['花龙', '花龍'],
  ])('%s is not %s', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });

  it('has the digits of every script', () => {
    const all = Array.from({ length: 0x2_0000 }, (_, point) => String.fromCodePoint(point));
    const digits = all.filter(sign => /\p{Nd}/u.test(sign));
    const plain = digits.map(plainDigits).join('');
    expect(plain).toBe('0123456789'.repeat(plain.length / 10));
    expect(plainDigits('١٢٣m ۴')).toBe('123m 4');
  });

  it('is folded once for all', () => {
    for (const text of ['José', 'ﬁn', '1½', 'Σοφός', 'กิ', '한국', 'Đặng'])
      expect(foldText(foldText(text))).toBe(foldText(text));
  });

  it('leaves nothing in the memory, however many texts are folded', () => {
    const keeps = vi.spyOn(Map.prototype, 'set');
    for (let mark = 0x300; mark < 0x370; mark++)
      for (const letter of ['a', 'ł', 'о', 'が']) foldText(letter + String.fromCodePoint(mark, mark + 1));
    const count = keeps.mock.calls.length;
    keeps.mockRestore();
    expect(count).toBe(0);
  });
});
