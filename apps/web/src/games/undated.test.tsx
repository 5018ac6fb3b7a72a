import { summaryOf } from '@gorrion/table';
import { describe, expect, it } from 'vitest';
import { english, speakEnglish } from '../i18n/english.ts';
import { classicalGame } from '../testing/classicalGame.ts';
import { rendered, textOf } from '../testing/rendered.ts';
import { GameRows } from './GameRows.tsx';
import type { GameRow } from './useGames.ts';
import { whenText } from './words.ts';

speakEnglish();

const nothing = async () => {};

describe('a game of another server that does not say when it was played', () => {
  const summary = { ...summaryOf(classicalGame('undated')), from: 0, to: 9000 };
  const row = { id: summary.id, summary, player: null, isStarred: false, review: { hands: 0, mistakes: 0 } } as const;
  const rows: readonly GameRow[] = [{ ...row, where: 'file' }];

  it('stands in the list without a date', () => {
    const html = rendered(<GameRows rows={rows} onStar={nothing} onUpload={nothing} />);
    expect(textOf(html)).toMatch(/^Without a date/);
    expect(html).not.toMatch(/<time|1970|1969/);
  });

  it('has no date on its page', () => {
    expect(whenText(english, summary)).toBe('');
    const at = Date.UTC(2026, 5, 1, 12);
    expect(whenText(english, { from: at, to: at })).toContain('2026');
  });
});
