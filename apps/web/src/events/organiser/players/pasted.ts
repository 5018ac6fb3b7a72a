import {
  areTwo,
  type BadLine,
  type Columns,
  caselessOf,
  parseRoster,
  type RosterEntry,
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

/** Returns the line as it should be by its first fault, if that is known: with the other separator, or another country. */
export function mended({ text, faults: [first] }: BadLine): string | undefined {
  const { figures } = first;
  if (first.code === 'other-separator') return text.replaceAll(String(figures.found), String(figures.expected));
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

/**
 * Reads a pasted list beside the players that an event has already. What an organiser has said of its columns holds while
 * the list has as many.
 */
export function readPasted(text: string, teamSize: number, players: readonly PlayerView[], said?: Columns): Pasted {
  const guessed = parseRoster(text, { teamSize });
  const isSaid = said !== undefined && said.length === guessed.columns.length;
  const { entries, warnings, ...parsed } = isSaid ? parseRoster(text, { teamSize, columns: said }) : guessed;
  const { bad, separator, head, columns, samples } = parsed;
  const ofName = Map.groupBy(players, ({ name }) => caselessOf(name));
  const numbers = new Set(players.flatMap(({ ema }) => ema ?? []));
  const isKnown = ({ name, ema }: RosterEntry) =>
    (ema !== undefined && numbers.has(ema)) ||
    (ofName.get(caselessOf(name))?.some(other => !areTwo(other.ema, ema)) ?? false);
  const all = entries.map(entry => ({ player: newPlayer(entry), isKnown: isKnown(entry) }));
  return {
    total: entries.length + bad.length,
    good: all.filter(one => !one.isKnown).map(({ player }) => player),
    known: all.filter(one => one.isKnown).map(({ player }) => player),
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
