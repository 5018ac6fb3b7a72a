import type { Model } from './explore.ts';

/*
 * The ownership of one table that two nodes share over one database, as small as it can be without losing what goes
 * wrong. A node may die or pause at any step, for as long as it likes; its clock may be late; what it sends to the database may
 * be carried out at any time later, also after the node has given up waiting, and any answer may be lost. Leases are told
 * in what is left of them, so time has no end.
 */

/** What the database and the nodes keep to. Each one is needed: without it the search finds a broken state. */
export interface Rules {
  /** The database refuses an append whose epoch is not that of the last claim. */
  readonly checksEpoch: boolean;
  /** The database refuses an append that does not follow the last stored entry. */
  readonly checksSequence: boolean;
  /** A claim raises the epoch. */
  readonly raisesEpoch: boolean;
  /** A claim is refused while the owner's lease runs, by the database's clock. */
  readonly waitsForLease: boolean;
  /** A node answers a player only once the database has confirmed the entry. */
  readonly answersAfterCommit: boolean;
  /** A node that got no answer reads the log back, instead of taking the entry for stored. */
  readonly readsBack: boolean;
  /** A node stores a player's repeated request only once. */
  readonly knowsRequests: boolean;
}

export const RULES: Rules = {
  checksEpoch: true,
  checksSequence: true,
  raisesEpoch: true,
  waitsForLease: true,
  answersAfterCommit: true,
  readsBack: true,
  knowsRequests: true,
};

/** How far the search goes. */
export interface Bounds {
  /** Ticks. */
  readonly lease: number;
  /** Ticks by which a node may take its lease for longer than it is. */
  readonly drift: number;
  readonly claims: number;
  /** Different requests of players. */
  readonly requests: number;
  /** Appends that may be on their way at once. */
  readonly underWay: number;
}

export const BOUNDS: Bounds = { lease: 2, drift: 1, claims: 3, requests: 2, underWay: 2 };

/** An append on its way to the database. `isAwaited` ends if the node gives up waiting or dies. */
interface Append {
  readonly node: number;
  readonly epoch: number;
  readonly after: number;
  readonly request: number;
  readonly isAwaited: boolean;
  /** True once the database has stored or refused it and only the answer is lost. */
  readonly isCarriedOut: boolean;
}

interface Node {
  /** The epoch under which it holds the table; 0 if it does not. */
  readonly epoch: number;
  /** The requests in the log as the node knows it. */
  readonly log: readonly number[];
  /** Ticks for which it takes itself for the owner, by its own clock. */
  readonly trust: number;
}

export interface Table {
  /** What the database knows: the last node that has claimed the table, or -1. */
  readonly owner: number;
  readonly epoch: number;
  /** Ticks that are left of each node's lease. */
  readonly leases: readonly number[];
  readonly log: readonly number[];
  readonly nodes: readonly Node[];
  readonly underWay: readonly Append[];
  /** Requests that players were told are stored. */
  readonly answered: readonly number[];
  /** What went wrong in the step to this state. */
  readonly wrong: string | undefined;
}

const IDLE: Node = { epoch: 0, log: [], trust: 0 };
const START: Table = {
  owner: -1,
  epoch: 0,
  leases: [0, 0],
  log: [],
  nodes: [IDLE, IDLE],
  underWay: [],
  answered: [],
  wrong: undefined,
};

type Step = readonly [string, Table];

const less = (ticks: number): number => Math.max(0, ticks - 1);
const withNode = (table: Table, who: number, change: Partial<Node>): Table => ({
  ...table,
  nodes: table.nodes.map((node, n) => (n === who ? { ...node, ...change } : node)),
});
const answering = (table: Table, request: number): Table => ({
  ...table,
  answered: table.answered.includes(request) ? table.answered : [...table.answered, request].sort(),
});

/** Somebody takes a node for dead and ends its lease, rightly or not; the node itself knows nothing of it. */
function* burials(table: Table): Iterable<Step> {
  for (const [who, lease] of table.leases.entries())
    if (lease > 0)
      yield [`the lease of ${who} is ended`, { ...table, leases: table.leases.map((one, n) => (n === who ? 0 : one)) }];
}

/** Time goes on; a clock falls behind. */
function* ticks(table: Table, { lease, drift }: Bounds): Iterable<Step> {
  const nodes = table.nodes.map(node => ({ ...node, trust: less(node.trust) }));
  yield ['a tick', { ...table, leases: table.leases.map(less), nodes }];
  for (const [who, { trust }] of table.nodes.entries())
    if (trust > 0 && trust < lease + drift)
      yield [`the clock of ${who} falls behind`, withNode(table, who, { trust: trust + 1 })];
}

/** A node claims the table, also one that it owned before it died or let it go, and reads its log; or renews its lease. */
function* claims(table: Table, rules: Rules, { lease, claims: most }: Bounds): Iterable<Step> {
  for (const [who, node] of table.nodes.entries()) {
    const leases = table.leases.map((one, n) => (n === who ? lease : one));
    const renewed = withNode({ ...table, leases }, who, { trust: lease });
    if (table.owner === who && node.epoch > 0) yield [`${who} renews its lease`, renewed];
    if ((table.owner === who && node.epoch > 0) || table.epoch >= most) continue;
    const isRunning = table.owner !== who && (table.leases[table.owner] ?? 0) > 0;
    if (isRunning && rules.waitsForLease) continue;
    const epoch = rules.raisesEpoch || table.epoch === 0 ? table.epoch + 1 : table.epoch;
    const wrong = isRunning ? 'an owner lost its table while its lease ran' : undefined;
    yield [`${who} claims`, { ...withNode(renewed, who, { epoch, log: table.log }), owner: who, epoch, wrong }];
  }
}

/** A player's request reaches a node that takes itself for the owner. Players repeat what was not answered. */
function* requests(table: Table, rules: Rules, bounds: Bounds): Iterable<Step> {
  for (const [who, node] of table.nodes.entries()) {
    const isBusy = table.underWay.some(append => append.node === who && append.isAwaited);
    if (node.epoch === 0 || isBusy || node.trust === 0) continue;
    for (let request = 1; request <= bounds.requests; request++) {
      if (table.answered.includes(request)) continue;
      if (rules.knowsRequests && node.log.includes(request)) {
        yield [`${who} answers the known ${request}`, answering(table, request)];
        continue;
      }
      if (table.underWay.length >= bounds.underWay || node.log.length > bounds.requests) continue;
      const append = {
        node: who,
        epoch: node.epoch,
        after: node.log.length,
        request,
        isAwaited: true,
        isCarriedOut: false,
      };
      const sent = { ...table, underWay: [...table.underWay, append] };
      yield [`${who} sends ${request}`, rules.answersAfterCommit ? sent : answering(sent, request)];
    }
  }
}

const without = (table: Table, append: Append): readonly Append[] => table.underWay.filter(one => one !== append);

/** The database carries out an append, and its answer arrives if somebody waits for it. */
function carriedOut(table: Table, append: Append, { checksEpoch, checksSequence }: Rules): Table {
  const { node: who, epoch, after, request, isAwaited } = append;
  const node = table.nodes[who]!;
  const rest = { ...table, underWay: without(table, append) };
  const isStale = checksEpoch && epoch !== table.epoch;
  if (isStale || (checksSequence && after !== table.log.length)) return isAwaited ? withNode(rest, who, IDLE) : rest;
  const wrong = epoch === table.epoch && table.owner === who ? undefined : 'a write of an earlier owner was stored';
  const stored: Table = { ...rest, log: [...table.log, request], wrong };
  return isAwaited ? answering(withNode(stored, who, { log: [...node.log, request] }), request) : stored;
}

/** Returns the table after a node has stopped waiting for an append. */
const left = (table: Table, append: Append): Table => ({
  ...table,
  underWay: append.isCarriedOut
    ? without(table, append)
    : table.underWay.map(one => (one === append ? { ...one, isAwaited: false } : one)),
});

/** A node gives up waiting for an answer. It reads under its epoch: if that is not current, it is no longer the owner. */
function givenUp(table: Table, append: Append, { readsBack }: Rules): Step {
  const { node: who, request } = append;
  const { epoch, log } = table.nodes[who]!;
  const rest = left(table, append);
  if (!readsBack)
    return [`${who} takes ${request} for stored`, answering(withNode(rest, who, { log: [...log, request] }), request)];
  if (epoch === table.epoch) return [`${who} reads the log back`, withNode(rest, who, { log: table.log })];
  return [`${who} lets the table go`, withNode(rest, who, IDLE)];
}

/** What is on its way arrives, its answer is lost, nobody waits for it any more, or it never arrives. */
function* arrivals(table: Table, rules: Rules): Iterable<Step> {
  for (const append of table.underWay) {
    const { node: who, request, isAwaited, isCarriedOut } = append;
    if (!isCarriedOut) yield [`the database gets ${request} of ${who}`, carriedOut(table, append, rules)];
    if (isAwaited && !isCarriedOut) {
      const silent = carriedOut(table, { ...append, isAwaited: false }, rules);
      const underWay = [...without(table, append), { ...append, isCarriedOut: true }];
      yield [`the database gets ${request} of ${who}, and the answer is lost`, { ...silent, underWay }];
    }
    yield isAwaited
      ? givenUp(table, append, rules)
      : [`${request} of ${who} is lost`, { ...table, underWay: without(table, append) }];
  }
}

/** A node dies and forgets everything; its lease and what it has sent stay. */
function* deaths(table: Table): Iterable<Step> {
  for (const [who, { epoch }] of table.nodes.entries()) {
    if (epoch === 0) continue;
    const own = table.underWay.filter(append => append.node === who && append.isAwaited);
    yield [`${who} dies`, withNode(own.reduce(left, table), who, IDLE)];
  }
}

function brokenAt({ wrong, log, answered, nodes, underWay }: Table): string | undefined {
  if (wrong) return wrong;
  if (new Set(log).size < log.length) return 'a request was stored twice';
  const [one, other] = nodes;
  if (one!.epoch > 0 && one!.epoch === other!.epoch) return 'two nodes hold the table under one epoch';
  const isLost = answered.find(
    request => !log.includes(request) && !underWay.some(append => append.request === request && !append.isCarriedOut),
  );
  return isLost === undefined ? undefined : 'a player was told that a request is stored, and it is not';
}

/** Returns the ownership of a table under some rules, to be explored. */
export const ownership = (rules: Rules = RULES, bounds: Bounds = BOUNDS): Model<Table> => ({
  start: START,
  *next(table) {
    if (table.wrong) return;
    yield* ticks(table, bounds);
    yield* claims(table, rules, bounds);
    yield* requests(table, rules, bounds);
    yield* arrivals(table, rules);
    yield* deaths(table);
    yield* burials(table);
  },
  broken: brokenAt,
});
