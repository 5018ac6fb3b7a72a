import type { DailyTold } from '@gorrion/events/daily';
import { useEffect } from 'react';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import { noteDailySeen } from '../../client/progress/dailySeen.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths, eventRouteOf } from '../../shell/links/eventPaths.ts';
import { copyText } from '../../shell/page/copyText.ts';
import { Go } from '../../shell/page/Go.tsx';
import { LostPage } from '../../shell/page/LostPage.tsx';
import { PageHeader } from '../../shell/page/PageHeader.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { StatePage } from '../../shell/page/StatePage.tsx';
import { After } from './After.tsx';
import { Before } from './Before.tsx';
import { Beside } from './Beside.tsx';
import { dayName, fieldText, percent, REFUSALS } from './text.ts';
import { useDaily } from './useDaily.ts';
import '../../shell/page/placePage.css';
import './daily.css';

/** The deal of a day: before it is played, and what was made of it. */
export default function DailyPage({ path }: { readonly path: string }) {
  const route = eventRouteOf(path);
  if (route.page !== 'daily') return <LostPage />;
  return <Day key={route.date ?? ''} date={route.date} />;
}

function Day({ date }: { readonly date: string | undefined }) {
  const t = useT();
  const { told, refusal } = useDaily(date);
  if (!told && refusal)
    return (
      <StatePage title={t('daily.notFound')} note={refusalText(t, refusal, REFUSALS)}>
        {date !== undefined && (
          <Go className="btn pri" href={eventPaths.daily()}>
            {t('daily.toToday')}
          </Go>
        )}
        <Go className="btn" href="/">
          {t('lost.home')}
        </Go>
      </StatePage>
    );
  if (!told) return <div className="page-wait" aria-busy="true" />;
  return (
    <Frame told={told}>{refusal && <Note tone="amber" icon="warn" title={refusalText(t, refusal, REFUSALS)} />}</Frame>
  );
}

interface FrameProps {
  readonly told: DailyTold;
  /** What keeps the page from being told more. */
  readonly children: React.ReactNode;
}

function Frame({ told, children }: FrameProps) {
  const t = useT();
  const { day, today } = told;
  const title = day.date === today ? t('daily.title') : t('daily.titleOf', { day: dayName(t, day.date) });
  useEffect(() => {
    document.title = `${title} · Gorrión`;
  }, [title]);
  const result = day.mine?.result;
  useEffect(() => {
    if (result) noteDailySeen(day.date);
  }, [result, day.date]);
  if (!result)
    return (
      <div className="place">
        <PageHeader />
        <main>
          {children}
          <div className="sides daily">
            <Before told={told} title={title} />
            <Beside told={told} />
          </div>
        </main>
      </div>
    );
  const note = day.isOver
    ? t('daily.closedNote', { count: day.people })
    : t('daily.movesNote', { day: dayName(t, day.date), count: day.people });
  const share = () => {
    const hands = result.hands.map(({ score }) => percent(t, score)).join(' · ');
    const all = result.mean === undefined ? '' : `${percent(t, result.mean)} (${hands})`;
    const address = `${location.origin}${eventPaths.daily(day.date)}`;
    return copyText([`Gorrión, ${title}, ${dayName(t, day.date)}`, all, fieldText(t, result), address].join('\n'));
  };
  return (
    <PlacePage
      title={title}
      note={note}
      acts={
        <button type="button" className="btn sm" onClick={() => void share()}>
          <Icon name="copy" />
          {t('daily.share')}
        </button>
      }
    >
      {children}
      {day.mine?.isLate && (
        <Note icon="clock" title={t('daily.lateTitle')}>
          {t('daily.lateNote')}
        </Note>
      )}
      <div className="sides daily">
        <After result={result} own={day.mine?.game} />
        <Beside told={told} />
      </div>
    </PlacePage>
  );
}
