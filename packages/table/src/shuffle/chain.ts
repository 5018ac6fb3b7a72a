import type { BoundShuffleProof, ShuffleProof } from '@gorrion/protocol';
import { type ByPlayer, byPlayer, PLAYERS } from '@gorrion/rules';
import { digestOf, MOST_STRIKES } from './commit.ts';
import { byTurn, type PageMemory } from './memory.ts';
import { shareIn } from './page.ts';
import { withheld } from './pendingShuffle.ts';
import { faultsOf, type ShuffleFault, verifyShuffle } from './verify.ts';
import { rebuiltOf } from './wall.ts';

/* Verifies that the shuffles of a game are consecutive, so that no hand and no attempt was cut out. */

export type ChainFault =
  | ShuffleFault
  /** A proof of format 1 or 2 whose values do not fit. */
  | 'old-proof'
  /** A sealed deal whose opened values do not fit. */
  | 'sealed-deal'
  /** An attempt or a hand is missing before this one. */
  | 'cut'
  /** `previous` is not the digest of the attempt before. */
  | 'previous'
  /** A chair sealed after two strikes, or was excluded with fewer. */
  | 'strikes'
  /** The wall of a hand was built anew a second time. */
  | 'objected-twice';

export interface ChainLink {
  readonly proof: ShuffleProof;
  readonly format: 1 | 2 | 3 | 4;
  readonly faults: readonly ChainFault[];
}

export interface VerifiedChain {
  readonly steps: readonly ChainLink[];
  /** The first proof of format 3. Nothing before it is verified. */
  readonly begins: BoundShuffleProof | undefined;
  /** Whether no proof contradicts another. */
  readonly isConsistent: boolean;
  /** Whether every dealt hand is of format 3 and contains a nonce of this page. Needs the page's memory. */
  readonly isFairToPage: boolean;
}

type Strikes = ByPlayer<number>;
const NO_STRIKES: Strikes = [0, 0, 0, 0];

const isNewGame = ({ handNumber, attempt }: BoundShuffleProof): boolean => handNumber === 1 && attempt === 1;

/** Whether an attempt directly follows another. */
function isNext(proof: BoundShuffleProof, last: BoundShuffleProof): boolean {
  if (isNewGame(proof) && proof.game === last.game + 1) return true;
  const next = last.isVoid
    ? { ...last, attempt: last.attempt + 1 }
    : { ...last, handNumber: last.handNumber + 1, attempt: 1 };
  return (last.isVoid || last.isDealt) && byTurn(proof, next) === 0;
}

function linkFaults(proof: BoundShuffleProof, last: BoundShuffleProof | undefined): readonly ChainFault[] {
  if (!last) return [];
  const faults: ChainFault[] = [];
  if (proof.origin !== last.origin || proof.table !== last.table || !isNext(proof, last)) faults.push('cut');
  if (proof.previous !== digestOf(last)) faults.push('previous');
  return faults;
}

const hasStrikeFault = (proof: BoundShuffleProof, strikes: Strikes, isWholeGame: boolean): boolean =>
  PLAYERS.some(chair => {
    const { kind, seal } = proof.chairs[chair];
    const isStruck = strikes[chair] >= MOST_STRIKES;
    return (isStruck && seal !== undefined) || (kind === 'struck' && isWholeGame && !isStruck);
  });

/** Returns the strikes after an attempt. At the draw of seats they move with their players. */
function strikesAfter(proof: BoundShuffleProof, strikes: Strikes): Strikes {
  const missing = withheld(proof);
  if (proof.isVoid) return byPlayer(chair => strikes[chair] + (missing.includes(chair) ? 1 : 0));
  const { order } = proof;
  return proof.handNumber === 1 && order ? byPlayer(letter => strikes[order[letter]]) : strikes;
}

/** Verifies the shuffles of a game in order, with a page's memory or without. */
export function verifyChain(proofs: readonly ShuffleProof[], memory?: PageMemory): VerifiedChain {
  let last: BoundShuffleProof | undefined;
  let begins: BoundShuffleProof | undefined;
  let strikes = NO_STRIKES;
  let isWholeGame = false;
  const bound: BoundShuffleProof[] = [];
  const steps = proofs.map((proof): ChainLink => {
    if (proof.format === 4)
      return { proof, format: 4, faults: verifyShuffle(proof)?.isGenuine === false ? ['sealed-deal'] : [] };
    if (proof.format !== 3) {
      const verified = verifyShuffle(proof);
      return { proof, format: proof.contributions ? 2 : 1, faults: verified?.isGenuine ? [] : ['old-proof'] };
    }
    begins ??= proof;
    if (isNewGame(proof)) [strikes, isWholeGame] = [NO_STRIKES, true];
    const faults: ChainFault[] = [...faultsOf(proof), ...linkFaults(proof, last)];
    if (hasStrikeFault(proof, strikes, isWholeGame)) faults.push('strikes');
    if (proof.objectedBy !== undefined && rebuiltOf(bound, proof).length > 0) faults.push('objected-twice');
    bound.push(proof);
    strikes = strikesAfter(proof, strikes);
    last = proof;
    return { proof, format: 3, faults };
  });
  const dealt = proofs.filter(proof => proof.format !== 3 || proof.isDealt);
  const isPart = (proof: ShuffleProof) =>
    memory !== undefined && proof.format === 3 && shareIn(memory, proof) === 'part';
  const isConsistent = steps.every(({ faults }) => faults.length === 0);
  return {
    steps,
    begins,
    isConsistent,
    isFairToPage: isConsistent && dealt.length > 0 && dealt.every(isPart),
  };
}
