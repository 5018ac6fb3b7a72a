import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { SeatCommand } from '@gorrion/rules';
import type { BotQuestion, Bots } from '@gorrion/table';
import type { Log } from '../config/log.ts';

/*
 * Bots think in threads of their own, so that no table waits for another's bot. Questions are answered in the order
 * in which they came; a table never has more than three open, which makes that fair. When many wait, all are answered
 * with a shorter look ahead: a table that chose strong bots does not cost the others their tempo.
 */

/** Questions waiting for each thread from which on bots hurry: some 150 ms of thought at most. */
const MANY = 8;

interface Asked {
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
}

interface Thinker {
  readonly worker: Worker;
  /** Its own, because Node's watch mode talks on the thread's. */
  readonly port: MessagePort;
  busyWith: Asked | undefined;
}

export interface Thinkers extends Bots {
  close(): Promise<void>;
}

export const threadsFor = (cores: number): number => Math.max(1, Math.min(4, cores - 1));

export function openThinkers(log: Log, threads = threadsFor(availableParallelism())): Thinkers {
  const queue: Asked[] = [];
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

  function settle(thinker: Thinker, { command, error }: Reply): void {
    const asked = thinker.busyWith;
    thinker.busyWith = undefined;
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
    const asked = free && queue.shift();
    if (!asked) return;
    free.busyWith = asked;
    const message: ThinkerMessage = { ...asked.question, isHurried: queue.length >= MANY * threads };
    free.port.postMessage(message);
    next();
  }

  return {
    decide: question =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('the server stops'));
        queue.push({ question, resolve, reject });
        next();
      }),
    async close() {
      isClosed = true;
      await Promise.all(thinkers.map(({ worker }) => worker.terminate()));
    },
  };
}
