import type { DuplicateEvent, DuplicateState, HandResult } from '@gorrion/events/duplicate';
import { duplicateKind, openingOf, settingsOfDuplicate } from '@gorrion/events/duplicate/kind';
import {
  type EventTable,
  type GameId,
  gameIdOf,
  type PersonId,
  type TableCode,
  type TableState,
} from '@gorrion/protocol';
import { PLAYERS } from '@gorrion/rules';
import { type Bots, type Clock, type Entropy, personAt, type SealedSource, sealedCommitment } from '@gorrion/table';
import type { Archivist } from '../archive/archivist.ts';
import type { Asker } from '../bots/fairQueue.ts';
import type { FairWork } from '../bots/fairWork.ts';
import type { Log } from '../config/log.ts';
import type { Guests } from '../identity/guests.ts';
import { withNames } from '../identity/names.ts';
import type { Store } from '../persistence/store.ts';
import { newCode } from '../tables/code.ts';
import type { EventTables } from '../tables/eventTables.ts';
import { keepBotGame } from './botTable.ts';
import type { Follower, LedgerDesk } from './desk.ts';
import { chairsFor, isBotsOnly } from './duplicateChairs.ts';
import { factOf, resultOfLine, resultsIn, tableOf } from './duplicateResults.ts';

/*
 * What the server does for duplicates: seals their deals, opens their tables and deals to them, takes the results when a game
 * ends, and keeps everything closed until all have played. Each step compares what is with what should be, so a kill at
 * any moment loses nothing.
 */

/** Time (ms) between two looks for tables that were closed while nobody heard of it. */
const LOOK_EVERY = 60_000;

interface DuplicatesOptions {
  readonly desk: LedgerDesk;
  readonly store: Store;
  readonly archivist: Archivist;
  readonly clock: Clock;
  readonly log: Log;
  readonly namesOf: Guests['namesOf'];
  readonly botsFor: (asker: Asker) => Bots;
  /** Returns for whom the bots of a duplicate think, by its id and its owner. */
  readonly askerOf: (id: string, owner: PersonId) => Asker;
  readonly botGames: FairWork;
  readonly entropy: Entropy;
}

/** A table of a duplicate that is not open yet. */
interface ClosedTable {
  readonly id: string;
  /** From 1. */
  readonly table: number;
}

export class Duplicates implements SealedSource, Follower {
  readonly kind = duplicateKind.kind;
  readonly #options: DuplicatesOptions;
  /** Deals of duplicates that are not open, by the name of the deals. */
  readonly #sealed = new Map<string, DuplicateState['secrets']>();
  readonly #closed = new Map<string, ClosedTable>();
  /** Work that is under way, and what is to be done after it: the newest wish of the same name. */
  readonly #busy = new Map<string, (() => Promise<void>) | undefined>();
  /** Duplicates that are not open. */
  readonly #going = new Set<string>();
  /** Holds, for each group, the duplicates that name it, the oldest first, with the people of each. */
  readonly #ofGroups = new Map<string, Map<string, readonly PersonId[]>>();
  #tables: EventTables | undefined;
  #cancel = () => {};

  constructor(options: DuplicatesOptions) {
    this.#options = options;
  }

  /** Begins to follow all duplicates, once tables can be opened. */
  async begin(tables: EventTables): Promise<void> {
    this.#tables = tables;
    tables.onChange((code, state) => {
      const found = state.event?.kind === this.kind ? this.#closed.get(code) : undefined;
      if (found) this.#once(`look ${code}`, () => this.#look(found, code, state));
    });
    await this.#options.desk.add(this);
    this.#lookAgain();
  }

  stop(): void {
    this.#cancel();
    this.#tables = undefined;
  }

  /** Whether a game is of a duplicate that is not open yet. */
  isSealed(game: GameId): boolean {
    return this.#closed.has(tableOf(game));
  }

  secretOf(duplicate: string, handNumber: number) {
    return this.#sealed.get(duplicate)?.[handNumber - 1];
  }

  /** Returns the duplicates of a group, the newest first: those that people of the group have set up or sit in. */
  ofGroup(group: string, people: ReadonlySet<PersonId>): readonly string[] {
    const named = [...(this.#ofGroups.get(group) ?? [])];
    return named.flatMap(([id, theirs]) => (theirs.some(one => people.has(one)) ? id : [])).reverse();
  }

  follow(id: string, seen: unknown): void {
    const state = seen as DuplicateState;
    this.#remember(id, state);
    if (state.commitments.length === 0) this.#once(`seal ${id}`, () => this.#seal(id));
    for (const [n, { stage, code, chairs }] of state.tables.entries()) {
      const at = { id, table: n + 1 };
      if (stage === 'wanted') this.#once(`open ${id} ${n}`, () => this.#open(at));
      if (stage === 'playing' && code && isBotsOnly(chairs))
        this.#once(`bots ${code}`, () => this.#playInTurn(at, code, state.owner));
      else if (stage === 'playing' && code) this.#once(`look ${code}`, () => this.#look(at, code));
    }
  }

  /** Keeps the games of a damaged duplicate closed that were not open yet. */
  damaged(id: string, state: unknown): void {
    this.#remember(id, state as DuplicateState);
    this.#going.delete(id);
  }

  /** Keeps what is closed out of reach, and lets everybody read what is open. */
  #remember(id: string, state: DuplicateState): void {
    const { plan, duplicate, secrets, tables, isOpen } = state;
    if (plan.group !== undefined) {
      const ofGroup = this.#ofGroups.get(plan.group) ?? new Map<string, readonly PersonId[]>();
      this.#ofGroups.set(plan.group, ofGroup.set(id, duplicateKind.peopleOf(state)));
    }
    if (isOpen) this.#sealed.delete(duplicate);
    else this.#sealed.set(duplicate, secrets);
    if (isOpen) this.#going.delete(id);
    else this.#going.add(id);
    for (const [n, { code, game }] of tables.entries()) {
      if (isOpen && game) this.#once(`show ${game}`, () => this.#show(game));
      if (code === undefined) continue;
      if (!isOpen) this.#closed.set(code, { id, table: n + 1 });
      // Groups whose members played it may have the game now.
      else if (this.#closed.delete(code)) this.#options.archivist.hear(code);
    }
  }

  /** Does some work; if it is under way, once more after it. */
  #once(name: string, work: () => Promise<void>): void {
    if (this.#busy.has(name)) {
      this.#busy.set(name, work);
      return;
    }
    this.#busy.set(name, undefined);
    void work()
      .catch((error: unknown) => this.#options.log.error({ err: error }, 'a duplicate could not go on'))
      .finally(() => {
        const next = this.#busy.get(name);
        this.#busy.delete(name);
        if (next) this.#once(name, next);
      });
  }

  async #stateOf(id: string): Promise<DuplicateState> {
    return (await this.#options.desk.stateOf(id)) as DuplicateState;
  }

  /** Adds facts of the server; none if they do not fit what is known by then. */
  async #record(id: string, facts: (state: DuplicateState) => readonly DuplicateEvent[]): Promise<void> {
    await this.#options.desk.record(id, state => facts(state as DuplicateState));
  }

  #seal(id: string): Promise<void> {
    return this.#record(id, ({ commitments, secrets, duplicate }) => {
      if (commitments.length > 0) return [];
      const sealed = secrets.map((secret, n) => sealedCommitment({ duplicate, handNumber: n + 1 }, secret));
      return [{ type: 'sealed', commitments: sealed }];
    });
  }

  #eventOf({ id, table }: ClosedTable, { plan }: DuplicateState): EventTable {
    return { kind: this.kind as 'duplicate', id, name: plan.name, session: 1, table };
  }

  async #open({ id, table }: ClosedTable): Promise<void> {
    const state = await this.#stateOf(id);
    const wanted = state.tables[table - 1];
    if (wanted?.stage !== 'wanted' || state.commitments.length === 0 || !this.#tables) return;
    const code = isBotsOnly(wanted.chairs)
      ? newCode()
      : await this.#tables.open({
          request: `duplicate ${id} ${table}`,
          settings: settingsOfDuplicate(state),
          event: this.#eventOf({ id, table }, state),
          chairs: await withNames(this.#options.namesOf, nameOf => chairsFor(wanted.chairs, nameOf)),
        });
    await this.#record(id, ({ tables }) =>
      tables[table - 1]?.stage === 'wanted' ? [{ type: 'table-opened', table, code }] : [],
    );
  }

  /** Looks at a table: begins its game when all are there, and takes its results when it is over. */
  async #look(at: ClosedTable, code: TableCode, seen?: TableState): Promise<void> {
    const table = (await this.#stateOf(at.id)).tables[at.table - 1];
    if (table?.stage !== 'playing') return;
    const state = seen ?? (await this.#tables?.stateOf(code));
    if (!state || state.stage === 'closed') return this.#end(at, code);
    if (state.session.phase === 'over') return this.#end(at, code);
    const isThere = PLAYERS.every(place => (personAt(state, place)?.presence ?? 'here') === 'here');
    if (state.stage === 'gathering' && (isThere || table.isHurried)) await this.#begin(at, code);
  }

  async #begin({ id }: ClosedTable, code: TableCode): Promise<void> {
    const [secret] = (await this.#stateOf(id)).secrets;
    if (secret) await this.#tables?.order(code, { type: 'begin-event', secret });
  }

  /** Takes the results of a table that is over or gone. One that dealt nothing may be opened again. */
  async #end(at: ClosedTable, code: TableCode): Promise<void> {
    const { store, archivist } = this.#options;
    await archivist.look(code);
    const game = gameIdOf(code, 1);
    const kept = (await store.findGame(game)) !== undefined;
    const results = await resultsIn(store, code);
    if (results === undefined) return this.#played(at, [{ type: 'table-lost', table: at.table }]);
    return this.#results(at, results, kept ? game : undefined);
  }

  #results({ id, table }: ClosedTable, results: readonly HandResult[], game?: GameId): Promise<void> {
    return this.#played({ id, table }, [{ type: 'table-played', table, ...(game && { game }), results }]);
  }

  /** Adds what became of a table, and opens everything if it was the last one. */
  #played({ id, table }: ClosedTable, facts: readonly DuplicateEvent[]): Promise<void> {
    return this.#record(id, state => {
      if (state.tables[table - 1]?.stage !== 'playing') return [];
      const after = facts.reduce((before, event) => duplicateKind.evolve(before, factOf(event)), state);
      return [...facts, ...openingOf(after)];
    });
  }

  #playInTurn(at: ClosedTable, code: TableCode, owner: PersonId): Promise<void> {
    const asker = this.#options.askerOf(at.id, owner);
    return this.#options.botGames.take(asker, () => this.#playBots(at, code, asker));
  }

  async #playBots(at: ClosedTable, code: TableCode, asker: Asker): Promise<void> {
    const { store, clock, botsFor, entropy } = this.#options;
    const state = await this.#stateOf(at.id);
    const table = state.tables[at.table - 1];
    if (table?.stage !== 'playing') return;
    const game = gameIdOf(code, 1);
    if (!(await store.findGame(game)))
      await keepBotGame(store, {
        game,
        settings: settingsOfDuplicate(state),
        event: this.#eventOf(at, state),
        chairs: table.chairs,
        at: Math.floor(clock.now()),
        sealed: this,
        entropy,
        bots: botsFor(asker),
      });
    const results = (await store.readGame(game))?.sheet.lines;
    if (results) await this.#results(at, results.map(resultOfLine), game);
  }

  /** Lets everybody with the link of the duplicate read a game. */
  async #show(game: GameId): Promise<void> {
    const { store } = this.#options;
    if ((await store.findGame(game))?.access === 'players') await store.setAccess(game, 'link');
  }

  /** Compares all again now and then: a table that was closed in silence, or work that has failed, is heard of by nothing else. */
  #lookAgain(): void {
    const { clock } = this.#options;
    this.#cancel = clock.at(clock.now() + LOOK_EVERY, () => {
      for (const id of this.#going)
        this.#once(`compare ${id}`, async () => {
          const state = await this.#stateOf(id);
          if (state) this.follow(id, state);
        });
      this.#lookAgain();
    });
  }
}
