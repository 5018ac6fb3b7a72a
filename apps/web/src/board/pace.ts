import { bySeat, type Dice, EMPTY_SEAT, type HandState, SEATS, tilesAfterDeal, tilesLeft } from '@gorrion/rules';

/** A state of the hand, with the number of the newest entry of the log that it contains. */
export interface NumberedHand {
  readonly hand: HandState;
  readonly seq: number;
}

/** How far the throwing of the dice has come: nothing rests yet, the first throw, both, or the break is counted too. */
export type Thrown = 0 | 1 | 2 | 3;

/** A state to show, and how to come to it. */
export interface PaceStep extends NumberedHand {
  /** Tiles jump: this state does not follow from the one before. */
  readonly jump: boolean;
  /** ms that it stands at least, whatever moves. */
  readonly hold: number;
  /** Part of a deal: any press shows what follows at once. */
  readonly isDeal?: boolean;
  /** Before the deal only. */
  readonly thrown?: Thrown;
}

/** ms: two dice, the second 50 after the first. */
const THROW_MS = 750;
/** ms: a throw that rests is read before the next one. */
const READ_MS = 50;
/** ms for each stack that is counted from the breaker's end. */
export const COUNT_MS = 45;
/** ms: the opened wall is seen before the deal begins. */
const OPEN_MS = 400;

const pips = (dice: Dice): number => dice.reduce((a, b) => a + b, 0);

/** Dice are thrown and the break is counted: how long each part takes, in ms. */
const partsOf = (dice: Dice): readonly (readonly [Thrown, number])[] => [
  [0, THROW_MS],
  [1, READ_MS + THROW_MS],
  [2, READ_MS + COUNT_MS * pips(dice)],
  [3, OPEN_MS],
];

/** ms between the first throw and the deal. */
export const ceremonyOf = (dice: Dice): number => partsOf(dice).reduce((total, [, ms]) => total + ms, 0);

/** Before the first entry of any log: of what comes, no line is told yet. */
const BEFORE_ALL = -1;

/** Whether the dice and the wall of the hand are known: before that there is nothing of it to show. */
export const isDealKnown = ({ wall }: HandState): boolean => wall.tiles.length > 0;

/** Whether the dice of the hand are being thrown, or its break counted. */
export const isThrowing = (hand: HandState): boolean => hand.phase.name === 'undealt' && isDealKnown(hand);

/** Dealt, and nobody has played yet; flowers of the deal may have been replaced already. */
const isJustDealt = ({ phase, seats }: HandState): boolean =>
  phase.name === 'turn' &&
  phase.source === 'deal' &&
  seats.every(seat => seat.discards.length + seat.melds.length === 0);

/** As it was dealt: no flower lies open yet. */
const isUntouched = (hand: HandState): boolean =>
  isJustDealt(hand) &&
  tilesLeft(hand.wall) === tilesAfterDeal(hand.wall.layout) &&
  hand.seats.every(seat => seat.flowers.length === 0);

/** The table before the deal: the whole wall and the dice. */
export const beforeDeal = (hand: HandState): HandState => ({
  ...hand,
  phase: { name: 'undealt' },
  wall: { ...hand.wall, front: 0, back: 0 },
  seats: bySeat(() => EMPTY_SEAT),
});

/** The dice, the deal, and if flowers came with it, those laid open and replaced. */
function dealSteps(hand: HandState, seq: number, trail: readonly NumberedHand[]): readonly PaceStep[] {
  const dealt = trail.findLast(one => isUntouched(one.hand) && one.hand.dice.join() === hand.dice.join());
  const whole = beforeDeal(hand);
  const thrown = partsOf(hand.dice).map(([part, hold]): PaceStep => {
    const known = { hand: whole, seq: BEFORE_ALL, hold, isDeal: true, thrown: part };
    return { ...known, jump: part === 0 };
  });
  const steps = [...(dealt && !isUntouched(hand) ? [dealt] : []), { hand, seq }];
  return [...thrown, ...steps.map(step => ({ ...step, jump: false, hold: 0, isDeal: true }))];
}

/** How a state is shown after the one received before it: as it comes, after the throwing of the dice, or at once. */
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

/** The same without anything that travels: the newest state at once. */
export const stillStep = (last: HandState | undefined, hand: HandState, isNewHand: boolean, seq = 0): PaceStep => ({
  hand,
  seq,
  jump: stepsTo(last, hand, isNewHand).length > 1 || last === undefined,
  hold: 0,
});

/** Whether a tile moves between two states that follow one another. */
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
 * Names what the viewer is asked in a state, so that a question can wait for its tile: the same as long as the same
 * answer is due. Claims that others have made do not change it.
 */
export function questionOf({ phase, wall, seats }: HandState): string {
  const drawn = `${wall.front} ${wall.back}`;
  if (phase.name === 'claims') {
    return `claims ${phase.on} ${phase.from} ${seats[phase.from].discards.length} ${drawn}`;
  }
  if (phase.name !== 'turn') return phase.name;
  const { concealed, melds } = seats[phase.seat];
  return `turn ${phase.seat} ${phase.source} ${concealed.length} ${melds.length} ${drawn}`;
}
