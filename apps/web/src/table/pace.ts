import { type HandState, type Tile, tilesLeft } from '@gorrion/rules';

/** A state to show, and how to come to it. */
export interface Step {
  readonly hand: HandState;
  /** Tiles jump: this state does not follow from the one before. */
  readonly jump: boolean;
  /** ms that it stands at least, whatever moves. */
  readonly hold: number;
}

/** Dice, counting out the break, a moment to look. */
const CEREMONY = 2300;
/** More states than this waiting: everything goes twice as fast; still more, four times. */
const BEHIND = 2;
const FAR_BEHIND = 6;

export const speedOf = (waiting: number): number => (waiting > FAR_BEHIND ? 4 : waiting > BEHIND ? 2 : 1);

const isFreshDeal = ({ phase, wall, seats }: HandState): boolean =>
  phase.name === 'turn' &&
  phase.source === 'deal' &&
  wall.back === 0 &&
  seats.every(seat => seat.discards.length + seat.melds.length + seat.flowers.length === 0);

const NO_TILES: readonly Tile[] = [];

/** The table before the deal: the whole wall and the dice. */
export const beforeDeal = (hand: HandState): HandState => ({
  ...hand,
  phase: { name: 'undealt' },
  wall: { ...hand.wall, front: 0, back: 0 },
  seats: [0, 1, 2, 3].map(i => ({ ...hand.seats[i]!, concealed: NO_TILES })) as unknown as HandState['seats'],
});

/** How a newly received state is shown after the one last received: as it is, after the throwing of the dice, or at once. */
export function stepsTo(last: HandState | undefined, hand: HandState, isNewHand: boolean): readonly Step[] {
  if (isNewHand && isFreshDeal(hand)) {
    return [
      { hand: beforeDeal(hand), jump: true, hold: CEREMONY },
      { hand, jump: false, hold: 0 },
    ];
  }
  const isGap = last === undefined || isNewHand || tilesLeft(last.wall) < tilesLeft(hand.wall);
  return [{ hand, jump: isGap, hold: 0 }];
}
