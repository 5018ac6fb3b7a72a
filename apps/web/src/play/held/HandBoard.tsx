import { Table } from '../../board/index.ts';
import { toggleMute } from '../../client/sound/index.ts';
import { playerOf } from '../../client/store/viewer.ts';
import type { BoardProps } from '../game/Board.tsx';
import { OverTable } from '../game/OverTable.tsx';
import { useCall } from '../game/useCall.ts';
import { useMoves } from '../game/useMoves.ts';
import { usePlates } from '../game/usePlates.ts';
import { useShownTable } from '../game/useShownTable.ts';
import { HandLacks, HandTools, TiltButton } from './HandTools.tsx';
import { useCover } from './useCover.ts';
import './handBoard.css';

/** The player's hand alone, beside a screen that shows the table; `children` lie over it. The screen shows how a hand ends. */
export function HandBoard({ table, children }: BoardProps) {
  const { state, viewer } = table;
  const move = useMoves(table);
  const plates = usePlates(table);
  const shown = useShownTable(table);
  const cover = useCover();
  const me = playerOf(viewer);
  useCall(move.actions.length > 0, state.session.phase === 'over');
  return (
    <Table
      {...move}
      {...shown}
      plates={plates}
      onToggleSound={toggleMute}
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
