import { randomBytes } from 'node:crypto';
import type { PersonId } from '@gorrion/protocol';
import type { StoredFact } from '../persistence/ledgers.ts';
import type { Held } from './held.ts';

/** A ledger without a person: the facts that are written anew, those that are added, and the state after all. */
interface Forgotten {
  readonly changed: readonly StoredFact[];
  readonly added: readonly StoredFact[];
  readonly state: unknown;
}

/** Returns a ledger as it is once a person has gone at a time (ms since 1970) and nothing of them is left in its facts. */
export function withoutPerson(
  { kind, state, version }: Held,
  stored: readonly StoredFact[],
  person: PersonId,
  at: number,
): Forgotten {
  const going = kind
    .forget(state, person)
    .map((event, n): StoredFact => ({ seq: version + n + 1, at, by: null, command: null, event }));
  const before = [...stored, ...going];
  // An id that is nobody's, so that the facts fold as before.
  const nobody = randomBytes(16).toString('hex');
  const facts = kind
    .scrub(before, person)
    .map((fact): StoredFact => JSON.parse(JSON.stringify(fact).replaceAll(person, nobody)));
  return {
    changed: facts.slice(0, version).filter((fact, n) => JSON.stringify(fact) !== JSON.stringify(before[n])),
    added: facts.slice(version),
    state: facts.reduce((folded: unknown, fact) => kind.evolve(folded, fact), kind.empty),
  };
}
