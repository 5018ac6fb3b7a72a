import {
  type Claim,
  type HandEvent,
  type HandState,
  isFlower,
  isMeldClaim,
  isSameClaim,
  outranks,
  type Seat,
  type SeatClaim,
  type SeatCommand,
  safeActions,
} from '@gorrion/rules';

/** What a seat said in a claim window, or let pass without a word. */
export interface WindowAnswer {
  readonly seat: Seat;
  readonly played: SeatCommand;
  readonly actions: readonly SeatCommand[];
  /** Index of the fact that answered: of the word, or of the end of the window. */
  readonly fact: number;
}

type ClaimCommand = Extract<SeatCommand, { type: 'claim' }>;

/** Returns the claim that an event shows to have taken the tile of a window; undefined if nobody took it. */
function takerIn(event: HandEvent): SeatClaim | undefined {
  if (event.type === 'won' || event.type === 'hu-shown') return { seat: event.seat, claim: { kind: 'win' } };
  if (event.type !== 'melded') return undefined;
  const { seat, meld } = event;
  return { seat, claim: meld.kind === 'chow' ? { kind: 'chow', low: meld.low } : { kind: meld.kind } };
}

const CLOSING: ReadonlySet<HandEvent['type']> = new Set([
  'melded',
  'won',
  'drew',
  'replacement-owed',
  'exhausted',
  'stopped',
]);

/** The claim window on a discard or an added kong, as its events tell of it. */
export class ClaimRecord {
  /** Number of facts before the window. */
  readonly before: number;
  /** The hand when it opened: nobody has answered. */
  readonly opened: HandState;
  readonly #from: Seat;
  readonly #said = new Map<Seat, { readonly claim: Claim; readonly fact: number }>();
  /** Seats whose claim fell or was taken back: what they would have done is not known. */
  readonly #fallen = new Set<Seat>();

  constructor(before: number, opened: HandState, from: Seat) {
    this.before = before;
    this.opened = opened;
    this.#from = from;
  }

  /** Takes an event in; returns whether the window is over with it. */
  add(event: HandEvent, fact: number): boolean {
    if (event.type === 'claim-made') this.#said.set(event.seat, { claim: event.claim, fact });
    if (event.type === 'hu-shown') this.#said.set(event.seat, { claim: { kind: 'win' }, fact });
    if (event.type === 'fouled' && event.voidsClaim) this.#fallen.add(event.seat);
    if (event.type === 'umpire-ruled' && event.ruling.kind === 'void-claim') this.#fallen.add(event.ruling.seat);
    return CLOSING.has(event.type);
  }

  /**
   * Returns what a seat answered, once the window is over with `end`; undefined if it had no choice, or its answer
   * cannot be graded.
   */
  answerOf(seat: Seat, end: HandEvent, fact: number): WindowAnswer | undefined {
    const { isDead, concealed } = this.opened.seats[seat];
    if (seat === this.#from || isDead || this.#fallen.has(seat) || concealed.some(isFlower)) return undefined;
    const actions = safeActions(this.opened, seat).filter(action => action.type === 'claim');
    if (actions.length < 2) return undefined;
    const said = this.#said.get(seat);
    const claim = said ? claimSaid(said.claim, seat, actions, end) : this.#silence(seat, actions, end);
    const isPossible = claim && actions.some(action => isSameClaim(action.claim, claim));
    return isPossible ? { seat, played: { type: 'claim', seat, claim }, actions, fact: said?.fact ?? fact } : undefined;
  }

  /**
   * Returns the pass of a seat that said nothing. Undefined if the seat could have changed nothing, because a higher
   * claim ended the window, or the hand was stopped: it may not have had the time.
   */
  #silence(seat: Seat, actions: readonly ClaimCommand[], end: HandEvent): Claim | undefined {
    const taker = takerIn(end);
    const couldTake = !taker || actions.some(({ claim }) => outranks(this.#from, { seat, claim }, taker));
    return end.type !== 'stopped' && couldTake ? { kind: 'pass' } : undefined;
  }
}

/** Returns the claim that a word of strict play stood for: the meld laid down, or the only one possible. */
function claimSaid(said: Claim, seat: Seat, actions: readonly ClaimCommand[], end: HandEvent): Claim | undefined {
  if (said.kind !== 'said') return said;
  const taker = takerIn(end);
  if (taker?.seat === seat && taker.claim.kind === said.word) return taker.claim;
  const fitting = actions.filter(({ claim }) => isMeldClaim(claim) && claim.kind === said.word);
  return fitting.length === 1 ? fitting[0]!.claim : undefined;
}
