import { tabTexts } from '../../kit/storage/texts.ts';

/* Which review this tab is in, so that a reload comes back to it. */

const KEY = 'gorrion.review';

export const rememberReview = (game: string, isIn: boolean): void => void tabTexts.set(KEY, isIn ? game : undefined);

export const wasInReview = (game: string): boolean => tabTexts.get(KEY) === game;

const FREE = 'gorrion.review.free';

/** Keeps whether the reader walks through a game by themselves, so that a reload does not take them to the leader. */
export const rememberFree = (game: string, isFree: boolean): void => void tabTexts.set(FREE, isFree ? game : undefined);

export const wasFree = (game: string): boolean => tabTexts.get(FREE) === game;
