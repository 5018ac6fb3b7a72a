import { type Contribution, newNonce } from '@gorrion/client/connection';
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
import { deviceTexts } from '../../kit/storage/texts.ts';
import type { FollowedTable } from '../store/following.ts';
import { changeMemory, isMemoryStored, readMemory } from './nonceMemory.ts';

/* This browser's part in shuffles. It contains the arithmetic, so the page loads it only when a shuffle asks. */

/** Storage key of the secret behind nonces of format 2, which the page only checks. */
const OLD_KEY = 'gorrion.nonce-key';

const lookAt = ({ code, state, viewer }: FollowedTable): ShuffleLook => ({
  state,
  viewer,
  address: { origin: globalThis.location?.origin ?? '', table: code },
  at: Date.now(),
  draw: newNonce,
});

/** Decides what this page does about the table's shuffle, and stores what it must remember. */
export async function respond(table: FollowedTable): Promise<Contribution> {
  const answer = await changeMemory(memory => answerShuffle(memory, lookAt(table)));
  return { ...answer, isNumberLost: !isMemoryStored() && hasLostNonce(answer.memory, table) };
}

/** Lets the game go on although the server lost a hand. */
export const accept = (table: FollowedTable): Promise<ShuffleAnswer> =>
  changeMemory(memory => acceptLoss(memory, lookAt(table)));

/** This browser's part in a hand. */
export const ownShare = (proof: BoundShuffleProof): PageShare => shareIn(readMemory(), proof);

/** Returns the hand since which this browser has followed a game's shuffles without a gap; undefined if it has not. */
export function followedSince({ table, game }: BoundShuffleProof): number | undefined {
  const address = { origin: globalThis.location?.origin ?? '', table };
  const followed = followedOf(readMemory(), address);
  return followed?.game === game ? followed.since : undefined;
}

/** Returns whether this browser made the nonce of a chair. */
export const isOwnNonce = (proof: BoundShuffleProof, chair: Player): boolean => {
  const { nonce } = proof.chairs[chair];
  return nonce !== undefined && readMemory().records.some(record => record.nonce === nonce);
};

/** Returns the nonce that this browser sent for a hand of format 2; undefined if it did not take part. */
export function ownOldNonce(commitment: string): string | undefined {
  const key = deviceTexts.get(OLD_KEY);
  return key !== undefined && /^[0-9a-f]{64}$/.test(key) ? oldNonceFor(key, commitment) : undefined;
}
