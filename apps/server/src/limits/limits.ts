import type { Rate } from './bucket.ts';

/**
 * Limits of a guest, a network, a table and a socket (requirement 26 of the server): more than people need. A network
 * is an IPv4 address or an IPv6 /64; this machine is not limited. It is one structure, so that a club behind one
 * address can have its own figures.
 */
export interface Limits {
  readonly guest: {
    /** Tables open at the same time. */
    readonly tables: number;
    /** Tables opened. */
    readonly opens: Rate;
    /** Websockets open at the same time. */
    readonly sockets: number;
    /** Chat lines, and messages about finished games. */
    readonly talk: Rate;
    /** Votes that a leader of a review asks for: a game is folded for each. */
    readonly votes: Rate;
    /** Requests of groups and events. */
    readonly ledgers: Rate;
    /** Wrong codes and ids, at whatever door. */
    readonly wrongCodes: Rate;
  };
  readonly network: {
    readonly tables: number;
    readonly opens: Rate;
    readonly sockets: number;
    readonly handshakes: Rate;
    /** Wrong codes and ids of all its guests: a guess a second against 39 bits. */
    readonly wrongCodes: Rate;
    /** Records of hands: a log is read and folded for each. */
    readonly transcripts: Rate;
    /** Requests of games that are over. */
    readonly archive: Rate;
    /** Requests of groups and events: a hall full of people shares an address. */
    readonly ledgers: Rate;
    /** Uploads of games: each is checked from its first fact to its last. */
    readonly uploads: Rate;
    /** Reviews of hands that devices bring, and wishes for runs: a game of four seats has 64. */
    readonly reviews: Rate;
    /**
     * Handshakes that a network loses if one of its sockets is closed for offences: it gets no other for a quarter of a
     * minute.
     */
    readonly fineForOffences: number;
  };
  /** Chat lines of all players at a table, again of all its spectators, and of all people in a review. */
  readonly table: { readonly talk: Rate };
  readonly socket: {
    /** Messages of a page that shows a table to somebody seated there, or no table. */
    readonly player: Rate;
    /** Messages of a page whose guest only watches. */
    readonly watcher: Rate;
    /** Malformed, unknown or too many messages; beyond this the server closes the socket. */
    readonly offences: Rate;
  };
}

const anHour = (count: number): Rate => ({ burst: count, perSecond: count / 3600 });

export const LIMITS: Limits = {
  guest: {
    tables: 3,
    opens: anHour(30),
    sockets: 12,
    talk: { burst: 5, perSecond: 1 / 2 },
    votes: { burst: 6, perSecond: 1 / 3 },
    ledgers: { burst: 60, perSecond: 3 },
    wrongCodes: { burst: 10, perSecond: 10 / 60 },
  },
  network: {
    tables: 20,
    opens: anHour(120),
    sockets: 200,
    handshakes: { burst: 10, perSecond: 1 },
    wrongCodes: { burst: 60, perSecond: 1 },
    transcripts: { burst: 40, perSecond: 1 },
    archive: { burst: 120, perSecond: 4 },
    ledgers: { burst: 2000, perSecond: 200 },
    uploads: { burst: 40, perSecond: 1 / 30 },
    reviews: { burst: 160, perSecond: 1 },
    fineForOffences: 25,
  },
  table: { talk: { burst: 12, perSecond: 2 } },
  socket: {
    player: { burst: 20, perSecond: 5 },
    watcher: { burst: 5, perSecond: 1 },
    offences: { burst: 20, perSecond: 1 / 3 },
  },
};
