import type { Entry, Envelope, PersonId, TableRefusal } from '@gorrion/protocol';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { AnswerRing, type CommandResult } from './answerRing.ts';

/** Answers kept for each person; a client resends only its last few commands. */
const KEPT_A_PERSON = 16;
/** Answers kept for all people. The person with the most loses the oldest, so nobody evicts another person's. */
const KEPT = 64;

/** Result of a command whose code threw. It may have been applied in part, so it is not run again. */
const FAILED: CommandResult = { ok: false, code: 'table-frozen' };

/** A command without a result yet. */
interface PendingCommand<More extends string> {
  readonly by: PersonId;
  readonly id: string;
  readonly digest: string;
  readonly answer: Promise<CommandResult<More>>;
}

/** Returns the entries of a log whose answers a client may request again: the last few of every person. */
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

/** Returns what tells two commands under one id apart (16 hex digits). */
export const digestOfCommand = ({ command, answers }: Envelope<unknown> & { readonly answers?: number }): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify([answers, command]))).subarray(0, 8));

/** Keeps pending and recent results by sender and command id, so that a repeat gets the same result and has no effect. */
export class RecentAnswers<More extends string = never> {
  /** All pending commands, oldest first; without a bound, because none of them may run twice. */
  readonly #waiting: PendingCommand<More>[] = [];
  readonly #given = new Map<PersonId, AnswerRing<More>>();
  readonly #codes: readonly (TableRefusal | More)[] | undefined;
  #size = 0;

  /** `codes`: all refusals, where there are more than a table's. */
  constructor(codes?: readonly (TableRefusal | More)[]) {
    this.#codes = codes;
  }

  find(by: PersonId, id: string, digest: string): Promise<CommandResult<More>> | undefined {
    const waiting = this.#waiting.find(one => one.id === id && one.by === by);
    if (waiting && waiting.digest !== digest) return Promise.resolve({ ok: false, code: 'command-id-reused' });
    if (waiting) return waiting.answer;
    const given = this.#given.get(by)?.find(id, digest);
    return given && Promise.resolve(given);
  }

  /** Records a command as pending. */
  expect(by: PersonId, id: string, digest: string, answer: Promise<CommandResult<More>>): void {
    const waiting = { by, id, digest, answer };
    this.#waiting.push(waiting);
    const settled = (given: CommandResult<More>) => {
      if (this.#takeOut(waiting)) this.give(by, id, digest, given);
    };
    answer.then(settled, () => settled(FAILED));
  }

  /** Records the result of a command. */
  give(by: PersonId, id: string, digest: string, answer: CommandResult<More>): void {
    const own = this.#given.get(by) ?? new AnswerRing(KEPT_A_PERSON, this.#codes);
    this.#given.set(by, own);
    this.#size -= own.size;
    own.add(id, digest, answer);
    this.#size += own.size;
    if (this.#size > KEPT) this.#dropFromLargest();
  }

  /** Drops a pending command that was not applied and can be resent. */
  forget(by: PersonId, id: string): void {
    const waiting = this.#waiting.find(one => one.id === id && one.by === by);
    if (waiting) this.#takeOut(waiting);
  }

  #takeOut(waiting: PendingCommand<More>): boolean {
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
