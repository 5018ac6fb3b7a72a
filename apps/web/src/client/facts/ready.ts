import {
  classicalWaits,
  discardsMade,
  distinct,
  type HandState,
  isClassical,
  isFlower,
  type Score,
  type Seat,
  type SeatState,
  scoreWait,
  type Tile,
  waitsOf,
  withoutTile,
  withSeat,
} from '@gorrion/rules';
import { type FanLine, type ReadyFact, reachOf, type WaitFact } from '../../board/facts.ts';
import { fanName } from '../../kit/i18n/fanName.ts';
import { unseenBy } from './unseen.ts';

export const fanLines = ({ fans }: Score, locale: string): readonly FanLine[] =>
  fans
    .filter(({ id }) => id !== 'flower-tiles')
    .map(({ id, times, points }) => ({ name: fanName(id, locale), points: points * times }));

function waitFact(hand: HandState, seat: Seat, tile: Tile, locale: string): WaitFact {
  const [given, drawn] = [scoreWait(hand, seat, tile, false), scoreWait(hand, seat, tile, true)];
  const [byDiscard, bySelfDraw] = [given?.total ?? 0, drawn?.total ?? 0];
  const dearer = bySelfDraw > byDiscard ? drawn : given;
  return {
    tile,
    left: unseenBy(hand, seat, tile) ?? 0,
    byDiscard,
    bySelfDraw,
    fans: dearer ? fanLines(dearer, locale) : [],
  };
}

/** Returns what a hand of 13 tiles waits for after `discard`; undefined if no single tile completes it. */
export function readyFact(
  hand: HandState,
  seat: Seat,
  discard: Tile | undefined,
  locale: string,
): ReadyFact | undefined {
  const { concealed, melds } = hand.seats[seat];
  if (concealed.some(isFlower)) return undefined;
  const tiles = isClassical(hand.rules)
    ? classicalWaits(concealed, melds, hand.rules)
    : waitsOf(concealed, melds).tiles;
  const waits = tiles.map(tile => waitFact(hand, seat, tile, locale));
  return waits.length > 0 ? { discard, waits } : undefined;
}

const changed = (hand: HandState, seat: Seat, change: Partial<SeatState>): HandState => ({
  ...hand,
  seats: withSeat(hand.seats, seat, { ...hand.seats[seat], ...change }),
});

/** Returns the waits after each discard that leaves the hand ready, those with the most points first. */
export function readyAfterDiscard(hand: HandState, seat: Seat, locale: string): readonly ReadyFact[] {
  const { concealed, discards } = hand.seats[seat];
  return distinct(concealed)
    .flatMap(tile => {
      const without = {
        concealed: withoutTile(concealed, tile),
        discards: [...discards, { tile, nth: discardsMade(hand).length }],
      };
      return readyFact(changed(hand, seat, without), seat, tile, locale) ?? [];
    })
    .sort((a, b) => reachOf(b).best - reachOf(a).best);
}
