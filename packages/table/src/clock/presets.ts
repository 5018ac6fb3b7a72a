import { type ClockName, type ClockPreset, type OwnClock, rulesetOf, type TableSettings } from '@gorrion/protocol';
import { BEATS, fixedBeat } from './beats.ts';

const SECOND = 1000;

/** Clocks with a time bank, or without a limit. `fast` is for players who know each other's tempo. */
const CLOCKS: Readonly<Record<Exclude<ClockName, 'wmo' | 'own'>, ClockPreset>> = {
  none: { move: undefined, first: 0, grace: 0, bank: 0, reserve: 0, beat: BEATS.none },
  relaxed: {
    move: 30 * SECOND,
    first: 45 * SECOND,
    grace: 0,
    bank: 120 * SECOND,
    reserve: 30 * SECOND,
    beat: BEATS.relaxed,
  },
  club: {
    move: 15 * SECOND,
    first: 25 * SECOND,
    grace: 0,
    bank: 60 * SECOND,
    reserve: 30 * SECOND,
    beat: BEATS.club,
  },
  fast: {
    move: 8 * SECOND,
    first: 15 * SECOND,
    grace: 0,
    bank: 30 * SECOND,
    reserve: 15 * SECOND,
    beat: BEATS.fast,
  },
};

/** Returns the competition's clock, whose seconds come from the rules (article 18). */
function competition(settings: TableSettings): ClockPreset {
  const { think, first, claim } = rulesetOf(settings).seconds;
  return {
    move: think * SECOND,
    first: first * SECOND,
    grace: SECOND,
    bank: 0,
    reserve: 0,
    beat: fixedBeat(claim),
  };
}

/** Returns a clock of the players' own seconds. Claims are timed as in the club's. */
const ownClock = ({ move, first, bank }: OwnClock): ClockPreset => ({
  ...CLOCKS.club,
  move: move * SECOND,
  first: first * SECOND,
  bank: bank * SECOND,
});

function chosenClock(settings: TableSettings): ClockPreset {
  const { clock, ownClock: own } = settings;
  if (clock === 'wmo') return competition(settings);
  if (clock === 'own') return own ? ownClock(own) : CLOCKS.none;
  return CLOCKS[clock];
}

/**
 * Returns the figures for a table that opens now; an open table keeps its own. Strict play always gets the fixed claim
 * window: any other waits only for a seat that can truly claim, so it would reveal to silent players whether their own
 * hand is complete.
 */
export function clockOf(settings: TableSettings): ClockPreset {
  const { assist, seconds } = rulesetOf(settings);
  const chosen = chosenClock(settings);
  if (assist !== 'strict') return chosen;
  return { ...chosen, beat: fixedBeat(settings.claimSeconds ?? seconds.claim) };
}
