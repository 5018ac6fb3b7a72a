import type { ShuffleObjection, TableAddress, TableCommand, TableState, TableViewer } from '@gorrion/protocol';
import { type RandomSource, seeded } from '@gorrion/rules';
import { NOTHING_REMEMBERED, type PageMemory } from '../shuffle/memory.ts';
import { answerShuffle } from '../shuffle/page.ts';

/** Where test pages reach their table. */
export const ORIGIN = 'https://mahjong.example';

/** The shuffle code of one person's real page, with a memory that a test can inspect. */
export class NonceGiver {
  memory: PageMemory = NOTHING_REMEMBERED;
  /** The page's objections, oldest first. */
  readonly objections: ShuffleObjection[] = [];
  readonly #random: RandomSource;
  readonly #address: TableAddress;
  #said = new Set<string>();

  constructor(seed: string, address: TableAddress = { origin: ORIGIN, table: 'table' }) {
    this.#random = seeded(seed);
    this.#address = address;
  }

  /** Returns the commands that the page has to send now and has not sent yet. */
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

  /** Reloads the page: it resends what may not have arrived, and keeps its memory. */
  reload(): void {
    this.#said = new Set();
  }
}
