import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Space } from '../persistence/store.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5];

/** What the gauges read of a table. */
export interface WatchedTable {
  readonly isFrozen: boolean;
  readonly isFaulty: boolean;
  readonly seats: readonly ('person' | 'bot' | 'empty')[];
}

/** Caches the results of a function for closed lists of words. */
function remembered<Words extends readonly string[], T>(make: (...words: Words) => T): (...words: Words) => T {
  const known = new Map<string, T>();
  return (...words) => {
    const key = words.join(' ');
    const one = known.get(key) ?? make(...words);
    known.set(key, one);
    return one;
  };
}

type Registers = Registry[];

/** Creates the figures of clients' messages and of the time to their answers. */
function messageFigures(registers: Registers) {
  const messages = new Counter({
    name: 'gorrion_messages_total',
    help: 'Messages of clients by name and answer',
    labelNames: ['name', 'answer'] as const,
    registers,
  });
  const answerSeconds = new Histogram({
    name: 'gorrion_answer_seconds',
    help: 'From a message to its answer',
    labelNames: ['name'] as const,
    buckets: SECONDS,
    registers,
  });
  // Looking a label up costs more than counting.
  const counterOf = remembered((name: string, answer: string) => messages.labels({ name, answer }));
  const histogramOf = remembered((name: string) => answerSeconds.labels({ name }));
  return {
    /** Counts a message that was answered `seconds` after it came. */
    answered(name: string, answer: string, seconds: number): void {
      counterOf(name, answer).inc();
      histogramOf(name).observe(seconds);
    },
  };
}

/** Creates the figures of the room on the disk. */
function diskFigures(registers: Registers) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const diskBytes = gauge('gorrion_disk_bytes', 'Files of the database');
  const diskSpareBytes = gauge('gorrion_disk_spare_bytes', 'Room in these files that is written next');
  const diskFreeBytes = gauge('gorrion_disk_free_bytes', 'Room on the disk');
  const diskBudgetBytes = gauge('gorrion_disk_budget_bytes', 'DISK_BUDGET_MB; 0 = none');
  return {
    streamedTo: gauge(
      'gorrion_backup_seconds',
      'Moment up to which BACKUP_DIR has everything, in seconds since 1970; 0 = none',
    ),
    /** Sets the measured room; a budget of 0 is none. */
    showSpace(space: Space, budgetBytes: number): void {
      diskBytes.set(space.filesBytes);
      diskSpareBytes.set(space.spareBytes);
      diskFreeBytes.set(space.freeBytes);
      diskBudgetBytes.set(budgetBytes);
    },
    handBytes: new Histogram({
      name: 'gorrion_hand_bytes',
      help: 'What a hand that is over takes in the database',
      buckets: [1024, 2048, 3072, 4096, 5120, 6144, 8192, 16_384, 65_536],
      registers,
    }),
  };
}

/** Creates the figures of running tables, which are read with each request for the metrics. */
function tableFigures(registers: Registers) {
  let tableStates = (): readonly WatchedTable[] => [];
  const count = (name: string, help: string, isCounted: (table: WatchedTable) => boolean) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(tableStates().filter(isCounted).length);
      },
    });
  return {
    /** Sets the function that returns the running tables. */
    watch(ask: () => readonly WatchedTable[]): void {
      tableStates = ask;
    },
    tables: count('gorrion_tables', 'Tables that run', () => true),
    frozen: count('gorrion_tables_frozen', 'Tables that cannot write', ({ isFrozen }) => isFrozen),
    faulty: count(
      'gorrion_tables_faulty',
      'Tables stopped by their own fault, to be restored from their logs',
      ({ isFaulty }) => isFaulty,
    ),
    tableFaults: new Counter({
      name: 'gorrion_table_faults_total',
      help: 'Times that a table was stopped by its own fault',
      registers,
    }),
    seats: new Gauge({
      name: 'gorrion_seats',
      help: 'Seats of running tables by who has them',
      labelNames: ['by'] as const,
      registers,
      collect() {
        const seats = tableStates().flatMap(({ seats }) => seats);
        for (const by of ['person', 'bot', 'empty'] as const)
          this.set({ by }, seats.filter(kind => kind === by).length);
      },
    }),
  };
}

/** Creates the figure of groups and events that stay closed, which is read with each request for the metrics. */
function ledgerFigures(registers: Registers) {
  let countDamaged = () => 0;
  new Gauge({
    name: 'gorrion_ledgers_damaged',
    help: 'Groups and events that cannot be read and stay closed',
    registers,
    collect() {
      this.set(countDamaged());
    },
  });
  return {
    /** Sets the function that counts damaged ledgers. */
    watchLedgers(count: () => number): void {
      countDamaged = count;
    },
  };
}

/** What the gauges of people, bots and limits read. */
interface WatchedServer {
  readonly people: () => number;
  readonly bots: () => { readonly questions: number; readonly threads: number } | undefined;
  readonly limitHits: () => ReadonlyMap<string, number>;
}

/** Returns what creates gauges that read of what is watched with each request for the metrics; 0 before it is. */
const gaugesOf =
  <Watched>(registers: Registers, watched: () => Watched | undefined) =>
  (name: string, help: string, read: (from: Watched) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const from = watched();
        this.set(from ? read(from) : 0);
      },
    });

/** Creates the figures of people, bots and limits, which are read with each request for the metrics. */
function serverFigures(registers: Registers) {
  let ask: WatchedServer | undefined;
  const gauge = gaugesOf(registers, () => ask);
  gauge('gorrion_people', 'People with an open page', server => server.people());
  gauge('gorrion_bot_questions', 'Questions to bots that wait', server => server.bots()?.questions ?? 0);
  gauge('gorrion_bot_threads', 'Threads that think for bots', server => server.bots()?.threads ?? 0);
  new Counter({
    name: 'gorrion_limit_hits_total',
    help: 'Times that a limit has refused something',
    labelNames: ['limit'] as const,
    registers,
    collect() {
      this.reset();
      for (const [limit, count] of ask?.limitHits() ?? []) this.inc({ limit }, count);
    },
  });
  return {
    /** Sets the functions that tell of people, bots and limits. */
    watchServer(server: WatchedServer): void {
      ask = server;
    },
  };
}

/** Creates the figures of pages' connections. */
const socketFigures = (registers: Registers) => ({
  sockets: new Gauge({ name: 'gorrion_sockets', help: 'Open websockets', registers }),
  refusedHandshakes: new Counter({
    name: 'gorrion_handshakes_refused_total',
    help: 'Connections turned away',
    labelNames: ['reason'] as const,
    registers,
  }),
  brokenOffRequests: new Counter({
    name: 'gorrion_requests_broken_off_total',
    help: 'Requests whose client went away before they had ended',
    registers,
  }),
  slowSockets: new Counter({
    name: 'gorrion_slow_sockets_total',
    help: 'Connections cut because they did not read',
    registers,
  }),
});

/** Creates the figures of the way from an event to the disk and to the pages. */
const writingFigures = (registers: Registers) => ({
  appendSeconds: new Histogram({
    name: 'gorrion_append_seconds',
    help: 'Until a log entry is durable',
    buckets: SECONDS,
    registers,
  }),
  commitSeconds: new Histogram({
    name: 'gorrion_commit_seconds',
    help: 'One commit of the writer, with its fsync',
    buckets: SECONDS,
    registers,
  }),
  commitWrites: new Histogram({
    name: 'gorrion_commit_writes',
    help: 'Writes that shared one commit',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers,
  }),
  eventToViewSeconds: new Histogram({
    name: 'gorrion_event_to_view_seconds',
    help: 'From the moment of an event to the pages of those who play',
    buckets: SECONDS,
    registers,
  }),
  entries: new Counter({ name: 'gorrion_entries_total', help: 'Log entries written', registers }),
  appendFailures: new Counter({ name: 'gorrion_append_failures_total', help: 'Appends that failed', registers }),
});

/** Creates the figure of calls to people's devices. */
const pushFigures = (registers: Registers) => ({
  pushes: new Counter({
    name: 'gorrion_pushes_total',
    help: 'Calls sent to devices by what came of them',
    labelNames: ['outcome'] as const,
    registers,
  }),
});

/** What a node says about itself among the others. */
interface NodeFigures {
  readonly leaseAge: () => number;
  readonly tablesOwned: () => number;
  readonly linksOpen: () => number;
  readonly isBusUp: () => boolean;
}

/** Creates the figures of a node among others, which are read with each request for the metrics. */
function nodeFigures(registers: Registers) {
  let ask: NodeFigures | undefined;
  const gauge = gaugesOf(registers, () => ask);
  gauge('gorrion_node_lease_age_seconds', 'Since this node renewed its lease', node => node.leaseAge());
  gauge('gorrion_node_tables_owned', 'Tables that this node writes', node => node.tablesOwned());
  gauge('gorrion_links_open', 'Links to other nodes', node => node.linksOpen());
  gauge('gorrion_bus_up', 'Whether notices to other nodes go out', node => (node.isBusUp() ? 1 : 0));
  return {
    /** Sets the functions that tell how the node stands. */
    watchNode(node: NodeFigures): void {
      ask = node;
    },
    tablesTakenOver: new Counter({
      name: 'gorrion_tables_taken_over_total',
      help: 'Tables of dead nodes that this one has taken over',
      registers,
    }),
    tablesLost: new Counter({
      name: 'gorrion_tables_lost_total',
      help: 'Tables that other nodes have taken from this one',
      registers,
    }),
    noticesRefused: new Counter({
      name: 'gorrion_notices_refused_total',
      help: 'Notices on Redis that are not from a node of this server, or not from now',
      labelNames: ['reason'] as const,
      registers,
    }),
    forwardedSeconds: new Histogram({
      name: 'gorrion_forwarded_seconds',
      help: 'From a message to its answer from another node',
      buckets: SECONDS,
      registers,
    }),
  };
}

/** Opens the metrics. Labels are closed lists: no names, codes or addresses. */
export function openMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'gorrion_' });
  const registers = [registry];
  return {
    registry,
    ...messageFigures(registers),
    ...diskFigures(registers),
    ...tableFigures(registers),
    ...ledgerFigures(registers),
    ...serverFigures(registers),
    ...socketFigures(registers),
    ...writingFigures(registers),
    ...pushFigures(registers),
    ...nodeFigures(registers),
  };
}

export type Metrics = ReturnType<typeof openMetrics>;
