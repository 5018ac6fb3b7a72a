/* Addresses of games that are over. The first page only knows that they exist (`routeOf`). */

/** What an address of the archive shows: a game, a moment in it, or else the list. */
export type ArchiveRoute =
  | { readonly page: 'games' }
  | { readonly page: 'hand' }
  | { readonly page: 'lost' }
  | { readonly page: 'record'; readonly game: string; readonly hand?: string; readonly step?: number };

/** The page on which a hand from a file is counted again. */
export const HAND_PATH = '/games/hand';

const GAME = /^\/g\/([A-Za-z0-9-]{1,60})(?:\/([a-z0-9-]{1,12})(?:\/(\d{1,4}))?)?\/?$/;

export function archiveRouteOf(path: string): ArchiveRoute {
  if (/^\/games\/?$/.test(path)) return { page: 'games' };
  if (path === HAND_PATH) return { page: 'hand' };
  const [, game, hand, step] = GAME.exec(path) ?? [];
  if (!game) return { page: 'lost' };
  return { page: 'record', game, ...(hand && { hand }), ...(step && { step: Number(step) }) };
}

/** The list of one's games. */
export const GAMES_PATH = '/games';

/** The page of a game that is over, or of a moment in it: a hand, as "e3", and the number of its move. */
export const gamePath = (game: string, hand?: string, step?: number): string =>
  `/g/${game}${hand ? `/${hand}` : ''}${step === undefined ? '' : `/${step}`}`;

/** The finished hands of a public table's game that goes on, all open. */
export const liveGamePath = (table: string): string => gamePath(`${table}-live`);

/** Puts another path in the place of the present one, so that "back" leads past it. */
export function replacePath(path: string): void {
  if (path === location.pathname) return;
  history.replaceState(history.state, '', path + location.search);
  dispatchEvent(new PopStateEvent('popstate'));
}
