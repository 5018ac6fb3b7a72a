import type { TableState } from '@gorrion/protocol';
import type { Player, Tile } from '@gorrion/rules';
import { type CSSProperties, type ReactNode, Suspense, useState } from 'react';
import { Table, type TableProps } from '../../board/index.ts';
import { client } from '../../client/index.ts';
import { toggleMute } from '../../client/sound/index.ts';
import { MuteToggle } from '../../client/sound/MuteButton.tsx';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { seesOpenHands } from '../../client/store/people.ts';
import { type Translate, useT, withWords } from '../../kit/i18n/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { ChatToggle } from '../chat/ChatButton.tsx';
import { useChat } from '../chat/useChat.ts';
import { lessonLook } from '../lesson/pointedMarks.ts';
import { lateText, shortLateText } from '../watchers/lateText.ts';
import type { ShownEnd } from '../win/useFinale.tsx';
import { Armed } from './Armed.tsx';
import { GameTools } from './GameTools.tsx';
import { OverTable } from './OverTable.tsx';
import { isTimed } from './sessionTime.ts';
import { switchesAfter, toggled } from './switches.ts';
import { useCall } from './useCall.ts';
import { useMoves } from './useMoves.ts';
import { usePlates } from './usePlates.ts';
import { useShownTable } from './useShownTable.ts';
import { useTableSide } from './useTableSide.tsx';
import './beside.css';

const SessionMinutes = lazyPart(() =>
  import('./SessionClock.tsx').then(({ SessionMinutes }) => ({ default: SessionMinutes })),
);
const KeysDialog = lazyPart(() => withWords('shell', () => import('../../shell/settings/KeysDialog.tsx')));

/** The same element at every render, so that the panel need not render again. */
const MINUTES_LEFT = (
  <Suspense fallback={null}>
    <SessionMinutes />
  </Suspense>
);

/** Returns what a player has switched on, and how they change it at the table. */
const ownSwitches = (state: TableState, me: Player) => ({
  armed: (isCompact: boolean) => <Armed state={state} me={me} isCompact={isCompact} />,
  // Strict play offers nothing that could be silenced.
  ...(state.session.hand.rules.assist !== 'strict' && { silence: silenceOf(state, me) }),
});

const silenceOf = (state: TableState, me: Player) => ({
  tiles: state.switches[me].silentTiles,
  toggle: (tile: Tile) => {
    const now = switchesAfter(state.switches[me], useApp.getState().pending);
    void client.send({ type: 'switch', switches: { ...now, silentTiles: toggled(now.silentTiles, tile) } });
  },
});

/** Returns what the table draws of the session's time, and of how late a spectator sees it. */
function timesOf(t: Translate, table: FollowedTable): Pick<TableProps, 'watched' | 'time'> {
  const watched = lateText(t, table);
  if (isTimed(table.state)) return { ...(watched && { watched }), time: MINUTES_LEFT };
  return watched ? { watched, time: <span className="session-minutes">{shortLateText(t, table)}</span> } : {};
}

/** Returns what the table draws of time and delay, and of a lesson. */
const toldOf = (t: Translate, table: FollowedTable) => ({ ...timesOf(t, table), ...lessonLook(table) });

export interface BoardProps {
  readonly table: FollowedTable;
  /** What is shown of a hand that has just ended. */
  readonly end: ShownEnd;
  readonly children: ReactNode;
}

/** The table of a game with everything that the app adds to it; `children` lie over it. */
export function Board({ table, end, children }: BoardProps) {
  const [isHelp, setHelp] = useState(false);
  const t = useT();
  const { state, viewer } = table;
  const move = useMoves(table);
  const plates = usePlates(table);
  const shown = useShownTable(table);
  const [isDealing, setDealing] = useState(false);
  const [noticeEnd, setNoticeEnd] = useState(0);
  const { onTable, panels, aside } = useTableSide(table, move, isDealing);
  const { hasCompany } = useChat(table);
  const chat = { isOpen: panels.shown.includes('chat'), onOpen: (is: boolean) => panels.open('chat', is) };
  useCall(move.actions.length > 0, state.session.phase === 'over');
  return (
    <div
      className={aside ? 'game-beside on' : 'game-beside'}
      style={{ '--beside': `${panels.width}px` } as CSSProperties}
    >
      <Table
        {...move}
        {...onTable}
        {...shown}
        hasOpenHands={seesOpenHands(table)}
        plates={end.platesAt(plates)}
        finale={end.finale}
        onDealing={setDealing}
        noticeEnd={noticeEnd}
        onToggleSound={toggleMute}
        onHelp={() => setHelp(true)}
        {...(typeof viewer === 'string' ? {} : ownSwitches(state, viewer))}
        aside={hasCompany ? <ChatToggle table={table} chat={chat} className="ib solid" /> : <MuteToggle isSolid />}
        {...toldOf(t, table)}
        tools={compact => <GameTools table={table} compact={compact} chat={chat} />}
      >
        <OverTable table={table} onNoticeEnd={setNoticeEnd} />
        {isHelp && (
          <Suspense fallback={null}>
            <KeysDialog onClose={() => setHelp(false)} />
          </Suspense>
        )}
        {children}
      </Table>
      {aside}
    </div>
  );
}
