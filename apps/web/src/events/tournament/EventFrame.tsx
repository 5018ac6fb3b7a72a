import type { TournamentView } from '@gorrion/events/tournament';
import type { ReactNode } from 'react';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { useChosenInView } from '../../kit/ui/useChosenInView.ts';
import { type EventPart, eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { usePath } from '../../shell/page/router.ts';
import { StatePage } from '../../shell/page/StatePage.tsx';
import { hasSum } from '../event/event.ts';
import type { ShownEvent } from '../event/useEvent.ts';
import { eventName, lateText, momentText, placeText, rotationTitle } from '../event/words.ts';
import { Lead } from './Lead.tsx';
import { summaryText } from './words.ts';
import './event.css';

interface EventFrameProps {
  readonly event: ShownEvent;
  /** The title of a page below the event; without one it is the event's own. */
  readonly title?: (view: TournamentView) => string;
  readonly acts?: (view: TournamentView) => ReactNode;
  readonly children: (view: TournamentView) => ReactNode;
}

/** The frame of every page of an event: its name, what it is, the links to its parts, and the way to one's table. */
export function EventFrame({ event, title, acts, children }: EventFrameProps) {
  const t = useT();
  const { view, refusal, id } = event;
  if (!view) {
    if (!refusal) return <div className="page-wait" aria-busy="true" />;
    return (
      <StatePage title={t('tournament.notHere')} note={refusalText(t, refusal, {})}>
        <Go className="btn pri" href={eventPaths.events()}>
          {t('tournament.events')}
        </Go>
      </StatePage>
    );
  }
  const name = eventName(t, view.plan);
  const events = { href: eventPaths.events(), label: t('tournament.events') };
  const above = title ? [events, { href: eventPaths.event(id), label: name }] : [events];
  return (
    <PlacePage
      title={title ? title(view) : name}
      note={title ? undefined : summaryText(t, view)}
      above={above}
      acts={acts?.(view)}
      className="ev"
    >
      <Lead event={event} view={view} />
      <Standing view={view} isLost={refusal !== undefined} />
      <Parts id={id} view={view} />
      {children(view)}
    </PlacePage>
  );
}

/** What everybody has to know first: not open yet, not by the book, no connection. */
function Standing({ view, isLost }: { readonly view: TournamentView; readonly isLost: boolean }) {
  const t = useT();
  const { stage, opensAt } = view;
  return (
    <>
      {isLost && <Note tone="amber" icon="warn" title={t('tournament.offline')} />}
      {stage === 'draft' && <Note icon="lock" title={t('tournament.isDraft')} />}
      {stage === 'announced' && opensAt !== undefined && (
        <Note icon="clock" title={t('tournament.opensAt', { time: momentText(t, opensAt) })} />
      )}
      {view.behind !== undefined && (
        <Note icon="clock" title={t('behind.sentence', { late: lateText(t, view.plan) })}>
          {t('tournament.lateNote')}
        </Note>
      )}
      {!view.isByTheBook && (
        <Note tone="amber" icon="info" title={t('tournament.notByTheBook')}>
          {t('tournament.notByTheBookNote', { count: view.plannedSessions ?? 0 })}
        </Note>
      )}
    </>
  );
}

interface PartsProps {
  readonly id: string;
  readonly view: TournamentView;
}

/** The links to the parts of an event, and for those who play or help to their own pages. */
function Parts({ id, view }: PartsProps) {
  const t = useT();
  const path = usePath();
  const { rights, player } = view.you;
  const row = useChosenInView<HTMLElement>(path);
  const link = (part: EventPart | undefined, label: string) => {
    const href = eventPaths.event(id, part);
    const below = part === undefined ? 'teams' : part === 'tables' ? 'sheets' : part;
    const isHere = path === href || path.startsWith(eventPaths.event(id, below));
    return (
      <Go key={href} href={href} aria-current={isHere ? 'page' : undefined}>
        {label}
      </Go>
    );
  };
  return (
    <nav className="scroller ev-parts" ref={row} aria-label={t('tournament.parts')}>
      {player !== null && link('me', t('tournament.part.me'))}
      {link(undefined, t('tournament.part.standings'))}
      {link('tables', t('tournament.part.tables'))}
      {link('rotation', rotationTitle(t, view))}
      {view.bracket.length > 0 && link('tree', t('tournament.part.tree'))}
      {link('fouls', t('tournament.part.fouls'))}
      {link('print', t('tournament.part.print'))}
      {link('screen', t('tournament.part.screen'))}
      {rights.includes('organise') && link('organise', t('tournament.part.organise'))}
      {rights.includes('clock') && link('run', t('tournament.part.run'))}
      {rights.includes('rule') && link('referee', t('tournament.part.referee'))}
      {rights.includes('enter') && link('scorer', t('tournament.part.scorer'))}
    </nav>
  );
}

interface SumLineProps {
  readonly view: TournamentView;
  /** The lines above it, whose points need not add up to 0 as the sheets do. */
  readonly column?: readonly { readonly points: number }[];
}

/** Whether all results add up, in words; nothing before the first. */
export function SumLine({ view, column = [] }: SumLineProps) {
  const t = useT();
  const sum = column.reduce((all, { points }) => all + points, 0);
  const { isRight, wrong } = view.sum;
  if (!hasSum(view)) return null;
  if (isRight) {
    return (
      <p className="ev-sum">
        <Icon name="check" />
        {t('tournament.sumRight')} {sum !== 0 && t('tournament.sumOfColumn', { sum: t.signed(sum) })}
      </p>
    );
  }
  return (
    <p className="ev-sum bad">
      <Icon name="warn" />
      {t.all(
        wrong.map(({ session, table, difference }) =>
          t('tournament.sumWrong', { place: placeText(t, view, { session, table }), difference: t.signed(difference) }),
        ),
      )}
    </p>
  );
}
