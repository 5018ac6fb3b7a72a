import {
  DAILY_HANDS,
  DAILY_LEVEL,
  type DailyDate,
  type DailyEvent,
  type DailyRefusal,
  type DailyState,
  type DailyWish,
  dateAt,
  dayAfter,
  EXPERT_LEVEL,
  endOf,
  isDate,
  POOLS,
} from '@gorrion/events/daily';
import { dailyKind, mayKnow, playOf, poolOf, type ScoredDay, scoreDay } from '@gorrion/events/daily/kind';
import { type GameId, gameIdOf, type PersonId, type TableCode, type TableState } from '@gorrion/protocol';
import {
  type Bots,
  type Clock,
  type Entropy,
  freshSecret,
  personAt,
  type SealedSource,
  sealedCommitment,
} from '@gorrion/table';
import type { Archivist } from '../archive/archivist.ts';
import type { Asker } from '../bots/fairQueue.ts';
import type { FairWork } from '../bots/fairWork.ts';
import { type Log, sparingly } from '../config/log.ts';
import type { Guests } from '../identity/guests.ts';
import type { Guesser } from '../limits/guesses.ts';
import type { Requests } from '../limits/requests.ts';
import type { Store } from '../persistence/store.ts';
import { newCode } from '../tables/code.ts';
import type { EventTables } from '../tables/eventTables.ts';
import { playDailyBot, wantedBots } from './dailyBots.ts';
import { openDailyTable } from './dailyTables.ts';
import type { Follower, LedgerDesk } from './desk.ts';
import { resultsIn, tableOf } from './duplicateResults.ts';

/*
 * What the server does for the deals of days: seals them, opens a table for each who plays, takes the results, lets its own
 * bots play for small fields, and opens everything once the day is over. Each step compares what is with what should be, so
 * a kill at any moment loses nothing.
 */

/** Time (ms) between two looks for tables that were closed, and days that ended, while nobody heard of it. */
const LOOK_EVERY = 60_000;
/** Opens the ledgers of days. It is nobody: no cookie can name it. */
const OPENER = { id: 'daily' as PersonId, name: '' };

interface DailiesOptions {
  readonly desk: LedgerDesk;
  readonly store: Store;
  readonly archivist: Archivist;
  readonly clock: Clock;
  readonly log: Log;
  readonly namesOf: Guests['namesOf'];
  readonly botsFor: (asker: Asker) => Bots;
  readonly botGames: FairWork;
  readonly entropy: Entropy;
  /** Counts the deals that somebody begins. */
  readonly begun: Requests;
  readonly hasRoom: () => boolean;
}

/** A play of a day. */
interface Place {
  readonly id: string;
  readonly play: number;
}

export type DailyAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: DailyRefusal | 'no-room-left' };
const no = (code: DailyRefusal | 'no-room-left') => ({ ok: false, code }) as const;

export class Dailies implements SealedSource, Follower {
  readonly kind = dailyKind.kind;
  readonly #options: DailiesOptions;
  readonly #complain: ReturnType<typeof sparingly>;
  /** The ledgers of all days, by day. */
  readonly #ids = new Map<DailyDate, string>();
  /** Days that are not over, by ledger. */
  readonly #open = new Map<string, DailyState>();
  /** The deals of all days, by the name of the deals. */
  readonly #secrets = new Map<string, DailyState['pools'][number]['secrets']>();
  /** Tables that are playing, and those whose games are sealed. */
  readonly #playing = new Map<TableCode, Place>();
  readonly #sealed = new Map<TableCode, { readonly id: string; readonly pool: number }>();
  /** What everybody made of a day that is over. */
  readonly #means = new Map<DailyDate, ScoredDay['meanOf']>();
  readonly #scored = new WeakMap<DailyState, ScoredDay>();
  readonly #busy = new Set<string>();
  #tables: EventTables | undefined;
  #cancel = () => {};

  constructor(options: DailiesOptions) {
    this.#options = options;
    this.#complain = sparingly(options.log);
  }

  /** Begins to follow all days, once tables can be opened. */
  async begin(tables: EventTables): Promise<void> {
    this.#tables = tables;
    tables.onChange((code, state) => {
      const at = state.event?.kind === this.kind ? this.#playing.get(code) : undefined;
      if (at) void this.#look(at, code, state);
    });
    await this.#options.desk.add(this);
    await this.#endDays();
    this.#lookAgain();
  }

  stop(): void {
    this.#cancel();
    this.#tables = undefined;
  }

  secretOf(duplicate: string, handNumber: number) {
    return this.#secrets.get(duplicate)?.[handNumber - 1];
  }

  /** Whether a game is of a day that is not over, and the reader has not played its deals. */
  isSealed(game: GameId, reader: PersonId | undefined): boolean {
    const at = this.#sealed.get(tableOf(game));
    const state = at && this.#open.get(at.id);
    return state !== undefined && !mayKnow(state, at!.pool, reader);
  }

  get today(): DailyDate {
    return dateAt(this.#options.clock.now());
  }

  /** Whether a day's deals were ever sealed. */
  has(date: DailyDate): boolean {
    return this.#ids.has(date);
  }

  /** What everybody made of a day that is over; undefined if nobody played, or it is not over. */
  meansOf(date: DailyDate): ScoredDay['meanOf'] | undefined {
    return this.#means.get(date);
  }

  /** Returns a day, compared; each state is compared once. */
  scored(state: DailyState): ScoredDay {
    const known = this.#scored.get(state) ?? scoreDay(state);
    this.#scored.set(state, known);
    return known;
  }

  /** Finds a day. Today's is sealed when it is first asked for, and with it that of tomorrow. */
  async find(date: string): Promise<DailyAnswer<{ readonly id: string; readonly state: DailyState }>> {
    if (!isDate(date)) return no('daily-unknown');
    await this.#endDays();
    const { today } = this;
    if (date > today) return no('daily-future');
    if (date === today) {
      if (!(await this.#seal(today))) return no('no-room-left');
      await this.#seal(dayAfter(today));
    }
    const id = this.#ids.get(date);
    const state = id === undefined ? undefined : await this.#stateOf(id);
    return id !== undefined && state ? { ok: true, value: { id, state } } : no('daily-unknown');
  }

  /** Lets somebody play a day, or go on with it. Resolves with the code of their table. */
  async play(
    date: string,
    who: Guesser & { readonly person: PersonId },
  ): Promise<DailyAnswer<{ readonly code: TableCode }>> {
    const found = await this.find(date);
    if (!found.ok) return found;
    const { id, state } = found.value;
    const { person } = who;
    if (!playOf(state, person)) {
      // Their play has lost its name already, and they would be dealt the same tiles again.
      if (await this.#options.store.isForgotten(person)) return no('daily-forgetting');
      if (!this.#options.hasRoom()) return no('no-room-left');
      if (!this.#options.begun.take(who)) return no('too-many-dailies');
      await this.#record(id, now => {
        const late = now.isOver ? ({ isLate: true } as const) : {};
        return playOf(now, person) ? [] : [{ type: 'begun', person, pool: poolOf(now, person), ...late }];
      });
    }
    const code = await this.#tableOf(id, who);
    return code ? { ok: true, value: { code } } : no('daily-played');
  }

  follow(id: string, seen: unknown): void {
    const state = seen as DailyState;
    const { date, pools, plays, bots, isOver } = state;
    this.#ids.set(date, id);
    for (const { duplicate, secrets } of pools) this.#secrets.set(duplicate, secrets);
    if (isOver) this.#open.delete(id);
    else this.#open.set(id, state);
    if (isOver) this.#means.set(date, this.scored(state).meanOf);
    for (const [n, { code, played }] of plays.entries()) {
      if (code === undefined) continue;
      if (played) this.#playing.delete(code);
      else if (!this.#playing.has(code)) {
        this.#playing.set(code, { id, play: n });
        void this.#look({ id, play: n }, code);
      }
    }
    for (const { code, pool } of [...plays, ...bots]) if (code !== undefined) this.#hide(code, { id, pool }, isOver);
    for (const pool of pools.keys()) if (wantedBots(state, pool).length > 0) this.#letBotsPlay(id, pool);
  }

  /** Keeps the games of a damaged day closed. */
  damaged(id: string, seen: unknown): void {
    const state = seen as DailyState;
    if (state.date === '' || state.isOver) return;
    this.#open.set(id, state);
    for (const { code, pool } of [...state.plays, ...state.bots])
      if (code !== undefined) this.#hide(code, { id, pool }, false);
  }

  #hide(code: TableCode, at: { readonly id: string; readonly pool: number }, isOver: boolean): void {
    if (!isOver) this.#sealed.set(code, at);
    // Groups whose members played it may have the game now.
    else if (this.#sealed.delete(code)) this.#options.archivist.hear(code);
  }

  async #stateOf(id: string): Promise<DailyState | undefined> {
    return (await this.#options.desk.stateOf(id)) as DailyState | undefined;
  }

  /** Adds facts of the server; none if they do not fit what is known by then. */
  async #record(
    id: string,
    facts: (state: DailyState) => readonly DailyEvent[] | Promise<readonly DailyEvent[]>,
  ): Promise<void> {
    await this.#options.desk.record(id, state => facts(state as DailyState));
  }

  /** Seals the deals of a day, once for all. Resolves with whether they are sealed. */
  async #seal(date: DailyDate): Promise<boolean> {
    if (this.#ids.has(date)) return true;
    const { desk, entropy } = this.#options;
    const pools = Array.from({ length: POOLS }, () => {
      const duplicate = Buffer.from(entropy.bytes(16)).toString('hex');
      const secrets = Array.from({ length: DAILY_HANDS }, () => freshSecret(entropy));
      const commitments = secrets.map((secret, n) => sealedCommitment({ duplicate, handNumber: n + 1 }, secret));
      return { duplicate, secrets, commitments };
    });
    const wish: DailyWish = { date, level: DAILY_LEVEL, pools };
    return (await desk.open(this.kind, OPENER, `daily ${date}`, wish)).ok;
  }

  /** Opens the table of somebody's play, unless it is open or the play is over. */
  async #tableOf(
    id: string,
    { person, network }: Guesser & { readonly person: PersonId },
  ): Promise<TableCode | undefined> {
    const { desk, namesOf } = this.#options;
    const known = (await this.#stateOf(id))?.plays ?? [];
    const before = known.findIndex(play => play.person === person);
    const table = known[before]?.played ? undefined : known[before]?.code;
    // It may have been closed in silence.
    if (table !== undefined) await this.#look({ id, play: before }, table);
    let code: TableCode | undefined;
    const open = async (state: DailyState): Promise<readonly DailyEvent[]> => {
      const own = playOf(state, person);
      code = own?.played ? undefined : own?.code;
      if (!own || own.played || own.code || !this.#tables) return [];
      const play = state.plays.indexOf(own);
      const name = (await namesOf([person])).get(person) ?? '';
      code = await openDailyTable(this.#tables, { state, play, person, nameOf: () => name, network });
      return [{ type: 'table-opened', play, code }];
    };
    await desk.record(id, state => open(state as DailyState));
    return code;
  }

  /** Looks at a table: begins its game when the person is there, and takes its results when it is over. */
  async #look(at: Place, code: TableCode, seen?: TableState): Promise<void> {
    try {
      const state = seen ?? (await this.#tables?.stateOf(code));
      if (!this.#tables) return;
      if (!state || state.stage === 'closed' || state.session.phase === 'over') return await this.#end(at, code);
      if (state.stage !== 'gathering' || personAt(state, 0)?.presence !== 'here') return;
      const secret = this.secretOf(state.settings.deals?.duplicate ?? '', 1);
      if (secret) await this.#tables.order(code, { type: 'begin-event', secret });
    } catch (error) {
      this.#complain(error, 'a table of a day could not go on');
    }
  }

  /** Takes the results of a table that is over or gone. One that dealt nothing may be opened again. */
  async #end({ id, play }: Place, code: TableCode): Promise<void> {
    const { store, archivist } = this.#options;
    await archivist.look(code);
    const game = gameIdOf(code, 1);
    const isKept = (await store.findGame(game)) !== undefined;
    const state = await this.#stateOf(id);
    const results = state && (await this.#resultsOf(state, play, code));
    if (!this.#tables) return;
    const facts: DailyEvent = results
      ? { type: 'played', play, results, ...(isKept && { game }) }
      : { type: 'table-lost', play };
    await this.#record(id, ({ plays }) => (plays[play]?.code === code && !plays[play].played ? [facts] : []));
    this.#playing.delete(code);
  }

  /** Ends the days that are over: what was finished counts, and everything is open. */
  async #endDays(): Promise<void> {
    const now = this.#options.clock.now();
    for (const [id, { date }] of this.#open)
      if (endOf(date) <= now) await this.#record(id, state => (state.isOver ? [] : this.#lastFacts(state)));
  }

  /** Resolves with the hands of a play that count: those finished within the day, or all of one that was begun later. */
  #resultsOf({ date, plays }: DailyState, play: number, code: TableCode) {
    return resultsIn(this.#options.store, code, plays[play]?.isLate ? undefined : endOf(date));
  }

  async #lastFacts(state: DailyState): Promise<readonly DailyEvent[]> {
    const left: DailyEvent[] = [];
    for (const [play, { code, played }] of state.plays.entries()) {
      if (played) continue;
      const results = code === undefined ? undefined : await this.#resultsOf(state, play, code);
      left.push({ type: 'played', play, results: results ?? [] });
    }
    return [...left, { type: 'over' }];
  }

  /** Lets the bots of a pool play, one game after another, as long as any is wanted. */
  #letBotsPlay(id: string, pool: number): void {
    const name = `${id} ${pool}`;
    if (this.#busy.has(name)) return;
    this.#busy.add(name);
    const asker: Asker = { guest: `daily ${name}`, network: undefined };
    const playAll = async () => {
      while (await this.#options.botGames.take(asker, () => this.#playNext(id, pool, asker)));
    };
    playAll()
      .catch((error: unknown) => this.#tables && this.#complain(error, 'bots could not play the deal of a day'))
      .finally(() => this.#busy.delete(name));
  }

  /** Lets a bot play the next game that a pool lacks. Resolves with whether there was one. */
  async #playNext(id: string, pool: number, asker: Asker): Promise<boolean> {
    const state = await this.#stateOf(id);
    const [wanted] = state ? wantedBots(state, pool) : [];
    if (!state || !wanted || !this.#tables) return false;
    const { store, botsFor, entropy, clock } = this.#options;
    const code = wanted.level === EXPERT_LEVEL ? newCode() : undefined;
    if (code !== undefined) this.#hide(code, { id, pool }, state.isOver);
    const means = { store, bots: botsFor(asker), entropy, sealed: this, at: Math.floor(clock.now()) };
    const bot = await playDailyBot(state, wanted, code, means);
    // A server that has stopped writes nothing more: the next one plays the same game.
    if (!this.#tables) return false;
    await this.#record(id, () => [{ type: 'bot-played', ...bot }]);
    return true;
  }

  /** Compares all again now and then, and when the day is over. */
  #lookAgain(): void {
    const { clock } = this.#options;
    const now = clock.now();
    this.#cancel = clock.at(Math.min(now + LOOK_EVERY, endOf(dateAt(now))), () => {
      void this.#endDays()
        .then(async () => {
          for (const [code, at] of this.#playing) await this.#look(at, code);
          for (const [id, state] of this.#open) this.follow(id, state);
        })
        .catch((error: unknown) => this.#complain(error, 'the days could not be compared'))
        .finally(() => this.#tables && this.#lookAgain());
    });
  }
}
