import { summaryOf } from '@gorrion/table';
import { describe, expect, it } from 'vitest';
import { en } from '../../app/words/en/index.ts';
import { speakAtOnce } from '../../kit/i18n/choice.ts';
import { translator } from '../../kit/i18n/translate.ts';
import { classicalGame } from '../../testing/classicalGame.ts';
import { english, speakEnglish } from '../../testing/english.ts';
import { rendered, textOf } from '../../testing/rendered.ts';
import { dealtTable } from '../../testing/table.ts';
import { platesOf } from '../replay/view.ts';
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

  it('is not offered for review while it is sealed, and says why', () => {
    const own = { ...row, player: 0, where: 'server', isSealed: true, summary: { ...summary, ruleset: 'mcr-2006' } };
    const html = rendered(<GameRows rows={[own as GameRow]} onStar={nothing} onUpload={nothing} />);
    expect(textOf(html)).toContain('sealed until all have played');
    expect(textOf(html)).not.toContain('Review');
  });

  it('has no date on its page', () => {
    expect(whenText(english, summary)).toBe('');
    const at = Date.UTC(2026, 5, 1, 12);
    expect(whenText(english, { from: at, to: at })).toContain('2026');
  });
});

it('a game is dated as in the region of its reader', () => {
  speakAtOnce({ language: 'en', translate: translator('en-GB', en) });
  const summary = {
    ...summaryOf(classicalGame('undated')),
    from: Date.UTC(2026, 10, 28, 17),
    to: Date.UTC(2026, 10, 28, 18),
  };
  const row = { id: summary.id, summary, player: null, isStarred: false, review: { hands: 0, mistakes: 0 } } as const;
  const html = rendered(<GameRows rows={[{ ...row, where: 'file' }]} onStar={nothing} onUpload={nothing} />);
  speakEnglish();
  expect(textOf(html)).toMatch(/28 Nov(?!.*[AP]M)/i);
});

it('a player whose name a file leaves empty is called by their seat, in the list and at the replayed table', () => {
  speakEnglish();
  const { players, ...rest } = summaryOf(classicalGame('unnamed'));
  const summary = { ...rest, players: players.map((one, n) => (n === 1 ? { ...one, name: '' } : one)) };
  const row = { id: summary.id, summary, player: 0, isStarred: false, review: { hands: 0, mistakes: 0 } };
  const rows = [{ ...row, where: 'file' }] as unknown as readonly GameRow[];
  expect(textOf(rendered(<GameRows rows={rows} onStar={nothing} onUpload={nothing} />))).toContain('South');
  const { state } = dealtTable();
  const places = state.places.map(place => ({ ...place, name: '' })) as unknown as typeof state.places;
  const plates = platesOf({ ...state, places }, english.nameOf);
  expect(plates.map(({ name }) => name)).toEqual(['East', 'South', 'West', 'North']);
});
