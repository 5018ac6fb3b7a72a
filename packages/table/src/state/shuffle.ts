import type {
  BoundShuffleProof,
  GivingChair,
  OldShuffleProof,
  Redeals,
  SealedShuffleProof,
  ShuffleProof,
  TableEvent,
  TableState,
} from '@gorrion/protocol';
import { type ByPlayer, byPlayer, type Player, withPlayer } from '@gorrion/rules';
import { shifted } from '../clock/fold.ts';
import { pendingShuffle } from '../shuffle/pendingShuffle.ts';
import { takenTiles } from '../shuffle/winds.ts';

/* Folds the facts of a shuffle. Computes no hash: whether the facts are true is the business of `verify.ts`. */

type Event<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

const NO_REDEALS: Redeals = { strikes: [0, 0, 0, 0], voids: [] };

/** Restarts that extend the limits of one attempt. Later ones do not. */
const MOST_RESTARTS = 2;

/** Most objections to one shuffle: each of four chairs may object once for each of six reasons. */
const MOST_OBJECTIONS = 24;

const oldProof = ({ handNumber, commitment, asked }: Event<'shuffle-committed'>): OldShuffleProof => {
  const sealed = { handNumber, commitment, opened: undefined };
  if (!asked) return sealed;
  const unasked = (place: Player) => ({ isAsked: asked.includes(place), seal: undefined, nonce: undefined });
  return { ...sealed, contributions: byPlayer(unasked), isCalled: false };
};

function boundProof({ handNumber, commitment, bound }: Event<'shuffle-committed'>): BoundShuffleProof | undefined {
  if (!bound) return undefined;
  return {
    format: 3,
    ...bound,
    handNumber,
    commitment,
    chairs: byPlayer(chair => ({ ...bound.chairs[chair], seal: undefined, nonce: undefined })),
    list: undefined,
    lateSeals: [],
    objections: [],
    acceptedLoss: [],
    opened: undefined,
    isVoid: false,
    isDealt: false,
  };
}

function sealedProof({ handNumber, commitment, sealed }: Event<'shuffle-committed'>): SealedShuffleProof | undefined {
  return sealed && { format: 4, ...sealed, handNumber, commitment, opened: undefined, isDealt: false };
}

export function committed(state: TableState, at: number, event: Event<'shuffle-committed'>): TableState {
  const clock = { ...state.clock, since: at };
  const deal = sealedProof(event);
  if (deal) return { ...state, proof: deal, secret: event.secret, clock };
  const proof = boundProof(event);
  if (!proof) return { ...state, proof: oldProof(event), secret: event.secret, clock };
  const isNewGame = proof.handNumber === 1 && proof.attempt === 1;
  const redeals = isNewGame ? NO_REDEALS : (state.redeals ?? NO_REDEALS);
  return { ...state, proof, redeals, secret: event.secret, clock };
}

const withProof = (state: TableState, proof: ShuffleProof): TableState => ({ ...state, proof });

const withChair = (proof: BoundShuffleProof, place: Player, part: Partial<GivingChair>): BoundShuffleProof => ({
  ...proof,
  chairs: withPlayer(proof.chairs, place, { ...proof.chairs[place], ...part }),
});

function oldContribution(
  state: TableState,
  proof: OldShuffleProof,
  { place, ...part }: { place: Player; seal?: string; nonce?: string },
): TableState {
  if (!proof.contributions) return state;
  const contributions = withPlayer(proof.contributions, place, { ...proof.contributions[place], ...part });
  return withProof(state, { ...proof, contributions });
}

/** Adds a seal. The first of a chair counts if it comes before the call; a later one is recorded as late. */
export function sealed(state: TableState, { place, seal }: Event<'nonce-sealed'>): TableState {
  const { proof } = state;
  if (!proof || proof.format === 4) return state;
  if (proof.format !== 3) return proof.isCalled ? state : oldContribution(state, proof, { place, seal });
  if (proof.list !== undefined) return withProof(state, { ...proof, lateSeals: [...proof.lateSeals, place] });
  return proof.chairs[place].seal === undefined ? withProof(state, withChair(proof, place, { seal })) : state;
}

/** Closes the seals and starts the time for openings. */
export function called(state: TableState, at: number, { list }: Event<'nonces-called'>): TableState {
  const { proof } = state;
  if (!proof || proof.format === 4) return state;
  if (proof.format !== 3) return withProof(state, { ...proof, isCalled: true });
  if (proof.list !== undefined) return state;
  return { ...withProof(state, { ...proof, list: list ?? '' }), clock: { ...state.clock, since: at } };
}

export function nonceOpened(state: TableState, { place, nonce }: Event<'nonce-opened'>): TableState {
  const { proof } = state;
  if (!proof || proof.format === 4) return state;
  if (proof.format !== 3) return oldContribution(state, proof, { place, nonce });
  const { seal, nonce: known } = proof.chairs[place];
  const isDue = proof.list !== undefined && seal !== undefined && known === undefined;
  return isDue ? withProof(state, withChair(proof, place, { nonce })) : state;
}

export function refused(state: TableState, { place, reason }: Event<'shuffle-refused'>): TableState {
  const { proof } = state;
  if (proof?.format !== 3 || proof.objections.length >= MOST_OBJECTIONS) return state;
  return withProof(state, { ...proof, objections: [...proof.objections, { place, reason }] });
}

export function lossAccepted(state: TableState, { place }: Event<'loss-accepted'>): TableState {
  const { proof } = state;
  if (proof?.format !== 3 || proof.acceptedLoss.includes(place)) return state;
  return withProof(state, { ...proof, acceptedLoss: [...proof.acceptedLoss, place] });
}

/**
 * Moves the clocks by the server's downtime. Counts restarts of an open shuffle: from the third on, its limits stay
 * where they are, or move back if the machine's clock was set back.
 */
export function clockShifted(state: TableState, { by, isRestart }: Event<'clock-shifted'>): TableState {
  const clock = shifted(state.clock, by);
  const shuffle = isRestart ? pendingShuffle(state) : undefined;
  if (!shuffle) return { ...state, clock };
  const restarts = (shuffle.restarts ?? 0) + 1;
  const since = restarts > MOST_RESTARTS ? Math.min(clock.since, state.clock.since) : clock.since;
  return withProof({ ...state, clock: { ...clock, since } }, { ...shuffle, restarts });
}

/** Counts a strike for each chair that withheld its nonce, and keeps the attempt in the public record. */
export function voided(state: TableState, event: Event<'shuffle-void'>): TableState {
  const { withheld, objectedBy, salt, seed } = event;
  const { proof, redeals = NO_REDEALS } = state;
  if (proof?.format !== 3) return state;
  const attempt: BoundShuffleProof = {
    ...proof,
    opened: { salt, seed },
    isVoid: true,
    ...(objectedBy !== undefined && { objectedBy }),
  };
  const strikes = byPlayer(chair => redeals.strikes[chair] + (withheld.includes(chair) ? 1 : 0));
  return { ...state, proof: attempt, secret: undefined, redeals: { strikes, voids: [...redeals.voids, attempt] } };
}

export function opened(state: TableState, { handNumber, salt, seed }: Event<'shuffle-opened'>): TableState {
  const { proof } = state;
  const values = { salt, seed };
  if (proof?.format) return { ...state, proof: { ...proof, opened: values }, secret: undefined };
  const commitment = proof?.commitment ?? '';
  return { ...state, proof: { ...proof, handNumber, commitment, opened: values }, secret: undefined };
}

/** Moves strikes with their players after the draw of seats, and records the draw in the proofs. */
export function drawnFor(state: TableState, order: ByPlayer<Player>): Pick<TableState, 'proof' | 'redeals'> {
  const { proof, redeals } = state;
  const taken = takenTiles(state.winds);
  const drawn =
    proof?.format === 4
      ? { ...proof, order, isDealt: true }
      : proof?.format === 3
        ? { ...proof, order, isDealt: true, ...(taken && { taken }) }
        : proof?.contributions && { ...proof, order };
  return {
    proof: drawn ?? proof,
    ...(redeals && {
      redeals: {
        strikes: byPlayer(letter => redeals.strikes[order[letter]]),
        voids: redeals.voids.map(attempt => ({ ...attempt, order })),
      },
    }),
  };
}

/** Marks the shuffle as dealt. */
export const dealtFrom = (proof: TableState['proof']): TableState['proof'] =>
  proof?.format && !proof.opened ? { ...proof, isDealt: true } : proof;
