import type { Tile } from '../../tiles/tile.ts';

/* Tiles as texts, "5p", "E", "C", and the hands that are told by their tiles alone. */

const HONOUR_NAMES = ['E', 'S', 'W', 'N', 'C', 'F', 'P'];

/** Returns a tile as text; undefined for flowers and hidden tiles, which do not count in a hand. */
export function nameOf(tile: Tile): string | undefined {
  if (tile < 0 || tile > 33) return undefined;
  return tile > 26 ? HONOUR_NAMES[tile - 27] : `${(tile % 9) + 1}${['m', 's', 'p'][Math.floor(tile / 9)]}`;
}

const ORPHANS = ['1m', '9m', '1s', '9s', '1p', '9p', ...HONOUR_NAMES];

/** Counts the suits among tiles. */
export const suitsAmong = (names: readonly string[]): number =>
  new Set(names.filter(name => name.length === 2).map(name => name[1])).size;

/** Whether fourteen tiles are the thirteen terminals and honours and one of them twice [C63]. */
export const areWonders = (names: readonly string[]): boolean =>
  names.length === 14 && ORPHANS.every(name => names.includes(name)) && names.every(name => ORPHANS.includes(name));

/** Whether fourteen tiles are seven in a row of a suit, and the same of another [C60]. */
export function areTwins(names: readonly string[]): boolean {
  const ranks = (suit: string) => names.flatMap(name => (name[1] === suit ? [name[0]] : [])).sort();
  const runs = ['m', 's', 'p'].map(suit => ranks(suit).join(''));
  const [one, other, ...rest] = runs.filter(run => run !== '');
  return names.length === 14 && one === other && rest.length === 0 && /^(1234567|2345678|3456789)$/.test(one ?? '');
}
