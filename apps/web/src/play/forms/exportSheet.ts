import type { CellTable } from '@gorrion/events/exports';
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
import { penaltiesOfHand } from '@gorrion/table';
import { nameAt } from '../../client/store/people.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import { type SheetRow, sheetRows } from '../../sheet/session/sheetRows.ts';

/* The score sheet of a session as data. Who has chosen no name has the generated one that the reader sees. */

const WINDS = ['east', 'south', 'west', 'north'] as const;
const isoOf = (at: number | null | undefined): string | null =>
  at === undefined || at === null ? null : new Date(at).toISOString();
const nameOf = (t: Translate, state: TableState, player: Player): string =>
  t.plainName(nameAt(state.places[player]) ?? '');

/** Whether the hands are counted by the older ways: then each has a name, a banker and four totals. */
const isCounted = ({ options }: SessionState): boolean => isClassical(options.rules);

/** Returns what the sheet says of a hand of the older ways beside its points. */
function countedHand(t: Translate, state: TableState, record: HandRecord) {
  const { outcome, players } = record;
  return {
    name: nameOfHand(placeOfHand(record, state.session.results)),
    banker: nameOf(t, state, players[0]),
    winner: outcome.kind === 'won' ? nameOf(t, state, players[outcome.seat]) : null,
    counts: outcome.kind === 'won' ? PLAYERS.map(player => outcome.scores[players.indexOf(player)]?.total ?? 0) : null,
  };
}

/** Returns something signed with the name as the page shows it, and its time in words of a file. */
const signed = <T extends { readonly name: string; readonly at: number }>(t: Translate, { name, at, ...rest }: T) => ({
  ...rest,
  name: t.plainName(name),
  at: isoOf(at),
});

/**
 * Returns the sheet as an object for JSON. Times are ISO 8601 in UTC. `changes` and `counts` are by player, as `penalties`
 * are: what they paid by their own offences, which `changes` contain.
 */
export function sheetJson(t: Translate, state: TableState, code: string) {
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
      name: nameOf(t, state, player),
      total: session.totals[player],
      tablePoints: isCounted(session) ? null : (session.end?.tablePoints[player] ?? null),
      signedAt: isoOf(forms?.signed[player]),
    })),
    hands: session.results.map(record => ({
      hand: record.number,
      ...(isCounted(session) && countedHand(t, state, record)),
      round: WINDS[record.round],
      end: record.outcome.kind,
      changes: record.changes,
      penalties: penaltiesOfHand(state, record.number),
    })),
    fouls: (forms?.fouls ?? []).map(({ at, ...foul }) => ({ ...foul, at: isoOf(at) })),
    rulings: (umpire?.rulings ?? []).map(({ at, key: _, ...given }) => ({ ...given, at: isoOf(at) })),
    appeals: (forms?.appeals ?? []).map(({ votes, answer, further, final, ...appeal }) => ({
      ...signed(t, appeal),
      ...(votes && { votes: votes.map(vote => signed(t, vote)) }),
      answer: answer ? signed(t, answer) : null,
      ...(further && { further: signed(t, further) }),
      ...(final && { final: signed(t, final) }),
    })),
    umpire: forms?.umpire ? { name: t.plainName(forms.umpire.name), signedAt: isoOf(forms.umpire.at) } : null,
  };
}

/**
 * Returns the sheet as a table: one row a hand with gained, paid and running total of each player, below it one of its
 * penalties if it has any, then the totals. By the older ways a row also names the hand, its banker and its winner.
 * Columns have their heads for keys.
 */
export function sheetCells(t: Translate, state: TableState): CellTable {
  const { session } = state;
  const isOld = isCounted(session);
  const heads = PLAYERS.flatMap(player =>
    ['+', '-', t('sheet.total')].map(what => `${nameOf(t, state, player)} ${what}`),
  );
  const lead = (hand: number): readonly (string | number)[] => {
    const record = session.results[hand - 1];
    if (!isOld || !record) return [hand];
    const { name, banker, winner } = countedHand(t, state, record);
    return [name.toUpperCase(), banker, winner ?? ''];
  };
  const inCells = (cells: SheetRow['cells']) =>
    PLAYERS.flatMap(player => [
      cells?.[player].gained ?? null,
      cells?.[player].paid ?? null,
      cells?.[player].total ?? null,
    ]);
  const more = isOld ? [null, null] : [];
  const rows = sheetRows(session.results, session.results.length, hand => penaltiesOfHand(state, hand)).flatMap(
    ({ hand, cells, penalties }) => [
      [...lead(hand), ...inCells(cells)],
      ...(penalties ? [[t('forms.penalty'), ...more, ...inCells(penalties)]] : []),
    ],
  );
  const totals = [t('sheet.total'), ...more, ...PLAYERS.flatMap(player => [null, null, session.totals[player]])];
  const old = isOld ? [t('sheet.banker'), t('sheet.winner')] : [];
  const columns = [t('sheet.hand'), ...old, ...heads].map(key => ({ key }));
  return { columns, rows: [...rows, totals] };
}
