import { describe, expect, test } from 'vitest';
import { chapterOf, isContested, readRulebook, sentenceOf, textsOf } from './read.ts';

const BOOK = `# Rules

> A note that nobody reads.

About *WMO 2006*
and \`code\`.

## 1. First

### 1. Tiles
The set has
144 tiles (article 2).

- \`123m 55p + 5p\` **Counts.** It is
  complete.
- \`12m + 3m\` **Does not count.** Too few.

*Sources:* WMO 2006, 3.5.
### 2. Pairs
**Contested:** whether two are a pair.

| Option | Article | \`wmo2006\` |
| --- | --- | --- |
| \`waits\` | 44 | formal |
| plain | 44 | text |

*Sources:* ours.

## Outside

No articles here.
`;

describe('the reader of the rulebook', () => {
  const book = readRulebook(BOOK);

  test('finds the title, the introduction without its notes, chapters and articles', () => {
    expect(book.title).toBe('Rules');
    expect(book.introduction.flatMap(textsOf)).toEqual(['About WMO 2006 and code.']);
    expect(book.chapters.map(({ number, title, articles }) => [number, title, articles.map(a => a.number)])).toEqual([
      [1, 'First', [1, 2]],
      [undefined, 'Outside', []],
    ]);
    expect(chapterOf(book, 2)?.title).toBe('First');
    expect(chapterOf(book, 3)).toBeUndefined();
  });

  test('reads paragraphs, examples and sources of an article', () => {
    const [first] = book.chapters[0]!.articles;
    expect(first!.blocks).toEqual([
      {
        kind: 'paragraph',
        words: [
          { kind: 'text', text: 'The set has 144 tiles (' },
          { kind: 'article', text: 'article 2', article: 2 },
          { kind: 'text', text: ').' },
        ],
      },
      {
        kind: 'examples',
        examples: [
          { hand: '123m 55p + 5p', verdict: 'Counts', counts: true, why: [{ kind: 'text', text: 'It is complete.' }] },
          { hand: '12m + 3m', verdict: 'Does not count', counts: false, why: [{ kind: 'text', text: 'Too few.' }] },
        ],
      },
      {
        kind: 'sources',
        words: [
          { kind: 'em', text: 'Sources:' },
          { kind: 'text', text: ' WMO 2006, 3.5.' },
        ],
      },
    ]);
  });

  test('takes a number for an article in the second cell after the name of an option, and nowhere else', () => {
    const [, second] = book.chapters[0]!.articles;
    const table = second!.blocks.find(block => block.kind === 'table');
    expect(table?.rows.map(row => row[1])).toEqual([
      [{ kind: 'article', text: '44', article: 44 }],
      [{ kind: 'text', text: '44' }],
    ]);
    expect(book.chapters[0]!.articles.map(isContested)).toEqual([false, true]);
  });

  test('knows a reference to an article in four languages, at the end of a line too', () => {
    const references = ['article 7', 'del artículo 7', 'Artigo 7', '见第7条'].map(text =>
      sentenceOf(`(${text}).`).filter(piece => piece.kind === 'article'),
    );
    expect(references.map(([reference]) => reference?.article)).toEqual([7, 7, 7, 7]);
  });

  test('joins lines with a blank, but not after a Chinese sign', () => {
    const [paragraph] = readRulebook('# 规则\n\n一副牌共\n144 张，\n含花牌。').introduction;
    expect(textsOf(paragraph!)).toEqual(['一副牌共144 张，含花牌。']);
  });

  test('refuses a list of anything but examples, and takes every other text', () => {
    expect(() => readRulebook('# A\n\n- an item')).toThrow(SyntaxError);
    expect(readRulebook('').chapters).toEqual([]);
    expect(readRulebook('no heading\n\n| a').introduction).toEqual([]);
    const stars = '# A\n\na * b ** c `d';
    expect(readRulebook(stars).introduction.flatMap(textsOf)).toEqual(['a * b ** c `d']);
  });
});
