import { countryOf } from './countries.ts';
import { keyOf } from './plain.ts';
import type { Column } from './roster.ts';
import { isSubstituteWord, SUBSTITUTE_WORDS } from './substitutes.ts';

/** Columns of a table by place; undefined for one that is not read. */
export type Columns = readonly (Column | undefined)[];

/** Titles in English, Spanish, Portuguese and Chinese. */
const TITLES: Readonly<Record<Column, string>> = {
  name: 'name, full name, player, player name, nombre, nombre completo, nombre y apellidos, jugador, jugadora, nome, nome completo, jogador, jogadora, 姓名, 名字, 名称, 选手, 选手姓名, 玩家, 参赛者',
  first:
    'first, first name, given name, given names, forename, nombre de pila, nombres, primer nombre, primeiro nome, nome próprio, prenome, 名',
  last: 'last, last name, surname, family name, apellido, apellidos, sobrenome, apelido, último nome, 姓, 姓氏',
  country:
    'country, country code, nation, nationality, país, nación, nacionalidad, nação, nacionalidade, 国家, 国籍, 国家/地区, 国家或地区, 国家代码',
  ema: 'ema, ema number, ema no, ema nr, ema id, ema #, número ema, número de ema, n.º ema, nº ema, no ema, código ema, ema编号, ema号, ema号码',
  team: 'team, team name, equipo, nombre del equipo, equipe, nome da equipe, time, 队, 队伍, 队名, 团队, 战队, 代表队',
  club: 'club, club name, association, asociación, clube, associação, 俱乐部, 协会',
  substitute: `${SUBSTITUTE_WORDS}, substitutes, is substitute`,
};

const columnByTitle = new Map(
  (Object.entries(TITLES) as [Column, string][]).flatMap(([column, titles]) =>
    titles.split(', ').map(title => [keyOf(title), column] as const),
  ),
);

/** Returns the columns that a first line names; undefined if it is a person's line. */
export function columnsOfHeader(cells: readonly string[]): Columns | undefined {
  const seen = new Set<Column>();
  const columns = cells.map(cell => {
    const column = columnByTitle.get(keyOf(cell));
    if (!column || seen.has(column)) return undefined;
    seen.add(column);
    return column;
  });
  const filled = cells.filter(Boolean).length;
  const isNamed = seen.has('name') || seen.has('first') || seen.has('last');
  if (!isNamed && (seen.size < 2 || seen.size * 2 < filled)) return undefined;
  return whole(columns, seen);
}

/** "Nombre, Apellidos" and "Name, Surname" name the first name without saying so; a first name alone is the name. */
function whole(columns: Columns, seen: ReadonlySet<Column>): Columns {
  const rename = (from: Column, to: Column) => columns.map(column => (column === from ? to : column));
  if (seen.has('name') && seen.has('last') && !seen.has('first')) return rename('name', 'first');
  if (seen.has('name')) return columns;
  if (seen.has('first') && !seen.has('last')) return rename('first', 'name');
  if (seen.has('last') && !seen.has('first')) return rename('last', 'name');
  return columns;
}

/** Share of the cells with text in a column that pass a test. */
function shareOf(rows: readonly (readonly string[])[], column: number, test: (cell: string) => boolean): number {
  const cells = rows.map(row => row[column] ?? '').filter(Boolean);
  return cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
}

/** Fewest digits of a cell that may be an EMA number; shorter ones are places, seats or years of birth. */
const isNumber = (cell: string): boolean => /^\d[\d\s.-]{3,}$/.test(cell);
const isShortNumber = (cell: string): boolean => /^\d{1,3}[.)]?$/.test(cell);
const isCountry = (cell: string): boolean => /^[A-Z]{2,3}$/.test(cell) || countryOf(cell) !== undefined;

/** Whether most cells of a column stand in it several times, as the names of teams do. */
function isShared(rows: readonly (readonly string[])[], column: number): boolean {
  const cells = rows.map(row => row[column] ?? '').filter(Boolean);
  return cells.length >= 4 && new Set(cells.map(keyOf)).size * 2 <= cells.length;
}

/**
 * Guesses the columns of a table without titles. EMA numbers, countries and words for a substitute tell themselves; short
 * numbers are not read; of the others, one or two neighbours hold the name; then come team and club.
 */
export function guessColumns(rows: readonly (readonly string[])[]): Columns {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const places = Array.from({ length: width }, (_, place) => place);
  const best = (among: readonly number[], test: (cell: string) => boolean): number | undefined =>
    among
      .map(place => ({ place, share: shareOf(rows, place, test) }))
      .filter(({ share }) => share > 0.5)
      .toSorted((a, b) => b.share - a.share)[0]?.place;
  const ema = best(places, isNumber);
  const country = best(
    places.filter(place => place !== ema && place > 0),
    isCountry,
  );
  const substitute = best(
    places.filter(place => place > 0),
    isSubstituteWord,
  );
  const isText = (place: number) =>
    ![ema, country, substitute].includes(place) && shareOf(rows, place, isShortNumber) <= 0.5;
  const texts = places.filter(isText);
  const [start = 0] = texts;
  const second = start + 1;
  const isSplit = texts.includes(second) && !isShared(rows, second);
  const order: readonly Column[] = isSplit ? ['first', 'last', 'team', 'club'] : ['name', 'team', 'club'];
  const told = new Map<number | undefined, Column>([
    [ema, 'ema'],
    [country, 'country'],
    [substitute, 'substitute'],
  ]);
  return places.map(place => told.get(place) ?? order[texts.indexOf(place)]);
}

/**
 * Returns the columns with another meaning for one of them. What had it before is not read; a whole name and one of two
 * parts exclude each other, so that the other part takes the place of the whole.
 */
export function withColumn(columns: Columns, place: number, meaning: Column | undefined): Columns {
  const isPart = meaning === 'first' || meaning === 'last';
  const other = meaning === 'first' ? 'last' : 'first';
  return columns.map((column, n) => {
    if (n === place) return meaning;
    if (column === undefined || column === meaning) return undefined;
    if (meaning === 'name' && (column === 'first' || column === 'last')) return undefined;
    return isPart && column === 'name' ? other : column;
  });
}
