import type { TournamentView } from '../tournament/index.ts';
import type { CellTable } from './cells.ts';

/* Results for the European Mahjong Association: eight columns in this order, for members only. */

const EMA_COLUMNS = [
  'Place',
  'First Name',
  'Last name',
  'EMA number',
  'Table points',
  'Score',
  'Ema Member',
  'Country',
] as const;

const EMA_NUMBER = /^\d{8}$/;

export type EmaExport =
  | { readonly ok: true; readonly table: CellTable }
  /** Roster numbers of the players whose EMA number is missing or malformed. */
  | { readonly ok: false; readonly missing: readonly number[] };

/** Words that belong to the surname behind them: "de la Cruz", "van der Berg", "dos Santos", "bin Rashid". */
const PARTICLES = new Set(
  'a af al av bin da dal dalla das de degli dei del della den der des di do dos du e el ibn la las le les lo los mac ten ter van vom von y zu zum zur'.split(
    ' ',
  ),
);

/**
 * Divides a name as it was written: at a comma ("Last, First"), else before the last word and the particles that lead to
 * it. Somebody with two surnames is divided rightly only at a comma or by columns of their own.
 */
export function dividedName(name: string): { readonly first: string; readonly last: string } {
  const [before = '', after] = name.split(',').map(part => part.trim());
  if (after !== undefined && after !== '') return { first: after, last: before };
  const words = before.split(/\s+/);
  let at = words.length - 1;
  while (at > 1 && PARTICLES.has(words[at - 1]!.toLowerCase())) at--;
  return { first: words.slice(0, at).join(' '), last: words.slice(at).join(' ') };
}

/** Returns the export, from what an organiser sees; or the players whose number is missing. */
export function emaExport({ standings, players }: Pick<TournamentView, 'standings' | 'players'>): EmaExport {
  const of = new Map(players.map(player => [player.player, player]));
  const lines = standings.map(standing => ({ ...standing, ...of.get(standing.player)! }));
  const missing = lines.filter(({ ema }) => !EMA_NUMBER.test(ema ?? '')).map(({ player }) => player);
  if (missing.length > 0) return { ok: false, missing };
  const rows = lines.map(({ place, name, first: given, last: family, ema = '', tablePoints, points, country = '' }) => {
    const { first, last } = given && family ? { first: given, last: family } : dividedName(name);
    return [place, first, last, ema, tablePoints, points, 'Yes', country];
  });
  return { ok: true, table: { columns: EMA_COLUMNS.map(key => ({ key })), rows } };
}
