import type { Me, TableCode, TableState } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { Suspense, useEffect, useRef, useState } from 'react';
import { client } from '../../client/index.ts';
import { groupOfTable, useGroupNews } from '../../client/ledgers/useInvitations.ts';
import { isLocal } from '../../client/solo/code.ts';
import { tell, useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { DEFAULT_LEVEL } from '../../client/store/openings.ts';
import { freePlaces, isHost, isUmpire, maySit, placeOfPerson } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { Note } from '../../kit/ui/Note.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { castPath } from '../../shell/links/castPaths.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import MakeGroup from '../../shell/newGroup/MakeGroup.tsx';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { handPath } from '../../shell/page/router.ts';
import { takeWantedSeat } from '../../shell/page/wantedSeat.ts';
import { SeatCall } from '../../shell/seatCall/SeatCall.tsx';
import { ChatCard } from '../chat/ChatCard.tsx';
import '../../kit/ui/felt.css';
import { isOlder } from '../../shell/options/option.ts';
import { useSettings } from '../../shell/options/useSettings.ts';
import { WayCards } from '../../shell/options/WayCards.tsx';
import { TaughtNote } from '../lesson/TaughtNote.tsx';
import InviteUmpire from '../umpire/InviteUmpire.tsx';
import { lateText } from '../watchers/lateText.ts';
import { Watchers } from '../watchers/Watchers.tsx';
import { apartText, useApartHere } from '../wishes/apart.ts';
import { AgreedCard } from './AgreedCard.tsx';
import { AskedFinishes } from './AskedFinishes.tsx';
import { Chairs } from './Chairs.tsx';
import Invite from './Invite.tsx';
import { LessonStart } from './LessonRoom.tsx';
import { Listed } from './Listed.tsx';
import { roomTitle } from './roomTitle.ts';
import { StartBar } from './StartBar.tsx';
import { VoiceCard } from './VoiceCard.tsx';
import './room.css';

const BigScreenDialog = lazyPart(() => import('../screen/BigScreenDialog.tsx'));

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
  const isThere = mine !== undefined || amHost;
  const level = room.settings.botLevel ?? DEFAULT_LEVEL;
  const groups = useGroupNews().own;
  const group = groupOfTable(groups, table.code);
  const apart = useApartHere(state);
  useWantedSeat(table.code, maySit(state, me) && apart.length === 0 && !state.lesson);
  return (
    <PlacePage
      isDeep
      className="room"
      title={group?.number ? t('room.ofEvening', { table: group.number }) : roomTitle(t, state, me)}
      note={t(leadOf(state, me))}
      above={group ? [{ href: eventPaths.group(group.id), label: group.name }] : []}
      acts={<RoomActs code={table.code} mine={mine} amHost={amHost} isOfGroup={group !== undefined} />}
    >
      <div className="room-cards">
        <div className="stack room-first">
          {state.lesson && <TaughtNote lesson={state.lesson} />}
          <ApartHere names={apart} />
          <AskedFinishes state={state} mine={mine} />
          <section className="wood-rim" aria-label={t('room.chairs')}>
            <div className="room-floor felt-floor">
              <Invite code={table.code}>
                {!state.lesson && <Listed {...room} />}
                <CallGroup state={state} code={table.code} groups={group ? [group] : isThere ? groups : []} />
              </Invite>
              <Chairs state={state} me={me} mine={mine} amHost={amHost} level={level} isOfGroup={group !== undefined} />
            </div>
          </section>
          <ShownLater table={table} />
          {state.lesson ? (
            <LessonStart state={state} />
          ) : (
            <StartBar table={table} mine={mine} amHost={amHost} level={level} />
          )}
        </div>
        <div className="stack">
          {!state.lesson && <WayCards {...room} />}
          <AgreedCard table={table} {...room} />
          {!state.lesson && ((amHost && !isOlder(state.settings)) || state.umpire?.person || state.settings.umpire) && (
            <InviteUmpire code={table.code} state={state} amHost={amHost} />
          )}
        </div>
        <div className="stack">
          <VoiceCard table={table} />
          <ChatCard table={table} />
          <Watchers table={table} />
        </div>
      </div>
    </PlacePage>
  );
}

/** What the page says of how the game begins. */
const leadOf = (state: TableState, me: Me | undefined) => {
  if (state.lesson) return 'teach.lead';
  if (isUmpire(state, me)) return 'room.leadUmpire';
  return isOlder(state.settings) ? 'room.leadDice' : 'room.lead';
};

/** Says to somebody who watches how late they will see the game. */
function ShownLater({ table }: RoomPageProps) {
  const t = useT();
  const late = lateText(t, table);
  if (!late) return null;
  return (
    <p className="row tight">
      <Badge icon="clock">{late}</Badge> <span className="fine">{t('room.later')}</span>
    </p>
  );
}

/** Says that people sit here with whom the reader does not want to be seated. */
function ApartHere({ names }: { readonly names: readonly string[] }) {
  const t = useT();
  if (names.length === 0) return null;
  return (
    <Note icon="info" title={apartText(t, names)}>
      {t('room.apartNote')}
    </Note>
  );
}

interface CallGroupProps {
  readonly state: TableState;
  readonly code: TableCode;
  /** The groups that the reader may call to the table. */
  readonly groups: readonly { readonly id: string; readonly name: string }[];
}

/** Calls a group while a seat is free. */
function CallGroup({ state, code, groups }: CallGroupProps) {
  const [first, ...others] = groups;
  const isFree = freePlaces(state).length > 0 && !state.event;
  return isFree && first && !isLocal(code) ? <SeatCall code={code} groups={[first, ...others]} /> : null;
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
      {mine !== undefined && <BigScreen code={code} />}
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

/** Shows the table on a big screen, and leads to the own hand alone. */
function BigScreen({ code }: { readonly code: TableCode }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn sm ghost" onClick={() => setOpen(true)}>
        {t('game.bigScreen')}
      </button>
      <a className="btn sm ghost" href={castPath(code)} target="_blank" rel="noopener">
        {t('game.cast')}
      </a>
      <Go className="btn sm ghost" href={handPath(code)}>
        {t('game.handOnly')}
      </Go>
      {isOpen && (
        <Suspense fallback={null}>
          <BigScreenDialog code={code} onClose={() => setOpen(false)} />
        </Suspense>
      )}
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
