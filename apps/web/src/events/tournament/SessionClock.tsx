import type { SessionView, TournamentView } from '@gorrion/events/tournament';
import { BELL_MINUTES } from '@gorrion/protocol';
import { clockText } from '../../kit/i18n/clockText.ts';
import { useT } from '../../kit/i18n/index.ts';
import { timeLeft, useServerTime } from '../event/clock.ts';
import { sessionTitle } from '../event/words.ts';

const MINUTE = 60_000;

interface SessionClockProps {
  readonly view: TournamentView;
  readonly session: SessionView;
}

/** The clock of the session that is played, by the server's time. */
export function SessionClock({ view, session }: SessionClockProps) {
  const t = useT();
  const left = timeLeft(session, useServerTime());
  const { minutes } = view.plan.settings;
  const playing = session.tables.filter(({ stage }) => stage === 'playing').length;
  const share = left === undefined || !minutes ? undefined : Math.min(1, left / (minutes * MINUTE));
  const isCalled = session.timeCalledAt !== undefined;
  return (
    <section className="ev-clock" aria-labelledby="ev-clock">
      <div>
        <h2 id="ev-clock">
          {t(isCalled ? 'tournament.timeCalled' : 'tournament.timeLeft', {
            where: sessionTitle(t, view, session.session),
          })}
        </h2>
        {left !== undefined && !isCalled && (
          <div className="ev-time" role="timer" aria-live="off">
            {clockText(left)}
          </div>
        )}
        {left === undefined && !isCalled && <div className="ev-time">{t('tournament.noLimit')}</div>}
        {isCalled && <div className="ev-time">0:00</div>}
      </div>
      <ul>
        {session.pausedWith !== undefined && <li>{t('event.paused')}</li>}
        {minutes !== undefined && <li>{t('tournament.minutes', { count: minutes })}</li>}
        {minutes !== undefined && <li>{t('tournament.signals', { count: BELL_MINUTES })}</li>}
        <li>{t('tournament.tablesPlaying', { playing, count: session.tables.length })}</li>
      </ul>
      {share !== undefined && (
        <div className="ev-bar" aria-hidden="true">
          <i style={{ inlineSize: `${share * 100}%` }} />
        </div>
      )}
    </section>
  );
}
