import { playerIn } from '../event/event.ts';
import { useEvent } from '../event/useEvent.ts';
import { handText } from '../event/words.ts';
import { useT } from '../i18n/index.ts';
import { eventPaths } from '../page/eventPaths.ts';
import { Go } from '../page/Go.tsx';
import { Icon } from '../ui/Icon.tsx';
import { AppealList } from './Appeals.tsx';
import { EventFrame } from './EventFrame.tsx';
import { punishedBy, rulingWords } from './rulings.ts';
import './sheet.css';

/** The record of fouls of an event (Apéndice 6), which everybody may read. */
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
          <section className="card ev-card">
            {view.rulings.length === 0 && <p className="ev-quiet">{t('tournament.noFouls')}</p>}
            <ol className="ev-fouls">
              {view.rulings.map(ruling => {
                const player = playerIn(view, punishedBy(view, ruling));
                return (
                  <li key={ruling.number} className={ruling.revoked === undefined ? undefined : 'gone'}>
                    <span className="ev-where">
                      <b>{t('tournament.where', { session: ruling.session, table: ruling.table })}</b>
                      <small>{handText(t, ruling.hand)}</small>
                    </span>
                    <span>
                      {player && (
                        <b dir="auto">
                          {player.name}
                          {player.team && <small> {player.team}</small>}
                        </b>
                      )}
                      <span dir="auto">{rulingWords(t, view, ruling)}</span>
                      {ruling.revoked !== undefined && (
                        <em dir="auto">{t('tournament.revoked', { reason: ruling.revoked })}</em>
                      )}
                    </span>
                  </li>
                );
              })}
            </ol>
          </section>
          {view.appeals.length > 0 && (
            <section className="card ev-card">
              <h2>{t('tournament.appeals')}</h2>
              <AppealList t={t} appeals={view.appeals} />
            </section>
          )}
        </>
      )}
    </EventFrame>
  );
}
