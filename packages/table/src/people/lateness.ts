import type { Absence, TableState } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { people, peopleHere } from './people.ts';

/* Late and absent players of a session with a limit of time, or of a rated game (article 90). */

const MINUTE = 60_000;
/** Time (ms) after the start in which nobody is late: a page may have to load. */
const GRACE = MINUTE;
/** A player who comes after this time (ms) pays twenty points instead of ten. */
const LATE = 10 * MINUTE;
/** A player who is absent longer than this (ms) loses the session. */
const LOST = 15 * MINUTE;

/** Returns what it costs to come after this time (ms); undefined if nothing. */
export function latenessAfter(ms: number): 'late-10' | 'late-15' | undefined {
  if (ms <= GRACE) return undefined;
  return ms <= LATE ? 'late-10' : 'late-15';
}

/**
 * Whether absence costs anything: in a rated game, and in a session with a limit of time unless its players agreed that a
 * bot plays for who is away.
 */
const isCounted = ({ minutes, rated, absence }: TableState['settings']): boolean =>
  rated === true || (minutes !== undefined && absence !== 'bot');

/** Returns a player's absence from a running session in which it counts; undefined in any other. */
function absenceOf({ settings, forms, session }: TableState, player: Player): Absence | undefined {
  const isOn = session.phase === 'playing' || session.phase === 'between';
  if (!isOn || !isCounted(settings) || session.disqualified?.includes(player)) return undefined;
  return forms?.absent[player] ?? undefined;
}

/**
 * Returns how late (ms) a player comes who was missing when the session began; undefined for others. A pause counts for
 * nobody.
 */
export function latenessOf(state: TableState, player: Player, at: number): number | undefined {
  const absence = absenceOf(state, player);
  if (!absence?.isLate) return undefined;
  const { since } = state.pause;
  return (since === undefined ? at : Math.max(since, absence.since)) - absence.since;
}

/**
 * Whether a rated game stands still because nobody is here, and not because several people agreed on a pause. Otherwise a person
 * alone with bots could stop a game that goes badly.
 */
const isDeserted = (state: TableState): boolean =>
  state.settings.rated === true &&
  peopleHere(state).length === 0 &&
  state.umpire?.isStopped !== true &&
  people(state).filter(player => state.pause.asked[player]).length < 2;

/**
 * Returns the server time (ms) at which a player loses the session unless they come; undefined where absence costs
 * nothing, and in a pause, but for a deserted game.
 */
export function losesAt(state: TableState, player: Player): number | undefined {
  const absence = absenceOf(state, player);
  return absence && (state.pause.since === undefined || isDeserted(state)) ? absence.since + LOST : undefined;
}

/** Returns the players who lose the session unless they come. */
export const absentees = (state: TableState): readonly Player[] =>
  PLAYERS.filter(player => losesAt(state, player) !== undefined);
