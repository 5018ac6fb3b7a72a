import { useMemo } from 'react';
import { Table } from '../../board/index.ts';
import { toggleMute } from '../../client/sound/index.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import type { BoardProps } from '../game/Board.tsx';
import { GamePage } from '../game/GamePage.tsx';
import { GameTools } from '../game/GameTools.tsx';
import { OverTable } from '../game/OverTable.tsx';
import { usePlates } from '../game/usePlates.ts';
import { useShownTable } from '../game/useShownTable.ts';
import { pointedMarks } from '../lesson/pointedMarks.ts';
import { CHAT, TeachPanel } from './TeachPanel.tsx';
import '../lesson/lesson.css';
import './teach.css';

const NONE = [] as const;
const nothing = () => {};

/** A table as its teacher sees it: all hands, and beside or below it what the teacher may do. */
export default function TeachPage({ table }: { readonly table: FollowedTable }) {
  return (
    <div className="teach">
      <div className="teach-table">
        <GamePage table={table} board={OpenBoard} />
      </div>
      <TeachPanel table={table} />
    </div>
  );
}

const chat = {
  isOpen: true,
  /** The chat of a teacher stands in the panel: its button leads there. */
  onOpen() {
    const title = document.getElementById(CHAT);
    title?.scrollIntoView({ block: 'start' });
    title?.focus({ preventScroll: true });
  },
};

/** The table with all hands open, at which nobody plays. */
function OpenBoard({ table, end, children }: BoardProps) {
  const t = useT();
  const { state } = table;
  const plates = usePlates(table);
  const shown = useShownTable(table);
  const marks = useMemo(() => pointedMarks(state), [state]);
  const { keys: _, ...settings } = shown.settings;
  return (
    <Table
      hand={state.session.hand}
      {...shown}
      plates={end.platesAt(plates)}
      finale={end.finale}
      actions={NONE}
      hasOpenHands
      isReadOnly
      marks={marks}
      settings={{ ...settings, typed: false }}
      onAct={nothing}
      onToggleSound={toggleMute}
      tools={compact => <GameTools table={table} compact={compact} chat={chat} />}
    >
      <OverTable table={table} />
      {state.lesson?.isPaused && (
        <p className="teach-paused" role="status">
          <Icon name="pause" />
          {t('teach.pausedByYou')}
        </p>
      )}
      {children}
    </Table>
  );
}
