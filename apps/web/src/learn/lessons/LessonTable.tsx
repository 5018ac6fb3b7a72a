import { bySeat, type HandEvent, type HandState, type Seat, type SeatCommand, viewFor } from '@gorrion/rules';
import { useEffect, useMemo, useState } from 'react';
import { type PlateInfo, Table, type TableProps } from '../../board/index.ts';
import { logLines } from '../../board/log.ts';
import { unseenBy } from '../../client/facts/unseen.ts';
import { useFacts } from '../../client/facts/useFacts.ts';
import { useTablePreferences } from '../../client/preferences/useTablePreferences.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';

/** Lines of the log that the table shows and reads aloud. */
const RECENT = 24;
const NO_EVENTS: readonly HandEvent[] = [];
const NO_ACTIONS: readonly SeatCommand[] = [];
const nothing = () => {};

interface LessonTableProps extends Pick<TableProps, 'advice'> {
  readonly hand: HandState;
  /** What happened since the deal, and how much of it is shown. */
  readonly events?: readonly HandEvent[];
  readonly shown?: number;
  readonly seat: Seat;
  readonly actions?: readonly SeatCommand[];
  /** Whether all hands lie open, because the hand is over. */
  readonly isPlayed?: boolean;
  readonly hasHints?: boolean;
  /** Raised by every wrong move. */
  readonly wrong?: number;
  readonly marks?: TableProps['marks'] | undefined;
  readonly onAct?: (command: SeatCommand) => void;
}

/** The table of a lesson: the one of every game, with corners that tell what the tiles are. */
export function LessonTable(props: LessonTableProps) {
  const { hand, events = NO_EVENTS, shown = 0, seat, actions = NO_ACTIONS, isPlayed = false } = props;
  const { hasHints = false, wrong, marks, advice, onAct = nothing } = props;
  const t = useT();
  const settings = useLessonSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a wrong move the tile lies in the hand again
  const view = useMemo(() => viewFor(hand, isPlayed ? 'spectator' : seat), [hand, isPlayed, seat, wrong]);
  const recent = useMemo(() => logLines(events.slice(0, shown), 1).slice(-RECENT), [events, shown]);
  const facts = useFacts(view, seat, actions, hasHints && !isPlayed);
  const plates = useMemo(() => platesFrom(t, seat), [t, seat]);
  return (
    <div className="lesson-table">
      <Table
        hand={view}
        seq={shown}
        seat={seat}
        plates={plates}
        prevalentWind={hand.prevalentWind}
        handNumber={1}
        handsTotal={1}
        actions={actions}
        recent={recent}
        hasOpenHands={isPlayed}
        {...(hasHints && { facts, unseen: tile => unseenBy(view, seat, tile) })}
        {...(marks && { marks })}
        {...(advice && { advice })}
        settings={settings}
        onAct={onAct}
        now={Date.now}
      />
    </div>
  );
}

/** Returns the player's preferences, with corners on every tile. The first state lies there at once. */
function useLessonSettings(): TableProps['settings'] {
  const preferences = useTablePreferences();
  const [isFirst, setFirst] = useState(true);
  useEffect(() => setFirst(false), []);
  return useMemo(
    () => ({ ...preferences, cornerIndices: true, typed: false, ...(isFirst && { motion: false }) }),
    [preferences, isFirst],
  );
}

const PLACES = ['table.you', 'lessons.right', 'lessons.across', 'lessons.left'] as const;

/** Returns what a seat is called from another one: by its place at the table. */
export const placeName = (t: Translate, own: Seat, seat: Seat): string => t(PLACES[(seat - own + 4) % 4]!);

const platesFrom = (t: Translate, own: Seat) =>
  bySeat(
    (seat): PlateInfo => ({
      name: placeName(t, own, seat),
      kind: seat === own ? 'person' : 'bot',
      score: 0,
      presence: 'here',
    }),
  );
