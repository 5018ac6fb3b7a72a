import type { Fact } from '@gorrion/events/ledger';
import type { PersonId } from '@gorrion/protocol';

/* What the store keeps of groups, duplicate evenings and tournaments: a ledger each, whose facts are only ever added. */

/** A fact with the client's id of the command that it follows from; null for the server's own. */
export interface StoredFact extends Fact<unknown> {
  readonly command: string | null;
}

export interface StoredLedger {
  readonly id: string;
  readonly kind: string;
  /** The facts that can be read, oldest first. */
  readonly facts: readonly StoredFact[];
  /** What is wrong with the others; absent if nothing is. */
  readonly damage?: string;
}

/** A fact as a database has it. */
export interface FactRow {
  readonly seq: number;
  readonly at: number;
  readonly person: string | null;
  readonly command: string | null;
  readonly body: string;
}

function factOf({ seq, at, person, command, body }: FactRow): StoredFact | undefined {
  try {
    return { seq, at, by: person as PersonId | null, command, event: JSON.parse(body) };
  } catch {
    return undefined;
  }
}

/** Returns a ledger from its rows, oldest first. */
export function ledgerOf(id: string, kind: string, rows: readonly FactRow[]): StoredLedger {
  const facts = rows.map(factOf);
  const unreadable = rows.find((_, n) => facts[n] === undefined);
  const gap = rows.find(({ seq }, n) => seq !== n + 1);
  const damage = unreadable ? `fact ${unreadable.seq} is not whole` : gap && `a fact before fact ${gap.seq} is missing`;
  return { id, kind, facts: facts.filter(fact => fact !== undefined), ...(damage !== undefined && { damage }) };
}

/** What follows from the facts of a ledger, for its lists. */
export interface LedgerIndex {
  readonly people: readonly PersonId[];
  readonly isPublic: boolean;
}

export interface LedgerStore {
  /** Adds facts to a ledger; the first one creates it. Rejects unless they follow what is stored. */
  addFacts(ledger: Pick<StoredLedger, 'id' | 'kind'>, facts: readonly StoredFact[], index: LedgerIndex): Promise<void>;
  /** Adds facts like `addFacts`, and puts others in the place of those with the same numbers: all or none. */
  rewriteFacts(
    ledger: Pick<StoredLedger, 'id' | 'kind'>,
    changed: readonly StoredFact[],
    added: readonly StoredFact[],
    index: LedgerIndex,
  ): Promise<void>;
  /** Returns a ledger with its facts, oldest first; undefined if there is none. */
  readLedger(id: string): Promise<StoredLedger | undefined>;
  /** Returns the ledger that a person's request has opened; undefined if there is none. */
  ledgerOpenedBy(person: PersonId, request: string): Promise<string | undefined>;
  /** Returns the ids of a kind's ledgers in which a person has a part, the newest first. */
  ledgersOf(person: PersonId, kind: string): Promise<readonly string[]>;
  /** Returns the ids of all ledgers in which a person has a part, or to which they have ever added a fact. */
  ledgersWith(person: PersonId): Promise<readonly string[]>;
  /** Returns the ids of at most so many of a kind's ledgers that everybody may find, the newest first, older than one. */
  publicLedgers(kind: string, most: number, before?: string): Promise<readonly string[]>;
  /** Returns the ids of all ledgers of a kind, the oldest first. */
  allLedgers(kind: string): Promise<readonly string[]>;
  /** Deletes a ledger with its facts. */
  dropLedger(id: string): Promise<void>;
}
