import type { TournamentView } from '../tournament/index.ts';
import { type CellTable, DISQUALIFIED } from './cells.ts';

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

export interface EmaExport {
  /** The players with an EMA number. */
  readonly table: CellTable;
  /** Roster numbers of the players whose EMA number is missing or malformed: the table leaves them out. */
  readonly missing: readonly number[];
}

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

/** Returns the export, from what an organiser sees, of all whose number is known, and who is missing. */
export function emaExport({ standings, players }: Pick<TournamentView, 'standings' | 'players'>): EmaExport {
  const of = new Map(players.map(player => [player.player, player]));
  const lines = standings.map(standing => ({ ...standing, ...of.get(standing.player)! }));
  const isNumbered = ({ ema }: { readonly ema?: string }) => EMA_NUMBER.test(ema ?? '');
  const missing = lines.filter(line => !isNumbered(line)).map(({ player }) => player);
  const rows = lines.filter(isNumbered).map(line => {
    const { place, name, first: given, last: family, ema = '', tablePoints, points, country = '' } = line;
    const { first, last } = given && family ? { first: given, last: family } : dividedName(name);
    return [place ?? DISQUALIFIED, first, last, ema, tablePoints, points, 'Yes', country];
  });
  return { missing, table: { columns: EMA_COLUMNS.map(key => ({ key })), rows } };
}
