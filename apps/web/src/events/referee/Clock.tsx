import type { SessionView, TournamentView } from '@gorrion/events/tournament';
import { useState } from 'react';
import { clockText } from '../../kit/i18n/clockText.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { timeLeft, useServerTime } from '../event/clock.ts';
import { sessionOfAll } from '../event/words.ts';
import type { Orders } from './useOrders.ts';

interface ClockProps {
  readonly view: TournamentView;
  readonly session: SessionView;
  readonly orders: Orders;
}

/** The clock of a session by the server's time; who has the clock pauses it, and calls time (3.5.6). */
export function Clock({ view, session, orders }: ClockProps) {
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  const left = timeLeft(session, useServerTime());
  const isPaused = session.pausedWith !== undefined;
  const isCalled = session.timeCalledAt !== undefined;
  const mayClock = view.you.rights.includes('clock') && session.stage === 'playing' && !isCalled;
  const { minutes } = view.plan.settings;
  const shown = isCalled ? '0:00' : left === undefined ? '–' : clockText(left);
  return (
    <section className="rf-clock" aria-label={t('referee.clock')}>
      <b role="timer" aria-live="off">
        {shown}
      </b>
      <p>
        {sessionOfAll(t, view, session.session)}
        <br />
        {isCalled
          ? t('referee.timeCalled')
          : isPaused
            ? t('referee.paused')
            : session.stage !== 'playing'
              ? t(`referee.session.${session.stage}`)
              : minutes !== undefined && t('referee.minutes', { count: minutes })}
      </p>
      {mayClock && (
        <div className="row">
          <button
            type="button"
            className="btn sm"
            onClick={() => void orders.send({ type: 'pause-session', session: session.session, isPaused: !isPaused })}
          >
            <Icon name={isPaused ? 'play' : 'pause'} />
            {t(isPaused ? 'referee.resume' : 'referee.pause')}
          </button>
          <button type="button" className="btn sm" onClick={() => setAsked(true)}>
            <Icon name="clock" />
            {t('referee.callTime')}
          </button>
        </div>
      )}
      {isAsked && mayClock && (
        <Sure
          question={t('referee.callTimeSure')}
          yes={t('referee.callTime')}
          no={t('referee.cancel')}
          onYes={() => {
            setAsked(false);
            void orders.send({ type: 'call-time', session: session.session });
          }}
          onNo={() => setAsked(false)}
        />
      )}
    </section>
  );
}
