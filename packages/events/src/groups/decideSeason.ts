import { accept, refuse } from '../ledger/index.ts';
import type { Case, Decisions } from './cases.ts';
import { MOST_SEASONS } from './limits.ts';
import type { GroupFact, Season } from './types.ts';

/* Seasons begin and end; two never overlap, so that each game is in one at most. */

const overlap = (a: Season, b: Season): boolean => (a.to === null || b.from < a.to) && (b.to === null || a.from < b.to);

const setting = (season: Season): GroupFact => ({ type: 'season-set', ...season });

/** Accepts seasons that are whole and do not overlap with each other or with those that stay. */
function settle(changed: readonly Season[], { state }: Pick<Case, 'state'>) {
  const others = state.seasons.filter(({ number }) => !changed.some(season => season.number === number));
  if (changed.some(({ from, to }) => to !== null && to <= from)) return refuse('season-order');
  if (changed.some(season => others.some(other => overlap(season, other)))) return refuse('seasons-overlap');
  return accept(...changed.map(setting));
}

const newestNumber = (seasons: readonly Season[]): number => Math.max(0, ...seasons.map(({ number }) => number));

export const SEASON_DECISIONS: Decisions<'begin-season' | 'change-season' | 'drop-season'> = {
  'begin-season': ({ name, from }, { state, me }) => {
    if (me.role !== 'owner') return refuse('owners-only');
    if (state.seasons.length >= MOST_SEASONS) return refuse('too-many-seasons', { most: MOST_SEASONS });
    const next = { number: newestNumber(state.seasons) + 1, name, from, to: null };
    const going = state.seasons.find(({ to }) => to === null);
    if (!going) return settle([next], { state });
    if (from <= going.from) return refuse('season-order');
    return settle([{ ...going, to: from }, next], { state });
  },
  'change-season': ({ season: number, name, from, to }, { state, me }) => {
    if (me.role !== 'owner') return refuse('owners-only');
    if (!state.seasons.some(season => season.number === number)) return refuse('no-such-season');
    return settle([{ number, name, from, to }], { state });
  },
  'drop-season': ({ season }, { state, me }) => {
    if (me.role !== 'owner') return refuse('owners-only');
    if (!state.seasons.some(({ number }) => number === season)) return refuse('no-such-season');
    return accept({ type: 'season-dropped', season });
  },
};
