import type { Course } from '../chance/course.ts';
import type { Workspace } from './workspace.ts';

/**
 * Fills the values of a state by own draws left, from the last draw backwards: its worth without a new tile, plus the
 * rate and the gain of each useful one. `values` holds a row for each state; the steps of `space` name the rows that
 * follow.
 */
export function runTime(space: Workspace, values: Float64Array, row: number, drawsLeft: number, course: Course): void {
  const { alive, givenUp, risk, last } = course;
  values[row] = afterLastDraw(space, last, givenUp[0]!, win => win - givenUp[0]!);
  for (let left = 1; left <= drawsLeft; left++) {
    const rest = values[row + left - 1]!;
    let gain = 0;
    let drawing = 0;
    let claiming = 0;
    for (let step = 0; step < space.steps; step++) {
      const kind = space.kinds[step]!;
      const drawn = Math.max(space.winDrawn[kind]!, values[space.drawRow[step]! + left - 1]!) - rest;
      if (drawn > 0) {
        gain += space.drawRate[step]! * drawn;
        drawing += space.drawRate[step]!;
      }
      const isWin = space.winDiscard[kind]! > 0;
      const rate = isWin ? space.discardRate[step]! : space.claimRate[step]!;
      const taken = (isWin ? space.winDiscard[kind]! : afterClaim(space, step, values, left)) - rest;
      if (taken > 0 && rate > 0) {
        gain += rate * taken;
        claiming += rate;
      }
    }
    const value = alive[left]! * (rest + gain * onceOnly(drawing, claiming)) - risk[left]!;
    values[row + left] = Math.max(value, givenUp[left]!);
  }
}

/** Returns the value after a claim, with the part of a draw taken off that the claim costs. */
function afterClaim(space: Workspace, step: number, values: Float64Array, left: number): number {
  const at = space.claimRow[step]! + left - 1;
  return left === 1 ? values[at]! : values[at]! - space.claimSpends[step]! * (values[at]! - values[at - 1]!);
}

/** Returns the value of a state after the last own draw: its own worth and the gain of winning on the last discards. */
function afterLastDraw(space: Workspace, last: number, byItself: number, gainOf: (win: number) => number): number {
  let sum = byItself;
  if (last === 0) return sum;
  for (let step = 0; step < space.steps; step++) {
    const win = space.winDiscard[space.kinds[step]!]!;
    if (win > 0) sum += last * space.discardRate[step]! * gainOf(win);
  }
  return sum;
}

/** Returns the factor that turns rates into chances, because only one thing happens between two draws. */
function onceOnly(drawing: number, claiming: number): number {
  const rate = drawing + claiming;
  if (rate === 0) return 1;
  const none = 1 - Math.min(1, claiming / 3);
  return (1 - (1 - Math.min(1, drawing)) * none * none * none) / rate;
}

/** The value of a state in which the seat draws at once, as after a kong. */
export interface DrawResult {
  readonly value: number;
  readonly winChance: number;
}

/** Values a draw made at once. `rows` is the row that follows each kind, or 0; `wins` the worth of a win on it. */
export function drawNow(
  {
    values,
    chances,
    row,
    left,
  }: { values: Float64Array; chances: Float64Array | undefined; row: number; left: number },
  rates: Float64Array,
  rows: Int32Array,
  wins: Float64Array,
): DrawResult {
  const value = values[row + left]!;
  const winChance = chances && row > 0 ? chances[row + left]! : 0;
  const after = { value, winChance };
  for (const [kind, rate] of rates.entries()) {
    const follows = rows[kind]! > 0 ? values[rows[kind]! + left]! : 0;
    const win = wins[kind]!;
    if (rate === 0 || Math.max(win, follows) <= value) continue;
    const reached = win >= follows ? 1 : (chances?.[rows[kind]! + left] ?? 0);
    after.value += rate * (Math.max(win, follows) - value);
    after.winChance += rate * (reached - winChance);
  }
  return after;
}

/** Fills the chances to win of a state whose values are known: the seat takes each tile that raises its value. */
export function runChances(
  space: Workspace,
  values: Float64Array,
  chances: Float64Array,
  row: number,
  drawsLeft: number,
  { alive, givenUp, last }: Course,
): void {
  chances[row] = afterLastDraw(space, last, 0, () => 1);
  for (let left = 1; left <= drawsLeft; left++) {
    const rest = values[row + left - 1]!;
    let gain = 0;
    let drawing = 0;
    let claiming = 0;
    for (let step = 0; step < space.steps; step++) {
      const kind = space.kinds[step]!;
      const child = space.drawRow[step]! + left - 1;
      const isBetterWon = space.winDrawn[kind]! >= values[child]!;
      if (Math.max(space.winDrawn[kind]!, values[child]!) > rest) {
        const reached = isBetterWon ? 1 : chances[child]!;
        gain += space.drawRate[step]! * (reached - chances[row + left - 1]!);
        drawing += space.drawRate[step]!;
      }
      const isWin = space.winDiscard[kind]! > 0;
      const rate = isWin ? space.discardRate[step]! : space.claimRate[step]!;
      if (rate > 0 && (isWin ? space.winDiscard[kind]! : afterClaim(space, step, values, left)) > rest) {
        gain += rate * ((isWin ? 1 : afterClaim(space, step, chances, left)) - chances[row + left - 1]!);
        claiming += rate;
      }
    }
    const isTried = values[row + left]! > givenUp[left]!;
    const chance = alive[left]! * (chances[row + left - 1]! + gain * onceOnly(drawing, claiming));
    chances[row + left] = isTried ? chance : 0;
  }
}
