import type { Context, Decision, KeyOf, NameOf } from '@gorrion/events/ledger';
import type { Me, PersonId } from '@gorrion/protocol';
import type { StoredFact } from '../persistence/ledgers.ts';
import type { Held } from './held.ts';
import { LateLedger } from './late.ts';

/* How ledgers that are in memory are shown: as they are, or with a delay. */

/** Returns the state of a ledger as a person is shown it, but for what concerns them. */
export const shownTo = ({ late, state }: Held, person: PersonId): unknown =>
  late?.isLateFor(state, person) ? late.state : state;

/** Returns what a person may know of a ledger now. */
export const viewOf = ({ kind, late, state }: Held, person: PersonId, nameOf: NameOf, keyOf: KeyOf): unknown =>
  late?.isLateFor(state, person) ? late.view(state, person, nameOf, keyOf) : kind.view(state, person, nameOf, keyOf);

/**
 * Decides a command. Who sees the ledger with a delay is first answered by how it is shown to them: a refusal must not tell
 * what has happened since.
 */
export function decideFor(
  { kind, late, state }: Pick<Held, 'kind' | 'late' | 'state'>,
  command: unknown,
  context: Context & { readonly by: Me },
): Decision<unknown> {
  if (late?.refuses(state, command, context.by.id)) {
    const shown = kind.decide(late.state, command, context);
    if (!shown.ok) return shown;
  }
  return kind.decide(state, command, { ...context, ...(late?.isBehind && { isBehind: true }) });
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
export const versionFor = (
  { late, state, version }: Pick<Held, 'late' | 'state' | 'version'>,
  person: PersonId,
): number => (late ? late.versionFor(state, person) : version);
