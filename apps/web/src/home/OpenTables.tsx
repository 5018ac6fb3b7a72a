import type { TableSummary } from '@gorrion/protocol';
import { HIDDEN, SEATS } from '@gorrion/rules';
import { Go } from '../app/Go.tsx';
import { tablePath } from '../app/router.ts';
import { useT } from '../i18n/index.ts';
import { MiniTiles, WindGlyph } from '../tiles/index.ts';
import { Icon } from '../ui/Icon.tsx';
import './rows.css';
import { tableCompany, tableProgress, tableTitle } from './lobbyLine.ts';

/** Tables that everybody may join or watch. */
export function OpenTables({ tables: all }: { readonly tables: readonly TableSummary[] | undefined }) {
  const t = useT();
  // One's own stand at the head of the page.
  const tables = all?.filter(table => !table.isMine);
  return (
    <section className="card" aria-labelledby="open-tables">
      <h2 id="open-tables">{t('home.openTables')}</h2>
      {tables === undefined ? <LoadingRows /> : tables.length === 0 ? <NoTables /> : <Rows tables={tables} />}
    </section>
  );
}

const Rows = ({ tables }: { readonly tables: readonly TableSummary[] }) => (
  <ul className="rows">
    {tables.map(table => (
      <Row key={table.code} table={table} />
    ))}
  </ul>
);

function Row({ table }: { readonly table: TableSummary }) {
  const t = useT();
  const canSit = table.stage === 'gathering' && table.freePlaces > 0;
  return (
    <li>
      <span className="seats" role="img" aria-label={t('home.seatsTaken', { taken: 4 - table.freePlaces })}>
        {SEATS.map(seat => (
          <i key={seat} className={typeof table.names[seat] === 'string' ? 'taken' : ''}>
            <WindGlyph wind={seat} />
          </i>
        ))}
      </span>
      <span className="row-who">
        <b>{tableTitle(t, table)}</b>
        <span>{tableCompany(t, table)}</span>
      </span>
      <span className="row-state">{tableProgress(t, table)}</span>
      <Go className={canSit ? 'btn sm soft' : 'btn sm'} href={tablePath(table.code)}>
        {!canSit && <Icon name="eye" />}
        {t(canSit ? 'home.sit' : 'home.watch')}
      </Go>
    </li>
  );
}

function NoTables() {
  const t = useT();
  return (
    <div className="empty">
      <MiniTiles tiles={[HIDDEN, HIDDEN, HIDDEN]} decorative />
      <h3>{t('home.noTables')}</h3>
      <p>{t('home.noTablesNote')}</p>
    </div>
  );
}

/** The shape of the list, shown only when it takes long enough to notice. */
function LoadingRows() {
  const t = useT();
  return (
    <div className="loading" role="status" aria-label={t('home.loading')}>
      <i />
      <i />
      <i />
    </div>
  );
}
