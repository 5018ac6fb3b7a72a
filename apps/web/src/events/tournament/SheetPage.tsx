import type { TableView, TournamentView } from '@gorrion/events/tournament';
import { type ByPlayer, byPlayer } from '@gorrion/rules';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { Change, type HandsRow, HandsTable } from '../../sheet/session/HandsTable.tsx';
import { letterOf } from '../../sheet/session/notes.ts';
import { RulingList } from '../../sheet/session/RulingList.tsx';
import { isTouched, type SheetCell } from '../../sheet/session/sheetRows.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { atTable, nameIn, sessionOf, tableOf } from '../event/event.ts';
import { changesText, notesAt, rulingWords } from '../event/fouls.ts';
import { handCorrectionLines } from '../event/handCorrections.ts';
import { eventSheet, foulsGiven, hasHands, penalizedHands } from '../event/sheet.ts';
import { type ShownEvent, useEvent } from '../event/useEvent.ts';
import { useHands } from '../event/useHands.ts';
import { handText, placeText, tableStageText } from '../event/words.ts';
import { entersNow } from '../scorer/mine.ts';
import { TableSignatures } from '../scorer/Signatures.tsx';
import { TableBefore } from './BeforePlay.tsx';
import { EventFrame } from './EventFrame.tsx';
import { TableLink } from './Seating.tsx';
import TablesPage from './TablesPage.tsx';
import './sheet.css';

/** The sheet of one table, `<session>-<table>`; without them all tables. */
export default function SheetPage({ path }: { readonly path: string }) {
  const known = useEvent(path);
  const [, session, table] = /^(\d+)-(\d+)$/.exec(known.word ?? '') ?? [];
  const { view, isLate } = useHands(known.id, known.view, session ? Number(session) : undefined);
  if (!session || !table) return <TablesPage path={path} />;
  return <Sheet event={{ ...known, view }} isLate={isLate} session={Number(session)} table={Number(table)} />;
}

interface SheetProps {
  readonly event: ShownEvent;
  readonly isLate: boolean;
  readonly session: number;
  readonly table: number;
}

function Sheet({ event, isLate, session, table: number }: SheetProps) {
  const t = useT();
  const { id } = event;
  const title = (view: TournamentView) => placeText(t, view, { session, table: number });
  const acts = (view: TournamentView) => {
    const table = tableOf(view, session, number);
    const of = sessionOf(view, session);
    return (
      table && (
        <>
          {of && entersNow(view, of, table) && (
            <Go className="btn sm pri" href={eventPaths.event(id, 'scorer', `${session}-${number}`)}>
              <Icon name="calculator" />
              {t('tournament.enterHands')}
            </Go>
          )}
          <Go className="btn sm" href={eventPaths.event(id, 'print', `score-${session}-${number}`)}>
            <Icon name="print" />
            {t('tournament.print')}
          </Go>
          {table.game !== undefined && <TableLink id={id} view={view} session={session} table={table} />}
        </>
      )
    );
  };
  return (
    <EventFrame event={event} title={title} acts={acts}>
      {view => {
        const table = tableOf(view, session, number);
        const of = sessionOf(view, session);
        if (!of || !table) return <Note tone="amber" icon="warn" title={t('tournament.noSuchTable')} />;
        if (of.stage === 'waiting') return <TableBefore id={id} view={view} session={of} table={table} />;
        return (
          <div className="stack ev-sheet">
            {isLate && !hasHands(table) && (
              <Note tone="amber" icon="warn" title={t('tournament.noHands')}>
                {t('tournament.handsLate')}
              </Note>
            )}
            <SheetTable view={view} session={session} table={table} />
            <Remarks view={view} session={session} table={table} />
            {table.stage !== 'waiting' && table.stage !== 'not-played' && (
              <TableSignatures view={view} session={session} table={table} />
            )}
          </div>
        );
      }}
    </EventFrame>
  );
}

interface TableProps {
  readonly view: TournamentView;
  readonly session: number;
  readonly table: TableView;
}

function SheetTable({ view, session, table }: TableProps) {
  const t = useT();
  const sheet = eventSheet(table, view.plan.settings.hands, penalizedHands(view, session, table));
  const notes = notesAt(t, view, session, table.table);
  const here = atTable(table);
  const lettersOf = (hand: number) => notes.flatMap(({ hand: of, letter }) => (of === hand ? letter : [])).join(' ');
  const isCorrected = (hand: number) => table.handCorrections?.some(one => one.hand === hand);
  const rows = sheet.rows.flatMap(({ hand, cells, isVoid, penalties }): readonly HandsRow[] => {
    if (!cells) return [];
    const head = (
      <>
        {handText(t, hand)} {lettersOf(hand) && <sup>{lettersOf(hand)}</sup>}{' '}
        {isVoid && <small>{t('tournament.void')}</small>}{' '}
        {isCorrected(hand) && <small>{t('tournament.handCorrected')}</small>}
      </>
    );
    return [
      { key: hand, head, cells: byPlayer(player => cellOf(t, cells[player])) },
      ...(penalties ? [movedRow(t, `penalty ${hand}`, t('tournament.penaltyRow'), penalties)] : []),
    ];
  });
  const moved = [
    ...(sheet.moved ? [movedRow(t, 'rulings', t('tournament.rulingsRow'), sheet.moved)] : []),
    ...(sheet.corrected ? [movedRow(t, 'corrections', t('event.corrections'), sheet.corrected)] : []),
  ];
  return (
    <section className="card pad stack">
      <p className="fine">
        {tableStageText(t, view, table)}
        {table.from !== undefined && ` · ${timeOfDay(t.locale, table.from)}`}
        {table.to !== undefined && ` – ${timeOfDay(t.locale, table.to)}`}
      </p>
      <HandsTable
        label={t('tournament.sheet')}
        names={byPlayer(player => nameIn(view, here[player]))}
        rows={[...rows, ...moved, ...totalRows(t, table)]}
      />
      <p className="fine">{t('event.firstWinds')}</p>
    </section>
  );
}

/** A row of what penalties have taken in a hand, or of what was moved after all of them; empty for whom it does not touch. */
const movedRow = (t: Translate, key: string, head: string, cells: ByPlayer<SheetCell>): HandsRow => ({
  key,
  head,
  cells: byPlayer(player => isTouched(cells[player]) && cellOf(t, cells[player])),
});

const cellOf = (t: Translate, { gained = 0, paid = 0, total }: SheetCell) => (
  <>
    <Change points={gained - paid} /> <b>{t.signed(total)}</b>
  </>
);

/** Returns the rows of the totals, and of the table points once there are some. */
function totalRows(t: Translate, { result, totals }: TableView): readonly HandsRow[] {
  const points: HandsRow = {
    key: 'points',
    className: 'sum',
    head: t('tournament.points'),
    cells: byPlayer(player => t.signed(totals[player])),
  };
  if (!result) return [points];
  const cells = byPlayer(player => (
    <>
      <span className="numeral">{t.number(result.tablePoints[player])}</span>
      {result.lost.includes(player) && <small> {t('tournament.lost')}</small>}
    </>
  ));
  return [points, { key: 'table-points', className: 'sum', head: t('tournament.tablePoints'), cells }];
}

/** What was ruled and corrected, with the reasons. */
function Remarks({ view, session, table }: TableProps) {
  const t = useT();
  const rulings = foulsGiven(view, session, table.table);
  const { corrections } = table;
  const changed = handCorrectionLines(t, view, table);
  if (rulings.length + corrections.length + changed.length === 0) return null;
  const lines = [
    ...rulings.map((given, n) => ({
      key: given[0].number,
      where: `${letterOf(n)} · ${handText(t, given[0].hand)}`,
      text: rulingWords(t, view, ...given),
      revoked: given[0].revoked,
    })),
    ...changed,
    ...corrections.map(({ changes, reason, by, at }) => ({
      key: `${at} ${reason}`,
      where: t('tournament.correction'),
      text: t('tournament.corrected', {
        changes: changesText(t, view, table, changes),
        reason,
        name: by,
        time: timeOfDay(t.locale, at),
      }),
    })),
  ];
  return (
    <section className="card pad stack">
      <h2>{t('tournament.remarks')}</h2>
      <RulingList lines={lines} />
    </section>
  );
}
