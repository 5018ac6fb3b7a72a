import { bySeat, EMPTY_SEAT, type HandState, tilesLeft } from '@gorrion/rules';

/** A state to show, and how to come to it. */
export interface Step {
  readonly hand: HandState;
  /** Tiles jump: this state does not follow from the one before. */
  readonly jump: boolean;
  /** ms that it stands at least, whatever moves. */
  readonly hold: number;
  /** Part of a deal: any press shows what follows at once. */
  readonly isDeal?: boolean;
}

/** Dice, counting out the break, a moment to look. */
const CEREMONY = 2300;
/** More states than this waiting: everything goes twice as fast; still more, four times. */
const BEHIND = 2;
const FAR_BEHIND = 6;

export const speedOf = (waiting: number): number => (waiting > FAR_BEHIND ? 4 : waiting > BEHIND ? 2 : 1);

/** Dealt, and nobody has played yet; flowers of the deal may have been replaced already. */
const isJustDealt = ({ phase, seats }: HandState): boolean =>
  phase.name === 'turn' &&
  phase.source === 'deal' &&
  seats.every(seat => seat.discards.length + seat.melds.length === 0);

/** The table before the deal: the whole wall and the dice. */
export const beforeDeal = (hand: HandState): HandState => ({
  ...hand,
  phase: { name: 'undealt' },
  wall: { ...hand.wall, front: 0, back: 0 },
  seats: bySeat(() => EMPTY_SEAT),
});

/** How a state is shown after the one received before it: as it comes, after the throwing of the dice, or at once. */
export function stepsTo(last: HandState | undefined, hand: HandState, isNewHand: boolean): readonly Step[] {
  const isStart = last === undefined || isNewHand || last.phase.name === 'undealt';
  if (isStart && isJustDealt(hand)) {
    return [
      { hand: beforeDeal(hand), jump: true, hold: CEREMONY, isDeal: true },
      { hand, jump: false, hold: 0, isDeal: true },
    ];
  }
  const isGap = isStart || tilesLeft(last.wall) < tilesLeft(hand.wall);
  return [{ hand, jump: isGap, hold: 0 }];
}

/** The same without anything that travels: the newest state at once. */
export const stillStep = (last: HandState | undefined, hand: HandState, isNewHand: boolean): Step => ({
  hand,
  jump: stepsTo(last, hand, isNewHand).length > 1 || last === undefined,
  hold: 0,
});
