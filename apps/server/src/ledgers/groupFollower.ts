import type { EveningTable, GroupFact, GroupState } from '@gorrion/events/groups';
import {
  addingGame,
  invitationOf,
  isAskedBy,
  MOST_INVITATIONS,
  memberAt,
  openNow,
  settingsOfTables,
} from '@gorrion/events/groups/kind';
import { type GameId, gameIdOf, type PersonId, type TableCode } from '@gorrion/protocol';
import { type Clock, shownState } from '@gorrion/table';
import type { Archivist } from '../archive/archivist.ts';
import type { Log } from '../config/log.ts';
import type { Guests } from '../identity/guests.ts';
import type { OpenGames } from '../persistence/openGames.ts';
import type { Store } from '../persistence/store.ts';
import { readCode } from '../tables/code.ts';
import type { Registry } from '../tables/registry.ts';
import type { Follower, LedgerDesk } from './desk.ts';
import { isGroupGame } from './groupGames.ts';
import type { LedgerQuotas } from './quotas.ts';

/*
 * What the server does because of what groups say: opens the tables of their evenings, makes a group of a table, and adds
 * the games of their tables. It compares what is with what should be, so that a kill at any moment loses nothing.
 */

/** The newest tables of a group that are compared again when somebody has joined: games of two strangers were none of it. */
const RECENT_TABLES = 12;
/** Games of a table that may be missing in the archive before the search for later ones ends. */
const GAP = 3;

interface FollowerOptions {
  readonly desk: LedgerDesk;
  readonly registry: Registry;
  readonly games: OpenGames;
  readonly store: Pick<Store, 'ledgersOf' | 'keepCallLink'>;
  readonly guests: Guests;
  /** Returns who has made a group open its tables, for whose network they count. */
  readonly askerOf: LedgerQuotas['askerOf'];
  readonly clock: Clock;
  readonly log: Log;
}

const countOf = ({ members }: GroupState): number => members.filter(({ until }) => until === null).length;

interface WaitingTable extends Pick<EveningTable, 'wish' | 'host'> {
  /** Whether it is one of an evening, where one press opens as many as a club needs. */
  readonly isOfRound: boolean;
}

const isWaiting = ({ code, refusal }: Pick<EveningTable, 'code' | 'refusal'>): boolean => !code && !refusal;

function waitingTables(state: GroupState, at: number): readonly WaitingTable[] {
  const ofRounds = (state.evening?.rounds ?? []).flatMap(({ tables }) => tables).filter(isWaiting);
  return [
    ...ofRounds.map(table => ({ ...table, isOfRound: true })),
    ...openNow(state, at)
      .filter(isWaiting)
      .map(table => ({ ...table, isOfRound: false })),
  ];
}

export class GroupFollower implements Follower {
  readonly kind = 'group';
  readonly #options: FollowerOptions;
  /** The groups of each table. */
  readonly #groups = new Map<TableCode, Set<string>>();
  /** How many members each group had when it was looked at last. */
  readonly #members = new Map<string, number>();
  /** Tables whose games are to be compared, by group. */
  readonly #due = new Map<string, Set<TableCode>>();
  #last: Promise<void> = Promise.resolve();

  constructor(options: FollowerOptions) {
    this.#options = options;
  }

  follow(id: string, value: unknown): void {
    const state = value as GroupState;
    for (const code of state.tables) {
      const groups = this.#groups.get(code) ?? new Set();
      this.#groups.set(code, groups);
      if (groups.has(id)) continue;
      groups.add(id);
      this.#compareLater(id, code);
    }
    const isNew = !this.#members.has(id);
    const count = countOf(state);
    if (count > (this.#members.get(id) ?? count))
      for (const code of state.tables.slice(-RECENT_TABLES)) this.#compareLater(id, code);
    this.#members.set(id, count);
    const isOpen = isNew && openNow(state, this.#options.clock.now()).length > 0;
    if (state.awaited || this.#waiting(state).length > 0 || this.#due.has(id) || isOpen) this.#later(id);
  }

  /** Adds a game that the archive has kept to the groups of its table. */
  kept(code: TableCode): void {
    for (const id of this.#groups.get(code) ?? []) {
      this.#compareLater(id, code);
      this.#later(id);
    }
  }

  /** Looks again at the groups of a table that is closed or gone. */
  ended(code: TableCode): void {
    for (const id of this.#groups.get(code) ?? []) this.#later(id);
  }

  #waiting(state: GroupState): readonly WaitingTable[] {
    return waitingTables(state, this.#options.clock.now());
  }

  /** Resolves once everything that was begun is done. */
  settled(): Promise<void> {
    return this.#last;
  }

  #compareLater(id: string, code: TableCode): void {
    this.#due.set(id, (this.#due.get(id) ?? new Set()).add(code));
  }

  #later(id: string): void {
    this.#last = this.#last
      // Messages of players come between two groups, and a ledger is never changed while it is being changed.
      .then(() => new Promise(setImmediate))
      .then(() => this.#work(id))
      .catch((error: unknown) => this.#options.log.error({ err: error }, 'a group could not be followed'));
  }

  async #work(id: string): Promise<void> {
    const { desk } = this.#options;
    const state = async () => (await desk.stateOf(id)) as GroupState | undefined;
    const found = await state();
    if (!found) return;
    if (found.awaited) await this.#takeTable(id, found.awaited);
    for (const table of this.#waiting((await state()) as GroupState)) await this.#openTable(id, table);
    const due = this.#due.get(id);
    this.#due.delete(id);
    for (const code of due ?? []) await this.#addGames(id, code);
    await this.#endTables(id);
  }

  /** Takes out the tables without an evening that are closed, or whose game is over. */
  async #endTables(id: string): Promise<void> {
    const at = this.#options.clock.now();
    const state = (await this.#options.desk.stateOf(id)) as GroupState;
    for (const { wish, code } of openNow(state, at))
      if (code && (await this.#isOver(code)))
        await this.#record(id, ({ now }) => (now.some(one => one.wish === wish) ? [{ type: 'table-over', wish }] : []));
  }

  async #isOver(code: TableCode): Promise<boolean> {
    const { registry } = this.#options;
    if (await registry.ownerOf(code)) return false;
    const table = registry.find(code);
    // A server that stops has no tables any more.
    if (!table) return !registry.host.isStopping;
    const { stage, session } = shownState(table);
    return stage === 'closed' || session.phase === 'over';
  }

  /** Opens a table once, for who has pressed: the wish is the same after a restart. */
  async #openTable(id: string, { wish, host, isOfRound }: WaitingTable): Promise<void> {
    const { desk, registry, guests, askerOf } = this.#options;
    const state = (await desk.stateOf(id)) as GroupState;
    const person = memberAt(state, host)?.person;
    const opening = { id: wish, settings: settingsOfTables(state) };
    const opened = person
      ? await registry.open(await guests.me(person), askerOf(id, person).network, opening, isOfRound)
      : ({ ok: false, code: 'no-such-table' } as const);
    // It waits in the ledger for the next start.
    if (!opened.ok && opened.code === 'server-stopping') return;
    // Anybody may sit down at a public table: its host says whether they join the call.
    if (opened.ok && opening.settings.visibility !== 'public') await this.#keepCallLink(state, opened.code, person);
    const fact: GroupFact = opened.ok
      ? { type: 'table-opened', wish, code: opened.code }
      : { type: 'table-refused', wish, code: opened.code };
    await this.#record(id, now => (this.#waiting(now).some(table => table.wish === wish) ? [fact] : []));
  }

  /** Gives a new table the call link of its group. It goes with who has set it in the group. */
  async #keepCallLink(
    { callLink, members }: GroupState,
    code: TableCode,
    host: PersonId | null | undefined,
  ): Promise<void> {
    const person = members.find(({ number }) => number === callLink?.by)?.person ?? host;
    if (!callLink || !person) return;
    await this.#options.store.keepCallLink(code, { person, link: callLink.link, isOfGroup: true });
  }

  /** Asks the people of a table whether they join, if the person who made the group is one of them. */
  async #takeTable(id: string, typed: string): Promise<void> {
    const code = readCode(typed);
    const { registry, desk } = this.#options;
    if (code) await registry.waking(code);
    const table = code && registry.find(code)?.state;
    const seated = (table?.places ?? []).flatMap(place => (place.kind === 'person' ? place.id : []));
    const played = code ? await this.#peopleOfGames(code) : [];
    const people = [...new Set([...seated, ...played])];
    const owner = ((await desk.stateOf(id)) as GroupState).members[0]?.person;
    const isTheirs = owner !== undefined && owner !== null && (people.includes(owner) || table?.host === owner);
    const invited = isTheirs ? await this.#whoMayBeAsked(owner, people) : [];
    await this.#record(id, ({ awaited }) =>
      awaited === null
        ? []
        : [
            {
              type: 'table-taken',
              code: code ?? awaited,
              isTheirs,
              people: [],
              invited,
              ...(isTheirs && table && { settings: table.settings }),
            },
          ],
    );
  }

  /** Returns those whom a founder may ask: nobody is asked twice at a time, nor soon after they have declined. */
  async #whoMayBeAsked(founder: PersonId, people: readonly PersonId[]): Promise<PersonId[]> {
    const { desk, store, clock } = this.#options;
    const asked: PersonId[] = [];
    for (const person of people) {
      if (person === founder) continue;
      const ids = await store.ledgersOf(person, 'group');
      const groups = (await Promise.all(ids.map(id => desk.stateOf(id)))) as GroupState[];
      const open = groups.filter(group => invitationOf(group, person) !== undefined).length;
      const isAsked = groups.some(group => isAskedBy(group, founder, person, clock.now()));
      if (open < MOST_INVITATIONS && !isAsked) asked.push(person);
    }
    return asked;
  }

  async #peopleOfGames(code: TableCode): Promise<readonly PersonId[]> {
    const games = await this.#gamesOf(code, 0);
    const people = await Promise.all(games.map(game => this.#options.games.peopleOf(game)));
    return people.flat().flatMap(({ person, player }) => (player === null ? [] : person));
  }

  /** Returns the kept games of a table; numbers up to `known` are looked at in any case. */
  async #gamesOf(code: TableCode, known: number): Promise<GameId[]> {
    const games: GameId[] = [];
    for (let number = 1, missing = 0; number <= known || missing < GAP; number++) {
      const id = gameIdOf(code, number);
      const isThere = (await this.#options.games.findGame(id)) !== undefined;
      missing = isThere ? 0 : missing + 1;
      if (isThere) games.push(id);
    }
    return games;
  }

  /** Adds the games of a table that the group does not have, each once. */
  async #addGames(id: string, code: TableCode): Promise<void> {
    const { games: archive } = this.#options;
    const numbers = (desk: GroupState) =>
      desk.games.filter(game => game.id.startsWith(`${code}-`)).map(game => Number(game.id.slice(code.length + 1)));
    await this.#record(id, async state => {
      const games = await this.#gamesOf(code, Math.max(0, ...numbers(state)));
      const areOurs = await Promise.all(games.map(game => isGroupGame(archive, state, game)));
      return games.filter((_, n) => areOurs[n]).flatMap(game => addingGame(state, game, null));
    });
  }

  async #record(
    id: string,
    facts: (state: GroupState) => readonly GroupFact[] | Promise<readonly GroupFact[]>,
  ): Promise<void> {
    await this.#options.desk.record(id, state => facts(state as GroupState));
  }
}

/** Follows all groups: those that are there, and what happens to them from now on. */
export async function followGroups(archivist: Archivist, options: FollowerOptions): Promise<GroupFollower> {
  const follower = new GroupFollower(options);
  archivist.onKept(code => follower.kept(code));
  archivist.onEnded(code => follower.ended(code));
  await options.desk.add(follower);
  return follower;
}
