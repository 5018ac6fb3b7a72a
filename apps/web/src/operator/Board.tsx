import type { OperatorView } from '@gorrion/protocol';
import { useEffect } from 'react';
import { useT } from '../kit/i18n/index.ts';
import { momentText } from '../kit/i18n/timeOfDay.ts';
import { MiniTile, SPARROW } from '../kit/tiles/index.ts';
import { Icon } from '../kit/ui/Icon.tsx';
import { Note } from '../kit/ui/Note.tsx';
import { ActsCard } from './ActsCard.tsx';
import { BackupsCard } from './BackupsCard.tsx';
import { BansCard } from './BansCard.tsx';
import { Figures } from './Figures.tsx';
import { EventsCard, LimitsCard } from './LoadCards.tsx';
import { NodesCard } from './NodesCard.tsx';
import { NoticeCard } from './NoticeCard.tsx';
import { ReportsCard } from './ReportsCard.tsx';
import { TablesCard } from './TablesCard.tsx';
import { figuresThere, lengthText } from './texts.ts';
import type { Operator } from './useOperator.ts';

interface BoardProps {
  readonly operator: Operator;
  readonly view: OperatorView;
}

/** The server at one look, and what can be done about it. */
export function Board({ operator, view }: BoardProps) {
  const t = useT();
  useEffect(() => {
    document.title = `${t('operator.title')} · Gorrión`;
  }, [t]);
  return (
    <main className="operator">
      <Head operator={operator} view={view} />
      <div className="stack tight" role="alert">
        {view.alarms.map(({ what, count }) => (
          <Note key={what} tone="bad" icon="warn" title={t(`operator.alarm.${what}`, { count })} />
        ))}
        {operator.isOld && (
          <Note tone="amber" icon="away" title={t('operator.stale', { time: momentText(t.locale, operator.at) })} />
        )}
      </div>
      <div className={operator.isOld ? 'operator-body old' : 'operator-body'}>
        <Figures view={view} />
        <div className="operator-sides">
          <div>
            {view.reports.length > 0 && <ReportsCard operator={operator} view={view} />}
            <TablesCard view={view} />
            <NodesCard operator={operator} nodes={view.nodes} />
            <EventsCard events={view.events} />
            <LimitsCard view={view} />
          </div>
          <div>
            <NoticeCard operator={operator} view={view} />
            <BackupsCard operator={operator} backup={view.backup} />
            {view.reports.length === 0 && <ReportsCard operator={operator} view={view} />}
            <BansCard operator={operator} view={view} />
            <ActsCard acts={view.acts} />
          </div>
        </div>
      </div>
    </main>
  );
}

/** How the server is doing, in a word. */
function Well({ view }: Pick<BoardProps, 'view'>) {
  const t = useT();
  const wrong = view.alarms.length;
  const nodes = figuresThere(view);
  const drained = nodes.filter(({ isDraining }) => isDraining).length;
  if (wrong > 0) return <p className="operator-well bad">{t('operator.wrong', { count: wrong })}</p>;
  if (drained === 0) return <p className="operator-well">{t('operator.allWell')}</p>;
  return (
    <p className="operator-well drained">
      {drained === nodes.length ? t('operator.allDrained') : t('operator.someDrained', { count: drained })}
    </p>
  );
}

function Head({ operator, view }: BoardProps) {
  const t = useT();
  const { locale } = t;
  const [home] = figuresThere(view).toSorted((a, b) => Number(b.isHome) - Number(a.isHome));
  const time = home && lengthText(locale, Math.max(0, operator.at - home.startedAt));
  return (
    <header className="operator-head">
      <h1>
        <MiniTile tile={SPARROW} decorative />
        <span>{t('operator.brand')}</span>
      </h1>
      <Well view={view} />
      {home && (
        <p className="operator-up">
          {t('operator.version', { version: home.version, time: time ?? '' })}. {momentText(locale, operator.at)}
        </p>
      )}
      <button type="button" className="btn sm" onClick={() => void operator.act({ type: 'sign-out' })}>
        <Icon name="lock" />
        {t('operator.signOut')}
      </button>
    </header>
  );
}
