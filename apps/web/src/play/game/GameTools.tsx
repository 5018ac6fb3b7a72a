import { isSolo } from '@gorrion/table';
import { Suspense, useCallback, useRef, useState } from 'react';
import { isLocal } from '../../client/solo/code.ts';
import { MuteButton } from '../../client/sound/MuteButton.tsx';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT, withWords } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { useRootMark } from '../../kit/ui/useRootMark.ts';
import { LinkBadge } from '../../shell/page/LinkBadge.tsx';
import { Settings } from '../../shell/settings/Settings.tsx';
import { type ChatOpen, ChatToggle, UnreadDot } from '../chat/ChatButton.tsx';
import { ChatLive } from '../chat/ChatLive.tsx';
import { useChat } from '../chat/useChat.ts';
import type { Draft } from '../umpire/draft.ts';
import { GameMenu } from './GameMenu.tsx';
import { isTimed } from './sessionTime.ts';
import { useUmpireCall } from './umpireCall.ts';

const SessionClock = lazyPart(() => import('./SessionClock.tsx'));
const SheetDialog = lazyPart(() => withWords('room', () => import('../forms/SheetDialog.tsx')));
const RulesDialog = lazyPart(() => withWords('options', () => import('../../shell/options/RulesDialog.tsx')));
const RulingDialog = lazyPart(() => withWords('room', () => import('../umpire/RulingDialog.tsx')));
const InviteDialog = lazyPart(() => withWords('room', () => import('../room/InviteDialog.tsx')));
const AddDeviceDialog = lazyPart(() => withWords('shell', () => import('../../shell/devices/AddDeviceDialog.tsx')));
const BigScreenDialog = lazyPart(() => withWords('room', () => import('../screen/BigScreenDialog.tsx')));
const CallUmpire = lazyPart(() => import('./CallUmpire.tsx'));
const MovesDialog = lazyPart(() => import('./MovesDialog.tsx'));

type Opened = 'menu' | 'settings' | 'moves' | 'sheet' | 'rules' | 'ruling' | 'call' | 'invite' | 'phone' | 'screen';

interface GameToolsProps {
  readonly table: FollowedTable;
  readonly compact: boolean;
  readonly chat: ChatOpen;
}

/** The corner of the table that belongs to the app: connection, sound, chat and menu; on phones the menu has them all. */
export function GameTools({ table, compact, chat }: GameToolsProps) {
  const t = useT();
  const menu = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<Opened>();
  const close = useCallback(() => setOpen(undefined), []);
  const callUmpire = useUmpireCall(table, setOpen);
  const { unread, hasCompany } = useChat(table);
  const openChat = () => {
    close();
    chat.onOpen(true);
  };
  const hasNews = compact && hasCompany && unread > 0;
  useRootMark('chat', !compact && hasCompany);
  return (
    <>
      {isTimed(table.state) && (
        <Suspense fallback={null}>
          <SessionClock table={table} />
        </Suspense>
      )}
      {!compact && <LinkBadge />}
      <MuteButton isShown={!compact} />
      <ChatLive table={table} />
      {!compact && <ChatToggle table={table} chat={chat} className="ib" />}
      <button
        type="button"
        className={compact ? 'ib dk solid' : 'ib'}
        ref={menu}
        aria-label={hasNews ? t('game.menuUnread', { count: unread }) : t('game.menu')}
        aria-haspopup="dialog"
        onClick={() => setOpen('menu')}
      >
        <Icon name="menu" />
        {hasNews && <UnreadDot />}
      </button>
      {open === 'menu' && (
        <GameMenu
          table={table}
          onClose={close}
          onSettings={() => setOpen('settings')}
          onMoves={() => setOpen('moves')}
          onSheet={() => setOpen('sheet')}
          onRules={() => setOpen('rules')}
          onInvite={() => setOpen('invite')}
          onPhone={() => setOpen('phone')}
          onScreen={() => setOpen('screen')}
          {...(callUmpire ? { onUmpire: callUmpire } : {})}
          {...(compact && hasCompany && { onChat: openChat })}
        />
      )}
      <LazyDialogs open={open} table={table} onClose={close} />
      {open === 'settings' && <Settings onClose={close} />}
    </>
  );
}

interface LazyProps {
  readonly open: Opened | undefined;
  readonly table: FollowedTable;
  readonly onClose: () => void;
}

/** The dialogs that are loaded when they are opened. */
function LazyDialogs({ open, table, onClose }: LazyProps) {
  const draft = useRef<Draft>(undefined);
  const leave = (written?: Draft) => {
    draft.current = written;
    onClose();
  };
  return (
    <Suspense fallback={null}>
      {open === 'moves' && <MovesDialog table={table} onClose={onClose} />}
      {open === 'sheet' && <SheetDialog table={table} onClose={onClose} />}
      {open === 'invite' && <InviteDialog code={table.code} state={table.state} onClose={onClose} />}
      {open === 'phone' && <AddDeviceDialog onClose={onClose} />}
      {open === 'screen' && <BigScreenDialog code={table.code} onClose={onClose} />}
      {open === 'call' && <CallUmpire onClose={onClose} />}
      {open === 'ruling' && (
        <RulingDialog table={table} isUmpire={false} first={draft.current} onClose={() => leave()} onTable={leave} />
      )}
      {open === 'rules' && (
        <RulesDialog
          settings={table.state.settings}
          isOwn={isSolo(table.state)}
          isHere={isLocal(table.code)}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
