import { type HandState, type Seat, stacksCounted } from '@gorrion/rules';
import type { Board } from '../hooks/useBoard.ts';
import { type DiceStage, isThrowing } from '../pace.ts';
import { BreakCount } from './BreakCount.tsx';
import { DealCard } from './DealCard.tsx';
import { WallZone } from './Zones.tsx';

interface WallAndDealProps {
  readonly hand: HandState;
  /** How many throws of the dice rest; undefined outside of the ceremony. */
  readonly thrown: DiceStage | undefined;
  readonly board: Board;
  readonly nameOf: (seat: Seat) => string;
}

/** Returns the number of counted stacks: the sum of the dice once both throws rest, 0 before. */
export const countedStacks = (hand: HandState, thrown: DiceStage = 3): number =>
  isThrowing(hand) && thrown >= 2 ? stacksCounted(hand.dice, hand.wall.layout) : 0;

/** Draws the wall, and while the dice say where it breaks, the count of its stacks and the card of the deal. */
export function WallAndDeal({ hand, thrown, board, nameOf }: WallAndDealProps) {
  const counted = countedStacks(hand, thrown);
  const isOpened = counted > 0 && thrown !== 2;
  const { geometry, boxes, zones } = board;
  return (
    <>
      <WallZone zones={zones} isOpened={isOpened} />
      {counted > 0 && <BreakCount boxes={boxes} sum={counted} layout={hand.wall.layout} isOpened={isOpened} />}
      {isThrowing(hand) && geometry.mode === 'desk' && (
        <DealCard hand={hand} thrown={thrown} geometry={geometry} nameOf={nameOf} />
      )}
    </>
  );
}
