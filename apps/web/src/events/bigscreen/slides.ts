import type { TournamentView } from '@gorrion/events/tournament';
import { hasPlayers, hasTeams, nextSession, sessionOnClock } from '../event/event.ts';

/* What the big screen shows in turn. */

/** Rows of standings in one column, and tables on a page of seats: what can be read from six metres. */
export const ROWS = 10;
export const SEAT_TABLES = 12;
/** From so many players on, standings have two columns, so that nobody waits for minutes. */
const TWO_COLUMNS_FROM = 41;
/** Time (s) for which a page is shown. */
export const SLIDE_SECONDS = 10;

export type Slide =
  | { readonly kind: 'players' | 'teams'; readonly from: number; readonly to: number; readonly columns: 1 | 2 }
  | { readonly kind: 'clock' }
  | { readonly kind: 'seats'; readonly session: number; readonly from: number; readonly to: number }
  | { readonly kind: 'welcome' };

/** Returns the pages of so many things, as the places of the first and last of each. */
function pagesOf(count: number, each: number): readonly { readonly from: number; readonly to: number }[] {
  return Array.from({ length: Math.ceil(count / each) }, (_, n) => ({
    from: n * each,
    to: Math.min(count, (n + 1) * each),
  }));
}

/** Returns the slides of an event, in their order; there is always one. */
export function slidesOf(view: TournamentView): readonly Slide[] {
  const players = hasPlayers(view) ? view.standings.length : 0;
  const columns = players >= TWO_COLUMNS_FROM ? 2 : 1;
  const teams = hasTeams(view) ? view.teamStandings.length : 0;
  const next = nextSession(view);
  const hasResults = view.sessions.some(({ tables }) => tables.some(({ result }) => result !== null));
  const slides: readonly Slide[] = [
    ...(hasResults
      ? pagesOf(players, ROWS * columns).map(page => ({ kind: 'players', ...page, columns }) as const)
      : []),
    ...(hasResults ? pagesOf(teams, ROWS).map(page => ({ kind: 'teams', ...page, columns: 1 }) as const) : []),
    ...(sessionOnClock(view) ? [{ kind: 'clock' } as const] : []),
    ...(next
      ? pagesOf(next.tables.length, SEAT_TABLES).map(
          page => ({ kind: 'seats', session: next.session, ...page }) as const,
        )
      : []),
  ];
  return slides.length > 0 ? slides : [{ kind: 'welcome' }];
}
