import type { Right, TournamentCommand, TournamentView } from '@gorrion/events/tournament';
import { generatedName, LONGEST_NAME, lengthOf } from '@gorrion/protocol';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../client/index.ts';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import type { Refusal } from '../../client/ledgers/server.ts';
import { sendTo } from '../../client/ledgers/useLedger.ts';
import { useApp } from '../../client/store/app.ts';
import { useT } from '../../kit/i18n/index.ts';
import { type EventPart, eventPaths, eventRouteOf } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { goTo } from '../../shell/page/router.ts';
import { StatePage } from '../../shell/page/StatePage.tsx';
import { useEvent } from '../event/useEvent.ts';
import { REFUSALS } from './refusals.ts';

/** The page of each right, the most needed first. */
const PAGES: readonly (readonly [Right, EventPart])[] = [
  ['organise', 'organise'],
  ['rule', 'referee'],
  ['enter', 'scorer'],
  ['clock', 'run'],
  ['appeals', 'fouls'],
];

/** Returns the part of an event to which somebody belongs who has come by a link; undefined for a spectator. */
export function ownPart({ you }: Pick<TournamentView, 'you'>): EventPart | undefined {
  if (you.player !== null) return 'me';
  return PAGES.find(([right]) => you.rights.includes(right))?.[1];
}

/** The page of a link to an event: takes the role of its key, and leads to the page of that role. */
export default function JoinPage({ path }: { readonly path: string }) {
  const route = eventRouteOf(path);
  const id = route.page === 'event' ? route.id : '';
  const [key] = useState(() => location.hash.slice(1));
  const [state, setState] = useState<'joining' | 'joined' | Refusal>(key === '' ? { code: 'wrong-key' } : 'joining');
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current || key === '') return;
    isSent.current = true;
    void sendTo<TournamentCommand>('tournament', id, { type: 'join', key }).then(answer => {
      history.replaceState(history.state, '', location.pathname);
      setState(answer.ok ? 'joined' : answer);
    });
  }, [id, key]);
  return (
    <>
      {/* Before the event opens only those who have a part in it may see it. */}
      {state === 'joined' && <Joined path={path} />}
      <Joining id={id} refusal={typeof state === 'string' ? undefined : state} />
    </>
  );
}

/** Leads who has joined to the page of their role. */
function Joined({ path }: { readonly path: string }) {
  const { id, view } = useEvent(path);
  const me = useApp(app => app.me);
  const own = view?.players.find(({ player }) => player === view.you.player)?.name;
  const isNamed = me === undefined || generatedName(me.name) === undefined;
  // A person who has chosen no name is called here as the event calls them.
  useEffect(() => {
    if (own !== undefined && !isNamed && lengthOf(own) <= LONGEST_NAME) void client.rename(own);
  }, [own, isNamed]);
  // The view that is here may be older than the answer: the page goes on once the role is in it.
  const part = view && ownPart(view);
  useEffect(() => {
    if (part) goTo(eventPaths.event(id, part));
  }, [part, id]);
  return null;
}

interface JoiningProps {
  readonly id: string;
  readonly refusal: Refusal | undefined;
}

function Joining({ id, refusal }: JoiningProps) {
  const t = useT();
  return (
    <StatePage
      title={t(refusal ? 'tournament.notJoined' : 'tournament.joining')}
      note={refusal ? refusalText(t, refusal, REFUSALS) : t('tournament.joiningNote')}
    >
      <Go className="btn" href={eventPaths.event(id)}>
        {t('tournament.toEvent')}
      </Go>
    </StatePage>
  );
}
