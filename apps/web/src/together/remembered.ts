/* Which review this tab is in, so that a reload comes back to it. */

const KEY = 'gorrion.review';

export function rememberReview(game: string, isIn: boolean): void {
  try {
    if (isIn) sessionStorage.setItem(KEY, game);
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser without storage: a reload walks alone.
  }
}

export function wasInReview(game: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === game;
  } catch {
    return false;
  }
}
