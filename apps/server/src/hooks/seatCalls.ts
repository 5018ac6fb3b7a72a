import {
  CALL_AGAIN,
  CALL_LASTS,
  type GroupFact,
  type GroupState,
  isCalledLately,
  type SeatCall,
} from '@gorrion/events/groups';
import { memberAt, memberOf, membersOf } from '@gorrion/events/groups/kind';
import type { PersonId, TableCode } from '@gorrion/protocol';
import type { Clock } from '@gorrion/table';
import type { Log } from '../config/log.ts';
import type { Guests } from '../identity/guests.ts';
import type { Follower, LedgerDesk } from '../ledgers/desk.ts';
import { ByAddress } from '../limits/byAddress.ts';
import type { Guesser } from '../limits/guesses.ts';
import type { Limits } from '../limits/limits.ts';
import { RecentMap } from '../limits/recentMap.ts';
import { Requests } from '../limits/requests.ts';
import type { SeatsOf } from '../lobby/summaries.ts';
import type { Pushes } from '../push/pushes.ts';
import { readCode } from '../tables/code.ts';
import type { Hooks } from './hooks.ts';

/*
 * Calls the members of a group to a table that has free seats: by push, and by a line at the hooks of the group, which follows
 * the seats until they are taken. Run by the home of the groups.
 */

/** Ms between two looks at a table to which people are called. */
const LOOK_EVERY = 5000;
/** Looks after which a table that nobody finds is gone: one that moves to another node is found again. */
const MISSES = 12;
/** Tables of which it is remembered when people were called to them. */
const MOST_REMEMBERED = 2000;

interface SeatCallsOptions {
  readonly desk: Pick<LedgerDesk, 'stateOf' | 'record'>;
  readonly guests: Pick<Guests, 'me'>;
  readonly seatsOf: SeatsOf;
  readonly call: Pushes['call'];
  readonly hooks: Hooks;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly log: Log;
}

interface Watched {
  cancel: () => void;
  /** Free seats that the lines tell of. */
  free: number;
  misses: number;
}

/** Where a call comes from. */
export interface Caller extends Guesser {
  readonly person: PersonId;
  /** Origin of the page, with which links begin. */
  readonly origin: string;
}

type Answer = { readonly ok: true; readonly called: number } | { readonly ok: false; readonly code: string };
const no = (code: string): Answer => ({ ok: false, code });

export class SeatCalls implements Follower {
  readonly kind = 'group';
  readonly #options: SeatCallsOptions;
  readonly #ofPerson: Requests;
  readonly #ofGroup: ByAddress;
  readonly #called = new RecentMap<string, number>(MOST_REMEMBERED);
  readonly #watched = new Map<string, Watched>();
  #isStopped = false;

  constructor(options: SeatCallsOptions) {
    this.#options = options;
    const { limits, clock } = options;
    this.#ofPerson = new Requests(limits.guest.seatCalls, limits.network.seatCalls, clock.now);
    this.#ofGroup = new ByAddress(limits.group.seatCalls, clock.now);
  }

  follow(id: string, value: unknown): void {
    const state = value as GroupState;
    // With the last member what only members may use goes too.
    if (membersOf(state).length === 0) void this.#end(id);
    for (const { code, isOver } of state.calls) if (!isOver) this.#watch(id, code);
  }

  stop(): void {
    this.#isStopped = true;
    for (const { cancel } of this.#watched.values()) cancel();
    this.#watched.clear();
  }

  /** Calls the members of a group to a table; resolves with how many, or why not. */
  async call(typed: string, table: string, who: Caller): Promise<Answer> {
    const { desk, seatsOf, clock } = this.#options;
    const [id, code] = [readCode(typed), readCode(table) as TableCode | undefined];
    const state = id && ((await desk.stateOf(id)) as GroupState | undefined);
    const me = state && memberOf(state, who.person);
    if (!id || !me) return no('not-yours');
    const seats = code && seatsOf(code);
    // Who neither sits there nor is of its group does not learn whether there is such a table.
    if (!code || !seats || !(seats.people.includes(who.person) || state.tables.includes(code)))
      return no('not-at-table');
    const { line, people } = seats;
    if (line.stage !== 'gathering' || line.freePlaces === 0) return no('no-free-seat');
    const refusal = this.#refusal(id, state, code, who);
    if (refusal) return no(refusal);
    this.#called.set(`${id} ${code}`, clock.now());
    const fact: GroupFact = { type: 'seats-called', code, by: me.number };
    await desk.record(id, now => (this.#isCalled(now as GroupState, code) ? [] : [fact]));
    const by = (await this.#options.guests.me(who.person)).name;
    const others = membersOf(state).flatMap(({ person }) => (person && !people.includes(person) ? person : []));
    const called = others.filter(person => person !== who.person);
    const lead = { group: state.name, by, free: line.freePlaces };
    this.#send(id, code, lead, called, who);
    return { ok: true, called: called.length };
  }

  #isCalled = ({ calls }: GroupState, code: TableCode): boolean =>
    isCalledLately(calls.find(call => call.code === code)?.at, this.#options.clock.now());

  #refusal(id: string, state: GroupState, code: TableCode, who: Guesser): string | undefined {
    const now = this.#options.clock.now();
    if (isCalledLately(this.#called.get(`${id} ${code}`), now) || this.#isCalled(state, code)) return 'called-already';
    if (!this.#ofPerson.hasOne(who) || !this.#ofGroup.hasOne(id)) return 'calling-too-often';
    this.#ofPerson.take(who);
    this.#ofGroup.take(id);
    return undefined;
  }

  /** Calls people, but for those who have blocked who calls, and posts the line. */
  #send(
    id: string,
    code: TableCode,
    wanted: { readonly group: string; readonly by: string; readonly free: number },
    people: readonly PersonId[],
    { person: from, origin }: { readonly person: PersonId; readonly origin: string },
  ): void {
    const { call, hooks, clock } = this.#options;
    const [path, until] = [`/t/${code}`, clock.now() + CALL_AGAIN];
    for (const person of people) void call(person, { push: { kind: 'seat', ...wanted }, path, until, from });
    void hooks.call(id, code, { kind: 'wanted', ...wanted, link: origin + path });
  }

  /** Looks at a table until nobody is wanted there any more. */
  #watch(id: string, code: TableCode): void {
    const key = `${id} ${code}`;
    if (this.#isStopped || this.#watched.has(key)) return;
    const free = this.#options.seatsOf(code)?.line.freePlaces ?? 0;
    const watched: Watched = { cancel: () => {}, free, misses: 0 };
    this.#watched.set(key, watched);
    this.#lookLater(id, code, watched);
  }

  #lookLater(id: string, code: TableCode, watched: Watched): void {
    const { clock, log } = this.#options;
    watched.cancel = clock.at(clock.now() + LOOK_EVERY, () => {
      this.#look(id, code, watched).catch((error: unknown) => {
        log.error({ err: error }, 'a call to a table could not be followed');
        this.#lookLater(id, code, watched);
      });
    });
  }

  async #look(id: string, code: TableCode, watched: Watched): Promise<void> {
    if (this.#isStopped) return;
    const { desk, seatsOf, clock, hooks } = this.#options;
    const state = (await desk.stateOf(id)) as GroupState | undefined;
    const open = state?.calls.find(call => call.code === code && !call.isOver);
    if (!state || !open) return void this.#watched.delete(`${id} ${code}`);
    const line = seatsOf(code)?.line;
    watched.misses = line ? 0 : watched.misses + 1;
    const isTaken = line !== undefined && (line.stage !== 'gathering' || line.freePlaces === 0);
    const isGone = watched.misses >= MISSES || line?.stage === 'closed' || clock.now() >= open.at + CALL_LASTS;
    if (isTaken || isGone) return this.#over(id, state, code, isTaken && line.stage !== 'closed');
    if (line && line.freePlaces !== watched.free) {
      watched.free = line.freePlaces;
      const by = await this.#nameOf(state, open);
      const { name: group } = state;
      void hooks.follow(id, code, link => ({ kind: 'wanted', group, by, free: watched.free, link }), false);
    }
    this.#lookLater(id, code, watched);
  }

  async #nameOf(state: GroupState, { by }: SeatCall): Promise<string> {
    const person = memberAt(state, by)?.person;
    // A made-up name is told as somebody.
    return person ? (await this.#options.guests.me(person)).name : 'bird:sparrow';
  }

  async #over(id: string, { name: group }: GroupState, code: TableCode, isTaken: boolean): Promise<void> {
    const { desk, hooks } = this.#options;
    this.#watched.delete(`${id} ${code}`);
    await desk.record(id, now =>
      (now as GroupState).calls.some(call => call.code === code && !call.isOver) ? [{ type: 'call-over', code }] : [],
    );
    void hooks.follow(id, code, link => (isTaken ? { kind: 'taken', group, link } : { kind: 'ended', group }), true);
  }

  async #end(id: string): Promise<void> {
    const { hooks, log } = this.#options;
    try {
      if ((await hooks.list(id)).length > 0) await hooks.remove(id);
    } catch (error) {
      log.error({ err: error }, 'hooks of a group could not be deleted');
    }
  }
}
