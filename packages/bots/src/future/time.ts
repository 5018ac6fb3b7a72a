import type { Course } from '../chance/course.ts';
import type { Level } from './level.ts';

/** How time goes on for a hand. */
export interface Time {
  readonly course: Course;
  /** By draws left: how often the tiles that complete it are thrown, against others of their kinds. */
  readonly waitedFor: Float64Array;
  /** Of a round of others' discards, how much there is after the last own draw. */
  readonly lastRound: number;
}

/**
 * The values of a state by draws left, from the last draw back: what comes, at which rate, against what the state is
 * worth without it. `values` holds a row for each state; the rows of what follows are named by the level's steps.
 */
export function runTime(level: Level, values: Float64Array, row: number, drawsLeft: number, time: Time): void {
  const { alive, givenUp, risk } = time.course;
  values[row] = givenUp[0]! + lastDiscards(level, time, win => win - givenUp[0]!);
  for (let left = 1; left <= drawsLeft; left++) {
    const rest = values[row + left - 1]!;
    let gain = 0;
    let drawing = 0;
    let claiming = 0;
    let claimed = 0;
    for (let step = 0; step < level.steps; step++) {
      const kind = level.kinds[step]!;
      const drawn = Math.max(level.winDrawn[kind]!, values[level.drawRow[step]! + left - 1]!) - rest;
      if (drawn > 0) {
        gain += level.drawRate[step]! * drawn;
        drawing += level.drawRate[step]!;
      }
      const isWin = level.winDiscard[kind]! > 0;
      const rate = isWin ? level.discardRate[step]! * time.waitedFor[left]! : level.claimRate[step]!;
      const taken = (isWin ? level.winDiscard[kind]! : values[level.claimRow[step]! + left - 1]!) - rest;
      if (taken > 0 && rate > 0) {
        gain += rate * taken;
        claiming += rate;
        claimed += rate * (taken + rest);
      }
    }
    // What is thrown comes before half of what others may win on in the same round.
    const sooner = (1 - alive[left]!) / 2;
    const once = onceOnly(drawing, claiming);
    const value = alive[left]! * (rest + gain * once) + sooner * claimed * once - risk[left]!;
    values[row + left] = Math.max(value, givenUp[left]!);
  }
}

/** What others' discards bring after the last own draw. */
function lastDiscards(level: Level, { waitedFor, lastRound }: Time, gainOf: (win: number) => number): number {
  let gain = 0;
  for (let step = 0; step < level.steps; step++) {
    const win = level.winDiscard[level.kinds[step]!]!;
    if (win > 0) gain += level.discardRate[step]! * gainOf(win);
  }
  return lastRound * waitedFor[0]! * gain;
}

/** Of all that may happen between two draws one thing does: rates become chances. */
function onceOnly(drawing: number, claiming: number): number {
  const rate = drawing + claiming;
  if (rate === 0) return 1;
  const none = 1 - Math.min(1, claiming / 3);
  return (1 - (1 - Math.min(1, drawing)) * none * none * none) / rate;
}

/** The chance to win, beside the values of a state that stand already: what is worth taking is taken. */
export function runChances(
  level: Level,
  values: Float64Array,
  chances: Float64Array,
  row: number,
  drawsLeft: number,
  time: Time,
): void {
  const { alive, givenUp } = time.course;
  chances[row] = lastDiscards(level, time, () => 1);
  for (let left = 1; left <= drawsLeft; left++) {
    const rest = values[row + left - 1]!;
    let gain = 0;
    let drawing = 0;
    let claiming = 0;
    let taken = 0;
    for (let step = 0; step < level.steps; step++) {
      const kind = level.kinds[step]!;
      const child = level.drawRow[step]! + left - 1;
      const isBetterWon = level.winDrawn[kind]! >= values[child]!;
      if (Math.max(level.winDrawn[kind]!, values[child]!) > rest) {
        const reached = isBetterWon ? 1 : chances[child]!;
        gain += level.drawRate[step]! * (reached - chances[row + left - 1]!);
        drawing += level.drawRate[step]!;
      }
      const isWin = level.winDiscard[kind]! > 0;
      const claimed = level.claimRow[step]! + left - 1;
      const rate = isWin ? level.discardRate[step]! * time.waitedFor[left]! : level.claimRate[step]!;
      if (rate > 0 && (isWin ? level.winDiscard[kind]! : values[claimed]!) > rest) {
        const reached = isWin ? 1 : chances[claimed]!;
        gain += rate * (reached - chances[row + left - 1]!);
        claiming += rate;
        taken += rate * reached;
      }
    }
    const isTried = values[row + left]! > givenUp[left]!;
    const once = onceOnly(drawing, claiming);
    const chance = alive[left]! * (chances[row + left - 1]! + gain * once) + ((1 - alive[left]!) / 2) * taken * once;
    chances[row + left] = isTried ? chance : 0;
  }
}
