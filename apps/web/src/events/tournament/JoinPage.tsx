import type { Right, TournamentView } from '@gorrion/events/tournament';
import { generatedName, LONGEST_NAME, lengthOf } from '@gorrion/protocol';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../client/index.ts';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import type { Refusal } from '../../client/ledgers/server.ts';
import { useApp } from '../../client/store/app.ts';
import { useT } from '../../kit/i18n/index.ts';
import { type EventPart, eventPaths } from '../../shell/links/eventPaths.ts';
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
  const t = useT();
  const event = useEvent(path);
  const { id, view } = event;
  const [key] = useState(() => location.hash.slice(1));
  const [state, setState] = useState<'joining' | 'joined' | Refusal>('joining');
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current || key === '') return;
    isSent.current = true;
    void event.send({ type: 'join', key }).then(answer => {
      history.replaceState(history.state, '', location.pathname);
      setState(answer.ok ? 'joined' : answer);
    });
  }, [event.send, key]);
  const me = useApp(app => app.me);
  const own = view?.players.find(({ player }) => player === view.you.player)?.name;
  const isNamed = me === undefined || generatedName(me.name) === undefined;
  // A person who has chosen no name is called here as the event calls them.
  useEffect(() => {
    if (state === 'joined' && own !== undefined && !isNamed && lengthOf(own) <= LONGEST_NAME) void client.rename(own);
  }, [state, own, isNamed]);
  // The view that is here may be older than the answer: the page goes on once the role is in it.
  const part = view && ownPart(view);
  useEffect(() => {
    if (state === 'joined' && part) goTo(eventPaths.event(id, part));
  }, [state, part, id]);
  const refusal = key === '' ? { code: 'wrong-key' } : typeof state === 'string' ? undefined : state;
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
