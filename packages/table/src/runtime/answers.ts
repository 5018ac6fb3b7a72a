import type { Entry, Envelope, PersonId } from '@gorrion/protocol';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Executed, Remembered } from './remembered.ts';

/** How many commands of one person are remembered; a client repeats only its last few. */
const KEPT_A_PERSON = 16;
/** Of all together: when there are more, whoever has most gives one up, so that nobody pushes out another's. */
const KEPT = 64;

/** What a page is told where the program failed: nobody knows how far it came, so it is not begun again. */
const FAILED: Executed = { ok: false, code: 'table-frozen' };

/** A command that is still being carried out. */
interface PendingCommand {
  readonly by: PersonId;
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

/** Answers given and answers to come, by who asked and his own id for it: a repeat is answered alike and applied once. */
export class Answers {
  /** Oldest first, all of them however many: what is still being done must not be begun again. */
  readonly #waiting: PendingCommand[] = [];
  readonly #given = new Map<PersonId, Remembered>();
  #size = 0;

  find(by: PersonId, id: string, digest: string): Promise<Executed> | undefined {
    const waiting = this.#waiting.find(one => one.id === id && one.by === by);
    if (waiting && waiting.digest !== digest) return Promise.resolve({ ok: false, code: 'command-id-reused' });
    if (waiting) return waiting.answer;
    const given = this.#given.get(by)?.find(id, digest);
    return given && Promise.resolve(given);
  }

  /** A command is being carried out. */
  expect(by: PersonId, id: string, digest: string, answer: Promise<Executed>): void {
    const waiting = { by, id, digest, answer };
    this.#waiting.push(waiting);
    const settled = (given: Executed) => {
      if (this.#takeOut(waiting)) this.give(by, id, digest, given);
    };
    answer.then(settled, () => settled(FAILED));
  }

  /** What a command came to. */
  give(by: PersonId, id: string, digest: string, answer: Executed): void {
    const own = this.#given.get(by) ?? new Remembered(KEPT_A_PERSON);
    this.#given.set(by, own);
    this.#size -= own.size;
    own.add(id, digest, answer);
    this.#size += own.size;
    if (this.#size > KEPT) this.#dropFromLargest();
  }

  /** What was asked may be asked again, because nothing was done. */
  forget(by: PersonId, id: string): void {
    const waiting = this.#waiting.find(one => one.id === id && one.by === by);
    if (waiting) this.#takeOut(waiting);
  }

  #takeOut(waiting: PendingCommand): boolean {
    const at = this.#waiting.indexOf(waiting);
    if (at >= 0) this.#waiting.splice(at, 1);
    return at >= 0;
  }

  #dropFromLargest(): void {
    let [who, most] = this.#given.entries().next().value!;
    for (const [person, own] of this.#given) if (own.size > most.size) [who, most] = [person, own];
    most.dropOldest();
    this.#size--;
    if (most.size === 0) this.#given.delete(who);
  }
}
