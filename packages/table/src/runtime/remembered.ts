import { TABLE_REFUSALS, type TableRefusal } from '@gorrion/protocol';

/** What a command came to: its sender's event number after it, or why it was refused. */
export type Executed =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly code: TableRefusal };

const ROOM_AT_FIRST = 4;
/** Numbers of 32 bits that a command takes: its id, what it said, what it came to. */
const [ID, DIGEST] = [4, 2];
const WORDS = ID + DIGEST + 1;
/** Event numbers count up from nothing, refusals down from here. */
const LAST = 2 ** 32 - 1;

const wordAt = (hex: string, n: number): number => Number.parseInt(hex.slice(8 * n, 8 * n + 8), 16);

const wordOf = (answer: Executed): number => (answer.ok ? answer.seq : LAST - TABLE_REFUSALS.indexOf(answer.code));

function answerOf(word: number): Executed {
  const code = TABLE_REFUSALS[LAST - word];
  return code ? { ok: false, code } : { ok: true, seq: word };
}

/**
 * The last commands of one person and what they came to, in one piece of memory. As objects and texts they were
 * half of all that a thousand tables held, and while the collector goes through what is held everybody waits.
 * Ids are 32, digests 16 hexadecimal digits.
 */
export class Remembered {
  readonly #most: number;
  #words = new Uint32Array(ROOM_AT_FIRST * WORDS);
  #first = 0;
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#size;
  }

  /** The newest; the oldest is given up for it where there is no room. A known id keeps its place. */
  add(id: string, digest: string, answer: Executed): void {
    let at = this.#find(id);
    if (at === undefined) {
      if (this.#size === this.#most) this.dropOldest();
      if (this.#size === this.#room) this.#grow();
      at = this.#at(this.#size++);
    }
    for (let n = 0; n < ID; n++) this.#words[at + n] = wordAt(id, n);
    for (let n = 0; n < DIGEST; n++) this.#words[at + ID + n] = wordAt(digest, n);
    this.#words[at + ID + DIGEST] = wordOf(answer);
  }

  find(id: string, digest: string): Executed | undefined {
    const at = this.#find(id);
    if (at === undefined) return undefined;
    for (let n = 0; n < DIGEST; n++)
      if (this.#words[at + ID + n] !== wordAt(digest, n)) return { ok: false, code: 'command-id-reused' };
    return answerOf(this.#words[at + ID + DIGEST]!);
  }

  dropOldest(): void {
    this.#first = (this.#first + 1) % this.#room;
    this.#size--;
  }

  get #room(): number {
    return this.#words.length / WORDS;
  }

  /** Where the words of the nth oldest begin. */
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
