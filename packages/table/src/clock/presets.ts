import type { TableSettings } from '@gorrion/protocol';
import { RULESETS } from '@gorrion/rules';
import { BEATS, type BeatPreset, fixedBeat } from './beats.ts';

const SECOND = 1000;

/** What a table's clock allows, in milliseconds. */
export interface ClockPreset {
  /** For a move, and for the first discard of a hand; undefined = as long as one likes. */
  readonly move: number | undefined;
  readonly first: number;
  /** Given on top for the way through the network. */
  readonly grace: number;
  /** Spent after the move's own time; full again with every hand. */
  readonly bank: number;
  /** Own time for claims beyond the beat, a hand, so that thinking about claims never costs time for moves. */
  readonly reserve: number;
  readonly beat: BeatPreset;
}

const UNTIMED: ClockPreset = { move: undefined, first: 0, grace: 0, bank: 0, reserve: 0, beat: BEATS.relaxed };
const RELAXED: ClockPreset = {
  move: 30 * SECOND,
  first: 45 * SECOND,
  grace: 0,
  bank: 120 * SECOND,
  reserve: 30 * SECOND,
  beat: BEATS.casual,
};
const CLUB: ClockPreset = {
  move: 15 * SECOND,
  first: 25 * SECOND,
  grace: 0,
  bank: 60 * SECOND,
  reserve: 30 * SECOND,
  beat: BEATS.club,
};

/** For those who know each other's tempo: the fast beat of packages/table/docs/claim-beat.md. */
const FAST: ClockPreset = {
  move: 8 * SECOND,
  first: 15 * SECOND,
  grace: 0,
  bank: 30 * SECOND,
  reserve: 15 * SECOND,
  beat: BEATS.fast,
};

/** The competition's seconds come from the rules (ruling 18). */
function competition({ ruleset }: TableSettings): ClockPreset {
  const { think, first, claim } = RULESETS[ruleset].seconds;
  return {
    move: think * SECOND,
    first: first * SECOND,
    grace: SECOND,
    bank: 0,
    reserve: 0,
    beat: fixedBeat(claim),
  };
}

/** The clock that the host chose, with its own claim window. */
export function chosenClock(settings: TableSettings): ClockPreset {
  switch (settings.clock) {
    case 'none':
      return UNTIMED;
    case 'relaxed':
      return RELAXED;
    case 'club':
      return CLUB;
    case 'fast':
      return FAST;
    case 'wmo':
      return competition(settings);
  }
}

/**
 * What the table's clock allows. In strict play every clock has the fixed claim window: any other would wait only for a
 * seat that can truly claim, and so would tell silent players whether their own hand is complete.
 */
export function clockOf(settings: TableSettings): ClockPreset {
  const { assist, seconds } = RULESETS[settings.ruleset];
  const chosen = chosenClock(settings);
  if (assist !== 'strict') return chosen;
  return { ...chosen, beat: fixedBeat(settings.claimSeconds ?? seconds.claim) };
}
