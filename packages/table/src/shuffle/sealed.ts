import type { SealedShuffleProof, TableEvent, TableState } from '@gorrion/protocol';
import {
  type Dice,
  fromBreak,
  OWN_WALLS,
  type RandomSource,
  type Ruleset,
  type Seat,
  shuffledRing,
  type Tile,
  throwDice,
  type WallLayout,
  wallOf,
} from '@gorrion/rules';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { text, u16 } from './bytes.ts';
import { rulesOf, rulesOfText } from './commit.ts';
import { sequence } from './random.ts';
import type { Secret } from './secret.ts';

/* Format 4: the deals of a duplicate (docs/duplicate.md). One secret for each hand, committed before anybody plays. */

type Committed = Extract<TableEvent, { type: 'shuffle-committed' }>;

/** The place of a sealed deal: the same at every table that plays it. */
export interface SealedPlace {
  readonly duplicate: string;
  /** Number of the hand in the game, from 1. */
  readonly handNumber: number;
}

const bytesOfPlace = ({ duplicate, handNumber }: SealedPlace): Uint8Array =>
  concatBytes(text(duplicate), u16(handNumber));

/** Returns the commitment to a sealed deal. It fits no other hand and no other duplicate. */
export const sealedCommitment = (place: SealedPlace, { salt, seed }: Secret): string =>
  bytesToHex(sha256(concatBytes(text('gorrion/4/commit'), bytesOfPlace(place), hexToBytes(salt), hexToBytes(seed))));

/**
 * Returns the seed (hex) of a seat's bot in the hand in play: the same at every table of the deals, so that a bot meets the same
 * position with the same move. Undefined if the hand is not of sealed deals. It tells nothing of the seed of the walls.
 */
export function sealedBotSeed({ settings, secret, session }: TableState, seat: Seat): string | undefined {
  if (!settings.deals || !secret) return undefined;
  const place = bytesOfPlace({ duplicate: settings.deals.duplicate, handNumber: session.handNumber });
  return bytesToHex(hmac(sha256, hexToBytes(secret.seed), concatBytes(text('gorrion/4/bot'), place, u16(seat))));
}

function randomOfSealed(place: SealedPlace, { seed }: Secret, purpose: 'dice' | 'wall'): RandomSource {
  const key = hmac(sha256, hexToBytes(seed), concatBytes(text('gorrion/4/key'), bytesOfPlace(place)));
  return sequence(key, `gorrion/4/${purpose}`);
}

/** Returns the walls of a sealed deal: those of the seats, or those of the game's rules. */
export const wallOfSealed = (walls: SealedShuffleProof['walls'], rules: Ruleset): WallLayout =>
  walls === 'own' ? OWN_WALLS : wallOf(rules);

/** Dice and tiles of a sealed deal. Own walls lie one after the other, East's first. */
export interface SealedChance {
  readonly dice: Dice;
  readonly ring: readonly Tile[];
}

export const sealedChance = (place: SealedPlace, secret: Secret, layout: WallLayout): SealedChance => ({
  dice: throwDice(randomOfSealed(place, secret, 'dice')),
  ring: shuffledRing(randomOfSealed(place, secret, 'wall'), layout),
});

/** Returns the table's commitment to its next sealed deal. */
export function sealedTo(state: TableState, handNumber: number, secret: Secret): Committed | undefined {
  const { deals } = state.settings;
  if (!deals) return undefined;
  const commitment = sealedCommitment({ duplicate: deals.duplicate, handNumber }, secret);
  const sealed = { ...deals, game: state.gamesPlayed + 1, rules: rulesOf(state) };
  return { type: 'shuffle-committed', handNumber, commitment, secret, sealed };
}

/** A sealed deal that was opened, rebuilt from the opened values alone. */
export interface VerifiedDeal extends SealedChance {
  /** Whether the opened values are those that the proof is committed to. */
  readonly isGenuine: boolean;
  readonly layout: WallLayout;
  /** In drawing order from the break; own walls one after the other. */
  readonly wall: readonly Tile[];
}

/** Rebuilds a sealed deal from its proof and the values that the duplicate opened. */
export function verifySealed(
  proof: Pick<SealedShuffleProof, 'duplicate' | 'handNumber' | 'walls' | 'rules' | 'commitment'>,
  opened: Secret,
): VerifiedDeal {
  const layout = proof.walls === 'own' ? OWN_WALLS : wallOf(rulesOfText(proof.rules));
  const chance = sealedChance(proof, opened, layout);
  const isGenuine = sealedCommitment(proof, opened) === proof.commitment;
  return { ...chance, isGenuine, layout, wall: fromBreak(chance.ring, chance.dice, layout).tiles };
}
