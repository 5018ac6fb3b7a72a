import type { PersonId, TableCode, TableState } from '@gorrion/protocol';
import { tilesLeft } from '@gorrion/rules';
import { isBetweenHands, isStarting, openBotSeats, peopleHere } from '@gorrion/table';
import type { LobbyTable, SeatOffer } from '../lobby/summaries.ts';
import type { Candidate, MayMeet } from './groups.ts';

/* Seats at public tables that the queue may give away. */

/** A hand with no more tiles than this in its wall ends within about a minute. */
const NEAR_THE_END = 60;
/** Time (ms) for which a seat that somebody was sent to is offered to nobody else. */
const PROMISED_MS = 10_000;

/** Returns the seats at a table for people who want to play at once; undefined if there are none. */
export function seatsOffered(state: TableState): SeatOffer | undefined {
  const { session, settings, host, places } = state;
  if (settings.visibility !== 'public' || state.event || peopleHere(state).length === 0) return undefined;
  const hostIsHere = places.some(place => place.kind === 'person' && place.id === host && place.presence === 'here');
  if (state.stage === 'gathering') {
    const seats = places.filter(({ kind }) => kind === 'empty').length;
    return seats > 0 && hostIsHere && !isStarting(state) ? { kind: 'free', seats } : undefined;
  }
  const seats = openBotSeats(state).length;
  const isSoon = isBetweenHands(state) || (session.phase === 'playing' && tilesLeft(session.hand.wall) <= NEAR_THE_END);
  return seats > 0 && isSoon ? { kind: 'bot', seats } : undefined;
}

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

  /** Reads the tables once; the result gives each of several people a seat, and none twice. */
  look(): (who: Candidate, kind: SeatOffer['kind']) => TableCode | undefined {
    const now = this.#now();
    this.#promised = this.#promised.filter(({ until }) => until > now);
    const tables = this.#tables().filter(({ isPublic, offer }) => isPublic && offer);
    return (who, kind) => {
      const found = tables.find(table => table.offer?.kind === kind && this.#suits(table, who));
      if (!found) return undefined;
      const { code } = found.line;
      this.#promised = [...this.#promised, { code, person: who.person, until: now + PROMISED_MS }];
      return code;
    };
  }

  #suits({ line, offer, people }: LobbyTable, { person, way, hands }: Candidate): boolean {
    const { settings, code } = line;
    const promised = this.#promised.filter(one => one.code === code);
    return (
      settings.way === way &&
      settings.ruleset === 'wmo2006' &&
      settings.hands <= hands &&
      !people.includes(person) &&
      promised.length < (offer?.seats ?? 0) &&
      [...people, ...promised.map(one => one.person)].every(other => this.#mayMeet(person, other))
    );
  }
}
