import type { TournamentView } from '@gorrion/events/tournament';
import { useT } from '../../kit/i18n/index.ts';
import { useChosenInView } from '../../kit/ui/useChosenInView.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { isOver, sessionInPlay } from '../event/event.ts';
import { sessionStageText, sessionTitle } from '../event/words.ts';

interface SessionStripProps {
  readonly id: string;
  readonly view: TournamentView;
}

/** The sessions of an event in a row, each a link to its tables. */
export function SessionStrip({ id, view }: SessionStripProps) {
  const t = useT();
  const now = sessionInPlay(view);
  const row = useChosenInView<HTMLOListElement>(now?.session);
  if (view.sessions.length === 0) return null;
  return (
    <ol ref={row} className="scroller ev-strip" aria-label={t('tournament.sessions')}>
      {view.sessions.map(session => (
        <li key={session.session}>
          <Go
            className={isOver(view) ? 'over' : session.stage}
            href={eventPaths.event(id, 'tables', session.session)}
            aria-current={session === now ? 'step' : undefined}
          >
            {sessionTitle(t, view, session.session)}
            <small>{sessionStageText(t, view, session)}</small>
          </Go>
        </li>
      ))}
    </ol>
  );
}
