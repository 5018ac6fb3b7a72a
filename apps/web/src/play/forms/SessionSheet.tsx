import type { TableState } from '@gorrion/protocol';
import {
  type ByPlayer,
  byPlayer,
  type HandRecord,
  isClassical,
  nameOfHand,
  type Player,
  placeOfHand,
  type SessionOptions,
  type SessionState,
} from '@gorrion/rules';
import { penaltiesOfHand } from '@gorrion/table';
import { nameAt } from '../../client/store/people.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { type SheetNote, sheetNotes } from '../../sheet/session/notes.ts';
import { APPENDICES, Paper, PaperNotes, PaperPlace, PaperSigns } from '../../sheet/session/Paper.tsx';
import {
  movedLine,
  type SheetColumn,
  type SheetLine,
  type SheetSum,
  SheetTable,
} from '../../sheet/session/SheetTable.tsx';
import { cellOf, rowCount, type SheetRow, sheetRows } from '../../sheet/session/sheetRows.ts';
import { hasForms } from './hasForms.ts';

interface SessionSheetProps {
  readonly state: TableState;
  readonly code: string;
}

/** The score sheet of a session (appendix 5), on screen and on paper. Group and team stay blank outside a tournament. */
export function SessionSheet({ state, code }: SessionSheetProps) {
  const t = useT();
  const { session, settings, gamesPlayed, forms } = state;
  const isOld = isCounted(session);
  const notes = sheetNotes(t, state);
  const rows = rowsOf(state);
  return (
    <Paper
      title={t('sheet.title')}
      titleId="a4-title"
      appendix={isOld ? undefined : APPENDICES.score}
      foot={[
        [!isOld && hasForms(state) && t('forms.final'), areSeatsChanged(session.options) && t('sheet.note')]
          .filter(Boolean)
          .join(' '),
        t('sheet.address', { code, address: location.host }),
      ]}
    >
      <PaperPlace
        game={<GameNumber game={gamesPlayed + 1} />}
        table={code}
        hasGroup={!isOld}
        times={forms && forms.from > 0 ? forms : undefined}
      >
        <span>
          {t('sheet.rules')} <b>{t(`options.ruleset.${settings.ruleset}`)}</b>
        </span>
      </PaperPlace>
      <SheetTable
        isCounted={isOld}
        columns={byPlayer(player => columnOf(t, state, player))}
        lines={[...rows.flatMap(row => linesOf(t, state, row, notes)), ...adjustedLines(t, session)]}
        sums={byPlayer(player => sumOf(t, state, rows, player))}
      />
      <PaperSigns umpire={forms?.umpire} hasChief />
      {notes.length > 0 && <PaperNotes notes={notes} />}
    </Paper>
  );
}

/** Which game it is at the table. */
export function GameNumber({ game }: { readonly game: number }) {
  const t = useT();
  return (
    <>
      {t('sheet.game')} <b>{game}</b>
    </>
  );
}

/** Returns the rows of the hands, each with what its penalties took. */
const rowsOf = (state: TableState): readonly SheetRow[] =>
  sheetRows(state.session.results, rowCount(state.session), hand => penaltiesOfHand(state, hand));

/** Whether the hands are counted by the older ways: the sheet then names banker and winner, and has no table points. */
const isCounted = ({ options }: Pick<SessionState, 'options'>): boolean => isClassical(options.rules);

/** Returns whether the chairs change in a game: after each round but the last, unless the rules keep them (article 84). */
const areSeatsChanged = ({ hands, rules }: SessionOptions): boolean => hands > 4 && rules.seatChange !== 'none';

/** Returns the head of a player's column; the signature is the name and the time, once they have signed. */
function columnOf(t: Translate, state: TableState, player: Player): SheetColumn {
  const { session, places, played = places, forms } = state;
  const at = forms?.signed[player] ?? null;
  const signer = t.nameOf(nameAt(played[player]) ?? '');
  return {
    name: t.nameOf(nameAt(places[player]) ?? ''),
    tablePoints: session.end ? t.number(session.end.tablePoints[player]) : '',
    total: t.signed(session.totals[player]),
    signature: at === null ? '' : `${signer} · ${t('forms.signedAt', { time: timeOfDay(t.locale, at) })}`,
  };
}

/** Returns the name of a hand by its round and its number in it, such as "E3". */
const shortName = (record: HandRecord, { results }: SessionState): string =>
  nameOfHand(placeOfHand(record, results)).toUpperCase();

/** Returns the row of a hand, and below it what penalties took in it if they took anything. */
function linesOf(t: Translate, state: TableState, row: SheetRow, notes: readonly SheetNote[]): readonly SheetLine[] {
  const { hand, cells, isVoid, penalties } = row;
  const { session, places } = state;
  const record = isCounted(session) ? session.results[hand - 1] : undefined;
  const nameOf = (player: Player) => t.nameOf(nameAt(places[player]) ?? '');
  const letters = notes.filter(note => note.hand === hand).map(({ letter }) => letter);
  const line: SheetLine = {
    ...{ key: `${hand}`, letters: letters.join(' '), cells, isVoid },
    head: record ? shortName(record, session) : String(hand),
    names: record && [
      nameOf(record.players[0]),
      record.outcome.kind === 'won' ? nameOf(record.players[record.outcome.seat]) : '–',
    ],
  };
  if (!penalties) return [line];
  return [line, movedLine(`${hand} penalties`, t('forms.penalty'), penalties)];
}

/** Returns the points that rulings have moved outside the hands. */
const adjustedOf = ({ results, totals }: SessionState): ByPlayer<number> =>
  byPlayer(player => results.reduce((left, { changes }) => left - changes[player], totals[player]));

/** Returns the row of points that rulings have moved outside the hands; none if there are none. */
function adjustedLines(t: Translate, session: SessionState): readonly SheetLine[] {
  const moved = adjustedOf(session);
  if (moved.every(points => points === 0)) return [];
  const cells = byPlayer(player => cellOf(moved[player], session.totals[player]));
  return [movedLine('adjusted', t('forms.adjusted'), cells)];
}

/** Returns everything that a player gained and paid, and what remains. */
function sumOf(t: Translate, { session }: TableState, rows: readonly SheetRow[], player: Player): SheetSum {
  const adjusted = cellOf(adjustedOf(session)[player], 0);
  const sum = (what: 'gained' | 'paid') =>
    rows
      .flatMap(({ cells, penalties }) => [cells?.[player], penalties?.[player]])
      .reduce((all, cell) => all + (cell?.[what] ?? 0), adjusted[what] ?? 0);
  return { gained: sum('gained'), paid: sum('paid'), total: t.signed(session.totals[player]) };
}
