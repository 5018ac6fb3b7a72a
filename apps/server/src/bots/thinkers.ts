import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { SeatCommand } from '@gorrion/rules';
import type { BotQuestion, Bots } from '@gorrion/table';
import type { Log } from '../config/log.ts';
import type { Rate } from '../limits/bucket.ts';
import { LIMITS, type Limits } from '../limits/limits.ts';
import { type Asker, type Budgets, FairQueue } from './fairQueue.ts';

/*
 * Bots think in threads of their own, so that no table waits for another table's bot. The first one starts with the first
 * table: a bot must answer a claim within a second, also the first one after a restart. Guests take turns
 * (`fairQueue.ts`). Bots of a guest who has spent the budget look less far ahead while others wait. All bots do so if
 * many questions within budget wait, so that a table with strong bots does not slow the others down.
 */

/** Number of questions within budget, for each thread, from which all bots hurry: at most some 150 ms of thought. */
const MANY = 8;

/** Returns the milliseconds of thought that the tables of a guest, and of a network, get before others. */
function budgetsOf({ guest, network }: Limits, threads: number): Budgets {
  const times = ({ burst, perSecond }: Rate): Rate => ({ burst: burst * threads, perSecond: perSecond * threads });
  return { guest: times(guest.thought), network: times(network.thought) };
}

/** A question that has no answer yet. */
interface PendingQuestion {
  readonly asker: Asker;
  readonly question: BotQuestion;
  readonly resolve: (command: SeatCommand) => void;
  readonly reject: (error: Error) => void;
}

/** A question as a thread gets it. */
export interface ThinkerMessage extends BotQuestion {
  readonly isHurried: boolean;
}

interface Reply {
  readonly command?: SeatCommand;
  readonly error?: string;
  /** Milliseconds that the bot took. */
  readonly ms: number;
}

interface Thinker {
  readonly worker: Worker;
  /** The thread's second port, because Node's watch mode uses the first. */
  readonly port: MessagePort;
  busyWith: PendingQuestion | undefined;
}

export interface Thinkers {
  /** Returns the bots for the tables that a guest opened. */
  for(asker: Asker): Bots;
  /** What they have to do now; absent where nobody counts. */
  readonly load?: { readonly questions: number; readonly threads: number };
  close(): Promise<void>;
}

export const threadsFor = (cores: number): number => Math.max(1, Math.min(4, cores - 1));

/** Threads that think for bots. Each but the first is started when a question finds the others busy. */
class ThinkerThreads implements Thinkers {
  readonly #log: Log;
  readonly #most: number;
  readonly #queue: FairQueue<PendingQuestion>;
  readonly #thinkers: Thinker[] = [];
  #isClosed = false;

  constructor(log: Log, limits: Limits, most: number) {
    this.#log = log;
    this.#most = most;
    this.#queue = new FairQueue(budgetsOf(limits, most), () => performance.now());
  }

  for(asker: Asker): Bots {
    if (this.#thinkers.length === 0 && !this.#isClosed) this.#start();
    return {
      decide: question =>
        new Promise((resolve, reject) => {
          if (this.#isClosed) return reject(new Error('the server stops'));
          this.#queue.push(asker, { asker, question, resolve, reject });
          this.#next();
        }),
    };
  }

  get load() {
    return { questions: this.#queue.waiting, threads: this.#thinkers.length };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#thinkers.map(({ worker }) => worker.terminate()));
  }

  #start(): Thinker {
    const { port1: port, port2 } = new MessageChannel();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { port: port2 },
      transferList: [port2],
    });
    const thinker: Thinker = { worker, port, busyWith: undefined };
    port.on('message', (reply: Reply) => this.#settle(thinker, reply));
    worker.on('error', error => this.#log.error({ err: error }, 'a thread of the bots failed'));
    worker.on('exit', () => this.#replace(thinker));
    this.#thinkers.push(thinker);
    return thinker;
  }

  #settle(thinker: Thinker, { command, error, ms }: Reply): void {
    const answered = thinker.busyWith;
    thinker.busyWith = undefined;
    if (answered) this.#queue.charge(answered.asker, ms);
    if (command) answered?.resolve(command);
    else answered?.reject(new Error(error ?? 'a bot gave no answer'));
    this.#next();
  }

  /** Drops a thread that died, and its question with it: the table plays the seat's default instead. */
  #replace(thinker: Thinker): void {
    this.#thinkers.splice(this.#thinkers.indexOf(thinker), 1);
    thinker.busyWith?.reject(new Error('the thread of the bots has ended'));
    if (!this.#isClosed) this.#next();
  }

  #free(): Thinker | undefined {
    const free = this.#thinkers.find(({ busyWith }) => !busyWith);
    return free ?? (this.#thinkers.length < this.#most ? this.#start() : undefined);
  }

  /** Gives questions to free threads, as long as there are both. */
  #next(): void {
    const free = this.#free();
    const turn = free && this.#queue.shift();
    if (!turn) return;
    free.busyWith = turn.item;
    const isCrowded = this.#queue.waitingWithinBudget >= MANY * this.#most;
    const mayHurry = !turn.item.question.isFixed;
    const isHurried = mayHurry && (isCrowded || (turn.isOverBudget && !this.#queue.isEmpty));
    const message: ThinkerMessage = { ...turn.item.question, isHurried };
    free.port.postMessage(message);
    this.#next();
  }
}

/** Opens the threads of the bots, at most `threads` of them. */
export const openThinkers = (log: Log, limits = LIMITS, threads = threadsFor(availableParallelism())): Thinkers =>
  new ThinkerThreads(log, limits, threads);
