import type { Fact, KeyOf, NameOf } from '@gorrion/events/ledger';
import type { PersonId } from '@gorrion/protocol';
import type { AnyKind } from './kinds.ts';

/*
 * A ledger as those see it who see it with a delay: a second fold of its facts. A fact that is held is folded when it is
 * due, in the order of those that are held; others at once. Which is which, and when, follows from the facts alone.
 */

interface Waiting {
  readonly fact: Fact<unknown>;
  /** Server time (ms) at which it is shown. */
  readonly due: number;
}

type LateRules = NonNullable<AnyKind['late']>;

/** More than the versions of two readers can lie apart: each fact counts at most twice, and no ledger has room for so many. */
const LIFT = 1_000_000;

export class LateLedger {
  readonly #kind: AnyKind;
  readonly #rules: LateRules;
  #state: unknown;
  /** How many facts are folded. */
  #count: number;
  #waiting: Waiting[] = [];
  #lastDue = 0;
  /** How many held facts all who have a number have seen at once, and how many more each number. */
  #seenByAll = 0;
  readonly #seenBy = new Map<number, number>();
  /** How many facts were shown at once. */
  #shownAtOnce = 0;

  /** Begins with a ledger that is shown to everybody as it is. */
  constructor(kind: AnyKind, rules: LateRules, state: unknown, count: number) {
    this.#kind = kind;
    this.#rules = rules;
    this.#state = state;
    this.#count = count;
  }

  get state(): unknown {
    return this.#state;
  }

  /** Whether something is not shown yet. */
  get isBehind(): boolean {
    return this.#waiting.length > 0;
  }

  /** Server time (ms) at which the next fact is shown. */
  get nextDue(): number | undefined {
    return this.#waiting[0]?.due;
  }

  /** Adds a fact of the ledger with the state before it, after all that were due before it. */
  add(before: unknown, fact: Fact<unknown>): void {
    this.release(fact.at);
    const delay = this.#rules.delayOf(before);
    const isHeld = this.#rules.isHeld(before, fact.event) && (delay > 0 || this.isBehind);
    if (!isHeld) {
      this.#fold(fact);
      this.#shownAtOnce += 1;
      return;
    }
    this.#lastDue = Math.max(this.#lastDue, fact.at + delay);
    this.#waiting.push({ fact, due: this.#lastDue });
    const concerned = this.#rules.concernedBy(before, fact.event);
    if (concerned === 'all') this.#seenByAll += 1;
    else for (const number of concerned) this.#seenBy.set(number, (this.#seenBy.get(number) ?? 0) + 1);
  }

  /** Shows what is due at a time (server ms); returns whether something was. */
  release(at: number): boolean {
    const before = this.#waiting.length;
    while (this.#waiting[0] && this.#waiting[0].due <= at) this.#fold(this.#waiting.shift()!.fact);
    return this.#waiting.length < before;
  }

  /** Whether a person sees the ledger, whose state as it is is named, with the delay. */
  isLateFor(state: unknown, person: PersonId): boolean {
    return this.#rules.readerOf(state, person) !== 'live';
  }

  /** Whether a person is refused a command by how the ledger is shown to them, whatever has happened since. */
  refuses(state: unknown, command: unknown, person: PersonId): boolean {
    return this.isLateFor(state, person) && !this.#rules.isAboutOwn(state, command, person);
  }

  /** Returns what somebody may know who sees the ledger with the delay. */
  view(state: unknown, person: PersonId, nameOf: NameOf, keyOf?: KeyOf): unknown {
    return this.#rules.view(this.#state, state, person, nameOf, keyOf);
  }

  /**
   * Returns the version that a person sees: it rises whenever that changes, and at no other moment. A fact that is shown at
   * once may make them another reader. It lifts all versions alike above those before it, so that none falls then, and the
   * step tells nothing of what is held.
   */
  versionFor(state: unknown, person: PersonId): number {
    return this.#shownAtOnce * LIFT + this.#count + this.#ahead(this.#rules.readerOf(state, person));
  }

  /** Returns how often a reader has seen something before all do. */
  #ahead(reader: ReturnType<LateRules['readerOf']>): number {
    if (reader === 'live') return this.#waiting.length;
    return reader === null ? 0 : this.#seenByAll + (this.#seenBy.get(reader) ?? 0);
  }

  #fold(fact: Fact<unknown>): void {
    this.#state = this.#kind.evolve(this.#state, fact);
    this.#count += 1;
  }
}

/** Returns a ledger as it is shown late, from all of its facts; undefined if it never had a delay. */
export function lateOf(kind: AnyKind, facts: readonly Fact<unknown>[]): LateLedger | undefined {
  const { late: rules } = kind;
  if (!rules || !facts.some(({ event }) => rules.setsDelay(event))) return undefined;
  let state = kind.empty;
  let late: LateLedger | undefined;
  for (const [n, fact] of facts.entries()) {
    const after = kind.evolve(state, fact);
    if (late) late.add(state, fact);
    else if (rules.setsDelay(fact.event)) late = new LateLedger(kind, rules, after, n + 1);
    state = after;
  }
  return late;
}
