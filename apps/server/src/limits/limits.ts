import type { Rate } from './bucket.ts';

/** What a guest may do, and again all guests of a network together. */
interface Shared {
  /** Tables open at the same time. */
  readonly tables: number;
  /** Tables opened. */
  readonly opens: Rate;
  /** Presses of "Play now". */
  readonly queues: Rate;
  /** Websockets open at the same time. */
  readonly sockets: number;
  /** Connections; those of a guest are taken before those of the network, so that one guest does not use these up. */
  readonly handshakes: Rate;
  /** Requests of groups and events: a hall full of people shares an address. */
  readonly ledgers: Rate;
  /** Bytes of views of groups and events that are made for one person. */
  readonly viewBytes: Rate;
  /** Wrong codes and ids, at whatever door; for a network a guess a second against 39 bits. */
  readonly wrongCodes: Rate;
  /** Requests of games that are over, and of devices. */
  readonly archive: Rate;
  /** Records of hands: a log is read and folded for each. */
  readonly transcripts: Rate;
  /** Uploads of games: each is checked from its first fact to its last. */
  readonly uploads: Rate;
  /** Bytes of games brought, as they are sent. */
  readonly uploadBytes: Rate;
  /** Reviews of hands that devices bring, and wishes for runs: a game of four seats has 64. */
  readonly reviews: Rate;
  /** Reviews of games that the server works on. */
  readonly reviewRuns: number;
  /** Milliseconds of thought of bots, for each thread, that come before others. */
  readonly thought: Rate;
  readonly groups: Rate;
  readonly duplicates: Rate;
  readonly events: Rate;
  /** Deals of a day begun, those of days that are over among them. */
  readonly dailies: Rate;
  /** Bytes that commands add to groups and events. */
  readonly ledgerBytes: Rate;
  /** Tables that groups and events open, those of bots alone among them. */
  readonly eventTables: Rate;
  /** Changes of private lists. */
  readonly regards: Rate;
  /** Reports to the operator. */
  readonly reports: Rate;
  /** Calls of groups to tables. */
  readonly seatCalls: Rate;
  /** Hooks of groups that are added, tested and removed. */
  readonly hooks: Rate;
  /** Changes of where the players of tables and the members of groups talk. */
  readonly callLinks: Rate;
  /** Links by which tables are cast, made. */
  readonly casts: Rate;
  /** Tokens made and revoked. */
  readonly tokens: Rate;
  /** Requests of programs, at /api/v1. */
  readonly programs: Rate;
  /** Wishes about calls: each may keep an address to which this server sends. */
  readonly subscriptions: Rate;
}

/**
 * Limits of a guest, a network, a table, an event and a socket (requirement 26 of the server): more than people need. A
 * network is an IPv4 address or an IPv6 /56; this machine is not limited. It is one structure, so that an operator can
 * raise each for a real club (`raised.ts`). The server's guide has a line for each, which a test compares.
 */
export interface Limits {
  readonly guest: Shared & {
    /** Tables open at the same time beside which a teacher may open none to teach at: a class has so many. */
    readonly lessons: number;
    /** Connections that a guest loses if one of their pages is closed for offences. */
    readonly fineForOffences: number;
    /** Chat lines, and messages about finished games. */
    readonly talk: Rate;
    /** Votes that a leader of a review asks for: a game is folded for each. */
    readonly votes: Rate;
    /** Calls of one person, on all their devices. */
    readonly pushes: Rate;
  };
  readonly network: Shared & {
    /** Sockets of people of events, who do not count as those of the network. */
    readonly eventSockets: number;
    readonly eventHandshakes: Rate;
    /** Requests of the operator's page. */
    readonly operator: Rate;
    /** Wrong keys of the operator's page. */
    readonly operatorKeys: Rate;
    /** Pictures of what is shared, and previews of pages for requests without a cookie. */
    readonly previews: Rate;
  };
  /** Chat lines of all players at a table, again of all its spectators, and of all people in a review. */
  readonly table: { readonly talk: Rate };
  /** Calls of its members to tables. */
  readonly group: { readonly seatCalls: Rate };
  /** What programs ask with one token: one of them does not use up what its person may ask. */
  readonly token: {
    readonly requests: Rate;
    /** Connections. A program that is cut for offences loses some, and its person none. */
    readonly handshakes: Rate;
    /** Messages of all connections. */
    readonly messages: Rate;
  };
  readonly event: {
    /** Pages open at the same time, of all people of an event: the most that its organiser may ask for. */
    readonly pages: number;
  };
  readonly server: {
    /** Games of four bots that are played at a time, for duplicates and days. */
    readonly botGames: number;
    /** Calls of everybody. */
    readonly pushes: Rate;
  };
  readonly socket: {
    /** Messages of a page that shows a table to somebody seated there, or no table. */
    readonly player: Rate;
    /** Messages of a page whose guest only watches. */
    readonly watcher: Rate;
    /** Malformed, unknown or too many messages; beyond this the server closes the socket. */
    readonly offences: Rate;
  };
}

const anHour = (count: number, burst = count): Rate => ({ burst, perSecond: count / 3600 });
const aDay = (count: number, burst = count): Rate => ({ burst, perSecond: count / 86_400 });

export const LIMITS: Limits = {
  guest: {
    tables: 3,
    lessons: 4,
    opens: anHour(30),
    queues: { burst: 20, perSecond: 1 / 6 },
    sockets: 12,
    handshakes: { burst: 6, perSecond: 1 / 4 },
    fineForOffences: 12,
    talk: { burst: 5, perSecond: 1 / 2 },
    votes: { burst: 6, perSecond: 1 / 3 },
    ledgers: { burst: 60, perSecond: 3 },
    viewBytes: { burst: 5_000_000, perSecond: 300_000 },
    wrongCodes: { burst: 10, perSecond: 10 / 60 },
    archive: { burst: 120, perSecond: 4 },
    transcripts: { burst: 40, perSecond: 1 },
    uploads: { burst: 20, perSecond: 1 / 60 },
    uploadBytes: aDay(20_000_000, 40_000_000),
    reviews: { burst: 160, perSecond: 1 },
    reviewRuns: 3,
    thought: { burst: 1500, perSecond: 120 },
    groups: aDay(6),
    duplicates: aDay(6),
    events: aDay(6),
    dailies: aDay(12),
    ledgerBytes: aDay(10_000_000, 4_000_000),
    eventTables: anHour(40, 80),
    regards: { burst: 60, perSecond: 6 / 60 },
    reports: aDay(10, 5),
    seatCalls: anHour(12, 6),
    hooks: anHour(60, 20),
    callLinks: anHour(60, 20),
    casts: anHour(30, 12),
    tokens: anHour(30, 20),
    programs: { burst: 240, perSecond: 8 },
    subscriptions: { burst: 40, perSecond: 2 / 60 },
    pushes: { burst: 20, perSecond: 10 / 60 },
  },
  network: {
    tables: 20,
    opens: anHour(120),
    queues: { burst: 200, perSecond: 2 },
    sockets: 200,
    handshakes: { burst: 10, perSecond: 1 },
    eventSockets: 600,
    eventHandshakes: { burst: 100, perSecond: 20 },
    operator: { burst: 240, perSecond: 8 },
    operatorKeys: anHour(6, 5),
    previews: { burst: 60, perSecond: 1 },
    wrongCodes: { burst: 60, perSecond: 1 },
    transcripts: { burst: 200, perSecond: 5 },
    archive: { burst: 600, perSecond: 20 },
    ledgers: { burst: 800, perSecond: 100 },
    viewBytes: { burst: 60_000_000, perSecond: 5_000_000 },
    uploads: { burst: 40, perSecond: 1 / 30 },
    uploadBytes: aDay(100_000_000, 100_000_000),
    reviews: { burst: 640, perSecond: 4 },
    reviewRuns: 6,
    thought: { burst: 3000, perSecond: 240 },
    groups: aDay(60, 30),
    duplicates: aDay(60, 30),
    events: aDay(60, 30),
    dailies: aDay(240, 120),
    ledgerBytes: aDay(100_000_000, 20_000_000),
    eventTables: anHour(80, 160),
    regards: { burst: 400, perSecond: 1 },
    reports: aDay(20),
    seatCalls: anHour(120, 60),
    hooks: anHour(600, 200),
    callLinks: anHour(600, 200),
    casts: anHour(120, 60),
    tokens: anHour(120, 60),
    programs: { burst: 900, perSecond: 30 },
    subscriptions: { burst: 200, perSecond: 20 / 60 },
  },
  table: { talk: { burst: 12, perSecond: 2 } },
  group: { seatCalls: anHour(24, 12) },
  token: {
    requests: { burst: 120, perSecond: 4 },
    handshakes: { burst: 6, perSecond: 1 / 4 },
    messages: { burst: 40, perSecond: 10 },
  },
  event: { pages: 600 },
  server: { botGames: 1, pushes: { burst: 2000, perSecond: 50 } },
  socket: {
    player: { burst: 20, perSecond: 5 },
    watcher: { burst: 5, perSecond: 1 },
    offences: { burst: 20, perSecond: 1 / 3 },
  },
};
