import type { TournamentView } from '@gorrion/events/tournament';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { AppealList } from '../event/Appeals.tsx';
import { eventFouls } from '../event/fouls.ts';
import { type ShownEvent, useEvent } from '../event/useEvent.ts';
import { EventFrame } from './EventFrame.tsx';
import { FoulList } from './FoulList.tsx';
import { useSending } from './useSending.ts';
import './sheet.css';

/** The record of fouls of an event (Appendix 6) and its appeals, which everybody may read. */
export default function FoulsPage({ path }: { readonly path: string }) {
  const t = useT();
  const event = useEvent(path);
  const acts = () => (
    <Go className="btn sm" href={eventPaths.event(event.id, 'print', 'fouls')}>
      <Icon name="print" />
      {t('tournament.print')}
    </Go>
  );
  return (
    <EventFrame event={event} title={() => t('tournament.part.fouls')} acts={acts}>
      {view => (
        <>
          <Record view={view} />
          <Appeals event={event} view={view} />
        </>
      )}
    </EventFrame>
  );
}

/** Shows the appeals that the reader may read. Those who decide one answer it here. */
function Appeals({ event, view }: { readonly event: ShownEvent; readonly view: TournamentView }) {
  const t = useT();
  const { refusal, send } = useSending(event);
  const isHearing = view.you.rights.includes('appeals');
  if (view.appeals.length === 0 && !isHearing) return null;
  return (
    <section className="card pad">
      <h2>{t('tournament.appeals')}</h2>
      {view.appeals.length === 0 && <p className="fine">{t('tournament.noAppeals')}</p>}
      <AppealList view={view} appeals={view.appeals} send={send} />
      {refusal && <Note tone="bad" icon="warn" title={refusal} />}
    </section>
  );
}

function Record({ view }: { readonly view: TournamentView }) {
  const t = useT();
  const fouls = eventFouls(t, view);
  return (
    <section className="card pad">
      {fouls.length === 0 && <p className="fine">{t('tournament.noFouls')}</p>}
      <FoulList view={view} fouls={fouls} />
    </section>
  );
}
