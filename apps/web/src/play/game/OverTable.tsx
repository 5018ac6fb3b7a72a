import type { TableState } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { absentees, losesAt } from '@gorrion/table';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useSeconds } from '../../board/hooks/useSeconds.ts';
import { client } from '../../client/index.ts';
import { isLocal } from '../../client/solo/code.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { hasLeft, isHost, isUmpire, nameAt } from '../../client/store/people.ts';
import { playerOf } from '../../client/store/viewer.ts';
import { type Translate, useT, withWords } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { Note } from '../../kit/ui/Note.tsx';
import { useRootMark } from '../../kit/ui/useRootMark.ts';
import { useSettling } from '../../kit/ui/useSettling.ts';
import { Ask, Wish } from '../wishes/Wish.tsx';
import { BotSeat } from './BotSeat.tsx';
import { mayRule } from './umpireCall.ts';
import './overTable.css';

const LessonOver = lazyPart(() => withWords('room', () => import('../lesson/LessonOver.tsx')));
const UmpireOver = lazyPart(() => withWords('room', () => import('../umpire/UmpireOver.tsx')));

interface OverTableProps {
  readonly table: FollowedTable;
  /** Called with the lower edge of wishes (px), or 0 without any: an upright phone makes room for them. */
  readonly onNoticeEnd?: (end: number) => void;
}

/** Shows what all viewers must know now: the table stands still or is paused, or a player asks for something. */
export function OverTable({ table, onNoticeEnd }: OverTableProps) {
  const { state, viewer, isFrozen, isFaulty } = table;
  const me = playerOf(viewer);
  const umpire = mayRule(state) && (
    <Suspense fallback={null}>
      <UmpireOver table={table} />
    </Suspense>
  );
  if (state.session.phase === 'over') return umpire ? <Cards>{umpire}</Cards> : null;
  return (
    <Cards onNoticeEnd={onNoticeEnd}>
      {isFaulty ? <Faulty /> : isFrozen && <Frozen isHere={isLocal(table.code)} />}
      {state.pause.since !== undefined && !state.lesson?.isPaused && <Paused state={state} me={me} />}
      {state.lesson && (
        <Suspense fallback={null}>
          <LessonOver table={table} />
        </Suspense>
      )}
      {umpire}
      <Asked state={state} me={me} />
      <Missing state={state} />
      <Guests state={state} />
      <BotSeat table={table} />
      <Stand state={state} me={me} />
    </Cards>
  );
}

interface CardsProps {
  readonly onNoticeEnd?: OverTableProps['onNoticeEnd'] | undefined;
  readonly children: ReactNode;
}

/** What lies over the table. A pause or an umpire's desk may cover it; what is only asked may not. */
function Cards({ onNoticeEnd, children }: CardsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  const [hasCards, setCards] = useState(false);
  useRootMark('over-table', !isEmpty);
  useRootMark('over-cards', hasCards);
  useEffect(() => {
    const own = root.current;
    if (!own) return;
    const look = () => {
      const areWishes = own.querySelector(':scope > .asked') && !own.querySelector(':scope > :is(.paused, .ump-desk)');
      setEmpty(own.querySelector(':scope > :not(:empty)') === null);
      setCards(own.querySelector(':scope > :not(:empty, .teach-mark)') !== null);
      // Only what has more than it shows fades at its ends: browsers keep the fade of what was scrolled before.
      own.toggleAttribute('data-more', own.scrollHeight > own.clientHeight);
      own.parentElement?.style.setProperty('--over-end', `${own.offsetTop + own.offsetHeight}px`);
      onNoticeEnd?.(areWishes ? own.offsetTop + own.offsetHeight : 0);
    };
    // What stands beside a table leaves the size of this as it is.
    const [sizes, parts] = [new ResizeObserver(look), new MutationObserver(look)];
    sizes.observe(own);
    parts.observe(own, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      parts.disconnect();
      onNoticeEnd?.(0);
    };
  }, [onNoticeEnd]);
  return (
    <div className="over-table" ref={root}>
      {children}
    </div>
  );
}

function Frozen({ isHere }: { readonly isHere: boolean }) {
  const t = useT();
  return (
    <div role="status">
      <Note tone="amber" icon="warn" title={t('game.frozen')}>
        {t(isHere ? 'game.frozenNote.device' : 'game.frozenNote')}
      </Note>
    </div>
  );
}

function Faulty() {
  const t = useT();
  return (
    <div role="status">
      <Note tone="amber" icon="warn" title={t('game.faulty')}>
        {t('game.faultyNote')}
      </Note>
    </div>
  );
}

const listed = (t: Translate, state: TableState, players: readonly Player[]): string =>
  t.all(players.map(player => nameAt(state.places[player]) ?? ''));

interface OfPlayer {
  readonly state: TableState;
  readonly me: Player | undefined;
}

/** Shows a pause. Any player can end an agreed pause; one that waits for a player ends when they are back. */
function Paused({ state, me }: OfPlayer) {
  const t = useT();
  const card = useRef<HTMLDivElement>(null);
  useSettling(card);
  const amHost = useApp(app => isHost(state, app.me));
  const amUmpire = useApp(app => isUmpire(state, app.me));
  const missing = PLAYERS.filter(player => {
    const place = state.places[player];
    return place.kind === 'person' && place.presence === 'away';
  });
  if (state.umpire?.isStopped) return amUmpire ? null : <Stopped state={state} me={me} card={card} />;
  const isWaiting = missing.length > 0 && state.settings.absence === 'wait';
  return (
    <div className="paused card" role="status" ref={card}>
      <h2>{t('game.paused')}</h2>
      <p>{isWaiting ? t('result.waitingFor', { names: listed(t, state, missing) }) : t('game.pausedNote')}</p>
      {me !== undefined && !isWaiting && (
        <button type="button" className="btn pri" onClick={() => client.send({ type: 'ask-pause', isWanted: false })}>
          {t('game.goOn')}
        </button>
      )}
      {isWaiting && amHost && <StandIns state={state} missing={missing} />}
    </div>
  );
}

/** Says that the umpire stopped play. While the umpire is away, any player can resume it. */
function Stopped({ state, me, card }: OfPlayer & { readonly card: RefObject<HTMLDivElement | null> }) {
  const t = useT();
  const isAway = state.umpire?.person?.presence !== 'here';
  return (
    <div className="paused card" role="status" ref={card}>
      <h2>{t('game.stopped')}</h2>
      <p>{t(isAway ? 'game.stoppedAway' : 'game.stoppedNote')}</p>
      {me !== undefined && isAway && (
        <button type="button" className="btn pri" onClick={() => client.send({ type: 'continue-play' })}>
          {t('game.goOn')}
        </button>
      )}
    </div>
  );
}

/** Lets a bot play for an absent player, who can reclaim the seat. */
function StandIns({ state, missing }: { readonly state: TableState; readonly missing: readonly Player[] }) {
  const t = useT();
  return missing.map(place => (
    <button key={place} type="button" className="btn sm" onClick={() => client.send({ type: 'remove', place })}>
      {t('game.standIn', { name: nameAt(state.places[place]) ?? '' })}
    </button>
  ));
}

/** Shows the wishes for a pause, which those at a table that stands still already have, and for the end. */
function Asked({ state, me }: OfPlayer) {
  return (
    <>
      {state.pause.since === undefined && <Wish state={state} me={me} type="ask-pause" asked={state.pause.asked} />}
      <Wish state={state} me={me} type="ask-end" asked={state.endAsked} />
    </>
  );
}

/** The host admits or refuses a guest who asks to watch. */
function Guests({ state }: { readonly state: TableState }) {
  const t = useT();
  const amHost = useApp(app => isHost(state, app.me));
  const [guest] = state.watchers?.asked ?? [];
  if (!amHost || !guest) return null;
  const answer = (isAdmitted: boolean) => void client.send({ type: 'answer-watcher', person: guest.id, isAdmitted });
  return (
    <Ask text={t('game.asksToWatch', { name: guest.name })}>
      <button type="button" className="btn sm soft" onClick={() => answer(true)}>
        {t('game.admit')}
      </button>
      <button type="button" className="btn sm" onClick={() => answer(false)}>
        {t('game.refuse')}
      </button>
    </Ask>
  );
}

/** Says who is missing at a table with a limit of time, and when they lose the session (article 90). */
const Missing = ({ state }: { readonly state: TableState }) =>
  absentees(state).map(player => <MissingPlayer key={player} state={state} player={player} />);

/** Time (s) before the loss from which it is said: most who are away are back within a minute. */
const SAID_FROM = 14 * 60;

function MissingPlayer({ state, player }: { readonly state: TableState; readonly player: Player }) {
  const t = useT();
  const at = losesAt(state, player);
  const seconds = useSeconds(at, client.now);
  if (at === undefined || seconds === undefined || seconds > SAID_FROM) return null;
  const name = t.nameOf(nameAt(state.places[player]) ?? '');
  return <Ask text={t('game.absent', { name, time: timeOfDay(t.locale, at) })} />;
}

/** Tells a player who has left what plays for them, with a button to reclaim the seat. */
function Stand({ state, me }: OfPlayer) {
  const t = useT();
  if (me === undefined || !hasLeft(state, me)) return null;
  return (
    <div className="asked card" role="status">
      <p>{t(state.settings.rated ? 'game.leftRated' : 'game.leftNote')}</p>
      <button type="button" className="btn sm pri" onClick={() => client.send({ type: 'reclaim' })}>
        {t('game.reclaim')}
      </button>
    </div>
  );
}
