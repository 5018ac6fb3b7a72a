import type { EveningTable, EveningView, GroupGame } from '@gorrion/events/groups';
import type { TableSummary } from '@gorrion/protocol';

/* How the tables of an evening stand, as far as the reader's page knows. */

export type TableStanding = 'waits' | 'playing' | 'over';

const isPlayed = ({ code }: EveningTable, games: readonly GroupGame[]): boolean =>
  code !== null && games.some(({ id }) => id.startsWith(`${code}-`));

const lineOf = ({ code }: EveningTable, own: readonly TableSummary[]): TableSummary | undefined =>
  own.find(table => table.code === code);

/** Returns how a table stands; undefined if it has not been opened, or the reader does not sit there and it is not over. */
export function standingOf(
  table: EveningTable,
  games: readonly GroupGame[],
  own: readonly TableSummary[],
): TableStanding | undefined {
  const line = lineOf(table, own);
  if (isPlayed(table, games) || line?.isOver || line?.stage === 'closed') return 'over';
  if (!line) return undefined;
  return line.stage === 'playing' ? 'playing' : 'waits';
}

/** Returns the hand (from 1) that a table plays. */
export const handAt = (table: EveningTable, own: readonly TableSummary[]): number =>
  Math.max(1, lineOf(table, own)?.handNumber ?? 1);

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
  own: readonly TableSummary[],
): string | undefined {
  const mine = rounds
    .flatMap(({ tables }) => tables)
    .filter(table => table.code && table.players.includes(you) && standingOf(table, games, own) !== 'over')
    .reverse();
  const playing = mine.find(table => standingOf(table, games, own) === 'playing');
  return (playing ?? mine[0])?.code ?? undefined;
}
