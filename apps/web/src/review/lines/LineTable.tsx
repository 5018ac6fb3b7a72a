import type { TableState } from '@gorrion/protocol';
import { type BySeat, bySeat, type Seat, type SeatCommand, viewFor } from '@gorrion/rules';
import { foldLine } from '@gorrion/table';
import { useMemo } from 'react';
import { type PlateInfo, Table } from '../../board/index.ts';
import { logLines } from '../../board/log.ts';
import type { NumberedHand } from '../../board/pace.ts';
import { useTablePreferences } from '../../client/preferences/useTablePreferences.ts';
import { bankerShown } from '../../client/store/banker.ts';
import { useCallsOfGame } from '../../client/store/callWords.ts';
import { platesOf } from '../../client/store/tableView.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { type LinePlay, ownActions } from './linePlay.ts';

/** Lines of the log that the table shows and reads aloud. */
const RECENT = 24;
/** Newest events whose states are shown one after another. */
const SHOWN_SINGLY = 8;

/** Returns the states after each of the newest events, as a seat sees them. */
function trailOf({ start, events }: LinePlay, seat: Seat): readonly NumberedHand[] {
  const from = Math.max(0, events.length - SHOWN_SINGLY);
  let hand = foldLine(start, events.slice(0, from));
  return events.slice(from, -1).map((event, n) => {
    hand = foldLine(hand, [event]);
    return { hand: viewFor(hand, seat), seq: from + n + 1 };
  });
}

/** Returns who sits where: the player of the line, and bots in the seats of the others. */
function linePlates(t: Translate, table: TableState, own: Seat): BySeat<PlateInfo> {
  const plates = platesOf(t, table);
  return bySeat(seat => {
    const { name, score, penalties } = plates[seat];
    const kind = seat === own ? 'person' : 'bot';
    return { name, score, kind, presence: 'here', ...(penalties && { penalties }) };
  });
}

interface LineTableProps {
  readonly play: LinePlay;
  readonly table: TableState;
  /** The player's seat; undefined while bots play all four. */
  readonly own: Seat | undefined;
  /** Whose side is below. */
  readonly seat: Seat;
  readonly handsTotal: number;
  readonly onAct: (command: SeatCommand) => void;
}

/** The table of a line while it is played. Its player sees what they would see in a game; at the end all lies open. */
export function LineTable({ play, table, own, seat, handsTotal, onAct }: LineTableProps) {
  const t = useT();
  const settings = useTablePreferences();
  const isOver = play.hand.phase.name === 'over';
  const hand = useMemo(() => viewFor(play.hand, isOver ? 'spectator' : seat), [play.hand, isOver, seat]);
  const actions = useMemo(() => ownActions(play, own), [play, own]);
  const trail = useMemo(() => trailOf(play, seat), [play, seat]);
  const recent = useMemo(() => logLines(play.events, 1).slice(-RECENT), [play.events]);
  const plates = useMemo(() => linePlates(t, table, seat), [t, table, seat]);
  const { session } = table;
  useCallsOfGame(table.settings);
  return (
    <div className="play-table">
      <Table
        hand={hand}
        seq={play.events.length}
        trail={trail}
        epoch={play.epoch}
        seat={seat}
        plates={plates}
        prevalentWind={session.round}
        handNumber={session.handNumber}
        handsTotal={handsTotal}
        {...bankerShown(session)}
        actions={actions}
        recent={recent}
        hasOpenHands={isOver}
        settings={settings}
        onAct={onAct}
        now={Date.now}
      />
    </div>
  );
}
