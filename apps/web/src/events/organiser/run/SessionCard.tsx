import {
  type PlayerView,
  type SessionView,
  seatedBy,
  type TableView,
  type TournamentView,
} from '@gorrion/events/tournament';
import { PLAYERS } from '@gorrion/rules';
import { clockText } from '../../../kit/i18n/clockText.ts';
import { type Translate, useT } from '../../../kit/i18n/index.ts';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { Note } from '../../../kit/ui/Note.tsx';
import { eventPaths } from '../../../shell/links/eventPaths.ts';
import { Go } from '../../../shell/page/Go.tsx';
import { useServerTime } from '../../event/clock.ts';
import { byesOf, isGone, isOver } from '../../event/event.ts';
import { isKnockOutRound, sessionTitle } from '../../event/words.ts';
import { ToDraw } from '../seating/Lots.tsx';
import type { EventDesk } from '../useEvent.ts';
import { UnsettledNote } from './AppealsCard.tsx';
import { Asked } from './Asked.tsx';
import {
  emptyChairs,
  missingIn,
  needsPairing,
  remadeBy,
  roundToMake,
  sessionNow,
  stagesOf,
  timeToCall,
} from './console.ts';
import { lineText } from './lineText.ts';
import { PairNext } from './PairNext.tsx';
import { StillPlaying, UnsignedSheets } from './TableLinks.tsx';

/** Names of missing people that are listed one by one. */
const MOST_NAMES = 12;

/** What lets somebody play or keeps them from playing, by the kind of fact. */
const WHO_CHANGED: ReadonlySet<string> = new Set([
  'player-withdrawn',
  'player-reinstated',
  'player-added',
  'substituted',
]);

/** The session that is played or comes next: its clock and what can be done with it. */
export function SessionCard({ desk }: { readonly desk: EventDesk }) {
  const t = useT();
  const { view } = desk;
  const session = sessionNow(view);
  const mayClock = view.you.rights.includes('clock');
  const isPairing = needsPairing(view, session);
  if (isOver(view) || (!session && !isPairing)) return <BetweenSessions desk={desk} />;
  const isPlaying = session?.stage === 'playing';
  const hasNoTables = session?.stage === 'waiting' && session.tables.length === 0;
  const hasNoChart = seatedBy(view.plan) === 'chart' && view.rotation === null;
  // Who sees the chart before the draw knows that it was made for nobody.
  const lacks = view.draw === null ? (hasNoChart ? 'chart' : 'draw') : hasNoTables && !isPairing ? 'chart' : undefined;
  return (
    <section className="card pad stack" aria-labelledby="og-session">
      <div className="row ends og-head">
        <h2 id="og-session">{sessionTitle(t, view, session?.session ?? 1)}</h2>
        <Badge tone={isPlaying ? 'ok' : 'plain'} icon={isPlaying ? 'play' : 'clock'}>
          {t(isPlaying ? 'organiser.run.stage.playing' : 'organiser.run.stage.waiting')}
        </Badge>
      </div>
      {!mayClock && <Note icon="info">{t('organiser.run.noClock')}</Note>}
      {!lacks && isPairing && mayClock && <PairNext desk={desk} />}
      {session && <Byes view={view} session={session} />}
      {lacks && <Unseated desk={desk} lacks={lacks} />}
      {!lacks && !isPairing && session?.stage === 'waiting' && (
        <Begin desk={desk} session={session} mayClock={mayClock} />
      )}
      {session && isPlaying && <Playing desk={desk} session={session} mayClock={mayClock} />}
      <UnsignedSheets desk={desk} sessions={view.sessions} />
    </section>
  );
}

/** After a session with none that waits: the round of a knock-out that comes next, or that all are over. */
function BetweenSessions({ desk }: { readonly desk: EventDesk }) {
  const t = useT();
  const { view } = desk;
  const next = view.stage === 'playing' ? roundToMake(view) : undefined;
  const isSigned = stagesOf(view.sessions.flatMap(({ tables }) => tables)).ended === 0;
  if (next === undefined)
    return (
      <section className="card pad stack" aria-labelledby="og-session">
        <h2 id="og-session">{t(isOver(view) ? 'event.isOver' : 'organiser.run.allOver')}</h2>
        {!isOver(view) && (
          <>
            <p>{t(isSigned ? 'organiser.run.allOver.signed' : 'organiser.run.allOver.note')}</p>
            <UnsignedSheets desk={desk} sessions={view.sessions} />
          </>
        )}
      </section>
    );
  const last = view.sessions.at(-1)?.session ?? 0;
  const isFirst = !isKnockOutRound(view, last);
  return (
    <section className="card pad stack" aria-labelledby="og-session">
      <h2 id="og-session">
        {isFirst ? t('organiser.run.robinOver') : t('organiser.run.roundOver', { round: sessionTitle(t, view, last) })}
      </h2>
      <p>
        {isFirst
          ? t('organiser.run.nextKnockOut', { count: view.plan.finalists })
          : t('organiser.run.nextRound', { round: sessionTitle(t, view, next) })}
      </p>
      <UnsignedSheets desk={desk} sessions={view.sessions} />
      {view.you.rights.includes('clock') ? (
        <PairNext desk={desk} />
      ) : (
        <Note icon="info">{t('organiser.run.noClock')}</Note>
      )}
    </section>
  );
}

interface UnseatedProps {
  readonly desk: EventDesk;
  readonly lacks: 'draw' | 'chart';
}

/** What has to be made before anybody has a seat: lots are drawn here, a chart is made where seats are planned. */
function Unseated({ desk, lacks }: UnseatedProps) {
  const t = useT();
  const mayMake = desk.view.you.rights.includes('organise');
  return (
    <>
      <Note tone="amber" icon="info" title={t(`organiser.run.lacks.${lacks}`)}>
        {t('organiser.run.lacks.note')}
      </Note>
      {mayMake && lacks === 'draw' && <ToDraw desk={desk} />}
      {mayMake && lacks === 'chart' && (
        <Go className="btn pri" href={eventPaths.event(desk.id, 'organise', 4)}>
          <Icon name="sort" />
          {t('organiser.run.lacks.chart.go')}
        </Go>
      )}
    </>
  );
}

interface SessionProps {
  readonly desk: EventDesk;
  readonly session: SessionView;
  readonly mayClock: boolean;
}

/** Before a session: who is missing, and the press that begins it. */
function Begin({ desk, session, mayClock }: SessionProps) {
  const t = useT();
  const { view } = desk;
  const missing = missingIn(view, session);
  const short = session.tables.filter(table => emptyChairs(view, table).length > 0);
  const seats = short.flatMap(table => emptyChairs(view, table)).length;
  const count = missing.length;
  const questions = [
    ...(count > 0 ? [t('organiser.run.begin.sure', { count })] : []),
    ...(short.length > 0 ? [shortText(t, view, short)] : []),
  ];
  const begin = () => void desk.send({ type: 'begin-session', session: session.session });
  const word = isKnockOutRound(view, session.session)
    ? t('organiser.run.beginRound', { round: sessionTitle(t, view, session.session) })
    : t('organiser.run.begin', { session: session.session });
  return (
    <>
      <UnsettledNote desk={desk} />
      <Remade view={view} session={session} />
      {short.length > 0 && (
        <Note tone="amber" icon="warn" title={t('organiser.run.short', { count: seats })}>
          {t('organiser.run.short.note', {
            count: short.length,
            tables: t.all(short.map(({ table }) => t.number(table))),
          })}
        </Note>
      )}
      {count > 0 ? (
        <Note tone="amber" icon="warn" title={t('organiser.run.missing', { count })}>
          <Names players={missing} /> {t('organiser.run.missing.note')}
        </Note>
      ) : (
        short.length === 0 && <Note tone="ok" icon="check" title={t('organiser.run.allHere')} />
      )}
      {mayClock && questions.length > 0 && (
        <Asked word={word} icon="play" isMain question={questions.join(' ')} onYes={begin} />
      )}
      {mayClock && questions.length === 0 && (
        <button type="button" className="btn pri big" onClick={begin}>
          <Icon name="play" />
          {word}
        </button>
      )}
    </>
  );
}

interface ViewProps {
  readonly view: TournamentView;
  readonly session: SessionView;
}

/** That all tables of a session were made anew, why, and how they stay as they were. */
function Remade({ view, session }: ViewProps) {
  const t = useT();
  const cause = remadeBy(view, session.session);
  if (!cause) return null;
  const isWithdrawal = cause.what === 'player-withdrawn';
  return (
    <Note tone="amber" icon="warn" title={t('organiser.run.remade', { count: session.tables.length })}>
      {WHO_CHANGED.has(cause.what) && t('organiser.run.sentence', { text: lineText(t, view, cause) })}{' '}
      {t('organiser.run.remade.note')} {isWithdrawal && t('organiser.run.remade.substitute')}
    </Note>
  );
}

/** Who goes on without playing the session. */
function Byes({ view, session }: ViewProps) {
  const t = useT();
  const byes = byesOf(view, session.session);
  if (byes.length === 0) return null;
  return (
    <Note icon="info" title={t('organiser.run.byes', { count: byes.length })}>
      <Names players={byes} /> {t('organiser.run.byes.note')}
    </Note>
  );
}

/** Names with semicolons between them, because a name may hold a comma. One alone is never left out. */
const Names = ({ players }: { readonly players: readonly PlayerView[] }) => namesText(useT(), players);

/** Returns a list of players as a sentence. */
function namesText(t: Translate, players: readonly PlayerView[]): string {
  const most = players.length === MOST_NAMES + 1 ? players.length : MOST_NAMES;
  const names = players
    .slice(0, most)
    .map(({ name }) => t.nameOf(name))
    .join(t.locale.startsWith('zh') ? '；' : '; ');
  const count = players.length - most;
  return count > 0 ? t('organiser.run.andMore', { names, count }) : t('organiser.run.sentence', { text: names });
}

/** Asks whether a session begins without the tables that lack somebody, and says who does not play for it. */
function shortText(t: Translate, view: TournamentView, tables: readonly TableView[]): string {
  const sitters = tables.flatMap(table => PLAYERS.map(chair => table.substitutes[chair] ?? table.players[chair]));
  const idle = view.players.filter(one => sitters.includes(one.player) && !isGone(one));
  const question = t('organiser.run.begin.short', {
    count: tables.length,
    tables: t.all(tables.map(({ table }) => t.number(table))),
  });
  if (idle.length === 0) return question;
  return `${question} ${t('organiser.run.begin.idle', { names: namesText(t, idle) })}`;
}

/** A session that is played: its clock, how far the tables are, pause, time and end. */
function Playing({ desk, session, mayClock }: SessionProps) {
  const t = useT();
  const { send } = desk;
  const { session: number, tables, pausedWith, timeCalledAt } = session;
  const stages = stagesOf(tables);
  const isPaused = pausedWith !== undefined;
  const { playing } = stages;
  return (
    <>
      <Clock session={session} />
      <dl className="og-stages">
        {(['playing', 'ended', 'final', 'notPlayed'] as const).map(stage => (
          <div key={stage}>
            <dt>{t(`organiser.run.count.${stage}`)}</dt>
            <dd>{stages[stage]}</dd>
          </div>
        ))}
      </dl>
      {mayClock && (
        <div className="row og-acts">
          {timeCalledAt === undefined && (
            <>
              <button
                type="button"
                className="btn sm"
                onClick={() => void send({ type: 'pause-session', session: number, isPaused: !isPaused })}
              >
                <Icon name={isPaused ? 'play' : 'pause'} />
                {t(isPaused ? 'organiser.run.resume' : 'organiser.run.pause')}
              </button>
              <Asked
                word={t('organiser.run.callTime')}
                icon="clock"
                question={t('organiser.run.callTime.sure')}
                onYes={() => void send({ type: 'call-time', session: number })}
              />
            </>
          )}
          {playing === 0 && (
            <Asked
              word={
                isKnockOutRound(desk.view, number)
                  ? t('organiser.run.endRound', { round: sessionTitle(t, desk.view, number) })
                  : t('organiser.run.end', { session: number })
              }
              icon="flag"
              question={
                stages.ended > 0
                  ? `${t('organiser.run.end.sure')} ${t('organiser.end.unsigned', { count: stages.ended })}`
                  : t('organiser.run.end.sure')
              }
              onYes={() => void send({ type: 'end-session', session: number })}
            />
          )}
        </div>
      )}
      {mayClock && <StillPlaying desk={desk} sessions={[session]} />}
    </>
  );
}

/** The time left of a session. It is no live region: screen readers hear it when they come to it. */
function Clock({ session }: { readonly session: SessionView }) {
  const t = useT();
  const left = timeToCall(session, useServerTime());
  const isPaused = session.pausedWith !== undefined;
  if (left === undefined) return <p className="fine">{t('organiser.run.noLimit')}</p>;
  const called = session.timeCalledAt !== undefined;
  return (
    <p className={isPaused ? 'og-clock paused' : 'og-clock'}>
      <b>{clockText(left)}</b>
      <span>{t(called ? 'organiser.run.timeCalled' : isPaused ? 'organiser.run.paused' : 'organiser.run.left')}</span>
    </p>
  );
}
