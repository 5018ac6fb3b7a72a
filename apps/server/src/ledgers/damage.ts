import type { Refused } from '@gorrion/events/ledger';
import type { PersonId } from '@gorrion/protocol';
import { codeForLog, type Log } from '../config/log.ts';
import type { Standing } from '../limits/guesses.ts';
import type { LedgerStore, StoredLedger } from '../persistence/ledgers.ts';
import { readCode } from '../tables/code.ts';
import type { AnyKind } from './kinds.ts';

/*
 * Ledgers that cannot be read or folded. Each stays closed until the next start, and the others go on: the people in it are
 * told on its page, the operator in the log and the metrics.
 */

interface Folded {
  readonly state: unknown;
  /** The version after each command, by the command's id. */
  readonly commands: Map<string, number>;
  /** Why the ledger cannot go on, without anything that it holds; undefined if it can. */
  readonly damage: string | undefined;
}

const NOBODY = '' as PersonId;

/** Returns why a state is none that its kind can work with; undefined if it is. */
function flawOf(kind: AnyKind, state: unknown): string | undefined {
  try {
    const [first = NOBODY] = kind.peopleOf(state);
    kind.isPublic(state);
    kind.card(state, first, () => '');
    return undefined;
  } catch {
    return 'its facts make no state';
  }
}

/** Folds the facts of a ledger. One that does not fold is left out, and damages the ledger. */
export function foldStored(kind: AnyKind, stored: StoredLedger): Folded {
  const commands = new Map<string, number>();
  let { damage } = stored;
  let state = kind.empty;
  for (const fact of stored.facts) {
    try {
      const next = kind.evolve(state, fact);
      if (next === undefined) throw new Error('no state follows from this fact');
      state = next;
    } catch {
      damage ??= `fact ${fact.seq} does not fold`;
    }
    if (fact.command !== null) commands.set(fact.command, fact.seq);
  }
  return { state, commands, damage: damage ?? flawOf(kind, state) };
}

/** A ledger that stays closed, and what can be known of it. */
interface Damaged {
  readonly id: string;
  readonly kind: AnyKind;
  readonly state: unknown;
}

/** The ledgers that were found damaged since the start. */
export class DamagedLedgers {
  readonly #store: Pick<LedgerStore, 'ledgersOf'>;
  readonly #log: Log;
  readonly #damaged = new Map<string, Damaged>();

  constructor(store: Pick<LedgerStore, 'ledgersOf'>, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  get size(): number {
    return this.#damaged.size;
  }

  /** Closes a ledger; `reason` goes into the log. */
  close(damaged: Damaged, reason: string): void {
    const { id, kind } = damaged;
    this.#damaged.set(id, damaged);
    const known = { ledger: codeForLog(id), kind: kind.kind, reason };
    this.#log.error(known, 'a group or event is damaged and stays closed');
  }

  at(typed: string): Damaged | undefined {
    const id = readCode(typed);
    return id && this.#damaged.get(id);
  }

  /** Returns what a person has to do with a ledger that was not found, which is to be of a kind if one is named. */
  async standing(typed: string, person: PersonId, kind?: string): Promise<Standing> {
    const damaged = this.at(typed);
    if (!damaged || (kind !== undefined && damaged.kind.kind !== kind)) return 'nothing';
    return (await this.#store.ledgersOf(person, damaged.kind.kind)).includes(damaged.id) ? 'known' : 'other';
  }

  /** Refuses a ledger that was not found. Only the people in it hear that it is damaged. */
  async refusal(typed: string, person: PersonId): Promise<{ readonly ok: false } & Refused> {
    const standing = await this.standing(typed, person);
    if (standing === 'nothing') return { ok: false, code: 'no-such-ledger' };
    return { ok: false, code: standing === 'known' ? 'ledger-damaged' : 'not-yours' };
  }
}
