import type { SessionView, TableView, TournamentView } from '@gorrion/events/tournament';
import { PLAYERS } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Empty } from '../../kit/ui/Empty.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { atTable, nameIn } from '../event/event.ts';
import { handText, sessionTitle } from '../event/words.ts';
import type { Expected } from './expected.ts';
import { listedTables } from './mine.ts';

interface MyTablesProps {
  readonly id: string;
  readonly expected: Expected | undefined;
  readonly view: TournamentView;
  readonly session: SessionView;
}

/** The tables of a session whose hands the reader enters, or could still correct. Each row leads to its sheet. */
export function MyTables({ id, expected, view, session }: MyTablesProps) {
  const t = useT();
  const tables = listedTables(view, session);
  return (
    <section className="card pad stack" aria-labelledby="sc-tables">
      <h2 id="sc-tables">{sessionTitle(t, view, session.session)}</h2>
      {tables.length === 0 && <Empty isLow note={t('scorer.noTables')} />}
      <ul className="ruled sc-tables">
        {tables.map(table => (
          <li key={table.table}>
            <Go href={eventPaths.event(id, 'scorer', `${session.session}-${table.table}`)}>
              <b className="sc-no">
                <span className="sr">{t('scorer.table', { table: table.table })}</span>
                <span aria-hidden="true">{table.table}</span>
              </b>
              <span className="sc-names">
                {t.all(PLAYERS.map(player => nameIn(view, atTable(table)[player]) || t('scorer.emptyChair')))}
              </span>
              <Stage table={table} most={view.plan.settings.hands} />
              {table.hands.some(({ hand }) => expected?.waitsAt(session.session, table.table, hand)) && (
                <Badge tone="amber" icon="clock">
                  {t('scorer.waits')}
                </Badge>
              )}
              <Icon name="right" />
            </Go>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stage({ table, most }: { readonly table: TableView; readonly most: number }) {
  const t = useT();
  const { stage, hands, hand } = table;
  if (stage !== 'playing') return <Badge>{t(`scorer.stage.${stage}`)}</Badge>;
  if (hands.length >= most) return <Badge tone="ok">{t('scorer.allEntered')}</Badge>;
  return <Badge tone="ok">{t('scorer.handAt', { name: handText(t, hand), hand, most })}</Badge>;
}
