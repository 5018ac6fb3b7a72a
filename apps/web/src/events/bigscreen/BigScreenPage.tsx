import type { TournamentView } from '@gorrion/events/tournament';
import { BELL_MINUTES } from '@gorrion/protocol';
import { useEffect } from 'react';
import { useWakeLock } from '../../client/attention/useWakeLock.ts';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import { clockText } from '../../kit/i18n/clockText.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, SPARROW } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { StatePage } from '../../shell/page/StatePage.tsx';
import { timeLeft, useServerTime } from '../event/clock.ts';
import { hasSum, nextSession, sessionOnClock } from '../event/event.ts';
import { useEvent } from '../event/useEvent.ts';
import { eventName, lateText, plannedText, sessionOfAll, sessionTitle } from '../event/words.ts';
import { SlideView } from './SlideView.tsx';
import { slidesOf } from './slides.ts';
import { usePublicView } from './usePublicView.ts';
import { useSlides } from './useSlides.ts';
import './bigscreen.css';

/** The screen on the wall of the hall: turns by itself, and shows only what everybody may know. */
export default function BigScreenPage({ path }: { readonly path: string }) {
  const t = useT();
  const { id, view: own, refusal } = useEvent(path);
  const view = usePublicView(id, own);
  useWakeLock(view !== undefined);
  if (view) return <Screen id={id} view={view} isLost={refusal !== undefined} />;
  if (!refusal) return <div className="page-wait" aria-busy="true" />;
  return (
    <StatePage title={t('bigscreen.notHere')} note={refusalText(t, refusal, {})}>
      <Go className="btn pri" href={eventPaths.events()}>
        {t('bigscreen.events')}
      </Go>
    </StatePage>
  );
}

interface ScreenProps {
  readonly id: string;
  readonly view: TournamentView;
  readonly isLost: boolean;
}

function Screen({ id, view, isLost }: ScreenProps) {
  const t = useT();
  const slides = slidesOf(view);
  const slide = useSlides(slides.length);
  const name = eventName(t, view.plan);
  useEffect(() => {
    document.title = `${name} · Gorrión`;
  }, [name]);
  return (
    <main className="bs">
      <header>
        <h1>
          <MiniTile tile={SPARROW} decorative />
          <span dir="auto">{name}</span>
        </h1>
        <ScreenClock view={view} />
      </header>
      <SlideView key={slide.page} view={view} slide={slides[slide.page]!} />
      <footer>
        {slides.length > 1 && <Turning {...slide} count={slides.length} />}
        <span className="bs-gap" />
        {isLost && (
          <span className="bs-bad">
            <Icon name="warn" />
            {t('bigscreen.offline')}
          </span>
        )}
        {hasSum(view) && (
          <span className={view.sum.isRight ? undefined : 'bs-bad'}>
            <Icon name={view.sum.isRight ? 'check' : 'warn'} />
            {view.sum.isRight ? t('bigscreen.sumRight') : t('bigscreen.sumWrong', { count: view.sum.wrong.length })}
          </span>
        )}
        {view.behind !== undefined && <span>{lateText(t, view.plan)}</span>}
        <span>{`${location.host}${eventPaths.event(id)}`}</span>
      </footer>
    </main>
  );
}

type TurningProps = ReturnType<typeof useSlides> & { readonly count: number };

/** Which page is shown and when the next one comes, with buttons for those without a keyboard. */
function Turning({ page, left, isHeld, turn, hold, count }: TurningProps) {
  const t = useT();
  return (
    <div className="bs-turning">
      <span className="bs-pages" aria-hidden="true">
        {Array.from({ length: count }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their order
          <i key={n} className={n === page ? 'shown' : undefined} />
        ))}
      </span>
      <span>
        {isHeld
          ? t('bigscreen.held', { page: page + 1, pages: count })
          : t('bigscreen.turns', { page: page + 1, pages: count, seconds: left })}
      </span>
      <span className="bs-buttons">
        <button type="button" className="ib" aria-label={t('bigscreen.back')} onClick={() => turn(-1)}>
          <Icon name="left" />
        </button>
        <button type="button" className="ib" aria-label={t('bigscreen.hold')} aria-pressed={isHeld} onClick={hold}>
          <Icon name={isHeld ? 'play' : 'pause'} />
        </button>
        <button type="button" className="ib" aria-label={t('bigscreen.on')} onClick={() => turn(1)}>
          <Icon name="right" />
        </button>
      </span>
    </div>
  );
}

/** The clock of the session that is played, or when the next one begins. */
function ScreenClock({ view }: { readonly view: TournamentView }) {
  const t = useT();
  const now = useServerTime();
  const session = sessionOnClock(view);
  if (session) {
    const left = timeLeft(session, now);
    const isCalled = session.timeCalledAt !== undefined;
    return (
      <div className="bs-clock">
        {(left !== undefined || isCalled) && (
          <span className="bs-time" role="timer" aria-live="off">
            {clockText(isCalled ? 0 : (left ?? 0))}
          </span>
        )}
        <span>
          <b>{sessionOfAll(t, view, session.session)}</b>
          {isCalled
            ? t('bigscreen.timeCalled')
            : session.pausedWith === undefined
              ? left !== undefined && t('bigscreen.signals', { count: BELL_MINUTES })
              : t('event.paused')}
        </span>
      </div>
    );
  }
  const next = nextSession(view);
  const planned = next && plannedText(t, next.planned);
  if (!next || !planned) return null;
  return (
    <div className="bs-clock">
      <span>
        <b>{t('bigscreen.next', { where: sessionTitle(t, view, next.session) })}</b>
        {planned}
      </span>
    </div>
  );
}
