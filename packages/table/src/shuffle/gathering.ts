import type { Contribution, ShuffleProof, TableState } from '@gorrion/protocol';
import { type BySeat, bySeat, PLAYERS, type Player } from '@gorrion/rules';
import { isPlaying, personAt } from '../people.ts';

/* Which nonces a shuffle waits for; without the arithmetic, so that a page can ask before it has loaded that. */

export const unasked = (asked: readonly Player[]): BySeat<Contribution> =>
  bySeat(place => ({ isAsked: asked.includes(place), seal: undefined, nonce: undefined }));

type Gathering = ShuffleProof & { readonly contributions: BySeat<Contribution> };

/** The shuffle that nonces are gathered for now; undefined once the seats or the tiles were drawn from it. */
export function gathering({ proof, session }: TableState): Gathering | undefined {
  if (!proof?.contributions || proof.opened || proof.order || session.phase === 'playing') return undefined;
  return { ...proof, contributions: proof.contributions };
}

/** A game is about to begin: it is committed, and its seats are not drawn yet. */
export const isStarting = (state: TableState): boolean => gathering(state) !== undefined && !isPlaying(state);

/** Whose page the shuffle waits for: asked, here, and silent so far. */
export function awaitedNonces(state: TableState): readonly Player[] {
  const shuffle = gathering(state);
  if (!shuffle) return [];
  return PLAYERS.filter(place => {
    const { isAsked, seal, nonce } = shuffle.contributions[place];
    const isDone = shuffle.isCalled ? seal === undefined || nonce !== undefined : seal !== undefined;
    return isAsked && !isDone && personAt(state, place)?.presence === 'here';
  });
}
