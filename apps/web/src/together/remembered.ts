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

const FREE = 'gorrion.review.free';

/** Keeps whether the reader walks through a game by themselves, so that a reload does not take them to the leader. */
export function rememberFree(game: string, isFree: boolean): void {
  try {
    if (isFree) sessionStorage.setItem(FREE, game);
    else sessionStorage.removeItem(FREE);
  } catch {
    // A browser without storage: a reload follows.
  }
}

export function wasFree(game: string): boolean {
  try {
    return sessionStorage.getItem(FREE) === game;
  } catch {
    return false;
  }
}

export function wasInReview(game: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === game;
  } catch {
    return false;
  }
}
