import type { TableView, TournamentView } from '@gorrion/events/tournament';
import { byPlayer, type Player } from '@gorrion/rules';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import type { SheetNote } from '../../sheet/session/notes.ts';
import { APPENDICES, PaperNotes, PaperPlace, PaperSigns } from '../../sheet/session/Paper.tsx';
import {
  movedLine,
  type SheetColumn,
  type SheetLine,
  type SheetSum,
  SheetTable,
} from '../../sheet/session/SheetTable.tsx';
import { atTable, playerIn, sessionOf } from '../event/event.ts';
import { changesText, notesAt } from '../event/fouls.ts';
import { handCorrectionLines } from '../event/handCorrections.ts';
import { type EventSheet, eventSheet, hasHands, penalizedHands } from '../event/sheet.ts';
import { eventName, sessionHead, sessionTitle, signedText } from '../event/words.ts';
import { Paper } from './Paper.tsx';

interface ScoreSheetsProps {
  readonly id: string;
  readonly view: TournamentView;
  /** Whether the hands of the session are not here yet though they were asked for. */
  readonly isLate: boolean;
  readonly session: number;
  /** One table; without it all tables of the session. */
  readonly table: number | undefined;
}

/** The score sheets of a session (appendix 5), a page each. */
export function ScoreSheets({ id, view, isLate, session, table: only }: ScoreSheetsProps) {
  const t = useT();
  const tables = sessionOf(view, session)?.tables.filter(({ table }) => only === undefined || table === only) ?? [];
  if (tables.length === 0) return <p className="pr-none">{t('prints.noTables')}</p>;
  return (
    <>
      {isLate && !tables.every(hasHands) && <p className="pr-none">{t('prints.handsLate')}</p>}
      {tables.map(table => (
        <ScoreSheet key={table.table} id={id} view={view} session={session} table={table} />
      ))}
    </>
  );
}

/** An empty sheet, to be filled by hand. */
export const BlankSheet = ({ id, view }: { readonly id: string; readonly view: TournamentView }) => (
  <ScoreSheet id={id} view={view} session={undefined} table={undefined} />
);

interface SheetProps {
  readonly id: string;
  readonly view: TournamentView;
  readonly session: number | undefined;
  readonly table: TableView | undefined;
}

const EMPTY = { hands: [], totals: [0, 0, 0, 0], result: null, corrections: [] } as const;

function ScoreSheet({ id, view, session, table }: SheetProps) {
  const t = useT();
  const hasPlayed = table !== undefined && table.stage !== 'waiting' && table.stage !== 'not-played';
  const most = view.plan.settings.hands;
  const isPlayed = hasPlayed && session !== undefined;
  const sheet = isPlayed ? eventSheet(table, most, penalizedHands(view, session, table)) : eventSheet(EMPTY, most);
  const notes = session !== undefined && table ? notesAt(t, view, session, table.table) : [];
  return (
    <Paper id={id} event={eventName(t, view.plan)} title={t('sheet.title')} appendix={APPENDICES.score}>
      <PaperPlace
        game={session === undefined ? sessionHead(t) : <b>{sessionTitle(t, view, session)}</b>}
        table={table?.table}
        times={hasPlayed ? table : {}}
      />
      <SheetTable
        columns={byPlayer(player => columnOf(t, view, table, player))}
        lines={linesOf(t, sheet, notes)}
        sums={byPlayer(player => (hasPlayed ? sumOf(t, sheet, player) : undefined))}
      />
      <PaperSigns umpire={table?.umpireSigned} hasChief />
      <PaperNotes notes={notes}>
        {table &&
          handCorrectionLines(t, view, table).map(({ key, where, text }) => (
            <li key={key}>
              {where} {text}
            </li>
          ))}
        {table?.corrections.map(({ changes, reason, by, at }) => {
          const what = { changes: changesText(t, view, table, changes), reason, name: by };
          return <li key={`${at} ${reason}`}>{t('prints.correction', { ...what, time: timeOfDay(t.locale, at) })}</li>;
        })}
      </PaperNotes>
      <p className="a4-notes">{t('forms.final')}</p>
    </Paper>
  );
}

/** Returns the head of a column; of a table that has not played without points. */
function columnOf(t: Translate, view: TournamentView, table: TableView | undefined, player: Player): SheetColumn {
  const found = table && playerIn(view, atTable(table)[player]);
  const hasPlayed = table && table.stage !== 'waiting' && table.stage !== 'not-played';
  return {
    team: found?.team,
    name: found?.name ?? '',
    tablePoints: table?.result ? t.number(table.result.tablePoints[player]) : '',
    total: hasPlayed ? t.signed(table.totals[player]) : '',
    signature: (table && signedText(t, table, player)) ?? '',
  };
}

/** Returns the rows of the hands, and what rulings and corrections have moved. */
function linesOf(
  t: Translate,
  { rows, moved, corrected }: EventSheet,
  notes: readonly SheetNote[],
): readonly SheetLine[] {
  const lettersOf = (hand: number) => notes.filter(note => note.hand === hand).map(({ letter }) => letter);
  const hands = rows.flatMap(({ hand, cells, isVoid, penalties }) => {
    const line = { key: `${hand}`, head: String(hand), letters: lettersOf(hand).join(' '), cells, isVoid };
    return penalties ? [line, movedLine(`${hand} penalties`, t('forms.penalty'), penalties)] : [line];
  });
  return [
    ...hands,
    ...(moved ? [movedLine('adjusted', t('forms.adjusted'), moved)] : []),
    ...(corrected ? [movedLine('corrected', t('event.corrections'), corrected)] : []),
  ];
}

function sumOf(t: Translate, { rows, gained, paid, totals }: EventSheet, player: Player): SheetSum {
  const isKnown = rows.some(({ cells }) => cells !== undefined);
  return {
    gained: isKnown ? gained[player] : '',
    paid: isKnown ? paid[player] : '',
    total: t.signed(totals[player]),
  };
}
