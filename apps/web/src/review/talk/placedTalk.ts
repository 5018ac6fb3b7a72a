import type { TalkLine } from '@gorrion/protocol';
import type { Replay } from '@gorrion/table';

/* Where in a game its players said something. */

/** A moment of a game: a hand and one of its moves, both by index. */
interface Moment {
  readonly hand: number;
  readonly move: number;
}

/** A line with the newest move that was made before it; the first of the game if there is none. */
export interface PlacedLine extends Moment {
  readonly line: TalkLine;
}

const isAfter = (one: Moment, other: Moment): boolean =>
  one.hand > other.hand || (one.hand === other.hand && one.move > other.move);

/** Returns the lines of a game at their moments. What was said between two hands stands at the end of the first. */
export function placedTalk({ hands, record }: Replay, talk: readonly TalkLine[]): readonly PlacedLine[] {
  const moves = hands.flatMap(({ moves }, hand) =>
    moves.map(({ fact }, move) => ({ hand, move, at: record.facts[fact]?.at ?? 0 })),
  );
  return talk.map(line => {
    const { hand, move } = moves.findLast(({ at }) => at <= line.at) ?? { hand: 0, move: 0 };
    return { line, hand, move };
  });
}

/** Returns what was said up to a moment, how much of it at that very move, and the first line after it. */
export function talkAt(placed: readonly PlacedLine[], moment: Moment) {
  const said = placed.filter(one => !isAfter(one, moment));
  const later = placed.slice(said.length);
  const now = said.filter(one => one.hand === moment.hand && one.move === moment.move).length;
  return { said, now, next: later[0], later: later.length };
}
