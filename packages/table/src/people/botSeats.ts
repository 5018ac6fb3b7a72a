import type { TableState } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { isPlaying } from './people.ts';

/* Seats of bots in a running game, which people may take over between two hands. */

/**
 * Returns the chairs of bots that a spectator may take over: only at public tables that are not rated, of no event and without
 * an umpire, where it does not matter who has played from the first hand on, and that are watched live: with a delay, nobody
 * without a seat may learn when a hand is over. And at those of teachers.
 */
export function openBotSeats(state: TableState): readonly Player[] {
  const { settings, event, umpire, lesson } = state;
  const isOpen =
    settings.visibility === 'public' && !settings.rated && settings.delay === undefined && !event && !umpire;
  return (isOpen || lesson) && isPlaying(state) ? PLAYERS.filter(place => state.places[place].kind === 'bot') : [];
}

/** Whether a spectator may take over one of these chairs now: between two hands, and in a lesson, where nothing counts, at once. */
export const mayTakeBotSeat = (state: TableState): boolean => isBetweenHands(state) || state.lesson !== undefined;

/** Whether a hand is over and the shuffle of the next one has not begun. */
export const isBetweenHands = ({ session, secret }: TableState): boolean =>
  session.phase === 'between' && session.handNumber > 0 && secret === undefined;
