import { type BadLine, parseRoster, type RosterEntry, type Separator } from '@gorrion/events/roster';
import type { NewPlayer, PlayerView } from '@gorrion/events/tournament';

/* A pasted list while it is mended: its text is the only state, and every change is one of its lines. */

const LINE_END = /\r\n|\r|\n/;

export const linesOf = (text: string): readonly string[] => text.split(LINE_END);

/** Returns the text with another line (from 1) in the place of one. */
export const withLine = (text: string, line: number, next: string): string =>
  linesOf(text)
    .with(line - 1, next)
    .join('\n');

/** Returns the text without a line (from 1). */
export const withoutLine = (text: string, line: number): string =>
  linesOf(text)
    .toSpliced(line - 1, 1)
    .join('\n');

/** Returns only some lines of a text, after its first line if that has the titles. */
export function onlyLines(text: string, kept: readonly number[], hasHeader: boolean): string {
  const lines = linesOf(text);
  const found = kept.map(line => lines[line - 1] ?? '');
  return found.length === 0 ? '' : [...(hasHeader ? [lines[0]!] : []), ...found].join('\n');
}

/** Returns the line as it should be by its first fault, if that is known: with the other separator, or another country. */
export function mended({ text, faults: [first] }: BadLine): string | undefined {
  const { figures } = first;
  if (first.code === 'other-separator') return text.replaceAll(String(figures.found), String(figures.expected));
  if (first.code === 'unknown-country' && figures.likely !== undefined)
    return text.replace(String(figures.country), String(figures.likely));
  return undefined;
}

const plain = (name: string): string => name.normalize('NFC').toLocaleLowerCase();

const newPlayer = ({ name, country, ema, team, club }: RosterEntry): NewPlayer => ({
  name,
  ...(country !== undefined && { country }),
  ...(ema !== undefined && { ema }),
  ...(club !== undefined && { club }),
  ...(team !== undefined && { team }),
});

export interface Pasted {
  readonly total: number;
  readonly good: readonly NewPlayer[];
  /** Good lines of people who are in the list already. */
  readonly known: readonly NewPlayer[];
  readonly bad: readonly BadLine[];
  readonly separator: Separator;
  readonly hasHeader: boolean;
  readonly teams: number;
  /** Teams of another size than the plan says. */
  readonly oddTeams: readonly string[];
}

/** Reads a pasted list beside the players that an event has already. */
export function readPasted(text: string, teamSize: number, players: readonly PlayerView[]): Pasted {
  const { entries, bad, warnings, separator, hasHeader } = parseRoster(text, { teamSize });
  const names = new Set(players.map(({ name }) => plain(name)));
  const numbers = new Set(players.flatMap(({ ema }) => ema ?? []));
  const isKnown = ({ name, ema }: RosterEntry) => names.has(plain(name)) || (ema !== undefined && numbers.has(ema));
  const all = entries.map(entry => ({ player: newPlayer(entry), isKnown: isKnown(entry) }));
  return {
    total: entries.length + bad.length,
    good: all.filter(one => !one.isKnown).map(({ player }) => player),
    known: all.filter(one => one.isKnown).map(({ player }) => player),
    bad,
    separator,
    hasHeader,
    teams: new Set(entries.flatMap(({ team }) => team ?? [])).size,
    oddTeams: warnings.flatMap(warning => (warning.code === 'team-size' ? [warning.team] : [])),
  };
}

/** Returns a player of the list as an organiser writes them down. */
export const asNew = ({ name, country, ema, club, team, isSubstitute }: PlayerView): NewPlayer => ({
  name,
  ...(country !== undefined && { country }),
  ...(ema !== undefined && { ema }),
  ...(club !== undefined && { club }),
  ...(team !== undefined && { team }),
  ...(isSubstitute && { isSubstitute }),
});
