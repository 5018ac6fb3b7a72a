import type { TableState } from '@gorrion/protocol';
import { seatOf } from '@gorrion/rules';
import type { TileMark } from '../../board/props.ts';

/** Returns the frames around tiles of a hand at which the teacher points; none for who does not see that hand. */
export function pointedMarks({ lesson, session }: TableState): readonly TileMark[] {
  const { pointed } = lesson ?? {};
  if (!pointed || session.phase !== 'playing') return [];
  const seat = seatOf(session, pointed.player);
  const zone = pointed.zone === 'river' ? 'river' : 'hand';
  return pointed.tiles.map(tile => ({ zone, seat, tile, kind: 'best' }));
}
