import type { PersonId, TableCode } from '@gorrion/protocol';
import type { SeatOffer } from '../lobby/seatOffer.ts';
import type { LobbyTable } from '../lobby/summaries.ts';
import type { Candidate, MayMeet } from './groups.ts';

/* Seats at public tables that the queue may give away. */

/** Time (ms) for which a seat that somebody was sent to is offered to nobody else. */
const PROMISED_MS = 10_000;

/** Seats that people were sent to and may not have taken yet. */
export class Offers {
  readonly #tables: () => readonly LobbyTable[];
  readonly #now: () => number;
  readonly #mayMeet: MayMeet;
  #promised: readonly { readonly code: TableCode; readonly person: PersonId; readonly until: number }[] = [];

  /** `tables`: those of all nodes. */
  constructor(tables: () => readonly LobbyTable[], now: () => number, mayMeet: MayMeet) {
    this.#tables = tables;
    this.#now = now;
    this.#mayMeet = mayMeet;
  }

  /** Returns the people at tables with such seats. */
  people(): readonly PersonId[] {
    return this.#offering().flatMap(({ people }) => people);
  }

  #offering(): readonly LobbyTable[] {
    return this.#tables().filter(({ isPublic, offer }) => isPublic && offer);
  }

  /** Reads the tables once; the result gives each of several people a seat, and none twice. */
  look(): (who: Candidate, kind: SeatOffer['kind']) => TableCode | undefined {
    const now = this.#now();
    this.#promised = this.#promised.filter(({ until }) => until > now);
    const tables = this.#offering();
    return (who, kind) => {
      const found = tables.find(table => table.offer?.kind === kind && this.#suits(table, who));
      if (!found) return undefined;
      const { code } = found.line;
      // Who was sent elsewhere before takes no seat there.
      const others = this.#promised.filter(({ person }) => person !== who.person);
      this.#promised = [...others, { code, person: who.person, until: now + PROMISED_MS }];
      return code;
    };
  }

  #suits({ line, offer, people }: LobbyTable, { person, way, hands }: Candidate): boolean {
    const { settings, code } = line;
    const promised = this.#promised.filter(one => one.code === code);
    return (
      settings.way === way &&
      settings.ruleset === 'wmo2006' &&
      // Whom a table refuses would be sent in vain.
      settings.finishes === undefined &&
      settings.hands <= hands &&
      !people.includes(person) &&
      promised.length < (offer?.seats ?? 0) &&
      [...people, ...promised.map(one => one.person)].every(other => this.#mayMeet(person, other))
    );
  }
}
