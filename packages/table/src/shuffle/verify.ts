import type { BoundShuffleProof, OldShuffleProof, ShuffleProof } from '@gorrion/protocol';
import {
  type ByPlayer,
  byPlayer,
  type Dice,
  fromBreak,
  PLAYERS,
  type Player,
  type Tile,
  wallOf,
  wmo2006,
} from '@gorrion/rules';
import { boundCommitment, boundSeal, contextOf, listOf } from './bytes.ts';
import { rulesOfText } from './commit.ts';
import { oldSealOf } from './oldNonces.ts';
import { withheld } from './pendingShuffle.ts';
import { chanceOf, mixOf } from './random.ts';
import { verifySealed } from './sealed.ts';
import { commitmentTo, type Secret } from './secret.ts';
import { rebuildsWall } from './wall.ts';
import { orderAfter } from './winds.ts';

/** The result of an opened shuffle, rebuilt from the opened values alone. */
export interface VerifiedShuffle {
  /** 1: the server's seed alone. 2: seed and nonces, order not proven. 3: bound to table, hand and list. 4: sealed. */
  readonly format: 1 | 2 | 3 | 4;
  /** Whether the opened values fit their seals: the server's, and every nonce that counted. */
  readonly isGenuine: boolean;
  /** The draw of seats, for a game's first hand. */
  readonly seats: ByPlayer<Player>;
  readonly dice: Dice;
  readonly ring: readonly Tile[];
  /** In drawing order from the break. */
  readonly wall: readonly Tile[];
}

/** Faults of a single proof of format 3. */
export type ShuffleFault =
  | 'commitment'
  /** A chair that was not asked has sealed. */
  | 'unasked-seal'
  | 'late-seal'
  | 'nonce'
  | 'list'
  /** Dealt although a sealed nonce was withheld. */
  | 'dealt-without'
  /** Declared void although nothing was withheld. */
  | 'void-without'
  /** Built anew on an objection that the rules do not offer, or after the nonces were called. */
  | 'objection'
  | 'seats';

function sealFaults(proof: BoundShuffleProof, context: string): readonly ShuffleFault[] {
  const faults: ShuffleFault[] = [];
  for (const chair of PLAYERS) {
    const { kind, seal, nonce } = proof.chairs[chair];
    if (seal !== undefined && kind !== 'asked') faults.push('unasked-seal');
    if (nonce !== undefined && seal !== boundSeal(context, chair, nonce)) faults.push('nonce');
  }
  if (proof.lateSeals.length > 0) faults.push('late-seal');
  return faults;
}

/** Whether a wall was built anew as the rules have it, while nobody could know it: no nonce was called or open. */
function isFairObjection({ isVoid, list, chairs, rules }: BoundShuffleProof): boolean {
  const isClosed = list === undefined && chairs.every(({ nonce }) => nonce === undefined);
  return isVoid && isClosed && rebuildsWall(rulesOfText(rules));
}

/** Returns the faults of an opened proof of format 3, which may be a void attempt. */
export function faultsOf(proof: BoundShuffleProof): readonly ShuffleFault[] {
  if (!proof.opened) return ['commitment'];
  const context = contextOf(proof);
  const faults = [...sealFaults(proof, context)];
  const isWithheld = withheld(proof).length > 0;
  const isObjected = proof.objectedBy !== undefined;
  if (proof.commitment !== boundCommitment(proof, proof.opened)) faults.push('commitment');
  if (proof.list !== undefined && proof.list !== listOf(context, proof.chairs)) faults.push('list');
  if (proof.isDealt && proof.list === undefined) faults.push('list');
  if (proof.isDealt && isWithheld) faults.push('dealt-without');
  if (proof.isVoid && !isWithheld && !isObjected) faults.push('void-without');
  if (isObjected && !isFairObjection(proof)) faults.push('objection');
  const isDrawn = proof.isDealt && proof.handNumber === 1;
  if (isDrawn) {
    const { seats } = chanceOf(proof.opened, mixOf(proof), rulesOfText(proof.rules));
    if (proof.order?.join() !== orderAfter(seats, proof.taken).join()) faults.push('seats');
  }
  return faults;
}

const areNoncesGenuine = ({ commitment, contributions }: OldShuffleProof): boolean =>
  contributions === undefined ||
  PLAYERS.every(place => {
    const { seal, nonce } = contributions[place];
    return nonce === undefined || seal === oldSealOf(commitment, place, nonce);
  });

function isGenuineOld(proof: OldShuffleProof, opened: Secret, seats: VerifiedShuffle['seats']): boolean {
  const isDrawn = proof.order === undefined || proof.order.join() === seats.join();
  return commitmentTo(opened) === proof.commitment && areNoncesGenuine(proof) && isDrawn;
}

/** Rebuilds a shuffle; undefined while it is not opened. Compare `seats`, `dice` and `wall` with the game. */
export function verifyShuffle(proof: ShuffleProof): VerifiedShuffle | undefined {
  if (!proof.opened) return undefined;
  if (proof.format === 4) {
    const { isGenuine, dice, ring, wall } = verifySealed(proof, proof.opened);
    return { format: 4, isGenuine, seats: proof.order ?? byPlayer(chair => chair), dice, ring, wall };
  }
  const isBound = proof.format === 3;
  const rules = isBound ? rulesOfText(proof.rules) : wmo2006;
  const { seats: drawn, dice, ring } = chanceOf(proof.opened, isBound ? boundMix(proof) : proof.contributions, rules);
  const seats = isBound ? orderAfter(drawn, proof.taken) : drawn;
  const isGenuine = isBound ? faultsOf(proof).length === 0 : isGenuineOld(proof, proof.opened, seats);
  const format = isBound ? 3 : proof.contributions ? 2 : 1;
  return { format, isGenuine, seats, dice, ring, wall: fromBreak(ring, dice, wallOf(rules)).tiles };
}

/** Computes the list instead of taking the proof's, which is checked separately. */
const boundMix = (proof: BoundShuffleProof) => mixOf({ ...proof, list: listOf(contextOf(proof), proof.chairs) });
