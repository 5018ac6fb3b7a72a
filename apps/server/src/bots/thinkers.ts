import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { SeatCommand } from '@gorrion/rules';
import type { BotQuestion, Bots } from '@gorrion/table';
import type { Log } from '../config/log.ts';
import { type Asker, type Budgets, FairQueue } from './fairQueue.ts';

/*
 * Bots think in threads of their own, so that no table waits for another's bot. Guests take turns (`fairQueue.ts`). Bots of a
 * guest who has spent the budget look less far ahead while others wait, and all do when many within budget wait: a table
 * that chose strong bots does not cost the others their tempo.
 */

/** Questions within budget waiting for each thread from which on all bots hurry: some 150 ms of thought at most. */
const MANY = 8;

/** Milliseconds of thought of each thread that a guest's tables, and all tables of a network, get before others. */
const budgetsOf = (threads: number): Budgets => ({
  guest: { burst: 1500 * threads, perSecond: 120 * threads },
  network: { burst: 3000 * threads, perSecond: 240 * threads },
});

interface Asked {
  readonly asker: Asker;
  readonly question: BotQuestion;
  readonly resolve: (command: SeatCommand) => void;
  readonly reject: (error: Error) => void;
}

/** What a thread is asked. */
export interface ThinkerMessage extends BotQuestion {
  readonly isHurried: boolean;
}

interface Reply {
  readonly command?: SeatCommand;
  readonly error?: string;
  /** How long the bot thought (ms). */
  readonly ms: number;
}

interface Thinker {
  readonly worker: Worker;
  /** Its own, because Node's watch mode talks on the thread's. */
  readonly port: MessagePort;
  busyWith: Asked | undefined;
}

export interface Thinkers {
  /** The bots of the tables that a guest opened. */
  for(asker: Asker): Bots;
  close(): Promise<void>;
}

export const threadsFor = (cores: number): number => Math.max(1, Math.min(4, cores - 1));

export function openThinkers(log: Log, threads = threadsFor(availableParallelism())): Thinkers {
  const queue = new FairQueue<Asked>(budgetsOf(threads), () => performance.now());
  const thinkers: Thinker[] = [];
  let isClosed = false;

  function start(): Thinker {
    const { port1: port, port2 } = new MessageChannel();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { port: port2 },
      transferList: [port2],
    });
    const thinker: Thinker = { worker, port, busyWith: undefined };
    port.on('message', (reply: Reply) => settle(thinker, reply));
    thinker.worker.on('error', error => log.error({ err: error }, 'a thread of the bots failed'));
    thinker.worker.on('exit', () => replace(thinker));
    thinkers.push(thinker);
    return thinker;
  }

  function settle(thinker: Thinker, { command, error, ms }: Reply): void {
    const asked = thinker.busyWith;
    thinker.busyWith = undefined;
    if (asked) queue.charge(asked.asker, ms);
    if (command) asked?.resolve(command);
    else asked?.reject(new Error(error ?? 'a bot gave no answer'));
    next();
  }

  /** A thread that died takes its question with it: the table plays the seat's default instead. */
  function replace(thinker: Thinker): void {
    thinkers.splice(thinkers.indexOf(thinker), 1);
    thinker.busyWith?.reject(new Error('the thread of the bots has ended'));
    if (!isClosed) next();
  }

  function next(): void {
    const free = thinkers.find(({ busyWith }) => !busyWith) ?? (thinkers.length < threads ? start() : undefined);
    const turn = free && queue.shift();
    if (!turn) return;
    free.busyWith = turn.item;
    const isCrowded = queue.waitingWithinBudget >= MANY * threads;
    const isHurried = isCrowded || (turn.isOverBudget && !queue.isEmpty);
    const message: ThinkerMessage = { ...turn.item.question, isHurried };
    free.port.postMessage(message);
    next();
  }

  return {
    for: asker => ({
      decide: question =>
        new Promise((resolve, reject) => {
          if (isClosed) return reject(new Error('the server stops'));
          queue.push(asker, { asker, question, resolve, reject });
          next();
        }),
    }),
    async close() {
      isClosed = true;
      await Promise.all(thinkers.map(({ worker }) => worker.terminate()));
    },
  };
}
