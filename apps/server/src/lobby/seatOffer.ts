import type { TableState } from '@gorrion/protocol';
import { tilesLeft } from '@gorrion/rules';
import { isBetweenHands, isStarting, openBotSeats, peopleHere } from '@gorrion/table';

/** A hand with no more tiles than this in its wall ends within about a minute. */
const NEAR_THE_END = 60;

/** Seats for people who want to play at once: free ones before a game, or of bots once a hand is over. */
export interface SeatOffer {
  readonly kind: 'free' | 'bot';
  readonly seats: number;
}

/** Returns the seats at a table for people who want to play at once; undefined if there are none. */
export function seatsOffered(state: TableState): SeatOffer | undefined {
  const { session, settings, host, places } = state;
  if (settings.visibility !== 'public' || state.event || peopleHere(state).length === 0) return undefined;
  const hostIsHere = places.some(place => place.kind === 'person' && place.id === host && place.presence === 'here');
  if (state.stage === 'gathering') {
    const seats = places.filter(({ kind }) => kind === 'empty').length;
    return seats > 0 && hostIsHere && !isStarting(state) ? { kind: 'free', seats } : undefined;
  }
  const seats = openBotSeats(state).length;
  const isSoon = isBetweenHands(state) || (session.phase === 'playing' && tilesLeft(session.hand.wall) <= NEAR_THE_END);
  return seats > 0 && isSoon ? { kind: 'bot', seats } : undefined;
}
