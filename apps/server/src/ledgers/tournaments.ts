import { createHash } from 'node:crypto';
import {
  eventOpened,
  nextMoment,
  type TournamentEvent,
  type TournamentState,
  tableCalled,
  tableGame,
  tableOpened,
  tableTold,
  timeCalled,
  timesDue,
  type WantedChair,
  type WantedTable,
  wantedTables,
} from '@gorrion/events/tournament/kind';
import { type Chair, gameIdOf, type PersonId, type TableCode, type TableState, tidySettings } from '@gorrion/protocol';
import { byPlayer, PLAYERS } from '@gorrion/rules';
import { type Clock, type Entropy, freshSecret } from '@gorrion/table';
import type { Log } from '../config/log.ts';
import type { EventPeople, EventRoom } from '../limits/eventRoom.ts';
import type { EventTables } from '../tables/eventTables.ts';
import type { Follower, LedgerDesk } from './desk.ts';
import { toldBy } from './told.ts';
import { TableUmpires } from './umpires.ts';

/*
 * What the server does because of what tournaments say. It compares the tables that a running session needs with those
 * that are there, and what these tell with what the ledger knows. It does so after every change and at the start, so a
 * kill at any moment loses nothing, and doing anything twice changes nothing.
 */

interface Ports {
  readonly desk: LedgerDesk;
  readonly tables: EventTables;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly log: Log;
  /** The most pages that an event may have room for, whatever its plan says. */
  readonly mostPages: number;
}

/** Time (ms) after which a table that could not be opened is tried again. */
const RETRY = 2000;

/** Returns an id for the chair of a player whose page has never come. No cookie can name it. */
const absentee = (id: string, player: number): PersonId =>
  createHash('sha256').update(`player ${player} of ${id}`).digest('hex').slice(0, 32) as PersonId;

const sitterOf = (id: string, { person, player, substitute }: WantedChair): PersonId =>
  person ?? absentee(id, substitute ?? player);

/** Returns the settings of an event's table: watched one hand behind by all, without help for anybody. */
function settingsOf({ settings }: WantedTable): WantedTable['settings'] {
  const { seatDraw: _, hints: __, route: ___, umpire: ____, pace: _____, keepsTalk: ______, ...rest } = settings;
  const tidy = tidySettings({ ...rest, visibility: 'link', watching: 'nobody' });
  // Nobody watches, but hands that are over are open to all, and later where the event is shown later.
  return settings.delay === undefined ? tidy : { ...tidy, delay: settings.delay };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class TournamentTables implements Follower {
  readonly kind = 'tournament';
  readonly #ports: Ports;
  readonly #umpires: TableUmpires;
  readonly #places = new Map<TableCode, string>();
  readonly #people = new Map<PersonId, EventRoom>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #again = new Set<string>();
  readonly #alarms = new Map<string, () => void>();
  /** Tables that stand still because their session is paused; an umpire's own stop is not ended with a pause. */
  readonly #held = new Set<TableCode>();
  /** The newest that each table has told since the start of the server. After a restart it is told once more. */
  readonly #lastTold = new Map<TableCode, unknown>();
  #isStopped = false;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#umpires = new TableUmpires(ports.desk, ports.tables);
    ports.tables.onChange(code => {
      const id = this.#places.get(code);
      if (id !== undefined) this.#look(id);
    });
  }

  follow(id: string, state: unknown): void {
    this.#note(id, state as TournamentState);
    // Not after what is being done; if it fails, what is done next begins with it.
    void this.#umpires.follow(id, state as TournamentState).catch(() => this.#look(id));
    this.#look(id);
  }

  /** Returns the event that a person plays in or helps to run, with the pages that it has room for. */
  eventOf = (person: PersonId): EventRoom | undefined => this.#people.get(person);

  /** Everybody who plays in an event or helps to run it, by event. */
  get people(): readonly EventPeople[] {
    const events = Map.groupBy(this.#people, ([, { id }]) => id);
    return [...events.values()].map(all => ({ ...all[0]![1], people: all.map(([person]) => person) }));
  }

  /** Ends the alarms; what was begun is done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const cancel of this.#alarms.values()) cancel();
    await Promise.all(this.#running.values());
  }

  #note(id: string, { stage, plan, players, helpers, sessions }: TournamentState): void {
    for (const [person, event] of this.#people) if (event.id === id) this.#people.delete(person);
    const isOn = stage === 'open';
    const pages = Math.min(plan.room.pages, this.#ports.mostPages);
    for (const { person } of isOn ? [...players, ...helpers] : [])
      if (person !== null) this.#people.set(person, { id, pages });
    for (const { tables } of sessions) for (const { code } of tables) if (code) this.#places.set(code as TableCode, id);
  }

  /** Compares a tournament with its tables, now or once that is done which is being done. */
  #look(id: string): void {
    if (this.#isStopped) return;
    this.#again.add(id);
    if (this.#running.has(id)) return;
    const run = this.#run(id)
      .catch((error: unknown) => {
        this.#ports.log.error({ err: error }, 'the tables of a tournament could not be kept');
        this.#wake(id, this.#ports.clock.now() + RETRY);
      })
      .finally(() => this.#running.delete(id));
    this.#running.set(id, run);
  }

  async #run(id: string): Promise<void> {
    while (this.#again.delete(id)) {
      const state = await this.#ports.desk.stateOf(id);
      // A damaged event has nothing to compare.
      if (state === undefined) return;
      await this.#umpires.follow(id, state as TournamentState);
      await this.#moments(id);
      for (const wanted of wantedTables(await this.#stateOf(id))) await this.#keep(id, wanted);
      // A sheet may be signed, and an appeal upheld, after the session.
      for (const { session, stage, tables } of (await this.#stateOf(id)).sessions)
        for (const { table, code } of stage === 'over' ? tables : [])
          if (code !== undefined) await this.#tell(id, code as TableCode, { session, table });
    }
  }

  #stateOf = async (id: string): Promise<TournamentState> => (await this.#ports.desk.stateOf(id)) as TournamentState;

  #record(id: string, facts: (state: TournamentState) => readonly TournamentEvent[]): Promise<unknown> {
    return this.#ports.desk.record(id, state => facts(state as TournamentState));
  }

  /** Opens an event whose time has come, calls the time of sessions, and sets the alarm for the next moment. */
  async #moments(id: string): Promise<void> {
    const { clock } = this.#ports;
    const at = clock.now();
    await this.#record(id, state => {
      const opens = state.stage === 'announced' && (state.opensAt ?? Number.POSITIVE_INFINITY) <= at;
      return [...(opens ? [eventOpened()] : []), ...timesDue(state, at).map(timeCalled)];
    });
    const next = nextMoment(await this.#stateOf(id));
    if (next !== undefined && next > at) this.#wake(id, next);
  }

  #wake(id: string, at: number): void {
    this.#alarms.get(id)?.();
    this.#alarms.set(
      id,
      this.#ports.clock.at(at, () => this.#look(id)),
    );
  }

  /** Brings a table to where its session wants it, and writes down what it tells. */
  async #keep(id: string, wanted: WantedTable): Promise<void> {
    const code = (wanted.code as TableCode | undefined) ?? (await this.#open(id, wanted));
    const state = await this.#ports.tables.stateOf(code);
    if (!state) return;
    await this.#seat(id, code, wanted, state);
    await this.#command(code, wanted, state);
    await this.#tell(id, code, wanted);
  }

  async #open(id: string, wanted: WantedTable): Promise<TableCode> {
    const { session, table, chairs, label } = wanted;
    const code = await this.#ports.tables.open({
      request: createHash('sha256').update(`${id} ${session} ${table}`).digest('hex').slice(0, 32),
      settings: settingsOf(wanted),
      event: { kind: 'tournament', id, name: label.event, session, table },
      chairs: byPlayer(
        (n): Chair => ({
          kind: 'person',
          id: sitterOf(id, chairs[n]),
          name: chairs[n].name || `${chairs[n].player}`,
          presence: 'away',
        }),
      ),
    });
    await this.#record(id, () => [tableOpened({ session, table }, code)]);
    return code;
  }

  /** Gives chairs to players who have come by their link, and to substitutes. */
  async #seat(id: string, code: TableCode, { chairs }: WantedTable, state: TableState): Promise<void> {
    if (state.session.phase === 'over') return;
    for (const place of PLAYERS) {
      const sitter = sitterOf(id, chairs[place]);
      const chair = state.places[place];
      if (chair.kind === 'person' && chair.id === sitter) continue;
      const who = { id: sitter, name: chairs[place].name || `${chairs[place].player}` };
      await this.#ports.tables.order(code, { type: 'seat', place, who });
    }
  }

  async #command(code: TableCode, wanted: WantedTable, state: TableState): Promise<void> {
    const { tables, entropy } = this.#ports;
    const { phase, isTimeUp, disqualified = [] } = state.session;
    if (state.stage === 'gathering') await tables.order(code, { type: 'begin-event', secret: freshSecret(entropy) });
    if (phase === 'over') return;
    if (wanted.isPaused !== this.#held.has(code)) {
      await tables.order(code, { type: 'hold', isHeld: wanted.isPaused });
      if (wanted.isPaused) this.#held.add(code);
      else this.#held.delete(code);
    }
    for (const player of PLAYERS)
      if (wanted.chairs[player].isLost && !disqualified.includes(player) && phase !== 'unstarted')
        await tables.order(code, { type: 'disqualify', player });
    if (wanted.isTimeCalled && !isTimeUp && phase !== 'unstarted') await tables.order(code, { type: 'call-time' });
  }

  async #tell(id: string, code: TableCode, { session, table }: Pick<WantedTable, 'session' | 'table'>): Promise<void> {
    const state = await this.#ports.tables.stateOf(code);
    if (!state || state.session.phase === 'unstarted') return;
    const at = { session, table };
    const told = tableTold(at, toldBy(state));
    const callers = state.umpire?.callers ?? [];
    await this.#record(id, before => {
      const known = before.sessions.find(one => one.session === session)?.tables.find(one => one.table === table);
      const open = before.calls.filter(call => call.session === session && call.table === table && !call.isDone);
      const heard = open.filter(({ player }) => !callers.includes(player));
      return [
        ...(isSame(this.#lastTold.get(code), told) ? [] : [told]),
        ...(told.stage !== 'playing' && known?.game === undefined
          ? [tableGame(at, gameIdOf(code, 1), state.session.totals)]
          : []),
        ...callers.filter(player => !open.some(call => call.player === player)).map(player => tableCalled(at, player)),
        ...heard.map(({ number }) => ({ type: 'call-taken', call: number, isDone: true }) as const),
      ];
    });
    this.#lastTold.set(code, told);
  }
}
