import { describe, expect, it } from 'vitest';
import { dialectFor } from './saveTable.ts';

describe('a spreadsheet reads the CSV of a reader', () => {
  it.each([
    ['en', ['en-GB'], ',', '.'],
    ['es', ['es-ES', 'en-US'], ';', ','],
    ['es', ['es-MX'], ',', '.'],
    ['es', ['en-US'], ';', ','],
    ['pt', ['en', 'pt-BR'], ';', ','],
    ['pt', [], ';', ','],
    ['zh', ['zh-CN'], ',', '.'],
  ] as const)('in %s where the browser says %j: %s', (locale, languages, separator, decimal) => {
    expect(dialectFor(locale, languages)).toEqual({ separator, decimal });
  });
});
