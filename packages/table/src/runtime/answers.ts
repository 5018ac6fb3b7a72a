import type { Entry, Envelope, PersonId, TableRefusal } from '@gorrion/protocol';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type Executed =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly code: TableRefusal };

/** How many commands of one person are remembered; a client repeats only its last few. */
const KEPT_A_PERSON = 16;
/** Of all together: when there are more, whoever has most gives one up, so that nobody pushes out another's. */
const KEPT = 64;

interface Known {
  readonly id: string;
  readonly digest: string;
  readonly answer: Promise<Executed>;
}

/** The entries of a log whose answers may be asked for again: the last few of every person. */
export function answerable(log: readonly Entry[]): ReadonlySet<Entry> {
  const counts = new Map<PersonId, number>();
  const found = log.toReversed().filter(({ cause }) => {
    if (!cause) return false;
    const count = (counts.get(cause.by) ?? 0) + 1;
    counts.set(cause.by, count);
    return count <= KEPT_A_PERSON;
  });
  return new Set(found);
}

export const digestOf = ({ command, answers }: Envelope): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify([answers, command]))).subarray(0, 8));

/**
 * Answers given, by who asked and his own id for it: a repeat is answered alike and applied once. Of one person they are
 * a short list, oldest first: a map that takes one and drops one with every command leaves its old tables behind, each
 * of which keeps the next alive until the whole heap is collected.
 */
export class Answers {
  readonly #known = new Map<PersonId, Known[]>();
  #size = 0;

  find(by: PersonId, id: string, digest: string): Promise<Executed> | undefined {
    const known = this.#known.get(by)?.find(one => one.id === id);
    if (!known) return undefined;
    return known.digest === digest ? known.answer : Promise.resolve({ ok: false, code: 'command-id-reused' });
  }

  remember(by: PersonId, id: string, digest: string, answer: Promise<Executed>): void {
    const own = this.#known.get(by) ?? [];
    if (own.length === 0) this.#known.set(by, own);
    const at = own.findIndex(one => one.id === id);
    if (at < 0) this.#size++;
    own[at < 0 ? own.length : at] = { id, digest, answer };
    if (own.length > KEPT_A_PERSON) this.#dropOldest(by, own);
    else if (this.#size > KEPT) this.#dropFromLargest();
  }

  /** An answer that may be asked for again, because nothing was done. */
  forget(by: PersonId, id: string): void {
    const own = this.#known.get(by);
    const at = own?.findIndex(one => one.id === id) ?? -1;
    if (!own || at < 0) return;
    own.splice(at, 1);
    this.#size--;
    if (own.length === 0) this.#known.delete(by);
  }

  #dropFromLargest(): void {
    let [who, most] = this.#known.entries().next().value!;
    for (const [person, own] of this.#known) if (own.length > most.length) [who, most] = [person, own];
    this.#dropOldest(who, most);
  }

  #dropOldest(who: PersonId, own: Known[]): void {
    own.shift();
    this.#size--;
    if (own.length === 0) this.#known.delete(who);
  }
}
