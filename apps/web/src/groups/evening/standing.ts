import type { EveningTable, EveningView, GroupGame } from '@gorrion/events/groups';
import type { TableSummary } from '@gorrion/protocol';
import { namesOf } from '../../shell/page/lobbyLine.ts';

/* How the tables of an evening stand, as far as the reader's page knows. */

/** What is known of tables, by code; null for one that is closed. */
export type TableLines = Readonly<Record<string, TableSummary | null>>;

export type TableStanding = 'waits' | 'playing' | 'over';

const isPlayed = ({ code }: EveningTable, games: readonly GroupGame[]): boolean =>
  code !== null && games.some(({ id }) => id.startsWith(`${code}-`));

export const lineOf = ({ code }: EveningTable, lines: TableLines): TableSummary | null | undefined =>
  code === null ? undefined : lines[code];

/** Returns how a table stands; undefined if it has not been opened, or nothing is known of it yet. */
export function standingOf(
  table: EveningTable,
  games: readonly GroupGame[],
  lines: TableLines,
): TableStanding | undefined {
  const line = lineOf(table, lines);
  if (isPlayed(table, games) || line === null || line?.isOver || line?.stage === 'closed') return 'over';
  if (!line) return undefined;
  return line.stage === 'playing' ? 'playing' : 'waits';
}

/** Returns the hand (from 1) that a table plays. */
export const handAt = (table: EveningTable, lines: TableLines): number =>
  Math.max(1, lineOf(table, lines)?.handNumber ?? 1);

/** Names of members and of others, as the reader sees them. */
interface Names {
  readonly ofMember: (member: number) => string;
  readonly of: (name: string) => string;
}

/** Returns who sits at a table: once it plays those who play, before that those it is for and who has come beside them. */
export function namesAt(table: EveningTable, lines: TableLines, names: Names): readonly string[] {
  const line = lineOf(table, lines);
  const there = line ? namesOf(line).map(names.of) : [];
  return line?.stage === 'playing' ? there : [...new Set([...table.players.map(names.ofMember), ...there])];
}

/** Returns the names of those whom a table is for and who have not come yet; none if nothing is known of it. */
export function absentAt(table: EveningTable, lines: TableLines, names: Names): readonly string[] {
  const line = lineOf(table, lines);
  const there = line ? namesOf(line).map(names.of) : [];
  return line ? table.players.map(names.ofMember).filter(name => !there.includes(name)) : [];
}

/** Returns how many seats of a table that gathers are free, and not for somebody who has not come yet; undefined for others. */
export function freeSeats(table: EveningTable, lines: TableLines, names: Names): number | undefined {
  const line = lineOf(table, lines);
  if (line?.stage !== 'gathering') return undefined;
  return Math.max(0, line.freePlaces - absentAt(table, lines, names).length);
}

/** Whether another member may take a seat. */
export const hasSeat = (table: EveningTable, lines: TableLines, names: Names): boolean =>
  (freeSeats(table, lines, names) ?? 0) > 0;

/** Returns the codes of all tables of an evening that are open. */
export const codesOf = ({ rounds }: Pick<EveningView, 'rounds'>): readonly string[] =>
  rounds.flatMap(({ tables }) => tables.flatMap(({ code }) => code ?? []));

/** Returns the members who sit at a table of the evening of which no game is over yet. */
export function seatedNow({ rounds }: EveningView, games: readonly GroupGame[] = []): readonly number[] {
  const open = rounds.flatMap(({ tables }) => tables.filter(table => !table.refusal && !isPlayed(table, games)));
  return open.flatMap(({ players }) => players);
}

/** Returns the code of the table that the reader belongs at: where they play, else their newest that is not over. */
export function ownTable(
  { rounds }: EveningView,
  you: number,
  games: readonly GroupGame[],
  lines: TableLines,
): string | undefined {
  const mine = rounds
    .flatMap(({ tables }) => tables)
    .filter(table => table.code && table.players.includes(you) && standingOf(table, games, lines) !== 'over')
    .reverse();
  const playing = mine.find(table => standingOf(table, games, lines) === 'playing');
  return (playing ?? mine[0])?.code ?? undefined;
}
