import { TABLE_REFUSALS, type TableRefusal } from '@gorrion/protocol';

/** The result of a command: its sender's event number after it, or the refusal, of which `More` are not a table's. */
export type CommandResult<More extends string = never> =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly code: TableRefusal | More };

const ROOM_AT_FIRST = 4;
/** Words of 32 bits for each command: its id, its digest, its result. */
const [ID, DIGEST] = [4, 2];
const WORDS = ID + DIGEST + 1;
/** A result is one word: event numbers count up from 0, refusals count down from here. */
const LAST = 2 ** 32 - 1;

const wordAt = (hex: string, n: number): number => Number.parseInt(hex.slice(8 * n, 8 * n + 8), 16);

/**
 * Keeps the last commands of one person with their results in one typed array. As objects and strings they take half of
 * the memory of a thousand tables, and garbage collection stops every table. Ids have 32, digests 16 hex digits.
 */
export class AnswerRing<More extends string = never> {
  readonly #most: number;
  readonly #codes: readonly (TableRefusal | More)[];
  #words = new Uint32Array(ROOM_AT_FIRST * WORDS);
  #first = 0;
  #size = 0;

  /** `most`: how many commands are kept; `codes`: all refusals. */
  constructor(most: number, codes: readonly (TableRefusal | More)[] = TABLE_REFUSALS) {
    this.#most = most;
    this.#codes = codes;
  }

  get size(): number {
    return this.#size;
  }

  /** Adds a command as the newest, and drops the oldest if the ring is full. A known id keeps its position. */
  add(id: string, digest: string, answer: CommandResult<More>): void {
    let at = this.#find(id);
    if (at === undefined) {
      if (this.#size === this.#most) this.dropOldest();
      if (this.#size === this.#room) this.#grow();
      at = this.#at(this.#size++);
    }
    for (let n = 0; n < ID; n++) this.#words[at + n] = wordAt(id, n);
    for (let n = 0; n < DIGEST; n++) this.#words[at + ID + n] = wordAt(digest, n);
    this.#words[at + ID + DIGEST] = answer.ok ? answer.seq : LAST - this.#codes.indexOf(answer.code);
  }

  find(id: string, digest: string): CommandResult<More> | undefined {
    const at = this.#find(id);
    if (at === undefined) return undefined;
    for (let n = 0; n < DIGEST; n++)
      if (this.#words[at + ID + n] !== wordAt(digest, n)) return { ok: false, code: 'command-id-reused' };
    const word = this.#words[at + ID + DIGEST]!;
    const code = this.#codes[LAST - word];
    return code ? { ok: false, code } : { ok: true, seq: word };
  }

  dropOldest(): void {
    this.#first = (this.#first + 1) % this.#room;
    this.#size--;
  }

  get #room(): number {
    return this.#words.length / WORDS;
  }

  /** Returns where the words of the nth oldest command begin. */
  #at(n: number): number {
    return ((this.#first + n) % this.#room) * WORDS;
  }

  #find(id: string): number | undefined {
    const [a, b, c, d] = [wordAt(id, 0), wordAt(id, 1), wordAt(id, 2), wordAt(id, 3)];
    const words = this.#words;
    for (let n = this.#size - 1; n >= 0; n--) {
      const at = this.#at(n);
      if (words[at] === a && words[at + 1] === b && words[at + 2] === c && words[at + 3] === d) return at;
    }
    return undefined;
  }

  #grow(): void {
    const wider = new Uint32Array(WORDS * Math.min(2 * this.#room, this.#most));
    for (let n = 0; n < this.#size; n++) {
      const at = this.#at(n);
      wider.set(this.#words.subarray(at, at + WORDS), n * WORDS);
    }
    this.#words = wider;
    this.#first = 0;
  }
}
