import { useMemo } from 'react';
import { Table } from '../../board/index.ts';
import { client } from '../../client/index.ts';
import { useTablePreferences } from '../../client/preferences/useTablePreferences.ts';
import { toggleMute } from '../../client/sound/index.ts';
import { bankerShown } from '../../client/store/banker.ts';
import { playerOf, seatOfViewer } from '../../client/store/people.ts';
import type { BoardProps } from '../game/Board.tsx';
import { OverTable } from '../game/OverTable.tsx';
import { trailOf } from '../game/trail.ts';
import { useCall } from '../game/useCall.ts';
import { useMoves } from '../game/useMoves.ts';
import { usePlates } from '../game/usePlates.ts';
import { HandLacks, HandTools, TiltButton } from './HandTools.tsx';
import { useCover } from './useCover.ts';

/** Lines of the log that are read aloud. */
const RECENT = 24;

/** The player's hand alone, beside a screen that shows the table; `children` lie over it. The screen shows how a hand ends. */
export function HandBoard({ table, children }: BoardProps) {
  const { state, viewer, moves } = table;
  const { session } = state;
  const move = useMoves(table);
  const plates = usePlates(table);
  const trail = useMemo(() => trailOf(table), [table]);
  const recent = useMemo(() => moves.slice(-RECENT), [moves]);
  const settings = useTablePreferences();
  const cover = useCover();
  const me = playerOf(viewer);
  useCall(move.actions.length > 0, session.phase === 'over');
  return (
    <Table
      {...move}
      seq={table.seq}
      isAtRest={state.pause.since !== undefined}
      trail={trail}
      seat={seatOfViewer(state, viewer)}
      plates={plates}
      prevalentWind={session.hand.prevalentWind}
      handNumber={Math.max(1, session.handNumber)}
      handsTotal={session.options.hands}
      {...bankerShown(session)}
      recent={recent}
      epoch={table.epoch + (session.voidedHands ?? 0)}
      settings={settings}
      onToggleSound={toggleMute}
      now={client.now}
      tools={() => <HandTools code={table.code} cover={cover} />}
      look={{
        kind: 'held',
        isCovered: cover.isCovered,
        onUncover: cover.toggle,
        drawsItself: me !== undefined && state.switches[me].playDrawn,
        note: (
          <>
            <TiltButton cover={cover} className="btn" />
            <HandLacks />
          </>
        ),
      }}
    >
      <OverTable table={table} />
      {children}
    </Table>
  );
}
