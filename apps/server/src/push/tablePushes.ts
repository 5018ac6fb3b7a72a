import {
  type Entry,
  type PersonId,
  PUSH_TURN_AFTER,
  type Push,
  type TableCode,
  type TableState,
} from '@gorrion/protocol';
import { type Awaited, awaitedOf, beginsGame, type Clock, type Publisher, people, personAt } from '@gorrion/table';
import type { Pushes } from './pushes.ts';

/*
 * Calls the people of tables. It hears what the spectators of a table are sent and sees what they see, nothing else: no call,
 * and no moment of one, can tell more than everybody may know.
 */

/** Ms for which a call about a turn, and one about a table, is worth anything. */
const TURN_LASTS = 120_000;
const TABLE_LASTS = 600_000;

interface Watched {
  /** Questions for which somebody was called, and since when (server ms) the others are known. */
  readonly called: Set<string>;
  readonly known: Map<string, number>;
  cancel: (() => void) | undefined;
}

interface TablePushesOptions {
  /** Returns what spectators see of a table; undefined if it is not here, or stands still. */
  readonly viewOf: (code: TableCode) => TableState | undefined;
  readonly call: Pushes['call'];
  readonly clock: Clock;
}

const keyOf = ({ player, for: what, question }: Awaited): string => `${player} ${what} ${question}`;

function pushOf({ for: what }: Awaited, { session }: TableState): Exclude<Push, { kind: 'try' }> {
  return what === 'turn'
    ? { kind: 'turn', wind: session.round, hand: session.handNumber }
    : { kind: 'agree', to: what };
}

export class TablePushes {
  readonly #options: TablePushesOptions;
  readonly #tables = new Map<TableCode, Watched>();
  #isStopped = false;

  constructor(options: TablePushesOptions) {
    this.#options = options;
  }

  /** Hears what the spectators of a table are sent. */
  hear(code: TableCode, entries: readonly Entry[]): void {
    const { clock } = this.#options;
    if (entries.some(beginsGame)) clock.at(clock.now() + PUSH_TURN_AFTER, () => this.#begun(code));
    if (!this.#tables.get(code)?.cancel) this.#lookAt(code, clock.now() + PUSH_TURN_AFTER);
  }

  stop(): void {
    this.#isStopped = true;
    for (const { cancel } of this.#tables.values()) cancel?.();
    this.#tables.clear();
  }

  /** Looks at a table at a time (server ms); the moments follow from public ones alone. */
  #lookAt(code: TableCode, at: number): void {
    if (this.#isStopped) return;
    const watched: Watched = this.#tables.get(code) ?? { called: new Set(), known: new Map(), cancel: undefined };
    this.#tables.set(code, watched);
    watched.cancel = this.#options.clock.at(at, () => {
      watched.cancel = undefined;
      this.#look(code, watched);
    });
  }

  #look(code: TableCode, { called, known }: Watched): void {
    const { viewOf, clock } = this.#options;
    const view = viewOf(code);
    const awaited = view ? awaitedOf(view) : [];
    const keys = new Set(awaited.map(keyOf));
    for (const key of called) if (!keys.has(key)) called.delete(key);
    for (const key of known.keys()) if (!keys.has(key)) known.delete(key);
    if (!view || awaited.length === 0) return void this.#tables.delete(code);
    const now = clock.now();
    const later: number[] = [];
    for (const one of awaited) {
      const key = keyOf(one);
      if (called.has(key)) continue;
      if (!known.has(key)) known.set(key, one.since > 0 ? one.since : now);
      const due = Math.max(one.since, known.get(key) ?? 0) + PUSH_TURN_AFTER;
      if (due > now) later.push(due);
      else {
        called.add(key);
        const person = personAt(view, one.player)?.id;
        const from = one.by === undefined ? undefined : personAt(view, one.by)?.id;
        if (person) this.#call(person, code, pushOf(one, view), one.for === 'turn' ? TURN_LASTS : TABLE_LASTS, from);
      }
    }
    if (later.length > 0) this.#lookAt(code, Math.min(...later));
  }

  #begun(code: TableCode): void {
    const view = this.#isStopped ? undefined : this.#options.viewOf(code);
    if (view?.stage !== 'playing') return;
    for (const player of people(view)) {
      const person = personAt(view, player)?.id;
      if (person) this.#call(person, code, { kind: 'start' }, TABLE_LASTS);
    }
  }

  #call(person: PersonId, code: TableCode, push: Exclude<Push, { kind: 'try' }>, lasts: number, from?: PersonId): void {
    const { call, clock } = this.#options;
    void call(person, { push, path: `/t/${code}`, until: clock.now() + lasts, from });
  }
}

/** Has the pushes hear what a publisher sends to spectators. */
export const heardBy = (inner: Publisher, hear: TablePushes['hear']): Publisher => ({
  publish(id, viewer, entries) {
    inner.publish(id, viewer, entries);
    if (viewer === 'spectator') hear(id as TableCode, entries);
  },
  publishLate: (id, entries, behind) => inner.publishLate?.(id, entries, behind),
  frozen: (id, isFrozen) => inner.frozen(id, isFrozen),
});
