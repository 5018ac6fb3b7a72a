import {
  areTwo,
  type BadLine,
  type Columns,
  caselessOf,
  parseRoster,
  type RosterEntry,
  type RosterFault,
  type RosterWarning,
  type Separator,
} from '@gorrion/events/roster';
import type { NewPlayer, PlayerView } from '@gorrion/events/tournament';

/* A pasted list while it is mended: its text is the only state, and every change is one of its lines. */

const LINE_END = /\r\n|\r|\n/;

export const linesOf = (text: string): readonly string[] => text.split(LINE_END);

type Place = Pick<BadLine, 'line' | 'lines'>;

/** Returns the text with another line in the place of a row. */
export const withRow = (text: string, { line, lines }: Place, next: string): string =>
  linesOf(text)
    .toSpliced(line - 1, lines, next)
    .join('\n');

/** Returns the text without a row. */
export const withoutRow = (text: string, { line, lines }: Place): string =>
  linesOf(text)
    .toSpliced(line - 1, lines)
    .join('\n');

/** Returns only some rows of a text, after the lines of its head. */
export function onlyRows(text: string, kept: readonly Place[], head: number): string {
  const lines = linesOf(text);
  const found = kept.flatMap(({ line, lines: count }) => lines.slice(line - 1, line - 1 + count));
  return found.length === 0 ? '' : [...lines.slice(0, head), ...found].join('\n');
}

/**
 * Returns the line as it should be by its first fault, if that is known: with the other separator, or another country. Several
 * separators in a row are one where the columns make sense only then, as with tabs that align a list for the eye.
 */
export function mended({ text, faults: [first] }: BadLine, columns: Columns): string | undefined {
  const { figures } = first;
  if (first.code === 'other-separator') {
    const cells = text.split(String(figures.found));
    const expected = String(figures.expected);
    const isGood = (line: string) => parseRoster(`sep=${expected}\n${line}`, { columns }).bad.length === 0;
    const offers = [cells, cells.filter(cell => cell.trim() !== '')].map(some => some.join(expected));
    return offers.find(isGood) ?? offers[0];
  }
  if (first.code === 'unknown-country' && figures.likely !== undefined)
    return text.replace(String(figures.country), String(figures.likely));
  return undefined;
}

const newPlayer = ({ name, first, last, country, ema, team, club, isSubstitute }: RosterEntry): NewPlayer => ({
  name,
  ...(first !== undefined && last !== undefined && { first, last }),
  ...(country !== undefined && { country }),
  ...(ema !== undefined && { ema }),
  ...(club !== undefined && { club }),
  ...(team !== undefined && { team }),
  ...(isSubstitute && { isSubstitute }),
});

type Warning<Code extends RosterWarning['code']> = Extract<RosterWarning, { readonly code: Code }>;

export interface Pasted {
  readonly total: number;
  readonly good: readonly NewPlayer[];
  /** Good lines of people who are in the list already. */
  readonly known: readonly NewPlayer[];
  /** How many of the list no good line names. */
  readonly gone: number;
  readonly bad: readonly BadLine[];
  readonly separator: Separator;
  /** What each column was read as, and its first cells. */
  readonly columns: Columns;
  readonly samples: readonly (readonly string[])[];
  /** Lines before the first person. */
  readonly head: number;
  readonly teams: number;
  /** Teams of another size than the plan says. */
  readonly oddTeams: readonly string[];
  /** Good lines whose names may be two spellings of one. */
  readonly alike: readonly Warning<'like-name'>[];
  /** Good lines whose team or club is a number. */
  readonly digits: readonly Warning<'digits'>[];
}

/** Said of a row whose name stands in the list already: another person, or the same. */
export interface Namesake {
  readonly text: string;
  readonly isOther: boolean;
}

interface ReadOptions {
  /** What an organiser has said of the columns; it holds while the list has as many. */
  readonly columns?: Columns | undefined;
  readonly namesakes?: readonly Namesake[];
}

/** Finds who of a list the rows are: each player is one row, and a namesake of another country is asked about. */
class Listed {
  /** By entry, who it is. */
  readonly found = new Map<RosterEntry, PlayerView>();
  /** Entries that are said to be who is in the list, whatever else the rows say. */
  readonly same = new Set<RosterEntry>();
  private readonly left: Set<PlayerView>;
  private readonly said: Namesake[];

  constructor(players: readonly PlayerView[], namesakes: readonly Namesake[]) {
    this.left = new Set(players);
    this.said = [...namesakes];
  }

  readonly check = (entry: RosterEntry, text: string): RosterFault | undefined => {
    const { name, ema, country } = entry;
    const left = [...this.left];
    const namesakes = left.filter(one => caselessOf(one.name) === caselessOf(name) && !areTwo(one.ema, ema));
    const isOfCountry = (one: PlayerView) => !areTwo(one.country || undefined, country);
    const player = left.find(one => ema !== undefined && one.ema === ema) ?? namesakes.find(isOfCountry);
    if (player) return this.take(entry, player);
    const [other] = namesakes;
    if (!other) return undefined;
    const at = this.said.findIndex(one => one.text === text);
    const [said] = at < 0 ? [] : this.said.splice(at, 1);
    if (said?.isOther) return undefined;
    if (!said) return { code: 'listed-name', figures: { name, country: other.country!, number: other.player } };
    this.same.add(entry);
    return this.take(entry, other);
  };

  private take(entry: RosterEntry, player: PlayerView): undefined {
    this.left.delete(player);
    this.found.set(entry, player);
  }
}

/** Returns the lines that stay once the good ones are taken: the bad ones, and those whose names they have. */
export function keptLines(bad: readonly BadLine[]): readonly Place[] {
  const named = bad.flatMap(({ faults: [first] }) =>
    first.code === 'same-name' ? [{ line: Number(first.figures.line), lines: 1 }] : [],
  );
  const kept = new Map([...named, ...bad].map(place => [place.line, place]));
  return [...kept.values()].toSorted((one, other) => one.line - other.line);
}

/** Reads a pasted list beside the players that an event has already. */
export function readPasted(
  text: string,
  teamSize: number,
  players: readonly PlayerView[],
  { columns: said, namesakes = [] }: ReadOptions = {},
): Pasted {
  const isSaid = said !== undefined && said.length === parseRoster(text, { teamSize }).columns.length;
  const listed = new Listed(players, namesakes);
  const others = namesakes.filter(({ isOther }) => isOther).map(one => one.text);
  const { check } = listed;
  const parsed = parseRoster(text, { teamSize, others, check, ...(isSaid && { columns: said }) });
  const { entries, warnings, bad, separator, head, columns, samples } = parsed;
  const known = entries.filter(entry => listed.found.has(entry));
  return {
    total: entries.length + bad.length,
    good: entries.filter(entry => !listed.found.has(entry)).map(newPlayer),
    known: known.map(entry => (listed.same.has(entry) ? asNew(listed.found.get(entry)!) : newPlayer(entry))),
    gone: players.length - known.length,
    bad,
    separator,
    head,
    columns,
    samples,
    teams: new Set(entries.flatMap(({ team }) => team ?? [])).size,
    oddTeams: warnings.flatMap(warning => (warning.code === 'team-size' ? [warning.team] : [])),
    alike: warnings.filter(warning => warning.code === 'like-name'),
    digits: warnings.filter(warning => warning.code === 'digits'),
  };
}

/** Returns a player of the list as an organiser writes them down. */
export const asNew = ({ name, first, last, country, ema, club, team, isSubstitute }: PlayerView): NewPlayer => ({
  name,
  ...(first !== undefined && last !== undefined && { first, last }),
  ...(country !== undefined && { country }),
  ...(ema !== undefined && { ema }),
  ...(club !== undefined && { club }),
  ...(team !== undefined && { team }),
  ...(isSubstitute && { isSubstitute }),
});
