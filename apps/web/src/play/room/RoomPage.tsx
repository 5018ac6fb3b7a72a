import type { TableCode } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../client/index.ts';
import { useGroupOfTable } from '../../client/ledgers/useInvitations.ts';
import { tell, useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { DEFAULT_LEVEL } from '../../client/store/openings.ts';
import { isHost, isUmpire, maySit, placeOfPerson } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import MakeGroup from '../../shell/newGroup/MakeGroup.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { takeWantedSeat } from '../../shell/page/wantedSeat.ts';
import { ChatCard } from '../chat/ChatCard.tsx';
import '../../kit/ui/felt.css';
import { isOlder } from '../../shell/options/option.ts';
import { useSettings } from '../../shell/options/useSettings.ts';
import { WayCards } from '../../shell/options/WayCards.tsx';
import InviteUmpire from '../umpire/InviteUmpire.tsx';
import { lateText } from '../watchers/lateText.ts';
import { Watchers } from '../watchers/Watchers.tsx';
import { AgreedCard } from './AgreedCard.tsx';
import { Chairs } from './Chairs.tsx';
import Invite from './Invite.tsx';
import { Listed } from './Listed.tsx';
import { roomTitle } from './roomTitle.ts';
import { StartBar } from './StartBar.tsx';
import './room.css';

interface RoomPageProps {
  readonly table: FollowedTable;
}

/** The page of a table before its game: the felt with chairs and invitation, the settings, the chat. */
export default function RoomPage({ table }: RoomPageProps) {
  const t = useT();
  const me = useApp(app => app.me);
  const { state } = table;
  const mine = placeOfPerson(state, me);
  const amHost = isHost(state, me);
  const room = useSettings(table);
  const level = room.settings.botLevel ?? DEFAULT_LEVEL;
  const group = useGroupOfTable(table.code);
  useWantedSeat(table.code, maySit(state, me));
  const late = lateText(t, table);
  return (
    <PlacePage
      isDeep
      className="room"
      title={group?.number ? t('room.ofEvening', { table: group.number }) : roomTitle(t, state, me)}
      note={t(isUmpire(state, me) ? 'room.leadUmpire' : isOlder(state.settings) ? 'room.leadDice' : 'room.lead')}
      above={group ? [{ href: eventPaths.group(group.id), label: group.name }] : []}
      acts={<RoomActs code={table.code} mine={mine} amHost={amHost} isOfGroup={group !== undefined} />}
    >
      <div className="room-cards">
        <div className="stack room-first">
          <section className="wood-rim" aria-label={t('room.chairs')}>
            <div className="room-floor felt-floor">
              <Invite code={table.code}>
                <Listed {...room} />
              </Invite>
              <Chairs state={state} me={me} mine={mine} amHost={amHost} level={level} isOfGroup={group !== undefined} />
            </div>
          </section>
          {late && (
            <p className="row tight">
              <Badge icon="clock">{late}</Badge> <span className="fine">{t('room.later')}</span>
            </p>
          )}
          <StartBar table={table} mine={mine} amHost={amHost} level={level} />
        </div>
        <div className="stack">
          <WayCards {...room} />
          <AgreedCard table={table} {...room} />
          {((amHost && !isOlder(state.settings)) || state.umpire?.person || state.settings.umpire) && (
            <InviteUmpire code={table.code} state={state} amHost={amHost} />
          )}
        </div>
        <div className="stack">
          <ChatCard table={table} />
          <Watchers table={table} />
        </div>
      </div>
    </PlacePage>
  );
}

/** Sits down, if the reader has come to do so and may. */
function useWantedSeat(code: string, isFree: boolean): void {
  useEffect(() => {
    if (takeWantedSeat(code) && isFree) void client.send({ type: 'sit' });
  }, [code, isFree]);
}

interface RoomActsProps {
  readonly code: TableCode;
  readonly mine: Player | undefined;
  readonly amHost: boolean;
  readonly isOfGroup: boolean;
}

/** The ways out of the room. */
function RoomActs({ code, mine, amHost, isOfGroup }: RoomActsProps) {
  const t = useT();
  const stand = useStanding(mine);
  return (
    <>
      {mine !== undefined && !isOfGroup && <MakeGroup code={code} isSmall />}
      {mine !== undefined && (
        <button type="button" className="btn sm ghost" onClick={stand}>
          <Icon name="leave" />
          {t('room.standUp')}
        </button>
      )}
      {amHost && <CloseTable />}
    </>
  );
}

/** Returns what frees the reader's chair. Once it is free, the page says so and shows its top. */
function useStanding(mine: Player | undefined): () => void {
  const isLeaving = useRef(false);
  useEffect(() => {
    if (mine !== undefined || !isLeaving.current) return;
    isLeaving.current = false;
    tell(useApp, { kind: 'stood-up' });
    scrollTo(0, 0);
  }, [mine]);
  return () => {
    isLeaving.current = true;
    void client.send({ type: 'stand' });
  };
}

/** Closes the table for all its players after a second question. */
function CloseTable() {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button type="button" className="btn sm ghost" onClick={() => setAsking(true)}>
        <Icon name="close" />
        {t('room.close')}
      </button>
    );
  }
  return (
    <Sure
      question={t('room.closeSure')}
      yes={t('room.yesClose')}
      no={t('room.keep')}
      onYes={() => void client.send({ type: 'close' })}
      onNo={() => setAsking(false)}
    />
  );
}
