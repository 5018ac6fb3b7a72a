import type { SessionView, TableView, TournamentView } from '@gorrion/events/tournament';
import { useT } from '../../../kit/i18n/index.ts';
import { Note } from '../../../kit/ui/Note.tsx';
import { eventPaths } from '../../../shell/links/eventPaths.ts';
import { Go } from '../../../shell/page/Go.tsx';
import { placeText } from '../../event/words.ts';
import { entersNow } from '../../scorer/mine.ts';
import type { EventDesk } from '../useEvent.ts';

/** Tables that are listed, each with a way to it. */
const MOST_TABLES = 12;

interface TableLinksProps {
  readonly desk: EventDesk;
  readonly sessions: readonly SessionView[];
}

/** The tables for which the end of a session waits, each a way to where its hands are entered, or to its sheet. */
export function StillPlaying({ desk: { id, view }, sessions }: TableLinksProps) {
  const t = useT();
  const tables = tablesAt(sessions, 'playing');
  if (tables.length === 0) return null;
  return (
    <Note icon="info" title={t('organiser.run.end.open', { count: tables.length })}>
      <Links id={id} view={view} tables={tables} />
    </Note>
  );
}

/** The sheets that not all have signed, each a way to it. */
export function UnsignedSheets({ desk: { id, view }, sessions }: TableLinksProps) {
  const t = useT();
  const tables = tablesAt(sessions, 'ended');
  if (tables.length === 0) return null;
  return (
    <Note tone="amber" icon="warn" title={t('organiser.end.unsigned', { count: tables.length })}>
      <Links id={id} view={view} tables={tables} />
    </Note>
  );
}

interface Placed {
  readonly session: SessionView;
  readonly table: TableView;
}

const tablesAt = (sessions: readonly SessionView[], stage: TableView['stage']): readonly Placed[] =>
  sessions.flatMap(session => session.tables.filter(table => table.stage === stage).map(table => ({ session, table })));

interface LinksProps {
  readonly id: string;
  readonly view: TournamentView;
  readonly tables: readonly Placed[];
}

function Links({ id, view, tables }: LinksProps) {
  const t = useT();
  const isNow = tables.every(({ session }) => session.stage === 'playing');
  return (
    <span className="row og-acts">
      {tables.slice(0, MOST_TABLES).map(({ session, table }) => {
        const at = { session: session.session, table: table.table };
        const isPlaying = table.stage === 'playing';
        // An umpire signs for who does not.
        const word = !isPlaying && view.you.rights.includes('rule') ? 'referee' : 'sheets';
        const part = isPlaying && entersNow(view, session, table) ? 'scorer' : word;
        return (
          <Go
            key={`${at.session} ${at.table}`}
            className="btn sm"
            href={eventPaths.event(id, part, `${at.session}-${at.table}`)}
          >
            {isNow ? t('organiser.table', { number: at.table }) : placeText(t, view, at)}
          </Go>
        );
      })}
    </span>
  );
}
