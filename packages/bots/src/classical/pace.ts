/* The chance that a hand is complete before another seat wins or the wall ends. */

/** Turns of a whole hand. */
const FULL_HAND = 20;

/** Chance of the three others to win within one turn of this seat, by turns played. Fitted on bots' games. */
const HAZARD = [
  0.001, 0.003, 0.007, 0.022, 0.05, 0.065, 0.09, 0.13, 0.18, 0.23, 0.27, 0.3, 0.33, 0.35, 0.37, 0.38, 0.38, 0.38, 0.38,
  0.38, 0.38,
] as const;

/** Chances of a useful tile in a turn, by the number of tiles that are missing then. */
export type Pace = readonly number[];

/** Paces of the kinds of hands: a hand cannot always wait widely. Index 0 is never read. */
export const PACES = {
  sets: [1, 0.13, 0.19, 0.33, 0.46, 0.54, 0.6, 0.62],
  /** Sets of few kinds. */
  fewKinds: [1, 0.15, 0.16, 0.2, 0.24, 0.27, 0.3, 0.32],
  /** Sets among which certain triples must be. */
  namedTriples: [1, 0.1, 0.09, 0.1, 0.11, 0.12, 0.14, 0.16],
  pungs: [1, 0.11, 0.17, 0.22, 0.27, 0.3, 0.33, 0.35],
  /** Triples that only draws complete. */
  concealedPungs: [1, 0.06, 0.07, 0.09, 0.12, 0.15, 0.2, 0.25],
  pairs: [1, 0.09, 0.08, 0.11, 0.14, 0.17, 0.2, 0.25],
} as const satisfies Readonly<Record<string, Pace>>;
/** For the last of the named tiles three times as many turns come: the others' too. */
const SOURCES_AT_LAST = 3;

const MOST_HAZARD = 0.6;
/** How long the haste of the moment lasts, from turn to turn: melds come for all. */
const LASTING = 0.7;

/** The course of a hand from now on. */
export interface Course {
  /** Turns that this seat still has. */
  readonly turns: number;
  /** Chance, by coming turns, that another seat wins in it. */
  readonly hazards: readonly number[];
}

/** Returns the course of a hand with so many turns left. `haste` scales the others' chance to win. */
export function courseOf(turns: number, haste: number): Course {
  const played = Math.max(0, FULL_HAND - turns);
  const hazards = Array.from({ length: turns }, (_, n) => {
    const now = 1 + (haste - 1) * LASTING ** n;
    return Math.min(MOST_HAZARD, now * HAZARD[Math.min(HAZARD.length - 1, played + n)]!);
  });
  return { turns, hazards };
}

/** Returns the chance of a useful tile in a turn when `left` tiles are missing; `now` when `missing` are. */
function rateAt(pace: Pace | undefined, left: number, missing: number, now: number): number {
  if (left === missing) return now;
  if (pace) return pace[Math.min(left, pace.length - 1)]!;
  return (left === 1 ? SOURCES_AT_LAST : left) * (now / missing);
}

/**
 * Returns the chance to complete a hand in time. `now` is the chance that a turn brings one of its `missing` tiles; a
 * hand without a pace lacks tiles that are all named.
 */
export function chanceInTime({ turns, hazards }: Course, pace: Pace | undefined, missing: number, now: number): number {
  if (missing === 0) return 1;
  const at = new Float64Array(missing + 1);
  at[missing] = 1;
  const rates = at.map((_, left) => Math.min(0.95, rateAt(pace, left, missing, now)));
  let won = 0;
  for (let turn = 0; turn < turns; turn++) {
    won += at[1]! * rates[1]!;
    const lives = 1 - hazards[turn]!;
    for (let left = 1; left < missing; left++) {
      at[left] = lives * (at[left]! * (1 - rates[left]!) + at[left + 1]! * rates[left + 1]!);
    }
    at[missing]! *= lives * (1 - rates[missing]!);
  }
  return won;
}

/** Returns the chance that nobody else wins in the turns that are left, if this seat does not. */
export const chanceOfDraw = ({ hazards }: Course): number =>
  hazards.reduce((chance, hazard) => chance * (1 - hazard), 1);
