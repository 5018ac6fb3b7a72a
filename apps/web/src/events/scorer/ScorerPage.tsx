import type { SessionView, TournamentView } from '@gorrion/events/tournament';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { StatePage } from '../../shell/page/StatePage.tsx';
import { isOver, sessionOf, tableOf } from '../event/event.ts';
import { eventName } from '../event/words.ts';
import { MyTables } from './MyTables.tsx';
import { isOwnTable, listedTables, mayEnter } from './mine.ts';
import { TableSheet } from './TableSheet.tsx';
import { type Scoring, useScoring } from './useScoring.ts';
import { Waiting } from './Waiting.tsx';
import './scorer.css';

/** The pages of a scorer: the tables with real tiles, and the sheet of one of them, `<session>-<table>`. */
export default function ScorerPage({ path }: { readonly path: string }) {
  const t = useT();
  const scoring = useScoring(path);
  const { event, expected } = scoring;
  if (!expected) {
    if (!event.refusal) return <div className="page-wait" aria-busy="true" />;
    return <Lost id={undefined} title={t('scorer.notHere')} note={refusalText(t, event.refusal, {})} />;
  }
  const { view } = expected;
  if (!view.you.rights.includes('enter')) {
    return <Lost id={event.id} title={t('scorer.noRight')} note={t('scorer.noRightNote')} />;
  }
  const [, session, table] = (/^(\d+)-(\d+)$/.exec(event.word ?? '') ?? []).map(Number);
  if (session === undefined || table === undefined) return <Tables scoring={scoring} view={view} />;
  const [found, whole] = [tableOf(view, session, table), sessionOf(view, session)];
  if (!found || !whole || !found.isReal || !mayEnter(view, table)) {
    return <Lost id={event.id} title={t('scorer.noTable')} note={t('scorer.noTableNote')} />;
  }
  if (isOwnTable(view, found)) {
    return <Lost id={event.id} title={t('scorer.noTable')} note={t('scorer.refused.own-table')} />;
  }
  if (scoring.hands === 'coming') return <div className="page-wait" aria-busy="true" />;
  if (scoring.hands === 'late') {
    return <Lost id={event.id} title={t('scorer.table', { table })} note={t('tournament.handsLate')} />;
  }
  return <TableSheet key={`${session}-${table}`} scoring={scoring} session={whole} table={found} />;
}

interface LostProps {
  /** The event that can still be shown. */
  readonly id: string | undefined;
  readonly title: string;
  readonly note: string;
}

function Lost({ id, title, note }: LostProps) {
  const t = useT();
  return (
    <StatePage title={title} note={note}>
      <Go className="btn pri" href={id === undefined ? eventPaths.events() : eventPaths.event(id)}>
        {t(id === undefined ? 'scorer.events' : 'scorer.toEvent')}
      </Go>
    </StatePage>
  );
}

/** Returns whose sheets a scorer keeps: of all tables, of some, or of one. */
function rangeText(t: Translate, range: TournamentView['you']['tables']): string {
  if (!range) return t('scorer.allTables');
  const [from, to] = range;
  return from === to ? t('scorer.table', { table: from }) : t('scorer.range', { from, to });
}

function Tables({ scoring, view }: { readonly scoring: Scoring; readonly view: TournamentView }) {
  const t = useT();
  const { id } = scoring.event;
  const shown = isOver(view)
    ? []
    : view.sessions.filter(one => one.stage === 'playing' || listedTables(view, one).length > 0);
  return (
    <PlacePage
      title={t('scorer.title')}
      note={rangeText(t, view.you.tables)}
      above={[
        { href: eventPaths.events(), label: t('scorer.events') },
        { href: eventPaths.event(id), label: eventName(t, view.plan) },
      ]}
      className="sc"
    >
      <Waiting scoring={scoring} />
      {shown.length === 0 && <p className="card pad stack fine">{t('scorer.noSession')}</p>}
      {shown.map((session: SessionView) => (
        <MyTables key={session.session} id={id} expected={scoring.expected} view={view} session={session} />
      ))}
    </PlacePage>
  );
}
