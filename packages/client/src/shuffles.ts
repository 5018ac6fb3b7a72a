import { acceptLoss, answerShuffle, memoryFrom, type ShuffleAnswer } from '@gorrion/table';
import type { Contribution, ShufflingTable } from './connection/contributor.ts';
import { newNonce } from './connection/ids.ts';

/**
 * Where a client keeps what it gave to shuffles, so that it can open its number after a restart and finds out when a
 * server deals a hand twice: one text, as `localStorage` keeps it. `write` returns once the text is kept. If either throws,
 * the client sends nothing to that shuffle before the next change of the table, when it tries again.
 */
export interface ShuffleMemory {
  read(): string | undefined | Promise<string | undefined>;
  write(text: string): void | Promise<void>;
}

/** Keeps it as long as the program runs. */
export function inMemory(): ShuffleMemory {
  let kept: string | undefined;
  return {
    read: () => kept,
    write(text) {
      kept = text;
    },
  };
}

export interface Shuffler {
  /** Decides what the client does about a table's shuffle. What it must remember is kept before the promise resolves. */
  respond(table: ShufflingTable): Promise<Contribution>;
  /** Lets the game go on although the server lost a hand. */
  accept(table: ShufflingTable): Promise<Contribution>;
}

/** Takes part in the shuffles of a server; `origin` is its address, which the server binds each deal to. */
export function shuffler(origin: string, memory: ShuffleMemory): Shuffler {
  let turn: Promise<unknown> = Promise.resolve();
  const change = (answer: typeof answerShuffle, { code, state, viewer }: ShufflingTable) => {
    const next = turn.then(async (): Promise<ShuffleAnswer> => {
      const before = memoryFrom(await memory.read());
      const result = answer(before, {
        state,
        viewer,
        address: { origin, table: code },
        at: Date.now(),
        draw: newNonce,
      });
      if (result.memory !== before) await memory.write(JSON.stringify(result.memory));
      return result;
    });
    turn = next.catch(() => {});
    return next;
  };
  return {
    respond: table => change(answerShuffle, table),
    accept: table => change(acceptLoss, table),
  };
}
