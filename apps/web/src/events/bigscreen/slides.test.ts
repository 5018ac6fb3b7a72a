import { describe, expect, it } from 'vitest';
import { tournamentView } from '../../testing/tournament.ts';
import { ROWS, slidesOf } from './slides.ts';

const view = tournamentView();
const kinds = (of: Parameters<typeof slidesOf>[0]) => slidesOf(of).map(({ kind }) => kind);

describe('the pages of the big screen', () => {
  it('are standings, teams, the clock and the seats of the next session', () => {
    expect(kinds(view)).toEqual(['players', 'players', 'teams', 'clock', 'seats']);
    expect(slidesOf(view)[1]).toEqual({ kind: 'players', from: 10, to: 16, columns: 1 });
  });

  it('show every player once, in two columns if there are many', () => {
    const standings = Array.from({ length: 256 }, (_, n) => ({ ...view.standings[0]!, player: n + 1, place: n + 1 }));
    const pages = slidesOf({ ...view, standings }).flatMap(slide => (slide.kind === 'players' ? slide : []));
    expect(pages).toHaveLength(13);
    expect(pages.every(({ columns }) => columns === 2)).toBe(true);
    for (const [n, { from, to }] of pages.entries()) {
      expect(from).toBe(pages[n - 1]?.to ?? 0);
      expect(to - from).toBeLessThanOrEqual(2 * ROWS);
    }
    expect(pages.at(-1)!.to).toBe(256);
  });

  it('show seats before the first session, and a welcome before there are any', () => {
    const first = { ...view.sessions[5]!, session: 1 };
    expect(kinds({ ...view, sessions: [first] })).toEqual(['seats']);
    expect(kinds({ ...view, sessions: [] })).toEqual(['welcome']);
  });
});
