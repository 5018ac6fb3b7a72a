import { type Comparison, type DuplicateView, type HandResult, teamAt } from '@gorrion/events/duplicate';
import { PLAYERS, type Player } from '@gorrion/rules';

/* Whose results the page shows, hand by hand. */

/** A player at a table (from 0), or a team. */
export type Subject =
  | { readonly kind: 'player'; readonly table: number; readonly player: Player }
  | { readonly kind: 'team'; readonly team: number };

/** A hand of the subject. */
export interface Row {
  /** From 1. */
  readonly hand: number;
  /** The hand's greatest win at any table. */
  readonly best: HandResult | undefined;
  /** Undefined where the subject's table did not play the hand. */
  readonly points: number | undefined;
  readonly mean: number | undefined;
  readonly deviation: number | undefined;
  readonly imps: number | undefined;
  /** The points of the same seat at each table; of a team none. */
  readonly byTable: readonly (number | undefined)[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns the places of a subject over the tables. */
function placesOf(subject: Subject, tables: number, teams: number) {
  if (subject.kind === 'player') return [subject];
  return Array.from({ length: tables }, (_, table) => table).flatMap(table =>
    PLAYERS.filter(player => teamAt(table, player, teams) === subject.team).map(player => ({ table, player })),
  );
}

/** Returns a subject's hands, compared. */
export function rowsOf({ hands }: Comparison, { plan, tables }: DuplicateView, subject: Subject): readonly Row[] {
  const places = placesOf(subject, tables.length, plan.teams?.length ?? 1);
  return hands.map(({ hand, results, cells }) => {
    const own = places.flatMap(({ table, player }) => cells[table]?.[player] ?? []);
    const wins = results.flatMap(result => (result?.kind === 'won' ? [result] : []));
    const [best] = wins.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0));
    const of = (pick: (cell: (typeof own)[number]) => number) => (own.length > 0 ? sum(own.map(pick)) : undefined);
    return {
      hand,
      best: best ?? results.find(result => result !== null) ?? undefined,
      points: of(cell => cell.points),
      mean: of(cell => cell.mean),
      deviation: of(cell => cell.deviation),
      imps: of(cell => cell.imps),
      byTable: subject.kind === 'player' ? results.map(result => result?.changes[subject.player]) : [],
    };
  });
}

/** Returns the subject's gains and losses in IMPs. */
export function gainsOf(rows: readonly Row[]): { readonly won: number; readonly lost: number } {
  const imps = rows.map(row => row.imps ?? 0);
  return { won: sum(imps.filter(one => one > 0)), lost: -sum(imps.filter(one => one < 0)) };
}

/** Returns the hand that decided most. */
export const decidingHand = (rows: readonly Row[]): number =>
  rows.toSorted((a, b) => Math.abs(b.imps ?? 0) - Math.abs(a.imps ?? 0))[0]?.hand ?? 1;
