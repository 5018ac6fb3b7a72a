import { describe, expect, it } from 'vitest';
import { en } from './en/index.ts';
import { english, translator } from './index.ts';
import { format } from './message.ts';

describe('sentences', () => {
  it('fill their places and choose their plural form', () => {
    expect(format('{a} of {b}', { a: 3, b: 16 }, 'en')).toBe('3 of 16');
    expect(english('table.countLeft', { count: 1 })).toBe('1 tile left');
    expect(english('table.countLeft', { count: 43 })).toBe('43 tiles left');
  });

  it('use the plural rules of their own language', () => {
    const forms = {
      one: '{count} kamień',
      few: '{count} kamienie',
      many: '{count} kamieni',
      other: '{count} kamienia',
    };
    expect([1, 3, 5].map(count => format(forms, { count }, 'pl'))).toEqual(['1 kamień', '3 kamienie', '5 kamieni']);
  });

  it('write a signed score with the true minus sign', () => {
    expect([8, -22, 0].map(english.signed)).toEqual(['+8', '−22', '0']);
  });

  it('join alternatives as the language does', () => {
    expect(english.either(['Hu', 'Pung', 'Chow'])).toBe('Hu, Pung, or Chow');
  });

  it('have in another language the same keys', () => {
    const spanish = translator('es', {
      ...en,
      'table.countLeft': { one: 'queda {count} ficha', other: 'quedan {count} fichas' },
    });
    expect(spanish('table.countLeft', { count: 2 })).toBe('quedan 2 fichas');
  });

  it('never leave a place empty by a typing error: every brace closes', () => {
    for (const [key, message] of Object.entries(en)) {
      const texts = typeof message === 'string' ? [message] : Object.values(message);
      for (const text of texts) expect(text.replace(/\{\w+\}/g, ''), key).not.toMatch(/[{}]/);
    }
  });
});
