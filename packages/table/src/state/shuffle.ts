import type {
  BoundShuffleProof,
  GivingChair,
  OldShuffleProof,
  Redeals,
  ShuffleProof,
  TableEvent,
  TableState,
} from '@gorrion/protocol';
import { type ByPlayer, byPlayer, type Player, withPlayer } from '@gorrion/rules';
import { shifted } from '../clock/fold.ts';
import { pendingShuffle } from '../shuffle/pendingShuffle.ts';

/* The facts of a shuffle, folded. No hash is computed here: who wants to know whether they are true verifies the proof. */

type Event<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

const NO_REDEALS: Redeals = { strikes: [0, 0, 0, 0], voids: [] };

/** Restarts after which the limits of one attempt begin anew; a later one gives no more time. */
const MOST_RESTARTS = 2;

/** Of one shuffle: every chair may object for every reason once. */
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

export function committed(state: TableState, at: number, event: Event<'shuffle-committed'>): TableState {
  const proof = boundProof(event);
  const clock = { ...state.clock, since: at };
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

/** The first seal of a chair counts, if it comes before the call; after it the proof shows that it came too late. */
export function sealed(state: TableState, { place, seal }: Event<'nonce-sealed'>): TableState {
  const { proof } = state;
  if (!proof) return state;
  if (proof.format !== 3) return proof.isCalled ? state : oldContribution(state, proof, { place, seal });
  if (proof.list !== undefined) return withProof(state, { ...proof, lateSeals: [...proof.lateSeals, place] });
  return proof.chairs[place].seal === undefined ? withProof(state, withChair(proof, place, { seal })) : state;
}

/** The time for openings runs from the call. */
export function called(state: TableState, at: number, { list }: Event<'nonces-called'>): TableState {
  const { proof } = state;
  if (!proof) return state;
  if (proof.format !== 3) return withProof(state, { ...proof, isCalled: true });
  if (proof.list !== undefined) return state;
  return { ...withProof(state, { ...proof, list: list ?? '' }), clock: { ...state.clock, since: at } };
}

export function nonceOpened(state: TableState, { place, nonce }: Event<'nonce-opened'>): TableState {
  const { proof } = state;
  if (!proof) return state;
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
 * Moves the clocks by the time in which the server was away. Counts restarts of an open shuffle: from the third on, its
 * limits stay where they are, or move back with a machine's clock that was set back.
 */
export function clockShifted(state: TableState, { by, isRestart }: Event<'clock-shifted'>): TableState {
  const clock = shifted(state.clock, by);
  const shuffle = isRestart ? pendingShuffle(state) : undefined;
  if (!shuffle) return { ...state, clock };
  const restarts = (shuffle.restarts ?? 0) + 1;
  const since = restarts > MOST_RESTARTS ? Math.min(clock.since, state.clock.since) : clock.since;
  return withProof({ ...state, clock: { ...clock, since } }, { ...shuffle, restarts });
}

/** Counts a strike for whoever withheld, and keeps the attempt for everybody to see. */
export function voided(state: TableState, { withheld, salt, seed }: Event<'shuffle-void'>): TableState {
  const { proof, redeals = NO_REDEALS } = state;
  if (proof?.format !== 3) return state;
  const attempt: BoundShuffleProof = { ...proof, opened: { salt, seed }, isVoid: true };
  const strikes = byPlayer(chair => redeals.strikes[chair] + (withheld.includes(chair) ? 1 : 0));
  return { ...state, proof: attempt, secret: undefined, redeals: { strikes, voids: [...redeals.voids, attempt] } };
}

export function opened(state: TableState, { handNumber, salt, seed }: Event<'shuffle-opened'>): TableState {
  const { proof } = state;
  const values = { salt, seed };
  if (proof?.format === 3) return { ...state, proof: { ...proof, opened: values }, secret: undefined };
  const commitment = proof?.commitment ?? '';
  return { ...state, proof: { ...proof, handNumber, commitment, opened: values }, secret: undefined };
}

/** After the draw of seats a chair is a letter: strikes move with their players, and proofs know who sat where. */
export function drawnFor(state: TableState, order: ByPlayer<Player>): Pick<TableState, 'proof' | 'redeals'> {
  const { proof, redeals } = state;
  const drawn = proof?.format === 3 ? { ...proof, order, isDealt: true } : proof?.contributions && { ...proof, order };
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

/** A hand was dealt from the shuffle. */
export const dealtFrom = (proof: TableState['proof']): TableState['proof'] =>
  proof?.format === 3 && !proof.opened ? { ...proof, isDealt: true } : proof;
