import type { BotLevel, TableState } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { hasAgreed } from '@gorrion/table';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { freePlaces, isBarred, isUmpire } from '../../client/store/people.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { ChatNews } from '../chat/ChatCard.tsx';
import { umpireText } from '../umpire/umpireText.ts';
import { lateText } from '../watchers/lateText.ts';
import { AgreeRequest } from './AgreeRequest.tsx';
import { namesOf, unagreed } from './agreement.ts';
import { SitDown } from './SitDown.tsx';

/** The id of what says what is missing. */
const NOTE = 'start-note';

interface StartBarProps {
  readonly table: FollowedTable;
  readonly mine: Player | undefined;
  readonly amHost: boolean;
  readonly level: BotLevel;
}

/** Says what is missing before the game, and offers it: seats, bots, the start. */
export function StartBar({ table, mine, amHost, level }: StartBarProps) {
  const t = useT();
  const me = useApp(app => app.me);
  const { state } = table;
  const free = freePlaces(state);
  const asked = unagreed(state);
  return (
    <div className="card start-bar">
      {!amHost && mine !== undefined && !hasAgreed(state, mine) && <AgreeRequest table={table} mine={mine} />}
      <p id={NOTE} className="fine grow" role="status">
        <b>{free.length > 0 ? t('room.startNote', { count: free.length }) : mayStart(state) && readyText(t, state)}</b>
        {awaits(t, state, mine).map(sentence => (
          <span key={sentence}>{sentence}</span>
        ))}
        {!amHost && asked.length === 0 && (
          <span>{lateText(t, table) ? t('room.lateStart') : waitingFor(t, state)}</span>
        )}
        {state.umpire?.person && <span>{umpireText(t, state.umpire.person, me)}</span>}
      </p>
      <div className="start-news">
        <ChatNews table={table} />
      </div>
      <div className="row start-ways">
        {mine === undefined && !isUmpire(state, me) && <FreeSeat state={state} />}
        {amHost && <HostWays state={state} level={level} describedBy={NOTE} />}
      </div>
    </div>
  );
}

interface HostWaysProps {
  readonly state: TableState;
  readonly level: BotLevel;
  /** The id of what says why it cannot start yet. */
  readonly describedBy?: string;
}

/** What the host presses before the game: bots for the free seats, and the start once nobody is awaited. */
export function HostWays({ state, level, describedBy }: HostWaysProps) {
  const t = useT();
  const free = freePlaces(state);
  const fill = () => {
    for (const place of free) void client.send({ type: 'add-bot', place, level });
  };
  return (
    <>
      {free.length > 0 && (
        <button type="button" className="btn" onClick={fill}>
          {t('room.fill')}
        </button>
      )}
      <button
        type="button"
        className="btn pri"
        disabled={!mayStart(state)}
        aria-describedby={describedBy}
        onClick={() => client.send({ type: 'start' })}
      >
        {t('room.start')}
      </button>
    </>
  );
}

/** Whether all seats are taken and all agree. */
const mayStart = (state: TableState): boolean => freePlaces(state).length === 0 && unagreed(state).length === 0;

/** Returns the sentence of a table that may start: all agree, and all are here unless it says who is away. */
function readyText(t: Translate, state: TableState): string {
  const away = PLAYERS.filter(player => {
    const place = state.places[player];
    return place.kind === 'person' && place.presence !== 'here';
  });
  return away.length === 0
    ? t('room.allHere')
    : t('room.allAgree', { names: namesOf(t, state, away), count: away.length });
}

/** Returns the sentences that say who has yet to agree: the reader, and the others by name. */
export function awaits(t: Translate, state: TableState, mine: Player | undefined): readonly string[] {
  const asked = unagreed(state);
  const others = asked.filter(player => player !== mine);
  return [
    ...(others.length < asked.length ? [t('room.awaitsYou')] : []),
    ...(others.length > 0 ? [t('room.awaits', { names: namesOf(t, state, others) })] : []),
  ];
}

/** Returns the sentence that says who starts the game: the host, or the player who acts for an absent host. */
export function waitingFor(t: Translate, { places, host }: Pick<TableState, 'places' | 'host'>): string {
  const people = places.filter(place => place.kind === 'person');
  const owner = people.find(({ id }) => id === host);
  if (owner?.presence === 'here') return t('room.hostStarts', { name: owner.name });
  const heir = people.find(({ presence }) => presence === 'here')?.name;
  if (heir === undefined) return t('room.hostLeft');
  return owner?.presence === 'away'
    ? t('room.hostAwayHeir', { name: owner.name, heir })
    : t('room.hostLeftHeir', { heir });
}

function FreeSeat({ state }: { readonly state: TableState }) {
  const t = useT();
  const me = useApp(app => app.me);
  if (isBarred(state, me))
    return <span>{state.lesson ? t('teach.removed', state.lesson.teacher) : t('error.removed-by-host')}</span>;
  if (freePlaces(state).length === 0) return <span>{t('error.no-free-place')}</span>;
  return (
    <SitDown state={state} className="btn pri">
      {t('room.sitDown')}
    </SitDown>
  );
}
