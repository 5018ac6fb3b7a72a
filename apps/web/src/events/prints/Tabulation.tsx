import { type Cell, type CellTable, tabulationOf } from '@gorrion/events/exports';
import type { TournamentView } from '@gorrion/events/tournament';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { APPENDICES, Wide } from '../../sheet/session/Paper.tsx';
import { standingsPoint } from '../event/event.ts';
import { Winner } from '../event/Winner.tsx';
import { eventName, orderText, remarkText, roundStandingsTitle, sessionTitle } from '../event/words.ts';
import { Paper } from './Paper.tsx';
import { type TabulationPage, tabulationPages } from './tabulation.ts';

interface TabulationProps {
  readonly id: string;
  readonly view: TournamentView;
}

/** The tabulation of results (appendix 7), on wide pages. */
export function Tabulation({ id, view }: TabulationProps) {
  const t = useT();
  const table = tabulationOf(view, standing => remarkText(t, view, standing));
  const pages = tabulationPages(table);
  const point = standingsPoint(view);
  const about = roundStandingsTitle(t, view, point) ?? t('prints.after', { session: point.session });
  return pages.map((page, n) => (
    <Paper
      // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their order
      key={n}
      id={id}
      event={eventName(t, view.plan)}
      title={t('prints.tabulation')}
      appendix={APPENDICES.tabulation}
      about={point.session > 0 ? about : ''}
      page={n + 1}
      pages={pages.length}
      isWide
    >
      <Winner view={view} className="a4-notes" />
      <Wide label={t('prints.tabulation')}>
        <PageTable view={view} table={table} page={page} />
      </Wide>
      <p className="a4-notes">
        {t('prints.tabulationNote')} {t('prints.tabulationOrder', { order: orderText(t, view) })}
      </p>
    </Paper>
  ));
}

/** Returns the place of a column in the rows. */
type At = (key: string, session?: number) => number;

interface PageTableProps {
  readonly view: TournamentView;
  readonly table: CellTable;
  readonly page: TabulationPage;
}

function PageTable({ view, table, page: { sessions, groups } }: PageTableProps) {
  const at: At = (key, session) => table.columns.findIndex(one => one.key === key && one.session === session);
  const hasTeams = at('team') >= 0;
  return (
    <table className="pr-tabulation">
      <Heads view={view} sessions={sessions} hasTeams={hasTeams} />
      <tbody>
        {groups.map(group =>
          group.map((row, n) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order
              key={n}
              at={at}
              row={row}
              sessions={sessions}
              spans={n === 0 ? group.length : 0}
              hasTeams={hasTeams}
            />
          )),
        )}
      </tbody>
    </table>
  );
}

interface ColumnsProps {
  readonly sessions: readonly number[];
  readonly hasTeams: boolean;
}

interface HeadsProps extends ColumnsProps {
  readonly view: TournamentView;
}

function Heads({ view, sessions, hasTeams }: HeadsProps) {
  const t = useT();
  const head = (text: string) => (
    <th scope="col" rowSpan={2}>
      {text}
    </th>
  );
  const wide = (text: string, columns: number, key?: number) => (
    <th key={key} scope="colgroup" colSpan={columns} className="first">
      {text}
    </th>
  );
  return (
    <thead>
      <tr>
        {head(t('prints.place'))}
        {hasTeams && head(t('forms.team'))}
        {head(t('sheet.player'))}
        {sessions.map(session => wide(sessionTitle(t, view, session), 3, session))}
        {wide(t('prints.playerTotal'), 2)}
        {hasTeams && wide(t('prints.teamTotal'), 2)}
      </tr>
      <tr>
        {sessions.map(session => (
          <SessionHeads key={session} t={t} />
        ))}
        <SumHeads t={t} />
        {hasTeams && <SumHeads t={t} />}
      </tr>
    </thead>
  );
}

interface RowProps extends ColumnsProps {
  readonly at: At;
  readonly row: readonly Cell[];
  /** Rows of the group, in its first row; 0 in the others. */
  readonly spans: number;
}

function Row({ at, row, sessions, spans, hasTeams }: RowProps) {
  const t = useT();
  const cell = (key: string, session?: number) => text(t, row[at(key, session)]);
  const remark = cell('remark');
  return (
    <tr className={spans > 0 ? 'group' : undefined}>
      {spans > 0 && <Spanned value={cell('no')} rows={spans} className="mid strong" />}
      {spans > 0 && hasTeams && <Spanned value={cell('team')} rows={spans} className="start strong" />}
      <td className="start">
        <bdi>{cell('player')}</bdi> {remark && <small>({remark})</small>}
      </td>
      {sessions.map(session => (
        <SessionCells key={session} cells={['tp', 'cp', 'rank'].map(key => cell(key, session))} />
      ))}
      <td className="first strong">{cell('tpSum')}</td>
      <td className="strong">{cell('cpSum')}</td>
      {spans > 0 && hasTeams && (
        <>
          <Spanned value={cell('teamTpSum')} rows={spans} className="first large strong" />
          <Spanned value={cell('teamCpSum')} rows={spans} className="large strong" />
        </>
      )}
    </tr>
  );
}

const text = (t: Translate, cell: Cell | undefined): string =>
  typeof cell === 'number' ? t.number(cell) : (cell ?? '');

interface SpannedProps {
  readonly value: string;
  readonly rows: number;
  readonly className: string;
}

const Spanned = ({ value, rows, className }: SpannedProps) => (
  <td rowSpan={rows} className={className} dir="auto">
    {value}
  </td>
);

const SessionHeads = ({ t }: { readonly t: Translate }) => (
  <>
    <th scope="col" className="first">
      {t('prints.tp')}
    </th>
    <th scope="col">{t('prints.cp')}</th>
    <th scope="col">{t('prints.rank')}</th>
  </>
);

const SumHeads = ({ t }: { readonly t: Translate }) => (
  <>
    <th scope="col" className="first">
      {t('prints.tpSum')}
    </th>
    <th scope="col">{t('prints.cpSum')}</th>
  </>
);

const SessionCells = ({ cells: [tp, cp, rank] }: { readonly cells: readonly string[] }) => (
  <>
    <td className="first strong">{tp}</td>
    <td>{cp}</td>
    <td className="mid">{rank}</td>
  </>
);
