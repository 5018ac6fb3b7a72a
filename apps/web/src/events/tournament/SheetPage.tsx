import type { TableView, TournamentView } from '@gorrion/events/tournament';
import { type ByPlayer, PLAYERS, type Player, startingSeat } from '@gorrion/rules';
import { Fragment } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { WindGlyph, windName } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { letterOf } from '../../sheet/session/notes.ts';
import { RulingList } from '../../sheet/session/RulingList.tsx';
import { isTouched, type SheetCell } from '../../sheet/session/sheetRows.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { atTable, nameIn, sessionOf, tableOf } from '../event/event.ts';
import { changesText, notesAt, rulingWords } from '../event/fouls.ts';
import { eventSheet, hasHands, penalizedHands, rulingsAt } from '../event/sheet.ts';
import { type ShownEvent, useEvent } from '../event/useEvent.ts';
import { useHands } from '../event/useHands.ts';
import { placeText, tableStageText } from '../event/words.ts';
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
          {table.game !== undefined && <TableLink id={id} session={session} table={table} />}
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
  return (
    <section className="card pad">
      <p className="fine">
        {tableStageText(t, view, table)}
        {table.from !== undefined && ` · ${timeOfDay(t.locale, table.from)}`}
        {table.to !== undefined && ` – ${timeOfDay(t.locale, table.to)}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a sheet wider than the page */}
      <section className="scroller" aria-label={t('tournament.sheet')} tabIndex={0}>
        <table className="table ev-table ev-hands">
          <thead>
            <tr>
              <th scope="col">{t('tournament.handColumn')}</th>
              {PLAYERS.map(player => (
                <NameHead key={player} t={t} player={player} name={nameIn(view, here[player])} />
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows
              .filter(({ cells }) => cells)
              .map(({ hand, cells, isVoid, penalties }) => (
                <Fragment key={hand}>
                  <tr>
                    <th scope="row">
                      {hand} {lettersOf(hand) && <sup>{lettersOf(hand)}</sup>}{' '}
                      {isVoid && <small>{t('tournament.void')}</small>}
                    </th>
                    {PLAYERS.map(player => (
                      <Cell key={player} t={t} cell={cells?.[player]} />
                    ))}
                  </tr>
                  {penalties && <MovedRow t={t} what={t('tournament.penaltyRow')} cells={penalties} />}
                </Fragment>
              ))}
            {sheet.moved && <MovedRow t={t} what={t('tournament.rulingsRow')} cells={sheet.moved} />}
            <Totals t={t} table={table} />
          </tbody>
        </table>
      </section>
    </section>
  );
}

interface MovedProps {
  readonly t: Translate;
  readonly what: string;
  readonly cells: ByPlayer<SheetCell>;
}

/** What penalties have taken in a hand, or what was moved after all of them; empty for whom it does not touch. */
const MovedRow = ({ t, what, cells }: MovedProps) => (
  <tr>
    <th scope="row">{what}</th>
    {PLAYERS.map(player =>
      isTouched(cells[player]) ? <Cell key={player} t={t} cell={cells[player]} /> : <td key={player} />,
    )}
  </tr>
);

interface NameHeadProps {
  readonly t: Translate;
  readonly player: Player;
  readonly name: string;
}

const NameHead = ({ t, player, name }: NameHeadProps) => (
  <th scope="col">
    <span className="ev-name">
      <WindGlyph wind={startingSeat(player)} />
      <span className="sr">{windName(t, startingSeat(player))}</span>
      <span dir="auto">{name}</span>
    </span>
  </th>
);

const Cell = ({ t, cell }: { readonly t: Translate; readonly cell: SheetCell | undefined }) => {
  const change = (cell?.gained ?? 0) - (cell?.paid ?? 0);
  return (
    <td>
      <span className={change > 0 ? 'gain' : change < 0 ? 'loss' : 'zero'}>{t.signed(change)}</span>{' '}
      <b>{t.signed(cell?.total ?? 0)}</b>
    </td>
  );
};

function Totals({ t, table }: { readonly t: Translate; readonly table: TableView }) {
  const { result, totals } = table;
  return (
    <>
      <tr className="sum">
        <th scope="row">{t('tournament.points')}</th>
        {PLAYERS.map(player => (
          <td key={player}>
            <b>{t.signed(totals[player])}</b>
          </td>
        ))}
      </tr>
      {result && (
        <tr className="sum">
          <th scope="row">{t('tournament.tablePoints')}</th>
          {PLAYERS.map(player => (
            <td key={player} className="tp">
              {t.number(result.tablePoints[player])}
              {result.lost.includes(player) && <small> {t('tournament.lost')}</small>}
            </td>
          ))}
        </tr>
      )}
    </>
  );
}

/** What was ruled and corrected, with the reasons. */
function Remarks({ view, session, table }: TableProps) {
  const t = useT();
  const rulings = rulingsAt(view, session, table.table);
  const { corrections } = table;
  if (rulings.length + corrections.length === 0) return null;
  const lines = [
    ...rulings.map((ruling, n) => ({
      key: ruling.number,
      where: `${letterOf(n)} · ${t('tournament.handNumber', { hand: ruling.hand })}`,
      text: rulingWords(t, view, ruling),
      revoked: ruling.revoked,
    })),
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
