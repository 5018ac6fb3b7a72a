import { useMemo } from 'react';
import { Table } from '../../board/index.ts';
import { client } from '../../client/index.ts';
import { useTablePreferences } from '../../client/preferences/useTablePreferences.ts';
import { toggleMute } from '../../client/sound/index.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import type { BoardProps } from '../game/Board.tsx';
import { GamePage } from '../game/GamePage.tsx';
import { trailOf } from '../game/trail.ts';
import { usePlates } from '../game/usePlates.ts';
import { pointedMarks } from '../lesson/pointedMarks.ts';
import { TeachPanel } from './TeachPanel.tsx';
import '../lesson/lesson.css';
import './teach.css';

const NONE = [] as const;
const nothing = () => {};
/** Lines of the log that are read aloud. */
const RECENT = 24;

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

/** The table with all hands open, at which nobody plays. */
function OpenBoard({ table, end, children }: BoardProps) {
  const t = useT();
  const { state, moves } = table;
  const { session, lesson } = state;
  const plates = usePlates(table);
  const trail = useMemo(() => trailOf(table), [table]);
  const recent = useMemo(() => moves.slice(-RECENT), [moves]);
  const marks = useMemo(() => pointedMarks(state), [state]);
  const { keys: _, ...settings } = useTablePreferences();
  return (
    <Table
      hand={session.hand}
      seq={table.seq}
      isAtRest={state.pause.since !== undefined}
      trail={trail}
      seat={undefined}
      plates={end.platesAt(plates)}
      finale={end.finale}
      prevalentWind={session.hand.prevalentWind}
      handNumber={Math.max(1, session.handNumber)}
      handsTotal={session.options.hands}
      actions={NONE}
      recent={recent}
      epoch={table.epoch + (lesson?.positions ?? 0)}
      hasOpenHands
      isReadOnly
      marks={marks}
      settings={{ ...settings, typed: false }}
      watched={t('teach.youSeeAll')}
      onAct={nothing}
      onToggleSound={toggleMute}
      now={client.now}
    >
      {lesson?.isPaused && (
        <p className="teach-paused" role="status">
          <Icon name="pause" />
          {t('teach.pausedByYou')}
        </p>
      )}
      {children}
    </Table>
  );
}
