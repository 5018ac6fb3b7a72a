import type { Columns } from './columns.ts';
import type { RosterEntry } from './roster.ts';

/** What an organiser should look at; the lines are taken all the same. */
export type RosterWarning =
  | { readonly code: 'team-size'; readonly team: string; readonly size: number; readonly wanted: number }
  /** Others have teams, these lines have none. */
  | { readonly code: 'no-team'; readonly lines: readonly number[] }
  /** A name that may be another spelling of one before it. */
  | {
      readonly code: 'like-name';
      readonly name: string;
      readonly line: number;
      readonly other: string;
      readonly before: number;
    }
  /** A team or club that has digits only, as a number in the wrong column has. */
  | { readonly code: 'digits'; readonly column: 'team' | 'club'; readonly text: string; readonly line: number }
  /** A column with this title is not read. */
  | { readonly code: 'unread-column'; readonly title: string };

interface Taken {
  readonly entries: readonly RosterEntry[];
  readonly lines: readonly number[];
  readonly header: readonly string[];
  readonly columns: Columns;
  readonly teamSize: number;
}

/** Returns the players of each team without its substitutes, as places in the list, in the order in which the teams appear. */
export function teamsOf(entries: readonly RosterEntry[]): ReadonlyMap<string, readonly number[]> {
  const teams = new Map<string, number[]>();
  for (const [place, { team, isSubstitute }] of entries.entries()) {
    if (team === undefined || isSubstitute) continue;
    const members = teams.get(team);
    if (members) members.push(place);
    else teams.set(team, [place]);
  }
  return teams;
}

/** Returns what is unusual about the lines that were taken. */
export function warningsOf({ entries, lines, header, columns, teamSize }: Taken): readonly RosterWarning[] {
  const teams = teamsOf(entries);
  const sizes = [...teams]
    .filter(([, { length }]) => length !== teamSize)
    .map(([team, { length }]) => ({ code: 'team-size', team, size: length, wanted: teamSize }) as const);
  const alone = lines.filter((_, n) => entries[n]!.team === undefined && !entries[n]!.isSubstitute);
  const digits = entries.flatMap((entry, n) =>
    (['team', 'club'] as const).flatMap(column => {
      const text = entry[column];
      return text !== undefined && /^[\d\s.-]+$/.test(text)
        ? [{ code: 'digits', column, text, line: lines[n]! } as const]
        : [];
    }),
  );
  return [
    ...header.flatMap((title, n) => (title && !columns[n] ? [{ code: 'unread-column', title } as const] : [])),
    ...digits,
    ...sizes,
    ...(teams.size > 0 && alone.length > 0 ? [{ code: 'no-team', lines: alone } as const] : []),
  ];
}
