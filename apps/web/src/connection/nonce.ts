import type { BoundShuffleProof } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import {
  acceptLoss,
  answerShuffle,
  followedOf,
  hasLostNonce,
  oldNonceFor,
  type PageShare,
  type ShuffleAnswer,
  type ShuffleLook,
  shareIn,
} from '@gorrion/table';
import type { Following } from '../store/following.ts';
import { changeMemory, isMemoryStored, readMemory } from './nonceMemory.ts';

/* This browser's part in shuffles. The arithmetic comes with it, so it is loaded only when a shuffle asks. */

/** The key that nonces of format 2 were made of; none is made of it any more. */
const OLD_KEY = 'gorrion.nonce-key';

function draw(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

const lookAt = ({ code, state, viewer }: Following): ShuffleLook => ({
  state,
  viewer,
  address: { origin: globalThis.location?.origin ?? '', table: code },
  at: Date.now(),
  draw,
});

/** What a page does about a shuffle, and what only its player needs to know. */
export interface PageAnswer extends ShuffleAnswer {
  /** The shuffle is repeated because a reload lost this page's nonce, which the browser did not store. */
  readonly isNumberLost: boolean;
}

/** What this page does about the table's shuffle; what has to be remembered for it is stored. */
export async function respond(table: Following): Promise<PageAnswer> {
  const answer = await changeMemory(memory => answerShuffle(memory, lookAt(table)));
  return { ...answer, isNumberLost: !isMemoryStored() && hasLostNonce(answer.memory, table) };
}

/** The player plays on though the server lost a hand. */
export const accept = (table: Following): Promise<ShuffleAnswer> =>
  changeMemory(memory => acceptLoss(memory, lookAt(table)));

/** This browser's part in a hand. */
export const ownShare = (proof: BoundShuffleProof): PageShare => shareIn(readMemory(), proof);

/** The hand from which on this browser has followed a game's shuffles without a gap; undefined if it did not. */
export function followedSince({ table, game }: BoundShuffleProof): number | undefined {
  const address = { origin: globalThis.location?.origin ?? '', table };
  const followed = followedOf(readMemory(), address);
  return followed?.game === game ? followed.since : undefined;
}

/** Whether a chair's nonce is one that this browser made. */
export const isOwnNonce = (proof: BoundShuffleProof, chair: Player): boolean => {
  const { nonce } = proof.chairs[chair];
  return nonce !== undefined && readMemory().records.some(record => record.nonce === nonce);
};

/** The nonce that this browser gave to a hand of format 2; undefined if it was not here then. */
export function ownOldNonce(commitment: string): string | undefined {
  try {
    const key = localStorage.getItem(OLD_KEY);
    return key !== null && /^[0-9a-f]{64}$/.test(key) ? oldNonceFor(key, commitment) : undefined;
  } catch {
    return undefined;
  }
}
