import type { Picture } from './pictures.ts';

/* Which pictures of two commits are compared. */

export interface Side {
  readonly pictures: readonly Picture[];
  /** The source of its gallery, in which each state that it knows is named. */
  readonly gallery: string;
}

export interface Pairs {
  /** Drawn from both. */
  readonly both: readonly Picture[];
  /** Only the newer commit has them. */
  readonly added: readonly Picture[];
  /** Only the older commit has them. */
  readonly gone: readonly Picture[];
}

/**
 * Returns whether a gallery's source names a state, as a key (`claim:`) or in quotes. A gallery that is asked for a
 * state that it does not know shows another, so the picture itself does not tell.
 */
export function knows(gallery: string, state: string): boolean {
  return new RegExp(`(?<![\\w'-])${state}:|'${state}'`).test(gallery);
}

/** Returns what is compared. The list is that of the newer commit; what only the older one can show is gone. */
export function pairsOf(before: Side, after: Side, only: RegExp): Pairs {
  const wanted = ({ name }: Picture) => only.test(name);
  const listed = after.pictures.filter(wanted);
  const names = new Set(listed.map(({ name }) => name));
  return {
    both: listed.filter(({ state }) => knows(before.gallery, state)),
    added: listed.filter(({ state }) => !knows(before.gallery, state)),
    gone: before.pictures.filter(wanted).filter(({ name, state }) => !names.has(name) && knows(before.gallery, state)),
  };
}
