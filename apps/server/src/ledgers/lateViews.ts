import type { KeyOf, NameOf } from '@gorrion/events/ledger';
import type { PersonId } from '@gorrion/protocol';
import type { StoredFact } from '../persistence/ledgers.ts';
import type { Held } from './held.ts';
import { LateLedger } from './late.ts';

/* How ledgers that are in memory are shown: as they are, or with a delay. */

/** Whether a person sees a ledger with a delay. */
const isLateFor = ({ kind, late, state }: Held, person: PersonId): boolean =>
  late !== undefined && kind.late !== undefined && kind.late.readerOf(state, person) !== 'live';

/** Returns the state of a ledger as all are shown it who do not see it live. */
export const shownTo = (held: Held, person: PersonId): unknown =>
  isLateFor(held, person) ? held.late?.state : held.state;

/** Returns what a person may know of a ledger now. */
export function viewOf(held: Held, person: PersonId, nameOf: NameOf, keyOf: KeyOf): unknown {
  const { kind, late, state } = held;
  return kind.late && late && isLateFor(held, person)
    ? kind.late.view(late.state, state, person, nameOf, keyOf)
    : kind.view(state, person, nameOf, keyOf);
}

/** Tells the facts that are new of a ledger, before its state holds them, to how it is shown late. */
export function addLate(held: Held, facts: readonly StoredFact[]): void {
  const { kind } = held;
  let { state } = held;
  for (const [n, fact] of facts.entries()) {
    const after = kind.evolve(state, fact);
    if (held.late) held.late.add(state, fact);
    else if (kind.late?.setsDelay(fact.event)) held.late = new LateLedger(kind, kind.late, after, held.version + n + 1);
    state = after;
  }
}

/** Returns the version of a ledger as a person sees it. */
export function versionFor({ kind, late, state, version }: Held, person: PersonId): number {
  const reader = late && kind.late ? kind.late.readerOf(state, person) : 'live';
  return reader === 'live' || !late ? version : late.versionFor(reader);
}
