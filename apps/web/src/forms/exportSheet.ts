import type { TableState } from '@gorrion/protocol';
import {
  type HandRecord,
  isClassical,
  nameOfHand,
  PLAYERS,
  type Player,
  placeOfHand,
  type SessionState,
  startingSeat,
} from '@gorrion/rules';
import { nameAt } from '../store/people.ts';
import { sheetRows } from './sheetRows.ts';

/* The score sheet of a session as data. */

const WINDS = ['east', 'south', 'west', 'north'] as const;
const isoOf = (at: number | null | undefined): string | null =>
  at === undefined || at === null ? null : new Date(at).toISOString();
const nameOf = (state: TableState, player: Player): string => nameAt(state.places[player]) ?? '';

/** Whether the hands are counted by the older ways: then each has a name, a banker and four totals. */
const isCounted = ({ options }: SessionState): boolean => isClassical(options.rules);

/** Returns what the sheet says of a hand of the older ways beside its points. */
function countedHand(state: TableState, record: HandRecord) {
  const { outcome, players } = record;
  return {
    name: nameOfHand(placeOfHand(record, state.session.results)),
    banker: nameOf(state, players[0]),
    winner: outcome.kind === 'won' ? nameOf(state, players[outcome.seat]) : null,
    counts: outcome.kind === 'won' ? PLAYERS.map(player => outcome.scores[players.indexOf(player)]?.total ?? 0) : null,
  };
}

/** Returns the sheet as an object for JSON. Times are ISO 8601 in UTC; `changes` and `counts` are by player. */
export function sheetJson(state: TableState, code: string) {
  const { session, forms, settings, umpire, gamesPlayed } = state;
  return {
    form: 'gorrion-score-sheet',
    version: 1,
    table: code,
    game: gamesPlayed + 1,
    ruleset: settings.ruleset,
    from: isoOf(forms?.from || undefined),
    to: isoOf(forms?.to),
    players: PLAYERS.map(player => ({
      position: WINDS[startingSeat(player)],
      name: nameOf(state, player),
      total: session.totals[player],
      tablePoints: isCounted(session) ? null : (session.end?.tablePoints[player] ?? null),
      signedAt: isoOf(forms?.signed[player]),
    })),
    hands: session.results.map(record => ({
      hand: record.number,
      ...(isCounted(session) && countedHand(state, record)),
      round: WINDS[record.round],
      end: record.outcome.kind,
      changes: record.changes,
    })),
    fouls: (forms?.fouls ?? []).map(({ at, ...foul }) => ({ ...foul, at: isoOf(at) })),
    rulings: (umpire?.rulings ?? []).map(({ at, key: _, ...given }) => ({ ...given, at: isoOf(at) })),
    appeals: (forms?.appeals ?? []).map(({ at, answer, ...appeal }) => ({
      ...appeal,
      at: isoOf(at),
      answer: answer ? { ...answer, at: isoOf(answer.at) } : null,
    })),
    umpire: forms?.umpire ? { name: forms.umpire.name, signedAt: isoOf(forms.umpire.at) } : null,
  };
}

/** Quotes a field of a CSV file (RFC 4180). A text that a table program would take for a formula gets an apostrophe. */
function field(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns the sheet as CSV with CRLF: a head, one row a hand with gained, paid and running total of each player, the
 * totals. By the older ways a row also names the hand, its banker and its winner.
 */
export function sheetCsv(state: TableState): string {
  const { session } = state;
  const names = PLAYERS.flatMap(player => ['+', '-', 'Total'].map(what => `${nameOf(state, player)} ${what}`));
  const isOld = isCounted(session);
  const lead = (hand: number): readonly (string | number)[] => {
    const record = session.results[hand - 1];
    if (!isOld || !record) return [hand];
    const { name, banker, winner } = countedHand(state, record);
    return [name.toUpperCase(), banker, winner ?? ''];
  };
  const rows = sheetRows(session.results, session.results.length).map(({ hand, cells }) => [
    ...lead(hand),
    ...PLAYERS.flatMap(player => {
      const cell = cells?.[player];
      return [cell?.gained ?? '', cell?.paid ?? '', cell?.total ?? ''];
    }),
  ]);
  const more = isOld ? ['', ''] : [];
  const totals = ['Total', ...more, ...PLAYERS.flatMap(player => ['', '', session.totals[player]])];
  return [['Hand', ...(isOld ? ['Banker', 'Winner'] : []), ...names], ...rows, totals]
    .map(row => `${row.map(field).join(',')}\r\n`)
    .join('');
}
