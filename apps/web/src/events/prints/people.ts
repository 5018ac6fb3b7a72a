import type { PlayerView, TournamentView } from '@gorrion/events/tournament';
import { eventPaths } from '../../shell/links/eventPaths.ts';

/* What is printed for each player: slips to be handed out, and cards for the table. */

/** A4 pages of slips have two columns of four; of cards four, each folded in its middle. */
export const SLIPS = 8;
export const CARDS = 4;

/** Returns who gets a slip and a card: all who have not withdrawn, by name, as they are looked for at a desk. */
export function handedOut({ players }: Pick<TournamentView, 'players'>, locale: string): readonly PlayerView[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return players.filter(({ isWithdrawn }) => !isWithdrawn).toSorted((a, b) => compare(a.name, b.name));
}

/** Returns the path of a player's own page: by their link while nobody has come by it, which makes them this player. */
export const ownPath = (id: string, { key }: Pick<PlayerView, 'key'>): string =>
  key === undefined ? eventPaths.event(id, 'me') : eventPaths.eventLink(id, key);
