import type { SeatCommand } from '@gorrion/rules';
import type { BotQuestion, Bots } from '@gorrion/table';

/* Bots think in a thread of their own: on a slow phone a thought would delay every answer to the player. */

export interface NumberedQuestion {
  readonly id: number;
  readonly question: BotQuestion;
}

export interface Thought {
  readonly id: number;
  /** Missing if the bot failed. */
  readonly command?: SeatCommand;
}

export interface Thinker {
  onmessage: ((event: MessageEvent<Thought>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(asked: NumberedQuestion): void;
  terminate(): void;
}

export const startThinker = (): Thinker => new Worker(new URL('./thinking.ts', import.meta.url), { type: 'module' });

interface OpenQuestion {
  readonly resolve: (command: SeatCommand) => void;
  readonly reject: (error: Error) => void;
}

/** Asks a bot thread. If it fails, its questions reject, the table plays for the bots, and a new thread starts. */
export function threadBots(start: () => Thinker): Bots {
  const waiting = new Map<number, OpenQuestion>();
  let thinker: Thinker | undefined;
  let asked = 0;

  function settle({ id, command }: Thought): void {
    const own = waiting.get(id);
    waiting.delete(id);
    if (command) own?.resolve(command);
    else own?.reject(new Error('a bot gave no answer'));
  }

  function fail(): void {
    thinker?.terminate();
    thinker = undefined;
    for (const id of [...waiting.keys()]) settle({ id });
  }

  function running(): Thinker {
    if (thinker) return thinker;
    thinker = start();
    thinker.onmessage = ({ data }) => settle(data);
    thinker.onerror = fail;
    return thinker;
  }

  return {
    decide: question =>
      new Promise((resolve, reject) => {
        const id = ++asked;
        waiting.set(id, { resolve, reject });
        running().postMessage({ id, question });
      }),
  };
}

let thinking: Bots | undefined;

/** Returns the bots of this page, beside those of its tables; their thread starts with the first question. */
export function pageBots(): Bots {
  thinking ??= threadBots(startThinker);
  return thinking;
}
