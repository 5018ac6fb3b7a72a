import type { BoundShuffleProof, ShuffleProof, TableState } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { isPlaying, personAt } from '../people/people.ts';

/* Which nonces a shuffle waits for; without the arithmetic, so that a page can ask before it has loaded that. */

/** The shuffle that is committed, from which no seats and no tiles were drawn yet. */
function committedShuffle({ proof, session }: TableState): ShuffleProof | undefined {
  return !proof || proof.opened || proof.order || session.phase === 'playing' ? undefined : proof;
}

/** Returns the shuffle that takes nonces now. One of an older format, committed before an upgrade, takes no more. */
export function pendingShuffle(state: TableState): BoundShuffleProof | undefined {
  const shuffle = committedShuffle(state);
  return shuffle?.format === 3 ? shuffle : undefined;
}

/** A game is about to begin: it is committed, and its seats are not drawn yet. */
export function isStarting(state: TableState): boolean {
  const shuffle = committedShuffle(state);
  const takesNonces = shuffle?.format === 3 || shuffle?.contributions !== undefined;
  return takesNonces && !isPlaying(state);
}

/** Chairs that are asked and have not sealed. */
export const unsealed = ({ chairs }: BoundShuffleProof): readonly Player[] =>
  PLAYERS.filter(chair => chairs[chair].kind === 'asked' && chairs[chair].seal === undefined);

/** Chairs that sealed a nonce and have not opened it: while there is one, nothing is dealt. */
export const withheld = ({ chairs }: BoundShuffleProof): readonly Player[] =>
  PLAYERS.filter(chair => chairs[chair].seal !== undefined && chairs[chair].nonce === undefined);

export const isHere = (state: TableState, chair: Player): boolean => personAt(state, chair)?.presence === 'here';
