import { rulesetOf, type TableState } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { isSolo } from '@gorrion/table';
import { useState } from 'react';
import { client } from '../../client/index.ts';
import { isLocal } from '../../client/solo/code.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { otherPeople } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { PeopleHere } from '../../shell/about/PeopleHere.tsx';
import { DeviceIcon } from '../../shell/devices/DeviceIcon.tsx';
import { castPath } from '../../shell/links/castPaths.ts';
import { liveGamePath } from '../../shell/links/gamePaths.ts';
import { LinkBadge } from '../../shell/page/LinkBadge.tsx';
import { goTo, handPath } from '../../shell/page/router.ts';
import { watchText } from '../watchers/lateText.ts';
import { Watchers } from '../watchers/Watchers.tsx';
import { AskEnd } from '../wishes/AskEnd.tsx';
import { MenuVoice } from './MenuVoice.tsx';
import { Switches } from './Switches.tsx';
import { isTimed } from './sessionTime.ts';
import './menu.css';

interface GameMenuProps {
  readonly table: FollowedTable;
  readonly onClose: () => void;
  readonly onSettings: () => void;
  readonly onMoves: () => void;
  readonly onSheet: () => void;
  readonly onRules: () => void;
  readonly onInvite: () => void;
  readonly onScreen: () => void;
  /** Adds another device of the same person. */
  readonly onPhone: () => void;
  /** Calls the umpire, or proposes a ruling at a table without one. */
  readonly onUmpire?: () => void;
  /** Where the table has no room for a button of its own. */
  readonly onChat?: () => void;
}

/** Whether it is the deal of a day, which waits for its one player, and to which nobody else has a way. */
const isDaily = ({ event }: TableState): boolean => event?.kind === 'daily';

/** Everything that a player may do besides playing. */
export function GameMenu({ table, onClose, onSettings, onUmpire, onChat, ...opens }: GameMenuProps) {
  const t = useT();
  const { state, viewer } = table;
  const isHere = isLocal(table.code);
  const isPlayer = typeof viewer !== 'string';
  return (
    <Dialog labelledBy="menu" className="menu small" onClose={onClose}>
      <Head isHere={isHere} onClose={onClose} />
      {isHere && <p className="menu-note">{t('link.device')}</p>}
      {viewer === 'spectator' && <p className="menu-note">{watchText(t, table)}</p>}
      {onChat && (
        <div className="menu-list">
          <button type="button" onClick={onChat}>
            <Icon name="chat" />
            {t('chat.title')}
          </button>
        </div>
      )}
      <Watchers table={table} />
      {isPlayer && <Switches state={state} me={viewer} />}
      <div className="menu-list">
        <button type="button" onClick={opens.onMoves}>
          <Icon name="list" />
          {t('game.moves')}
        </button>
        <button type="button" onClick={opens.onSheet}>
          <Icon name="print" />
          {t('game.sheet')}
        </button>
        <button type="button" onClick={opens.onRules}>
          <Icon name="info" />
          {t('room.agreed')}
        </button>
        <MenuVoice table={table} />
        {!isPlayer && state.settings.visibility === 'public' && <OpenHands code={table.code} />}
        {onUmpire && <CallUmpire state={state} onCall={onUmpire} onDone={onClose} />}
      </div>
      {!isHere && <Others {...{ state, code: table.code, isPlayer, isOpen: !isDaily(state), onClose }} {...opens} />}
      <div className="menu-list">
        <button type="button" onClick={onSettings}>
          <Icon name="settings" />
          {t('page.settings')}
        </button>
        {isPlayer && !state.event && !state.lesson && <Asks state={state} me={viewer} onDone={onClose} />}
        <WayHome state={state} isHere={isHere} isPlayer={isPlayer} />
        {isPlayer && <PassHost state={state} />}
        {isPlayer && !isDaily(state) && <Leave isHere={isHere} isRated={state.settings.rated === true} />}
      </div>
      <div className="menu-foot">
        <button type="button" className="btn pri wide" data-first onClick={onClose}>
          {t('game.resume')}
        </button>
      </div>
    </Dialog>
  );
}

interface WayHomeProps {
  readonly state: TableState;
  readonly isHere: boolean;
  readonly isPlayer: boolean;
}

/** Leads to the first page, and says what becomes of the seat meanwhile. */
function WayHome({ state, isHere, isPlayer }: WayHomeProps) {
  const t = useT();
  const note = isHere ? 'game.homeNote.device' : isDaily(state) ? 'game.homeNote.daily' : 'game.homeNote';
  return (
    <button type="button" onClick={() => goTo('/')}>
      <Icon name="home" />
      <span>
        {t('game.home')} {isPlayer && <small>{t(note)}</small>}
      </span>
    </button>
  );
}

/** The other players, and what can be done about them. */
function PeopleOfTable({ state }: { readonly state: TableState }) {
  const me = useApp(app => app.me);
  return <PeopleHere people={otherPeople(state.places, me)} />;
}

function Head({ isHere, onClose }: { readonly isHere: boolean; readonly onClose: () => void }) {
  const t = useT();
  return (
    <div className="menu-head">
      <h1 id="menu">{t('game.menu')}</h1>
      <span>
        {!isHere && <LinkBadge />}
        <button type="button" className="ib" aria-label={t('game.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </span>
    </div>
  );
}

interface OthersProps extends Pick<GameMenuProps, 'onClose' | 'onInvite' | 'onScreen' | 'onPhone'> {
  readonly state: TableState;
  readonly code: string;
  readonly isPlayer: boolean;
  /** Whether anybody else may come. */
  readonly isOpen: boolean;
}

/** The other people, and the ways to bring more, or another device, to the table. A game on this device has none. */
function Others({ state, code, isPlayer, isOpen, onClose, onInvite, onScreen, onPhone }: OthersProps) {
  const t = useT();
  return (
    <>
      <PeopleOfTable state={state} />
      <div className="menu-list">
        {isOpen && (
          <button type="button" onClick={onInvite}>
            <Icon name="link" />
            {t('game.invite')}
          </button>
        )}
        {isPlayer && (
          <button type="button" onClick={onPhone}>
            <DeviceIcon name="phone" />
            {t('game.phone')}
          </button>
        )}
        {isPlayer && isOpen && (
          <button type="button" onClick={onScreen}>
            <DeviceIcon name="screen" />
            {t('game.bigScreen')}
          </button>
        )}
        {isOpen && (
          <a href={castPath(code)} target="_blank" rel="noopener" onClick={onClose}>
            <Icon name="share" />
            {t('game.cast')}
          </a>
        )}
        {isPlayer && (
          <button type="button" onClick={() => goTo(handPath(code))}>
            <DeviceIcon name="tablet" />
            {t('game.handOnly')}
          </button>
        )}
      </div>
    </>
  );
}

/** Leads a spectator to the hands that are over, with all tiles open. */
function OpenHands({ code }: { readonly code: string }) {
  const t = useT();
  return (
    <button type="button" onClick={() => goTo(liveGamePath(code))}>
      <Icon name="eye" />
      {t('game.openHands')}
    </button>
  );
}

interface CallUmpireProps {
  readonly state: TableState;
  readonly onCall: () => void;
  readonly onDone: () => void;
}

function CallUmpire({ state, onCall, onDone }: CallUmpireProps) {
  const t = useT();
  const call = () => {
    onDone();
    onCall();
  };
  return (
    <button type="button" onClick={call}>
      <Icon name="flag" />
      {t(state.umpire?.person ? 'game.callUmpire' : 'game.rulings')} <kbd className="kbd">U</kbd>
    </button>
  );
}

/** Whether a hand is played in which time runs, or others wait for the player. */
const canPause = (state: TableState): boolean =>
  state.session.phase === 'playing' &&
  (!isSolo(state) ||
    isTimed(state) ||
    state.settings.clock !== 'none' ||
    rulesetOf(state.settings).assist === 'strict');

interface AsksProps {
  readonly state: TableState;
  readonly me: Player;
  readonly onDone: () => void;
}

function Asks(of: AsksProps) {
  return (
    <>
      {canPause(of.state) && <AskPause {...of} />}
      <AskEnd {...of} />
    </>
  );
}

function AskPause({ state, me, onDone }: AsksProps) {
  const t = useT();
  const isPaused = state.pause.since !== undefined;
  const wantsPause = isPaused || state.pause.asked[me];
  return (
    <button
      type="button"
      onClick={() => {
        void client.send({ type: 'ask-pause', isWanted: !wantsPause });
        onDone();
      }}
    >
      <Icon name={wantsPause ? 'play' : 'pause'} />
      {t(isPaused ? 'game.goOn' : wantsPause ? 'game.unpause' : 'game.pause')}
    </button>
  );
}

/** Lets the host make another connected player the host: first the wish, then whom. */
function PassHost({ state }: { readonly state: TableState }) {
  const t = useT();
  const me = useApp(app => app.me);
  const [isOpen, setOpen] = useState(false);
  const heirs = PLAYERS.flatMap(player => {
    const place = state.places[player];
    const isHere = place.kind === 'person' && place.presence === 'here' && place.id !== me?.id;
    return isHere ? [{ player, name: place.name }] : [];
  });
  if (me === undefined || state.host !== me.id || heirs.length === 0) return null;
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="swap" />
        {t('game.passHost')}
      </button>
      {isOpen &&
        heirs.map(({ player, name }) => (
          <button key={player} type="button" onClick={() => client.send({ type: 'pass-host', place: player })}>
            <Icon name="person" />
            {t('room.passHostTo', { name: t.nameOf(name) })}
          </button>
        ))}
    </>
  );
}

/** Leaves the game after a second question, which says who plays on and what it costs. */
function Leave({ isHere, isRated }: { readonly isHere: boolean; readonly isRated: boolean }) {
  const t = useT();
  const onServer = t(isRated ? 'game.leaveRated' : 'game.leaveSure');
  const [isAsking, setAsking] = useState(false);
  const leave = async () => {
    if (await client.send({ type: 'leave' })) goTo('/');
  };
  if (!isAsking) {
    return (
      <button type="button" onClick={() => setAsking(true)}>
        <Icon name="leave" />
        {t('game.leave')}
      </button>
    );
  }
  return (
    <Sure
      question={isHere ? t('game.leaveDevice', { home: t('game.home') }) : onServer}
      yes={t('game.leaveNow')}
      no={t('game.stay')}
      onYes={leave}
      onNo={() => setAsking(false)}
    />
  );
}
