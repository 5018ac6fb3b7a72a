import {
  bySeat,
  type Dice,
  EMPTY_SEAT,
  type HandState,
  SEATS,
  stacksCounted,
  tilesAfterDeal,
  tilesLeft,
  type WallLayout,
} from '@gorrion/rules';

/** A state of the hand, with the number of the newest entry of the log that it contains. */
export interface NumberedHand {
  readonly hand: HandState;
  readonly seq: number;
}

/** Stage of the dice: 0 none rests, 1 the first throw rests, 2 both rest, 3 the break is counted too. */
export type DiceStage = 0 | 1 | 2 | 3;

/** A state to show, and how to move to it. */
export interface PaceStep extends NumberedHand {
  /** The tiles jump, because this state does not follow from the one before. */
  readonly jump: boolean;
  /** Least time (ms) for which the state is shown. */
  readonly hold: number;
  /** The step is part of a deal, which any press skips. */
  readonly isDeal?: boolean;
  /** Set only before the deal. */
  readonly thrown?: DiceStage;
}

/** How long a throw of two dice takes (ms). The second die starts 50 ms after the first. */
const THROW_MS = 750;
/** The pause after a throw (ms), so that it can be read. */
const READ_MS = 50;
/** The time for each counted stack of the wall (ms). */
export const COUNT_MS = 45;
/** The pause between the opening of the wall and the deal (ms). */
const OPEN_MS = 400;
/** The time in which the loose tiles are laid on the wall (ms). */
const LIFT_MS = 400;

/** Returns how long each part of the ceremony takes (ms): one throw or two, the count, the opened wall. */
const partsOf = (dice: Dice, layout: WallLayout): readonly (readonly [DiceStage, number])[] => [
  [0, THROW_MS],
  ...(layout.throws === 1 ? [] : [[1, READ_MS + THROW_MS] as const]),
  [2, READ_MS + COUNT_MS * stacksCounted(dice, layout)],
  [3, layout.dead ? OPEN_MS + LIFT_MS : OPEN_MS],
];

/** Returns the time from the first throw to the deal (ms). */
export const ceremonyOf = (dice: Dice, layout: WallLayout): number =>
  partsOf(dice, layout).reduce((total, [, ms]) => total + ms, 0);

/** A number below that of any entry, so that no line of the log is announced before the deal. */
const BEFORE_ALL = -1;

/** Returns whether the dice and the wall of a hand are known. Before that there is nothing of it to show. */
export const isDealKnown = ({ wall }: HandState): boolean => wall.tiles.length > 0;

/** Returns whether the dice of the hand are being thrown or its break counted. */
export const isThrowing = (hand: HandState): boolean => hand.phase.name === 'undealt' && isDealKnown(hand);

/** Returns whether a hand is dealt and no player has acted. Flowers of the deal may already be replaced. */
const isJustDealt = ({ phase, seats, exchanges }: HandState): boolean =>
  !exchanges?.length &&
  (phase.name === 'exchanging' ? !phase.chosen.some(Boolean) : phase.name === 'turn' && phase.source === 'deal') &&
  seats.every(seat => seat.discards.length + seat.melds.length === 0);

/** Returns whether a hand is as it was dealt, without open flowers. */
export const isUntouched = (hand: HandState): boolean =>
  isJustDealt(hand) &&
  tilesLeft(hand.wall) === tilesAfterDeal(hand.wall.layout) &&
  hand.seats.every(seat => seat.flowers.length === 0);

/** Returns the state before the deal: the whole wall and the dice. */
export const beforeDeal = (hand: HandState): HandState => ({
  ...hand,
  phase: { name: 'undealt' },
  wall: { ...hand.wall, front: 0, back: 0 },
  seats: bySeat(() => EMPTY_SEAT),
});

/** Returns the steps of a deal: the dice, the dealt hand, and if it had flowers, the hand after they are replaced. */
function dealSteps(hand: HandState, seq: number, trail: readonly NumberedHand[]): readonly PaceStep[] {
  const dealt = trail.findLast(one => isUntouched(one.hand) && one.hand.dice.join() === hand.dice.join());
  const whole = beforeDeal(hand);
  const thrown = partsOf(hand.dice, hand.wall.layout).map(([part, hold]): PaceStep => {
    const known = { hand: whole, seq: BEFORE_ALL, hold, isDeal: true, thrown: part };
    return { ...known, jump: part === 0 };
  });
  const steps = [...(dealt && !isUntouched(hand) ? [dealt] : []), { hand, seq }];
  return [...thrown, ...steps.map(step => ({ ...step, jump: false, hold: 0, isDeal: true }))];
}

/** Returns the steps that show a state after the last one: one motion, the ceremony of a deal, or a jump. */
export function stepsTo(
  last: HandState | undefined,
  hand: HandState,
  isNewHand: boolean,
  { seq = 0, trail = [] }: { readonly seq?: number; readonly trail?: readonly NumberedHand[] } = {},
): readonly PaceStep[] {
  const isStart = last === undefined || isNewHand || last.phase.name === 'undealt';
  if (isStart && isJustDealt(hand)) return dealSteps(hand, seq, trail);
  const isGap = isStart || tilesLeft(last.wall) < tilesLeft(hand.wall);
  return [{ hand, seq, jump: isGap, hold: 0 }];
}

/** Returns whether a hand goes on from the same deal as another that the viewer has seen being dealt. */
export const isSameDeal = (before: HandState, { dice, prevalentWind }: HandState): boolean =>
  before.phase.name !== 'undealt' && before.dice.join() === dice.join() && before.prevalentWind === prevalentWind;

/** Returns the one step that shows a state at once, without motion. */
export const stillStep = (last: HandState | undefined, hand: HandState, isNewHand: boolean, seq = 0): PaceStep => ({
  hand,
  seq,
  jump: stepsTo(last, hand, isNewHand).length > 1 || last === undefined,
  hold: 0,
});

/** Returns whether a tile moves between two consecutive states. */
export const hasMotion = (before: HandState, after: HandState): boolean =>
  before.wall.front !== after.wall.front ||
  before.wall.back !== after.wall.back ||
  (before.phase.name === 'over') !== (after.phase.name === 'over') ||
  SEATS.some(seat => {
    const [was, is] = [before.seats[seat], after.seats[seat]];
    return (
      was.concealed.length !== is.concealed.length ||
      was.discards.length !== is.discards.length ||
      was.flowers.length !== is.flowers.length ||
      was.melds.length !== is.melds.length ||
      was.melds.some((meld, i) => meld.kind !== is.melds[i]?.kind)
    );
  });

/**
 * Returns a name for the question of a state, so that a question can wait for its tile. The name is the same as long as the
 * same answer is due; claims of other players do not change it.
 */
export function questionOf({ phase, wall, seats }: HandState): string {
  const drawn = `${wall.front} ${wall.back}`;
  if (phase.name === 'claims') {
    return `claims ${phase.on} ${phase.from} ${seats[phase.from].discards.length} ${drawn}`;
  }
  if (phase.name === 'exchanging') return `exchange ${phase.giver}`;
  if (phase.name !== 'turn') return phase.name;
  const { concealed, melds } = seats[phase.seat];
  return `turn ${phase.seat} ${phase.source} ${concealed.length} ${melds.length} ${drawn}`;
}
