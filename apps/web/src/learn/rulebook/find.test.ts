import { describe, expect, test } from 'vitest';
import { fansNamed, findIn, piecesOf, searchOf } from './find.ts';
import { readRulebook } from './read.ts';

const book = readRulebook(`# Reglas

## 1. Muro

### 1. Última ficha
La última ficha se toma del muro.
*Fuentes:* WMO 2006 fans 4, 6-8 y 12, cap. 3.

### 2. Espera simple
Una espera simple vale un punto.
*Fuentes:* WMO 2006 fan 79.

## 2. 听牌

### 3. 单钓将
单钓将计一分。
*依据：* WMO 2006 番种 7 和 79。

## 3. Opciones

La última tabla.
`);

const found = (typed: string) =>
  findIn(book, searchOf(book, typed)).flatMap(({ chapter, articles, isOwn }) => [
    ...articles.map(({ number }) => number),
    ...(isOwn ? [chapter.title] : []),
  ]);

describe('a search in the rulebook', () => {
  test('finds without accents and capitals, and in Chinese', () => {
    expect(found('ULTIMA FICHA')).toEqual([1]);
    expect(found('  Espera   Simple ')).toEqual([2]);
    expect(found('钓将')).toEqual([3]);
    expect(found('nada de eso')).toEqual([]);
  });

  test('takes single words where the phrase stands nowhere, and finds a chapter without articles', () => {
    expect(found('muro ultima')).toEqual([1]);
    expect(found('tabla')).toEqual(['Opciones']);
    expect(found('3 单')).toEqual([3]);
  });

  test('finds an article by its number: alone, or as articles are called; a bare number also what else has it', () => {
    for (const typed of ['artículo 3', 'Article ٣', 'art. 3', '第3条']) expect(found(typed)).toEqual([3]);
    expect(found('2')).toEqual([2, 1, 3]);
    expect(found('7')).toEqual([2, 3]);
  });

  test('finds everything when nothing is typed', () => {
    expect(found(' ')).toEqual([1, 2, 3, 'Opciones']);
  });

  test('marks what it found where it stands, accents and all', () => {
    expect(piecesOf('La última, ULTIMA.', ['ultima'])).toEqual([
      { text: 'La ', isHit: false },
      { text: 'última', isHit: true },
      { text: ', ', isHit: false },
      { text: 'ULTIMA', isHit: true },
      { text: '.', isHit: false },
    ]);
    expect(piecesOf('单钓将', ['钓', '将'])).toEqual([
      { text: '单', isHit: false },
      { text: '钓', isHit: true },
      { text: '将', isHit: true },
    ]);
    expect(piecesOf('u\u0301ltima', ['ultima']).map(({ isHit }) => isHit)).toEqual([true]);
    expect(piecesOf('abab', ['aba', 'bab'])).toEqual([
      { text: 'aba', isHit: true },
      { text: 'b', isHit: false },
    ]);
    expect(piecesOf('all', [])).toEqual([{ text: 'all', isHit: false }]);
  });

  test('never loses or doubles a sign, whatever is looked for', () => {
    const text = 'İstanbul, ß, ﬁn, a\u0301é 和牌 44';
    for (const wanted of ['i', 'ss', 'fi', 'e', '和', '4', 'a', 'n, a']) {
      expect(
        piecesOf(text, [wanted])
          .map(piece => piece.text)
          .join(''),
      ).toBe(text);
    }
  });
});

test('fans are read from the sources of each language', () => {
  const blocks = book.chapters.flatMap(({ articles }) => articles.flatMap(article => article.blocks));
  expect(fansNamed(blocks)).toEqual([4, 6, 7, 8, 12, 79]);
  expect(fansNamed([])).toEqual([]);
});
