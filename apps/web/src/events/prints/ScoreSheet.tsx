import type { TableView, TournamentView } from '@gorrion/events/tournament';
import { type ByPlayer, PLAYERS, type Player, startingSeat } from '@gorrion/rules';
import { Fragment } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { WindGlyph, windName } from '../../kit/tiles/index.ts';
import { isTouched, type SheetCell } from '../../sheet/session/sheetRows.ts';
import { atTable, playerIn, sessionOf } from '../event/event.ts';
import { rulingWords } from '../event/fouls.ts';
import { type EventSheet, eventSheet, hasHands, letterOf, penalizedHands, rulingsAt } from '../event/sheet.ts';
import { eventName, sessionHead, sessionTitle, signedText } from '../event/words.ts';
import { APPENDICES } from './forms.ts';
import { Paper, Wide } from './Paper.tsx';

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

const EMPTY = { hands: [], totals: [0, 0, 0, 0], result: null } as const;

function ScoreSheet({ id, view, session, table }: SheetProps) {
  const t = useT();
  const hasPlayed = table !== undefined && table.stage !== 'waiting' && table.stage !== 'not-played';
  const most = view.plan.settings.hands;
  const isPlayed = hasPlayed && session !== undefined;
  const sheet = isPlayed ? eventSheet(table, most, penalizedHands(view, session, table)) : eventSheet(EMPTY, most);
  const notes = session !== undefined && table ? rulingsAt(view, session, table.table) : [];
  const lettersOf = (hand: number) =>
    notes.flatMap((note, n) => (note.hand === hand && note.revoked === undefined ? letterOf(n) : [])).join(' ');
  return (
    <Paper id={id} event={eventName(t, view.plan)} title={t('sheet.title')} appendix={APPENDICES.score}>
      <p className="a4-meta">
        <span>{session === undefined ? sessionHead(t) : <b>{sessionTitle(t, view, session)}</b>}</span>
        <span>
          {t('forms.group')} <b />
        </span>
        <span>
          {t('sheet.table')} <b>{table?.table}</b>
        </span>
        <span>
          {t('forms.from')} <b>{hasPlayed && table.from !== undefined && timeOfDay(t.locale, table.from)}</b>{' '}
          {t('forms.to')} <b>{hasPlayed && table.to !== undefined && timeOfDay(t.locale, table.to)}</b>
        </span>
      </p>
      <Wide label={t('sheet.title')}>
        <table>
          <Head view={view} table={table} hasPlayed={hasPlayed} />
          <tbody>
            {sheet.rows.map(({ hand, cells, isVoid, penalties }) => (
              <Fragment key={hand}>
                <tr>
                  <th scope="row">
                    {hand} {lettersOf(hand) && <sup>{lettersOf(hand)}</sup>} {isVoid && t('forms.void')}
                  </th>
                  {PLAYERS.map(player => (
                    <Cells key={player} t={t} cell={cells?.[player]} />
                  ))}
                </tr>
                {penalties && <MovedRow t={t} what={t('forms.penalty')} cells={penalties} />}
              </Fragment>
            ))}
            <Sums t={t} sheet={sheet} hasPlayed={hasPlayed} />
          </tbody>
        </table>
      </Wide>
      <Signs table={table} />
      <Notes view={view} notes={notes} table={table} />
      <p className="a4-notes">{t('forms.final')}</p>
    </Paper>
  );
}

interface HeadProps {
  readonly view: TournamentView;
  readonly table: TableView | undefined;
  readonly hasPlayed: boolean;
}

function Head({ view, table, hasPlayed }: HeadProps) {
  const t = useT();
  const here = table && atTable(table);
  const of = (player: Player) => playerIn(view, here?.[player] ?? null);
  const signature = (player: Player) => (table && signedText(t, table, player)) ?? '';
  const lines = [
    [t('forms.team'), (player: Player) => of(player)?.team ?? '', 'mid'],
    [t('sheet.player'), (player: Player) => of(player)?.name ?? '', 'mid strong'],
    [
      t('sheet.tablePoints'),
      (player: Player) => (table?.result ? t.number(table.result.tablePoints[player]) : ''),
      'mid strong large',
    ],
    [t('sheet.totalPoints'), (player: Player) => (hasPlayed ? t.signed(table!.totals[player]) : ''), 'mid strong'],
    [t('sheet.signature'), signature, 'mid tall sign'],
  ] as const;
  return (
    <thead>
      <tr>
        <th scope="row">{t('sheet.position')}</th>
        {PLAYERS.map(player => (
          <th key={player} scope="colgroup" className="first" colSpan={3}>
            <span className="a4-wind">
              <WindGlyph wind={startingSeat(player)} />
            </span>
            {windName(t, startingSeat(player))}
          </th>
        ))}
      </tr>
      {lines.map(([what, textOf, className]) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          {PLAYERS.map(player => (
            <td key={player} className={`first ${className}`} colSpan={3}>
              <bdi>{textOf(player)}</bdi>
            </td>
          ))}
        </tr>
      ))}
      <tr>
        <th scope="col">{t('sheet.hand')}</th>
        {PLAYERS.map(player => (
          <ColumnHeads key={player} t={t} />
        ))}
      </tr>
    </thead>
  );
}

const ColumnHeads = ({ t }: { readonly t: Translate }) => (
  <>
    <th scope="col" className="first" aria-label={t('sheet.gained')}>
      {t('sheet.plus')}
    </th>
    <th scope="col" aria-label={t('sheet.paid')}>
      {t('sheet.minus')}
    </th>
    <th scope="col">{t('sheet.total')}</th>
  </>
);

const Cells = ({ t, cell }: { readonly t: Translate; readonly cell: SheetCell | undefined }) => (
  <>
    <td className="first">{cell?.gained}</td>
    <td>{cell?.paid}</td>
    <td className="strong">{cell && (cell.total < 0 ? t.signed(cell.total) : cell.total)}</td>
  </>
);

interface MovedProps {
  readonly t: Translate;
  readonly what: string;
  readonly cells: ByPlayer<SheetCell>;
}

/** What penalties have taken in a hand, or what was moved after all of them; empty for whom it does not touch. */
const MovedRow = ({ t, what, cells }: MovedProps) => (
  <tr>
    <th scope="row">{what}</th>
    {PLAYERS.map(player => (
      <Cells key={player} t={t} cell={isTouched(cells[player]) ? cells[player] : undefined} />
    ))}
  </tr>
);

interface SumsProps {
  readonly t: Translate;
  readonly sheet: EventSheet;
  readonly hasPlayed: boolean;
}

/** What rulings have moved, and the totals. */
function Sums({ t, sheet, hasPlayed }: SumsProps) {
  const { moved, gained, paid, totals } = sheet;
  const isKnown = sheet.rows.some(({ cells }) => cells !== undefined);
  const valuesOf = (player: Player) =>
    hasPlayed ? [isKnown ? gained[player] : '', isKnown ? paid[player] : '', t.signed(totals[player])] : [];
  return (
    <>
      {moved && <MovedRow t={t} what={t('forms.adjusted')} cells={moved} />}
      <tr>
        <th scope="row">{t('sheet.total')}</th>
        {PLAYERS.map(player => (
          <TotalCells key={player} values={valuesOf(player)} />
        ))}
      </tr>
    </>
  );
}

const TotalCells = ({ values: [gained, paid, total] }: { readonly values: readonly (number | string)[] }) => (
  <>
    <td className="first strong">{gained}</td>
    <td className="strong">{paid}</td>
    <td className="strong">{total}</td>
  </>
);

function Signs({ table }: { readonly table: TableView | undefined }) {
  const t = useT();
  const signed = table?.umpireSigned;
  return (
    <div className="pr-signs">
      <span>
        {t('sheet.umpire')} {signed && `${t.nameOf(signed.name)}, ${timeOfDay(t.locale, signed.at)}`}
      </span>
      <span>{t('forms.chief')}</span>
      <span>{t('sheet.date')}</span>
    </div>
  );
}

interface NotesProps {
  readonly view: TournamentView;
  readonly notes: ReturnType<typeof rulingsAt>;
  readonly table: TableView | undefined;
}

/** Rulings with their letters, and corrections with their reasons. */
function Notes({ view, notes, table }: NotesProps) {
  const t = useT();
  const here = table && atTable(table);
  const changesText = (changes: readonly number[]) =>
    t.all(
      PLAYERS.filter(player => changes[player] !== 0).map(
        player => `${t.nameOf(playerIn(view, here?.[player] ?? null)?.name ?? '')} ${t.signed(changes[player]!)}`,
      ),
    );
  return (
    <ol className="a4-notes">
      {notes.map((note, n) =>
        note.revoked === undefined ? (
          <li key={note.number}>
            <b>{letterOf(n)}</b> {t('forms.note', { hand: note.hand, text: rulingWords(t, view, note) })}
          </li>
        ) : null,
      )}
      {table?.corrections.map(({ changes, reason, by, at }) => (
        <li key={`${at} ${reason}`}>
          {t('prints.correction', { changes: changesText(changes), reason, name: by, time: timeOfDay(t.locale, at) })}
        </li>
      ))}
    </ol>
  );
}
