import type { Envelope, PersonId, TableRefusal } from '@gorrion/protocol';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type Executed =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly code: TableRefusal };

/** How many commands are remembered; a client repeats only its last few. */
const KEPT = 64;

interface Known {
  readonly digest: string;
  readonly answer: Promise<Executed>;
}

export const digestOf = ({ command, answers }: Envelope): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify([answers, command]))).subarray(0, 8));

/** Answers given, by who asked and his own id for it: a repeat is answered alike and applied once. */
export class Answers {
  readonly #known = new Map<string, Known>();

  static #key = (by: PersonId, id: string): string => `${id} ${by}`;

  find(by: PersonId, id: string, digest: string): Promise<Executed> | undefined {
    const known = this.#known.get(Answers.#key(by, id));
    if (!known) return undefined;
    return known.digest === digest ? known.answer : Promise.resolve({ ok: false, code: 'command-id-reused' });
  }

  remember(by: PersonId, id: string, digest: string, answer: Promise<Executed>): void {
    this.#known.set(Answers.#key(by, id), { digest, answer });
    if (this.#known.size <= KEPT) return;
    for (const oldest of this.#known.keys()) {
      this.#known.delete(oldest);
      break;
    }
  }

  /** An answer that may be asked for again, because nothing was done. */
  forget(by: PersonId, id: string): void {
    this.#known.delete(Answers.#key(by, id));
  }
}
