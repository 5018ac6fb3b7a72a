import type { BoundShuffleProof, ShuffleProof, TableState } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { isPlaying, personAt } from '../people/people.ts';

/* The nonces for which a shuffle waits. Computes no hash, so that a page can ask before it has loaded that code. */

/** Returns the committed shuffle from which no seats and no tiles were drawn yet. */
function committedShuffle({ proof, session }: TableState): ShuffleProof | undefined {
  if (proof?.format === 4 && proof.isDealt) return undefined;
  return !proof || proof.opened || proof.order || session.phase === 'playing' ? undefined : proof;
}

/** Returns the shuffle that takes nonces now. One of an older format, committed before an upgrade, takes none. */
export function pendingShuffle(state: TableState): BoundShuffleProof | undefined {
  const shuffle = committedShuffle(state);
  return shuffle?.format === 3 ? shuffle : undefined;
}

/** Whether a game is about to begin: committed, and its seats not drawn yet. */
export function isStarting(state: TableState): boolean {
  const shuffle = committedShuffle(state);
  if (!shuffle || isPlaying(state)) return false;
  // Older games of format 1 began without a moment between commitment and start.
  return shuffle.format !== undefined || shuffle.contributions !== undefined;
}

/** Returns the chairs that are asked and have not sealed. */
export const unsealed = ({ chairs }: BoundShuffleProof): readonly Player[] =>
  PLAYERS.filter(chair => chairs[chair].kind === 'asked' && chairs[chair].seal === undefined);

/**
 * Returns the chairs that sealed a nonce and have not opened it. Nothing is dealt while there is one. After an objection to
 * the wall nobody opens, so nobody withheld.
 */
export const withheld = ({ chairs, objectedBy }: BoundShuffleProof): readonly Player[] =>
  objectedBy === undefined
    ? PLAYERS.filter(chair => chairs[chair].seal !== undefined && chairs[chair].nonce === undefined)
    : [];

export const isHere = (state: TableState, chair: Player): boolean => personAt(state, chair)?.presence === 'here';
