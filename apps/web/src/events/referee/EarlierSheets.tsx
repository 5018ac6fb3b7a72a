import type { TableView, TournamentView } from '@gorrion/events/tournament';
import { PLAYERS } from '@gorrion/rules';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { earlierSheets } from '../event/upheld.ts';
import { placeText } from '../event/words.ts';

interface EarlierSheetsProps {
  readonly id: string;
  readonly view: TournamentView;
}

const signedOf = (t: Translate, { signed }: TableView): string =>
  t('forms.signed', { count: signed.filter(at => at !== null).length, all: PLAYERS.length });

/** The sheets of sessions that are over which wait for signatures or for an appeal, each a way to it. */
export function EarlierSheets({ id, view }: EarlierSheetsProps) {
  const t = useT();
  const sheets = earlierSheets(view);
  if (sheets.length === 0) return null;
  return (
    <Note tone="amber" icon="warn" title={t('referee.earlier', { count: sheets.length })}>
      <span className="row">
        {sheets.map(({ session, table, waits }) => (
          <Go
            key={`${session} ${table.table}`}
            className="btn sm"
            href={eventPaths.event(id, 'referee', `${session}-${table.table}`)}
          >
            {t('referee.earlier.sheet', {
              place: placeText(t, view, { session, table: table.table }),
              what: t.all(waits.map(what => (what === 'signed' ? signedOf(t, table) : t(`referee.earlier.${what}`)))),
            })}
          </Go>
        ))}
      </span>
    </Note>
  );
}
