import { createHmac, randomBytes } from 'node:crypto';
import type { PersonId, TableCode } from '@gorrion/protocol';
import type { RunningTable } from '@gorrion/table';
import type { GamePerson } from '../persistence/games.ts';

/*
 * Which players of a rated game share a network. Addresses are not kept: of each network that a player comes from there is
 * a hash under a key that only this process has, as long as the table is here. With the game goes only who is with whom.
 */

/** Most networks of one person at one table: a telephone may change a few times. */
const MOST_NETWORKS = 16;

type Seen = Map<PersonId, Set<string>>;

export class TableNetworks {
  readonly #key = randomBytes(32);
  readonly #seen = new WeakMap<RunningTable, Seen>();
  #find: (code: TableCode) => RunningTable | undefined = () => undefined;

  /** Sets the function that finds a running table. */
  findBy(find: (code: TableCode) => RunningTable | undefined): void {
    this.#find = find;
  }

  /**
   * Notes that a person comes to a table from a network; undefined, which is this machine, says nothing. Who only watches
   * a game is not noted.
   */
  saw(table: RunningTable, person: PersonId, network: string | undefined): void {
    const { settings, stage } = table.state;
    if (!settings.rated || network === undefined) return;
    if (stage !== 'gathering' && table.viewerOf(person) === 'spectator') return;
    const seen: Seen = this.#seen.get(table) ?? new Map();
    this.#seen.set(table, seen);
    const known = seen.get(person) ?? new Set();
    seen.set(person, known);
    if (known.size < MOST_NETWORKS) known.add(createHmac('sha256', this.#key).update(network).digest('base64'));
  }

  /** Keeps what is known of a table for the one that was restored in its place. */
  move(before: RunningTable, after: RunningTable): void {
    const seen = this.#seen.get(before);
    if (seen) this.#seen.set(after, seen);
  }

  /** Returns the people of a game with the lowest player of their network: their own number if they are alone in it. */
  marked(code: TableCode, people: readonly GamePerson[]): readonly GamePerson[] {
    const table = this.#find(code);
    const seen = table && this.#seen.get(table);
    const networksOf = ({ person }: GamePerson) => [...(seen?.get(person) ?? [])];
    const groups: { readonly networks: Set<string>; readonly members: GamePerson[] }[] = [];
    for (const one of people) {
      const own = networksOf(one);
      const shared = groups.filter(({ networks }) => own.some(network => networks.has(network)));
      for (const group of shared) groups.splice(groups.indexOf(group), 1);
      groups.push({
        networks: new Set([...own, ...shared.flatMap(({ networks }) => [...networks])]),
        members: [one, ...shared.flatMap(({ members }) => members)],
      });
    }
    return groups.flatMap(({ members }) => {
      const players = members.flatMap(({ player }) => player ?? []);
      const network = players.length > 0 ? (Math.min(...players) as 0) : null;
      return members.map(member => ({ ...member, network }));
    });
  }
}
