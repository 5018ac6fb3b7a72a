import type { Course } from '../chance/course.ts';
import type { Workspace } from './workspace.ts';

/**
 * The values of a state by draws left, from the last draw back: what comes, at which rate, against what the state is
 * worth without it. `values` holds a row for each state; the rows of what follows are named by the space's steps.
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

/** What a claim leads to, with the draws that are left after it. */
function afterClaim(space: Workspace, step: number, values: Float64Array, left: number): number {
  const at = space.claimRow[step]! + left - 1;
  return left === 1 ? values[at]! : values[at]! - space.claimSpends[step]! * (values[at]! - values[at - 1]!);
}

/** What a state comes to after the last own draw: what it is worth by itself, and what others' last discards add. */
function afterLastDraw(space: Workspace, last: number, byItself: number, gainOf: (win: number) => number): number {
  let sum = byItself;
  if (last === 0) return sum;
  for (let step = 0; step < space.steps; step++) {
    const win = space.winDiscard[space.kinds[step]!]!;
    if (win > 0) sum += last * space.discardRate[step]! * gainOf(win);
  }
  return sum;
}

/** Of all that may happen between two draws one thing does: rates become chances. */
function onceOnly(drawing: number, claiming: number): number {
  const rate = drawing + claiming;
  if (rate === 0) return 1;
  const none = 1 - Math.min(1, claiming / 3);
  return (1 - (1 - Math.min(1, drawing)) * none * none * none) / rate;
}

/** What a state comes to in which a tile is drawn at once, before anybody else plays: after a kong. */
export interface DrawnNow {
  readonly value: number;
  readonly winChance: number;
}

/** `rows` says by kind where the values of what follows stand, or 0; `wins` what the kind brings as the last tile. */
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
): DrawnNow {
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

/** The chance to win, beside the values of a state that stand already: what is worth taking is taken. */
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
