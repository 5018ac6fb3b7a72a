import { SeededEntropy, SimpleBots, settle, VirtualClock } from '@gorrion/table/testing';
import { GamesInMemory } from '../client/solo/gamesInMemory.ts';
import { Host } from '../client/solo/host.ts';
import type { Question, Tell } from '../client/solo/letters.ts';
import type { Thread } from '../client/solo/wire.ts';

/** A browser for tests; its storage and its clock outlive every thread in it. */
export class SoloBrowser {
  readonly clock = new VirtualClock();
  readonly disk = new GamesInMemory();
  readonly entropy = new SeededEntropy('solo');
  threads = 0;
  /** Number of the next messages with entries that throw an exception in the thread. */
  faults = 0;

  /** Starts a thread like the worker, without one: messages are copied, and a terminated thread sends no more. */
  readonly start = (): Thread => {
    const store = this.disk.storeOf(`thread ${++this.threads}`);
    let isRunning = true;
    const say = (letter: unknown) => {
      const copy = structuredClone(letter);
      if (isRunning) thread.onmessage?.({ data: copy } as MessageEvent);
    };
    const tell: Tell = (event, message) => {
      if (event === 'table:entries' && this.faults > 0) {
        this.faults -= 1;
        throw new Error('no such tile');
      }
      say({ kind: 'tell', event, message });
    };
    const parts = { clock: this.clock, entropy: this.entropy, bots: new SimpleBots(), store };
    const opened = Host.open({ ...parts, tell });
    const thread: Thread = {
      onmessage: null,
      onerror: null,
      async postMessage(question: Question) {
        const { id, event, message } = structuredClone(question);
        const host = await opened;
        const failed = () => ({ ok: false, code: 'table-frozen' }) as const;
        say({ kind: 'answer', id, answer: await host.answer(event, message as never).catch(failed) });
      },
      terminate() {
        isRunning = false;
        void opened.then(host => host.stop());
      },
    };
    void opened.then(host => {
      say({ kind: 'open' });
      say({ kind: 'tell', event: 'me', message: host.me });
    });
    return thread;
  };

  async pass(ms: number): Promise<void> {
    await settle();
    await this.clock.advance(ms);
    await settle();
  }
}
