import type { ShuffleObjection, TableAddress, TableCommand, TableState, TableViewer } from '@gorrion/protocol';
import { type RandomSource, seeded } from '@gorrion/rules';
import { NOTHING_REMEMBERED, type PageMemory } from '../shuffle/memory.ts';
import { answerShuffle } from '../shuffle/page.ts';

/** Where test pages reach their table. */
export const ORIGIN = 'https://mahjong.example';

/** What one person's page gives to shuffles: the real page's answers, with a memory that a test can look at. */
export class NonceGiver {
  memory: PageMemory = NOTHING_REMEMBERED;
  /** What it did not trust, oldest first. */
  readonly objections: ShuffleObjection[] = [];
  readonly #random: RandomSource;
  readonly #address: TableAddress;
  #said = new Set<string>();

  constructor(seed: string, address: TableAddress = { origin: ORIGIN, table: 'table' }) {
    this.#random = seeded(seed);
    this.#address = address;
  }

  /** What it has to say now that it has not said yet. */
  owed(state: TableState, viewer: TableViewer, at: number): readonly TableCommand[] {
    const draw = () => Array.from({ length: 8 }, () => this.#random().toString(16).padStart(8, '0')).join('');
    const answer = answerShuffle(this.memory, { state, viewer, address: this.#address, at, draw });
    this.memory = answer.memory;
    const fresh = answer.commands.filter(command => !this.#said.has(JSON.stringify(command)));
    for (const command of fresh) {
      this.#said.add(JSON.stringify(command));
      if (command.type === 'refuse-shuffle') this.objections.push(command.reason);
    }
    return fresh;
  }

  /** The page is loaded anew: it says again what may not have arrived, and keeps its memory. */
  reload(): void {
    this.#said = new Set();
  }
}
