import { type HandState, SEATS, type Seat } from '@gorrion/rules';

export type Call = 'chow' | 'pung' | 'kong' | 'win' | 'flower' | 'declined';
export interface Callout {
  readonly seat: Seat;
  readonly call: Call;
}

const announced = (state: HandState) => (state.phase.name === 'claims' ? state.phase.announced : undefined);

/** Returns the word of strict play that took the discard, before its tiles lie. */
function said({ phase }: HandState): Callout | undefined {
  const taken = phase.name === 'claims' ? phase.taken : undefined;
  return taken && { seat: taken.seat, call: taken.word };
}

/** Returns the seat that has just done without a replacement: it drew none, and discarded nothing. */
function declined(before: HandState, after: HandState): Callout | undefined {
  if (before.phase.name !== 'turn' || !before.phase.owes || after.phase.name !== 'turn') return undefined;
  const { seat } = before.phase;
  const isDone = after.phase.seat !== seat || (!after.phase.owes && after.phase.drawn === undefined);
  return isDone ? { seat, call: 'declined' } : undefined;
}

/**
 * Returns what a seat calls between two states: a claim, a word, a new meld, an added kong, a flower or a win, or that it
 * takes no replacement.
 */
export function calloutBetween(before: HandState, after: HandState): Callout | undefined {
  if (after.phase.name === 'over') return won(before, after);
  if (after.phase.name === 'counting') {
    return before.phase.name === 'counting' ? undefined : { seat: after.phase.seat, call: 'win' };
  }
  if (before.phase.name === 'counting') return undefined;
  const caller = announced(after);
  if (after.phase.name === 'claims' && caller !== undefined && announced(before) !== caller) {
    const claim = after.phase.made[caller];
    return claim && claim.kind !== 'pass' && claim.kind !== 'said' ? { seat: caller, call: claim.kind } : undefined;
  }
  const without = declined(before, after);
  if (without) return without;
  const word = said(after);
  if (word && said(before)?.seat !== word.seat) return word;
  for (const seat of SEATS) {
    const call = newMeld(before, after, seat) ?? newFlower(before, after, seat);
    if (call && announced(before) !== seat && said(before)?.seat !== seat) return { seat, call };
  }
  return undefined;
}

function won(before: HandState, after: HandState): Callout | undefined {
  const outcome = after.phase.name === 'over' ? after.phase.outcome : undefined;
  // A winner who counted has said Hu before.
  const isNew = before.phase.name !== 'over' && before.phase.name !== 'counting';
  return isNew && outcome?.kind === 'won' ? { seat: outcome.seat, call: 'win' } : undefined;
}

function newMeld(before: HandState, after: HandState, seat: Seat): Call | undefined {
  const [was, is] = [before.seats[seat].melds, after.seats[seat].melds];
  if (is.length > was.length) return is[is.length - 1]!.kind;
  return is.some((meld, i) => meld.kind === 'kong' && was[i]?.kind === 'pung') ? 'kong' : undefined;
}

const newFlower = (before: HandState, after: HandState, seat: Seat): Call | undefined =>
  after.seats[seat].flowers.length > before.seats[seat].flowers.length ? 'flower' : undefined;
