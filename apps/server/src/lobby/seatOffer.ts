import { isLikePlayNow, type TableState } from '@gorrion/protocol';
import { isBetweenHands, isStarting, openBotSeats, peopleHere } from '@gorrion/table';

/** Seats for people who want to play at once: free ones before a game, or of bots once a hand is over. */
export interface SeatOffer {
  readonly kind: 'free' | 'bot';
  readonly seats: number;
}

/**
 * Returns the seats at a table for people who want to play at once; undefined if there are none. They have not read the
 * settings: they come to no table without a clock, none that counts, has an umpire or lets programs sit, and none by other
 * rules.
 */
export function seatsOffered(state: TableState): SeatOffer | undefined {
  const { settings, host, places } = state;
  if (settings.visibility !== 'public' || settings.outsideBots || state.event || state.umpire) return undefined;
  if (!isLikePlayNow(settings)) return undefined;
  if (peopleHere(state).length === 0) return undefined;
  const hostIsHere = places.some(place => place.kind === 'person' && place.id === host && place.presence === 'here');
  if (state.stage === 'gathering') {
    const seats = places.filter(({ kind }) => kind === 'empty').length;
    return seats > 0 && hostIsHere && !isStarting(state) ? { kind: 'free', seats } : undefined;
  }
  // A hand under way may last for minutes: who wants to play at once would only watch.
  const seats = isBetweenHands(state) ? openBotSeats(state).length : 0;
  return seats > 0 ? { kind: 'bot', seats } : undefined;
}
