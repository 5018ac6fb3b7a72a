import {
  type EventUmpire,
  type TournamentState,
  umpireKeyOf,
  umpiresAt,
  umpiresOf,
} from '@gorrion/events/tournament/kind';
import type { TableCode } from '@gorrion/protocol';
import { digestOfOwnKey } from '@gorrion/table';
import type { EventTables } from '../tables/eventTables.ts';
import type { LedgerDesk } from './desk.ts';

/*
 * Tells the tables of tournaments who may come as their umpire. A right that is lost in the ledger is lost at every table
 * at once, whatever else is being done there; after a restart each table is told once more.
 */

/** All of an event on which it depends who may judge at a table. */
interface Rights {
  readonly umpires: readonly EventUmpire[];
  readonly substitutes: TournamentState['substitutes'];
  readonly filled: TournamentState['filled'];
}

type Session = TournamentState['sessions'][number];

export class TableUmpires {
  readonly #desk: LedgerDesk;
  readonly #tables: EventTables;
  /** The newest rights of each event; the same object while nothing changes. */
  readonly #rights = new Map<string, Rights>();
  /** The rights that each table was told of. */
  readonly #told = new Map<TableCode, Rights>();

  constructor(desk: LedgerDesk, tables: EventTables) {
    this.#desk = desk;
    this.#tables = tables;
  }

  /** Tells the tables of an event that have not heard yet. Rejects if one of them could not be told. */
  async follow(id: string, state: TournamentState): Promise<void> {
    const rights = this.#rightsOf(id, state);
    const untold = state.sessions.flatMap(session =>
      session.tables
        .filter(({ code }) => code !== undefined && this.#told.get(code as TableCode) !== rights)
        .map(table => ({ session, table })),
    );
    await Promise.all(untold.map(({ session, table }) => this.#tell(id, state, rights, session, table)));
  }

  #rightsOf(id: string, state: TournamentState): Rights {
    const known = this.#rights.get(id);
    const now = { umpires: umpiresOf(state), substitutes: state.substitutes, filled: state.filled };
    if (known && JSON.stringify(known) === JSON.stringify(now)) return known;
    this.#rights.set(id, now);
    return now;
  }

  async #tell(
    id: string,
    state: TournamentState,
    rights: Rights,
    { session, pausedAt }: Session,
    table: Session['tables'][number],
  ): Promise<void> {
    const code = table.code as TableCode;
    this.#told.set(code, rights);
    const keyOf = this.#desk.keysOf(id);
    const keys = umpiresAt(state, rights.umpires, session, table).map(({ helper, person }) => {
      const key = umpireKeyOf(keyOf, { session, table: table.table }, person);
      return { helper, digest: digestOfOwnKey(key, person) };
    });
    try {
      await this.#tables.order(code, { type: 'admit-umpires', keys, isHeld: pausedAt !== undefined });
    } catch (error) {
      this.#told.delete(code);
      throw error;
    }
  }
}
