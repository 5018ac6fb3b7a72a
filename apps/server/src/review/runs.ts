import type { GameId, HandProgress, HandReview, KeptReview, PersonId, ReviewStage, ServerRun } from '@gorrion/protocol';
import { dealtHands, EVALUATOR, type ReviewJob, type ReviewProgress } from '@gorrion/review';
import type { Player } from '@gorrion/rules';
import { type Asker, FairQueue } from '../bots/fairQueue.ts';
import type { Log } from '../config/log.ts';
import type { Store } from '../persistence/store.ts';
import type { ReviewThreads, RunningJob } from './threads.ts';

/*
 * The runs that review games on the server. There is one run a game at a time, which all who look share. Runs take turns
 * hand by hand: networks, and within a network its guests, as bots do. A run is stored when it starts, so that it goes on
 * after a restart; a hand that was reviewed is stored at once.
 */

/** Most runs that one guest may have at a time. */
const MOST_OF_A_GUEST = 3;
/** Milliseconds of work that a guest, and a network, get before others. */
const BUDGETS = { guest: { burst: 120_000, perSecond: 100 }, network: { burst: 240_000, perSecond: 200 } };

type Games = Pick<Store, 'findGame' | 'readGame' | 'reviewsOf' | 'keepReview' | 'keepRun' | 'endRun' | 'reviewRuns'>;

interface Run {
  readonly game: GameId;
  readonly person: PersonId;
  readonly asker: Asker;
  readonly at: number;
  players: readonly Player[];
  /** Indexes of the hands that have a result. */
  readonly hands: readonly number[];
  readonly stages: Map<string, ReviewStage>;
  jobs: ReviewJob[];
  /** Jobs that have failed once. */
  readonly failed: Set<string>;
  readonly running: Map<string, { readonly job: RunningJob; steps: ReviewProgress }>;
}

const keyOf = ({ hand, player }: Pick<ReviewJob, 'hand' | 'player'>): string => `${hand} ${player}`;

const jobKeyOf = (job: ReviewJob): string => `${keyOf(job)} ${job.stage}`;

const isCurrent = ({ evaluator }: KeptReview): boolean => evaluator === EVALUATOR;

/** Returns what a run has to do: first the overview of all hands, then each hand in full. */
function jobsOf({ players, hands, stages }: Pick<Run, 'players' | 'hands' | 'stages'>): ReviewJob[] {
  const pairs = players.flatMap(player => hands.map(hand => ({ hand, player })));
  const overview = pairs.filter(pair => !stages.has(keyOf(pair)));
  const full = pairs.filter(pair => stages.get(keyOf(pair)) !== 'full');
  return [
    ...overview.map((pair): ReviewJob => ({ ...pair, stage: 'overview' })),
    ...full.map((pair): ReviewJob => ({ ...pair, stage: 'full' })),
  ];
}

export interface RunsOptions {
  readonly store: Games;
  readonly threads: ReviewThreads;
  /** Most runs at a time; 0 for none at all. */
  readonly most: number;
  readonly log: Log;
  readonly now: () => number;
}

/** Whom a run is for. */
export interface RunWish {
  readonly game: GameId;
  readonly person: PersonId;
  readonly network: string | undefined;
  readonly players: readonly Player[];
}

export class ReviewRuns {
  readonly #options: RunsOptions;
  readonly #runs = new Map<GameId, Run>();
  readonly #queue: FairQueue<Run>;
  #isClosed = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: RunsOptions) {
    this.#options = options;
    this.#queue = new FairQueue(BUDGETS, options.now);
  }

  /** Whether this server reviews at all. */
  get isOn(): boolean {
    return this.#options.most > 0;
  }

  /** Goes on with the runs that were not over when the server stopped. Resolves once they are under way. */
  resume(): Promise<void> {
    const { store, log } = this.#options;
    if (!this.isOn) return Promise.resolve();
    return this.#inTurn(async () => {
      for (const { game, person, players, at } of await store.reviewRuns())
        if (!(await this.#begin({ game, person, players, network: undefined }, at))) await store.endRun(game);
    }).catch((error: unknown) => log.error({ err: error }, 'a run of a review could not be resumed'));
  }

  /** Begins runs one after another, so that none is begun twice and no limit is passed while a game is read. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Starts a run, or adds the players to the one that works on the game. Resolves once it is stored. */
  start(wish: RunWish): Promise<'started' | 'too-many-reviews' | 'game-damaged'> {
    return this.#inTurn(() => this.#start(wish));
  }

  async #start(wish: RunWish): Promise<'started' | 'too-many-reviews' | 'game-damaged'> {
    const { store, most, now } = this.#options;
    const { game, person, players } = wish;
    const known = this.#runs.get(game);
    if (known) {
      known.players = [...new Set([...known.players, ...players])];
      this.#plan(known);
    } else {
      const own = [...this.#runs.values()].filter(run => run.person === person).length;
      if (this.#runs.size >= most || own >= MOST_OF_A_GUEST) return 'too-many-reviews';
      if (!(await this.#begin(wish, now()))) return 'game-damaged';
    }
    const run = this.#runs.get(game);
    if (run) await store.keepRun({ game, person: run.person, players: run.players, at: Math.floor(run.at) });
    return 'started';
  }

  /** Ends the run of a game; what is finished stays. */
  async cancel(game: GameId): Promise<void> {
    const run = this.#runs.get(game);
    if (!run) return;
    run.jobs = [];
    for (const { job } of run.running.values()) job.stop();
    await this.#end(run);
  }

  /** Returns who has started the run of a game; undefined if there is none. */
  starterOf(game: GameId): PersonId | undefined {
    return this.#runs.get(game)?.person;
  }

  /** Returns how the run of a game stands. */
  progressOf(game: GameId): Omit<ServerRun, 'isOwn'> | undefined {
    const run = this.#runs.get(game);
    if (!run) return undefined;
    const hands = run.players.flatMap(player =>
      run.hands.map((hand): HandProgress => {
        const key = keyOf({ hand, player });
        const stage = run.stages.get(key) ?? null;
        const running = run.running.get(`${key} full`) ?? run.running.get(`${key} overview`);
        const state = stage === 'full' ? 'done' : running ? 'running' : 'waiting';
        const steps = state === 'running' && running ? running.steps : { done: 0, all: 0 };
        return { hand, player, state, stage, ...steps };
      }),
    );
    return { players: run.players, others: this.#runs.size - 1, hands };
  }

  /** Stops; the stored runs go on when the server starts again. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#options.threads.close();
  }

  async #begin({ game, person, network, players }: RunWish, at: number): Promise<boolean> {
    const { store } = this.#options;
    const record = await store.readGame(game);
    if (!record) return false;
    const kept = await store.reviewsOf(game);
    // A hand that was stopped and dealt again counts for nothing.
    const hands = dealtHands(record).filter(({ changes }) => changes !== undefined);
    const stages = new Map(kept.filter(isCurrent).map(({ review }) => [keyOf(review), review.stage]));
    const run: Run = {
      game,
      person,
      asker: { guest: person, network },
      at,
      players,
      hands: hands.map(({ index }) => index),
      stages,
      jobs: [],
      failed: new Set(),
      running: new Map(),
    };
    this.#runs.set(game, run);
    this.#plan(run);
    return true;
  }

  #plan(run: Run): void {
    const wasIdle = run.jobs.length === 0;
    run.jobs = jobsOf(run).filter(job => !run.running.has(jobKeyOf(job)));
    if (run.jobs.length === 0 && run.running.size === 0) void this.#end(run);
    else if (wasIdle && run.jobs.length > 0) this.#queue.push(run.asker, run);
    this.#next();
  }

  /** Gives jobs to free threads, run by run. */
  #next(): void {
    while (!this.#isClosed && this.#options.threads.hasFree) {
      const run = this.#queue.shift()?.item;
      if (!run) return;
      const job = run.jobs.shift();
      if (job) this.#work(run, job);
      if (run.jobs.length > 0) this.#queue.push(run.asker, run);
    }
  }

  #work(run: Run, job: ReviewJob): void {
    const read = (isGameNew: boolean) => this.#read(run.game, job, isGameNew);
    const running = this.#options.threads.run({ game: run.game, job, read, onProgress: steps => progress(steps) });
    const entry = { job: running, steps: { done: 0, all: 0 } };
    const progress = (steps: ReviewProgress) => void Object.assign(entry, { steps });
    run.running.set(jobKeyOf(job), entry);
    void running.over.then(outcome => this.#settle(run, job, outcome));
  }

  /** Reads what a thread needs for a job; rejects if the game is gone, also where the thread still has it. */
  async #read(game: GameId, job: ReviewJob, isGameNew: boolean) {
    const { store } = this.#options;
    const record = isGameNew ? await store.readGame(game) : undefined;
    if (isGameNew ? !record : !(await store.findGame(game))) throw new Error('the game is not there any more');
    const overview = job.stage === 'full' ? await this.#overviewOf(game, job) : undefined;
    return { overview, ...(record && { record }) };
  }

  /** Returns the overview of a hand by this version of the evaluator. */
  async #overviewOf(game: GameId, { hand, player }: ReviewJob): Promise<HandReview | undefined> {
    const kept = (await this.#options.store.reviewsOf(game)).filter(isCurrent);
    return kept.find(({ review }) => review.hand === hand && review.player === player)?.review;
  }

  async #settle(run: Run, job: ReviewJob, { ms, review, error, isGone }: Awaited<RunningJob['over']>): Promise<void> {
    const { store, log } = this.#options;
    this.#queue.charge(run.asker, ms);
    if (this.#isClosed) return;
    run.running.delete(jobKeyOf(job));
    if (isGone) await this.cancel(run.game);
    if (review) {
      await store
        .keepReview(run.game, { evaluator: EVALUATOR, review }, 'server')
        .then(() => run.stages.set(keyOf(job), review.stage))
        .catch((failure: unknown) => log.error({ err: failure }, 'a review could not be kept'));
    } else if (error !== undefined) {
      log.error({ error, hand: job.hand }, 'a hand could not be reviewed');
      this.#retry(run, job);
    }
    if (run.jobs.length === 0 && run.running.size === 0) await this.#end(run);
    this.#next();
  }

  /** Queues a job that has failed once more, unless its run is over. */
  #retry(run: Run, job: ReviewJob): void {
    if (run.failed.has(jobKeyOf(job)) || this.#runs.get(run.game) !== run) return;
    run.failed.add(jobKeyOf(job));
    run.jobs.unshift(job);
    if (run.jobs.length === 1) this.#queue.push(run.asker, run);
  }

  async #end(run: Run): Promise<void> {
    const { store, log } = this.#options;
    if (this.#runs.get(run.game) !== run) return;
    this.#runs.delete(run.game);
    await store
      .endRun(run.game)
      .catch((error: unknown) => log.error({ err: error }, 'a run of a review could not be ended'));
  }
}
