import { lengthOf, plainLine, plainName } from '@gorrion/protocol';
import Papa from 'papaparse';
import { type Columns, columnsOfHeader, guessColumns } from './columns.ts';
import { countryOf, likelyCountry } from './countries.ts';
import { areTwo, caselessOf, keyOf } from './plain.ts';
import { type Column, LONGEST_NAME, MOST_LINES, type RosterEntry } from './roster.ts';
import { isSubstituteWord, saysSubstitute } from './substitutes.ts';
import { type RosterWarning, warningsOf } from './warnings.ts';

/** Why a line is not taken. */
export type RosterReason =
  | 'no-name'
  | 'no-first-name'
  | 'no-last-name'
  | 'long-name'
  | 'long-team'
  | 'long-club'
  /** `line`: where the name stands already, in any case. EMA numbers tell two people of one name apart, or the reader does. */
  | 'same-name'
  /** `name`, `country`, `number`: who of this name is in a list already, from another country. */
  | 'listed-name'
  /** `line`, `name`: where the number stands already, and whose it is. */
  | 'same-ema'
  /** Not eight digits. `digits`: how many there are. */
  | 'bad-ema'
  /** `likely`: the code of two letters that is probably meant, if there is one. */
  | 'unknown-country'
  /** `found`, `expected`: the line's separator and that of the others. */
  | 'other-separator'
  | 'bad-quotes'
  /** `cells`: how many more than there are columns. */
  | 'extra-cells'
  /** `lines`: how many lines were not read. */
  | 'too-many-lines';

export interface RosterFault {
  readonly code: RosterReason;
  readonly figures: Readonly<Record<string, number | string>>;
}

/** A row that was not taken, with all its reasons. */
export interface BadLine {
  /** Its first line. Counts from 1, as a text editor does. */
  readonly line: number;
  /** How many lines it has: more than one where a quoted cell goes on over line ends. */
  readonly lines: number;
  /** As it was pasted, with spaces for line ends. */
  readonly text: string;
  readonly faults: readonly [RosterFault, ...RosterFault[]];
}

export type Separator = ',' | ';' | '\t' | '|';

export interface ParsedRoster {
  readonly entries: readonly RosterEntry[];
  /** The first line of each entry. */
  readonly lines: readonly number[];
  readonly bad: readonly BadLine[];
  readonly warnings: readonly RosterWarning[];
  readonly columns: Columns;
  /** Of each column its first different cells, at most three, as they are written. */
  readonly samples: readonly (readonly string[])[];
  readonly hasHeader: boolean;
  /** Lines before the first person: those of the separator and of the titles. */
  readonly head: number;
  readonly separator: Separator;
}

export interface ParseOptions {
  /** Players of a team; others get a warning. Four unless it is said. */
  readonly teamSize?: number;
  /** What the columns hold, where the guess is wrong. A first line of titles is still left out. */
  readonly columns?: Columns;
  /** Texts of rows that are said to be another person than the one of their name; each lets one row through. */
  readonly others?: readonly string[];
  /** Returns what else is wrong with a row that is good by itself. */
  readonly check?: (entry: RosterEntry, text: string) => RosterFault | undefined;
}

interface Row {
  readonly line: number;
  readonly lines: number;
  readonly text: string;
  /** Clean, without the empty ones at the end. */
  readonly cells: readonly string[];
  /** Whether the separator stands in the line. */
  readonly isDivided: boolean;
  readonly areQuotesGood: boolean;
}

const SEPARATORS: readonly Separator[] = ['\t', ';', ',', '|'];

/** Returns the separator that a first line `sep=;` declares, as spreadsheets write it; undefined if it is another line. */
function declaredBy(line: string): Separator | undefined {
  const declared = /^\uFEFF?"?sep=(.)"?\s*$/i.exec(line)?.[1];
  return SEPARATORS.find(separator => separator === declared);
}

/** The library tells the separator by rows of even length; where most rows have one cell, the most frequent sign is it. */
function separatorOf(lines: readonly string[]): Separator {
  const { meta, errors } = Papa.parse(lines.join('\n'), {
    preview: 1,
    newline: '\n',
    delimitersToGuess: [...SEPARATORS],
  });
  if (!errors.some(({ code }) => code === 'UndetectableDelimiter')) return meta.delimiter as Separator;
  const count = (separator: Separator) => lines.filter(line => line.includes(separator)).length;
  return SEPARATORS.reduce((best, other) => (count(other) > count(best) ? other : best), ',');
}

/** Takes off the apostrophe that keeps a spreadsheet from computing a cell. */
const plainCell = (cell: string): string => cell.replace(/^'(?='*[=+\-@])/, '');

/**
 * Returns the row that begins at a line (from 0). A quoted cell goes on over line ends (RFC 4180); where a quotation mark
 * is never closed, or badly, the row is its first line alone, so that it spoils no other.
 */
function rowAt(lines: readonly string[], at: number, delimiter: Separator): Row {
  const read = (count: number) =>
    Papa.parse<string[]>(lines.slice(at, at + count).join('\n'), { delimiter, newline: '\n' });
  const faultsOf = ({ errors }: ReturnType<typeof read>) => errors.filter(({ type }) => type === 'Quotes');
  let count = 1;
  let parsed = read(count);
  while (faultsOf(parsed).length > 0 && faultsOf(parsed).every(({ code }) => code === 'MissingQuotes')) {
    const next = lines.findIndex((line, n) => n >= at + count && line.includes('"'));
    if (next < 0) break;
    count = next - at + 1;
    parsed = read(count);
  }
  const areQuotesGood = faultsOf(parsed).length === 0;
  if (!areQuotesGood) [count, parsed] = [1, read(1)];
  const [data = []] = parsed.data;
  const cells = data.map(cell => plainCell(plainLine(cell)));
  while (cells.at(-1) === '') cells.pop();
  const text = lines.slice(at, at + count).join(' ');
  return { line: at + 1, lines: count, text, cells, isDivided: data.length > 1, areQuotesGood };
}

function rowsOf(lines: readonly string[], from: number, separator: Separator): readonly Row[] {
  const rows: Row[] = [];
  for (let at = from; at < lines.length; at += rows.at(-1)!.lines) rows.push(rowAt(lines, at, separator));
  return rows.filter(({ cells, areQuotesGood }) => cells.length > 0 || !areQuotesGood);
}

const fault = (code: RosterReason, figures: RosterFault['figures'] = {}): RosterFault => ({ code, figures });

interface Named {
  readonly name: string;
  readonly line: number;
  readonly ema: string | undefined;
}

/** What the lines before say about a name and a number. */
class Seen {
  private readonly others: string[];
  private readonly names = new Map<string, Named[]>();
  private readonly numbers = new Map<string, { readonly line: number; readonly name: string }>();
  private readonly teams = new Map<string, string>();

  constructor(others: readonly string[]) {
    this.others = [...others];
  }

  *faultsOf({ name, ema }: RosterEntry, text: string): Generator<RosterFault> {
    const isOne = (other: Named) => caselessOf(other.name) === caselessOf(name) && !areTwo(other.ema, ema);
    const namesake = this.names.get(keyOf(name))?.find(isOne);
    if (namesake && !this.isOther(text)) yield fault('same-name', { line: namesake.line });
    const owner = ema === undefined ? undefined : this.numbers.get(ema);
    if (owner) yield fault('same-ema', { line: owner.line, name: owner.name });
  }

  add({ name, ema, team }: RosterEntry, line: number): void {
    if (team !== undefined) this.teams.set(keyOf(team), team);
    const key = keyOf(name);
    this.names.set(key, [...(this.names.get(key) ?? []), { name, line, ema }]);
    if (ema !== undefined) this.numbers.set(ema, { line, name });
  }

  /** Returns the first lines of people who may be one, by how their names are written, with what each is like. */
  alike(): readonly RosterWarning[] {
    return [...this.names.values()].flatMap(([first, ...others]) =>
      others
        .filter(({ ema }) => !areTwo(first!.ema, ema))
        .map(({ name, line }) => ({ code: 'like-name', name, line, other: first!.name, before: first!.line }) as const),
    );
  }

  /** Whether a row is said to be another person; it is said of one row. */
  private isOther(text: string): boolean {
    const at = this.others.indexOf(text);
    if (at >= 0) this.others.splice(at, 1);
    return at >= 0;
  }

  /** Returns a team's name as it was first spelled. */
  team(name: string): string {
    return this.teams.get(keyOf(name)) ?? name;
  }
}

type Cells = Partial<Record<Exclude<Column, 'substitute'>, string>> & { readonly isSubstitute?: boolean };

function* nameFaults({ name = '', first = '', last = '' }: Cells): Generator<RosterFault> {
  if (!name && !first && !last) yield fault('no-name');
  else if (!first && last) yield fault('no-first-name');
  else if (first && !last) yield fault('no-last-name');
  const longest = Math.max(lengthOf(name || `${first} ${last}`), lengthOf(first), lengthOf(last));
  if (longest > LONGEST_NAME) yield fault('long-name', { characters: longest, most: LONGEST_NAME });
}

function* cellFaults(cells: Cells): Generator<RosterFault> {
  yield* nameFaults(cells);
  const { country = '', ema = '', team = '', club = '' } = cells;
  if (lengthOf(team) > LONGEST_NAME) yield fault('long-team', { characters: lengthOf(team), most: LONGEST_NAME });
  if (lengthOf(club) > LONGEST_NAME) yield fault('long-club', { characters: lengthOf(club), most: LONGEST_NAME });
  if (ema && !/^\d{8}$/.test(ema)) yield fault('bad-ema', { ema, digits: ema.replace(/\D/g, '').length });
  if (country && !countryOf(country)) {
    const likely = likelyCountry(country);
    yield fault('unknown-country', { country, ...(likely ? { likely } : {}) });
  }
}

function entryOf({ name, first, last, country, ema, team, club, isSubstitute }: Cells, seen: Seen): RosterEntry {
  const code = country && countryOf(country);
  return {
    name: name || plainName(`${first} ${last}`),
    ...(first && last ? { first, last } : {}),
    ...(code ? { country: code } : {}),
    ...(ema ? { ema } : {}),
    ...(team ? { team: seen.team(team) } : {}),
    ...(club ? { club } : {}),
    ...(isSubstitute ? { isSubstitute } : {}),
  };
}

/** Columns in which a word for a substitute is no name of a person. */
const isBesideName = (column: Column | undefined): boolean =>
  column !== 'name' && column !== 'first' && column !== 'last';

/**
 * Returns the cells of a row by column. EMA numbers lose the spaces, dots and dashes that people group digits by. A word for
 * a substitute says so in whatever column it stands, and is no team.
 */
function cellsOf({ cells }: Row, columns: Columns): Cells {
  const isWord = (n: number) => isBesideName(columns[n]) && isSubstituteWord(cells[n] ?? '');
  const named = columns.flatMap((column, n) => (column ? [[column, isWord(n) ? '' : (cells[n] ?? '')] as const] : []));
  const { ema = '', name = '', substitute = '', ...rest }: Partial<Record<Column, string>> = Object.fromEntries(named);
  const isSubstitute = saysSubstitute(substitute) || cells.some((_, n) => isWord(n));
  return { ...rest, name: plainName(name), ema: ema.replace(/[\s.-]/g, ''), isSubstitute };
}

/** Cells of a column that an organiser sees to know what it holds. */
const MOST_SAMPLES = 3;

const samplesOf = (rows: readonly Row[], columns: Columns): readonly (readonly string[])[] =>
  columns.map((_, n) => [...new Set(rows.flatMap(({ cells }) => cells[n] || []))].slice(0, MOST_SAMPLES));

function* rowFaults(row: Row, columns: Columns, separator: Separator): Generator<RosterFault> {
  if (!row.areQuotesGood) yield fault('bad-quotes');
  const found = SEPARATORS.find(other => other !== separator && row.text.includes(other));
  if (!row.isDivided && columns.length > 1 && found) {
    yield fault('other-separator', { found, expected: separator });
  }
  if (row.cells.length > columns.length) yield fault('extra-cells', { cells: row.cells.length - columns.length });
}

interface Table {
  readonly rows: readonly Row[];
  readonly columns: Columns;
  readonly header: Row | undefined;
  readonly head: number;
  readonly separator: Separator;
}

function tableOf(lines: readonly string[], given: Columns | undefined): Table {
  const declared = declaredBy(lines[0] ?? '');
  const separator = declared ?? separatorOf(lines);
  const all = rowsOf(lines, declared ? 1 : 0, separator);
  const titles = all[0] && columnsOfHeader(all[0].cells);
  const rows = titles ? all.slice(1) : all;
  const columns = given ?? titles ?? guessColumns(rows.map(({ cells }) => cells));
  const header = titles && all[0];
  const head = header ? header.line - 1 + header.lines : declared ? 1 : 0;
  return { rows, columns, header, head, separator };
}

/**
 * Reads a pasted list, CSV or TSV. Every row that is not taken comes back with its number and its reasons; no text makes
 * this throw.
 */
export function parseRoster(text: string, options: ParseOptions = {}): ParsedRoster {
  const { teamSize = 4, columns: given, others = [], check } = options;
  const lines = text.split(/\r\n|\r|\n/);
  const { rows, columns, header, head, separator } = tableOf(lines.slice(0, MOST_LINES), given);
  const entries: RosterEntry[] = [];
  const taken: number[] = [];
  const bad: BadLine[] = [];
  const seen = new Seen(others);
  for (const row of rows) {
    const cells = cellsOf(row, columns);
    const faults = [...rowFaults(row, columns, separator)];
    if (faults.length === 0) faults.push(...cellFaults(cells));
    const entry = entryOf(cells, seen);
    if (faults.length === 0) faults.push(...seen.faultsOf(entry, row.text));
    if (faults.length === 0) faults.push(...[check?.(entry, row.text) ?? []].flat());
    const [first, ...others] = faults;
    if (first) bad.push({ line: row.line, lines: row.lines, text: row.text, faults: [first, ...others] });
    else {
      seen.add(entry, row.line);
      entries.push(entry);
      taken.push(row.line);
    }
  }
  const unread = lines.slice(MOST_LINES).filter(line => line.trim() !== '').length;
  if (unread > 0) {
    const line = MOST_LINES + 1;
    bad.push({ line, lines: 1, text: lines[MOST_LINES] ?? '', faults: [fault('too-many-lines', { lines: unread })] });
  }
  const warnings = [
    ...warningsOf({ entries, lines: taken, header: header?.cells ?? [], columns, teamSize }),
    ...seen.alike(),
  ];
  const samples = samplesOf(rows, columns);
  return { entries, lines: taken, bad, warnings, columns, samples, hasHeader: header !== undefined, head, separator };
}
