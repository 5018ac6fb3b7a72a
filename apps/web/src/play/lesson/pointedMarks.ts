import type { TableState, TableViewer } from '@gorrion/protocol';
import { seatOf } from '@gorrion/rules';
import type { TableProps, TileMark } from '../../board/props.ts';

const ZONES = { hand: 'hand', melds: 'meld', river: 'discard' } as const;

/** Returns the frames around tiles at which the teacher points; none for a viewer who does not see them. */
export function pointedMarks({ lesson, session }: TableState): readonly TileMark[] {
  const { pointed } = lesson ?? {};
  if (!pointed) return [];
  const seat = seatOf(session, pointed.player);
  return pointed.tiles.map(tile => ({ zone: ZONES[pointed.zone], seat, tile, kind: 'best' }));
}

/** Returns what a table draws of a lesson for its players: frames around pointed tiles, and hands that the teacher opens. */
export function lessonLook(of: {
  readonly state: TableState;
  readonly viewer: TableViewer;
}): Pick<TableProps, 'marks' | 'hasOpenHands'> {
  const { lesson } = of.state;
  if (!lesson) return {};
  const hasOpenHands = lesson.isOpen && of.viewer !== 'spectator';
  return { ...(lesson.pointed && { marks: pointedMarks(of.state) }), ...(hasOpenHands && { hasOpenHands }) };
}
