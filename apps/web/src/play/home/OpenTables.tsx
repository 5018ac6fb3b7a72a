import type { TableSummary } from '@gorrion/protocol';
import { PLAYERS, startingSeat } from '@gorrion/rules';
import { useApp } from '../../client/store/app.ts';
import { useT } from '../../kit/i18n/index.ts';
import { WindGlyph } from '../../kit/tiles/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Go } from '../../shell/page/Go.tsx';
import { goTo, tablePath } from '../../shell/page/router.ts';
import { wantSeat } from '../../shell/page/wantedSeat.ts';
import './rows.css';
import { tableCompany, tableProgress, tableTitle } from '../../shell/page/lobbyLine.ts';
import { NewTable } from './NewTable.tsx';

/** The public tables, which any guest may join or watch. `tables` is undefined until the server has sent the list. */
export function OpenTables({ tables: all }: { readonly tables: readonly TableSummary[] | undefined }) {
  const t = useT();
  // `WaitingGames` shows the tables of the player.
  const tables = all?.filter(table => !table.isMine);
  const isOffline = useApp(app => app.link.status === 'offline');
  return (
    <Card className="stack" title={t('home.openTables')} aside={<NewTable visibility="public" />}>
      <Found tables={tables} isOffline={isOffline} />
    </Card>
  );
}

interface FoundProps {
  readonly tables: readonly TableSummary[] | undefined;
  readonly isOffline: boolean;
}

/** Shows the list, says that it is empty, or says why the server cannot be asked for it. */
export function Found({ tables, isOffline }: FoundProps) {
  const t = useT();
  if (tables === undefined) {
    return isOffline ? <Calm title={t('home.cannotAsk')} note={t('home.cannotAskNote')} /> : <LoadingRows />;
  }
  if (tables.length === 0) return <Calm title={t('home.noTables')} note={t('home.noTablesNote')} />;
  return <Rows tables={tables} />;
}

/** One calm line where no rows are. */
const Calm = ({ title, note }: { readonly title: string; readonly note: string }) => (
  <p className="quiet">
    <b>{title}</b> {note}
  </p>
);

const Rows = ({ tables }: { readonly tables: readonly TableSummary[] }) => (
  <ul className="rows ruled">
    {tables.map(table => (
      <Row key={table.code} table={table} />
    ))}
  </ul>
);

function Row({ table }: { readonly table: TableSummary }) {
  const t = useT();
  const canSit = table.stage === 'gathering' && table.freePlaces > 0;
  const canReplace = table.botSeats > 0;
  const sit = () => {
    wantSeat(table.code);
    goTo(tablePath(table.code));
  };
  return (
    <li>
      <span className="seats" role="img" aria-label={t('home.seatsTaken', { taken: 4 - table.freePlaces })}>
        {PLAYERS.map(player => (
          <i key={player} className={typeof table.names[player] === 'string' ? 'taken' : ''}>
            <WindGlyph wind={startingSeat(player)} />
          </i>
        ))}
      </span>
      <span className="row-who">
        <b>{tableTitle(t, table)}</b>
        <span className="fine">{tableCompany(t, table)}</span>
      </span>
      <span className="fine row-state" dir="auto">
        {tableProgress(t, table)}
      </span>
      {canSit || canReplace ? (
        <button type="button" className="btn sm soft" onClick={sit}>
          {t(canSit ? 'home.sit' : 'home.botSeat')}
        </button>
      ) : (
        <Go className="btn sm" href={tablePath(table.code)}>
          <Icon name="eye" />
          {t('home.watch')}
        </Go>
      )}
    </li>
  );
}

/** A placeholder for the list; CSS delays it, so that a fast answer shows no flicker. */
function LoadingRows() {
  const t = useT();
  return (
    <div className="stack roomy loading" role="status" aria-label={t('home.loading')}>
      <i />
      <i />
      <i />
    </div>
  );
}
