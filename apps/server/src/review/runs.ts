import type { GameId, HandProgress, HandReview, KeptReview, PersonId, ReviewStage, ServerRun } from '@gorrion/protocol';
import { dealtHands, EVALUATOR, type ReviewJob, type ReviewProgress } from '@gorrion/review';
import type { Player } from '@gorrion/rules';
import { type Asker, FairQueue } from '../bots/fairQueue.ts';
import type { Log } from '../config/log.ts';
import type { Limits } from '../limits/limits.ts';
import type { OpenGames } from '../persistence/openGames.ts';
import type { Store } from '../persistence/store.ts';
import { Turns } from '../turns/turns.ts';
import { digestOfPlay } from './sameGame.ts';
import type { JobNeeds, ReviewThreads, RunningJob } from './threads.ts';

/*
 * The runs that review games on the server. There is one run a game at a time, which all who look share. Runs take turns
 * hand by hand: networks, and within a network its guests, as bots do. Copies of one game are not reviewed side by side,
 * and a network that has no run yet finds a place for one where all are taken. A run is stored when it starts, so that it
 * goes on after a restart; a hand that was reviewed is stored at once.
 */

/** Milliseconds of work that a guest, and a network, get before others. */
const BUDGETS = { guest: { burst: 120_000, perSecond: 100 }, network: { burst: 240_000, perSecond: 200 } };

interface Run {
  readonly game: GameId;
  readonly person: PersonId;
  readonly asker: Asker;
  readonly at: number;
  players: readonly Player[];
  /** The same for copies of one game. */
  readonly play: string;
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

/** What became of a wish for a run. */
type Started = 'started' | 'too-many-reviews' | 'game-damaged';

export interface RunsOptions {
  readonly games: OpenGames;
  readonly store: Pick<Store, 'keepReview' | 'keepRun' | 'endRun' | 'reviewRuns'>;
  readonly threads: ReviewThreads;
  /** Most runs at a time; 0 for none at all. Networks that have none may have one each beside them, up to as many again. */
  readonly most: number;
  readonly limits: Limits;
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
  /** Runs begin and end by a wish one after another: each is read and counted before the next. */
  readonly #wishes = new Turns();
  #tellDone: (person: PersonId, game: GameId) => void = () => {};
  #isClosed = false;

  constructor(options: RunsOptions) {
    this.#options = options;
    this.#queue = new FairQueue(BUDGETS, options.now);
  }

  /** Sets the function that is called when a run has done all that it had to, with who has started it. */
  onDone(tell: (person: PersonId, game: GameId) => void): void {
    this.#tellDone = tell;
  }

  /** Whether this server reviews at all. */
  get isOn(): boolean {
    return this.#options.most > 0;
  }

  /** Goes on with the runs that were not over when the server stopped. Rejects if they cannot be read. */
  async resume(): Promise<void> {
    if (this.isOn) await this.#wishes.take(undefined, () => this.#resume());
  }

  /** Starts a run, or adds the players to the one that works on the game. Resolves once it is stored. */
  start(wish: RunWish): Promise<Started> {
    return this.#wishes.take(undefined, () => this.#startOrJoin(wish));
  }

  async #startOrJoin(wish: RunWish): Promise<Started> {
    const { store, now } = this.#options;
    const { game, players } = wish;
    const known = this.#runs.get(game);
    if (known) {
      known.players = [...new Set([...known.players, ...players])];
      this.#plan(known);
    } else {
      if (this.#isFull(wish)) return 'too-many-reviews';
      const begun = await this.#read(wish, now());
      if (!begun) return 'game-damaged';
      if ([...this.#runs.values()].some(({ play }) => play === begun.play)) return 'too-many-reviews';
      this.#begin(begun);
    }
    // Stored in the tick in which it begins: its end, which deletes it, is written later.
    const run = this.#runs.get(game);
    if (run) await store.keepRun({ game, person: run.person, players: run.players, at: Math.floor(run.at) });
    return 'started';
  }

  /** Whether there is no place for another run of a person and their network. */
  #isFull({ person, network }: RunWish): boolean {
    const { most, limits } = this.#options;
    const runs = [...this.#runs.values()];
    if (runs.filter(run => run.person === person).length >= limits.guest.reviewRuns) return true;
    const nearby = network === undefined ? 0 : runs.filter(({ asker }) => asker.network === network).length;
    if (nearby >= limits.network.reviewRuns) return true;
    const isFirst = network !== undefined && nearby === 0;
    return runs.length >= (isFirst ? 2 * most : most);
  }

  /** Ends the run of a game, also one that is about to begin; what is finished stays. */
  cancel(game: GameId): Promise<void> {
    return this.#wishes.take(undefined, async () => {
      const run = this.#runs.get(game);
      if (run) await this.#cancel(run);
    });
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
    await this.#wishes.settled(undefined);
    await this.#options.threads.close();
  }

  async #resume(): Promise<void> {
    const { store, log } = this.#options;
    for (const { game, person, players, at } of await store.reviewRuns()) {
      const run = await this.#read({ game, person, players, network: undefined }, at);
      if (this.#isClosed) return;
      if (run) this.#begin(run);
      else
        store.endRun(game).catch((error: unknown) => log.error({ err: error }, 'a run of a review could not be ended'));
    }
  }

  async #cancel(run: Run): Promise<void> {
    run.jobs = [];
    for (const { job } of run.running.values()) job.stop();
    await this.#end(run);
  }

  /** Resolves with a run that can begin; undefined if its game cannot be read. */
  async #read({ game, person, network, players }: RunWish, at: number): Promise<Run | undefined> {
    const games = this.#options.games.as(person);
    const record = await games.readGame(game);
    if (!record) return undefined;
    // A hand that was stopped and dealt again counts for nothing.
    const hands = dealtHands(record).filter(({ changes }) => changes !== undefined);
    const kept = (await games.reviewsOf(game)).filter(isCurrent);
    return {
      game,
      person,
      asker: { guest: person, network },
      at,
      play: digestOfPlay(record),
      players,
      hands: hands.map(({ index }) => index),
      stages: new Map(kept.map(({ review }) => [keyOf(review), review.stage])),
      jobs: [],
      failed: new Set(),
      running: new Map(),
    };
  }

  #begin(run: Run): void {
    this.#runs.set(run.game, run);
    this.#plan(run);
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
    const { game } = run;
    const progress = (steps: ReviewProgress) => void Object.assign(entry, { steps });
    const running = this.#options.threads.run({
      game,
      job,
      read: needsRecord => this.#needsOf(run, job, needsRecord),
      onProgress: steps => progress(steps),
    });
    const entry = { job: running, steps: { done: 0, all: 0 } };
    run.running.set(jobKeyOf(job), entry);
    void running.over.then(outcome => this.#settle(run, job, outcome));
  }

  /** Reads what a thread needs for a job; rejects if the game is not there any more. */
  async #needsOf({ game, person }: Run, job: ReviewJob, needsRecord: boolean): Promise<JobNeeds> {
    const games = this.#options.games.as(person);
    if (!(await games.findGame(game))) throw new Error('the game is not there any more');
    const overview = job.stage === 'full' ? await this.#overviewOf(games, game, job) : undefined;
    if (!needsRecord) return { record: undefined, overview };
    const record = await games.readGame(game);
    if (!record) throw new Error('the game is not there any more');
    return { record, overview };
  }

  /** Resolves with the overview of a hand by this version of the evaluator. */
  async #overviewOf(games: OpenGames, game: GameId, { hand, player }: ReviewJob): Promise<HandReview | undefined> {
    const kept = (await games.reviewsOf(game)).filter(isCurrent);
    return kept.find(({ review }) => review.hand === hand && review.player === player)?.review;
  }

  async #settle(run: Run, job: ReviewJob, outcome: Awaited<RunningJob['over']>): Promise<void> {
    const { store, log } = this.#options;
    const { ms, review, error, isUnreadable } = outcome;
    this.#queue.charge(run.asker, ms);
    if (this.#isClosed) return;
    run.running.delete(jobKeyOf(job));
    if (review) {
      await store
        .keepReview(run.game, { evaluator: EVALUATOR, review }, 'server')
        .then(() => run.stages.set(keyOf(job), review.stage))
        .catch((failure: unknown) => log.error({ err: failure }, 'a review could not be kept'));
    } else if (error !== undefined) {
      log.error({ error, hand: job.hand }, 'a hand could not be reviewed');
      this.#retry(run, job);
    } else if (isUnreadable && this.#runs.get(run.game) === run) await this.#cancel(run);
    if (run.jobs.length === 0 && run.running.size === 0) {
      const isDone = this.#runs.get(run.game) === run;
      await this.#end(run);
      if (isDone) this.#tellDone(run.person, run.game);
    }
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
