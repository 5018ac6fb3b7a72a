import type { Seat } from '@gorrion/rules';
import { liveIdOf } from '../../client/archive/liveId.ts';

/* Addresses of games that are over. The first page only knows that they exist (`routeOf`). */

/** The pages of a game's review beside the replay. */
export type ReviewPart = 'mistakes' | 'decisions' | 'luck' | 'hindsight';

/** What an address of the archive shows: a game, a moment in it, or else the list. */
export type ArchiveRoute =
  | { readonly page: 'games' }
  | { readonly page: 'hand' }
  | { readonly page: 'lost' }
  | { readonly page: 'mistakes' }
  | { readonly page: 'review'; readonly game: string; readonly part: ReviewPart }
  | {
      readonly page: 'review';
      readonly game: string;
      readonly part: 'try';
      readonly hand: string;
      readonly step: number;
    }
  | {
      readonly page: 'record';
      readonly game: string;
      readonly hand?: string;
      readonly step?: number;
      /** A line that leaves the game at that move, as "b2", and how many of its own moves are played. */
      readonly line?: string;
      readonly lineStep?: number;
    }
  /** Where a clip of a hand is made, which begins at a move. */
  | { readonly page: 'clip'; readonly game: string; readonly hand: string; readonly step?: number }
  /** A hand to be played again from its deal, by a seat. */
  | { readonly page: 'play'; readonly game: string; readonly hand: string; readonly seat: Seat };

/** The page of what the stored games tell of the person. */
export const PROFILE_PATH = '/me';

/** The page on which a hand from a file is counted again. */
export const HAND_PATH = '/games/hand';

const GAME = /^\/g\/([A-Za-z0-9-]{1,60})(?:\/([a-z0-9-]{1,12})(?:\/(\d{1,4})(?:\/(b\d{1,4})(?:\/(\d{1,4}))?)?)?)?\/?$/;
const PLAY = /^\/g\/([A-Za-z0-9-]{1,60})\/([a-z0-9-]{1,12})\/play\/([eswn])\/?$/;
const CLIP = /^\/g\/([A-Za-z0-9-]{1,60})\/([a-z0-9-]{1,12})(?:\/(\d{1,4}))?\/clip\/?$/;
/** The seats in addresses, East first. */
const SEAT_LETTERS = 'eswn';

const REVIEW = /^\/g\/([A-Za-z0-9-]{1,60})\/(?:(mistakes)|luck(?:\/(decisions|hindsight))?)\/?$/;
const TRY = /^\/g\/([A-Za-z0-9-]{1,60})\/([a-z0-9-]{1,12})\/(\d{1,4})\/try\/?$/;

/** Returns the page of a review that an address shows; undefined if it shows none. */
function reviewRouteOf(path: string): ArchiveRoute | undefined {
  const [, tried, hand, step] = TRY.exec(path) ?? [];
  if (tried && hand) return { page: 'review', game: tried, part: 'try', hand, step: Number(step) };
  const [, game, mistakes, tab] = REVIEW.exec(path) ?? [];
  return game ? { page: 'review', game, part: (mistakes ?? tab ?? 'luck') as ReviewPart } : undefined;
}

export function archiveRouteOf(path: string): ArchiveRoute {
  if (/^\/games\/?$/.test(path)) return { page: 'games' };
  if (/^\/games\/mistakes\/?$/.test(path)) return { page: 'mistakes' };
  const review = reviewRouteOf(path);
  if (review) return review;
  if (path === HAND_PATH) return { page: 'hand' };
  const again = PLAY.exec(path);
  if (again) {
    const [, game = '', hand = '', letter = ''] = again;
    return { page: 'play', game, hand, seat: SEAT_LETTERS.indexOf(letter) as Seat };
  }
  const [, clipped, of, begin] = CLIP.exec(path) ?? [];
  if (clipped && of) return { page: 'clip', game: clipped, hand: of, ...(begin && { step: Number(begin) }) };
  const [, game, hand, step, line, lineStep] = GAME.exec(path) ?? [];
  if (!game) return { page: 'lost' };
  return {
    page: 'record',
    game,
    ...(hand && { hand }),
    ...(step && { step: Number(step) }),
    ...(line && { line, lineStep: Number(lineStep ?? 0) }),
  };
}

/** The list of one's games. */
export const GAMES_PATH = '/games';

/** The list of one's games in which one won with a fan. */
export const gamesWithFanPath = (fan: string): string => `${GAMES_PATH}?${new URLSearchParams({ fan })}`;

/** One's mistakes in all games. */
export const MISTAKES_PATH = '/games/mistakes';

/** The page of a game that is over, or of a moment in it: a hand, as "e3", and the number of its move. */
export const gamePath = (game: string, hand?: string, step?: number): string =>
  `/g/${game}${hand ? `/${hand}` : ''}${step === undefined ? '' : `/${step}`}`;

/** The page of a line of a game at one of its moves; its first is 1, and 0 is the moment at which it leaves the game. */
export const linePath = (game: string, hand: string, step: number, line: string, lineStep = 0): string =>
  `${gamePath(game, hand, step)}/${line}${lineStep > 0 ? `/${lineStep}` : ''}`;

/** The page on which a hand is played again from its deal, by a seat. */
export const playPath = (game: string, hand: string, seat: Seat): string =>
  `${gamePath(game, hand)}/play/${SEAT_LETTERS[seat]}`;

/** The page on which a clip of a hand is made, which begins at a move. */
export const clipPath = (game: string, hand: string, step?: number): string => `${gamePath(game, hand, step)}/clip`;

/** A page about the decisions of a game. */
export const reviewPath = (game: string, part: ReviewPart): string =>
  gamePath(game) +
  { mistakes: '/mistakes', luck: '/luck', decisions: '/luck/decisions', hindsight: '/luck/hindsight' }[part];

/** The state of a link to a review's page that begins the review if there is none yet. */
export const BEGIN_REVIEW = 'begin-review';

/** The position before a mistake as a question: a hand, as "e3", and the number of the move after which it is asked. */
export const tryPath = (game: string, hand: string, step: number): string => `${gamePath(game, hand, step)}/try`;

/** The finished hands of a public table's game that goes on, all open. */
export const liveGamePath = (table: string): string => gamePath(liveIdOf(table));
