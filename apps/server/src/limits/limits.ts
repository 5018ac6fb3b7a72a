import type { Rate } from './bucket.ts';

/**
 * How much one guest, one network, one table or one socket may do (requirement 26 of the server): what people need, with
 * room to spare. A network is an IPv4 address or an IPv6 /64; this machine is not counted. One structure, so that a club
 * behind one address can be given its own figures.
 */
export interface Limits {
  readonly guest: {
    /** Tables open at the same time. */
    readonly tables: number;
    /** Tables opened. */
    readonly opens: Rate;
    /** Websockets open at the same time. */
    readonly sockets: number;
    /** Chat lines. */
    readonly talk: Rate;
  };
  readonly network: {
    readonly tables: number;
    readonly opens: Rate;
    readonly sockets: number;
    readonly handshakes: Rate;
    /** Wrong table codes: ten guesses a minute against 39 bits. */
    readonly wrongCodes: Rate;
    /** Records of hands: a log is read and folded for each. */
    readonly transcripts: Rate;
    /** Handshakes that a socket cut for its offences costs: a quarter of a minute passes before the next. */
    readonly fineForOffences: number;
  };
  /** Chat lines of all players at a table together, and again of all its spectators. */
  readonly table: { readonly talk: Rate };
  readonly socket: {
    /** Messages of a page that shows a table to somebody seated there, or no table. */
    readonly player: Rate;
    /** Messages of a page that only watches. */
    readonly watcher: Rate;
    /** Messages that no page of this program sends, or too many of them; beyond this the socket is closed. */
    readonly offences: Rate;
  };
}

const anHour = (count: number): Rate => ({ burst: count, perSecond: count / 3600 });

export const LIMITS: Limits = {
  guest: { tables: 3, opens: anHour(30), sockets: 12, talk: { burst: 5, perSecond: 1 / 2 } },
  network: {
    tables: 20,
    opens: anHour(120),
    sockets: 200,
    handshakes: { burst: 10, perSecond: 1 },
    wrongCodes: { burst: 10, perSecond: 10 / 60 },
    transcripts: { burst: 40, perSecond: 1 },
    fineForOffences: 25,
  },
  table: { talk: { burst: 12, perSecond: 2 } },
  socket: {
    player: { burst: 20, perSecond: 5 },
    watcher: { burst: 5, perSecond: 1 },
    offences: { burst: 20, perSecond: 1 / 3 },
  },
};
