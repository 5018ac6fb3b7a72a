import { tabTexts } from '../storage/texts.ts';

/* Which review this tab is in, so that a reload comes back to it. */

const KEY = 'gorrion.review';

export const rememberReview = (game: string, isIn: boolean): void => void tabTexts.set(KEY, isIn ? game : undefined);

export const wasInReview = (game: string): boolean => tabTexts.get(KEY) === game;
