import type { OperatorHistory, OperatorNode } from '@gorrion/protocol';
import { figuresThere } from './nodes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Minutes and hours that are kept. */
const [MINUTES, HOURS] = [60, 24];

type Samples = Omit<OperatorHistory, 'mostPeople'>;
export type Sample = Readonly<Record<keyof Samples, number>>;

const EMPTY: Samples = { people: [], tables: [], answerMs: [], processor: [], memoryBytes: [], diskBytes: [] };
const NAMES = Object.keys(EMPTY) as readonly (keyof Samples)[];

/** Returns the figures of all nodes that are there, added up; of times the longest. */
export function sampleOf(nodes: readonly OperatorNode[]): Sample {
  const { there, sum } = figuresThere(nodes);
  return {
    people: sum(({ people }) => people),
    tables: sum(({ tables }) => tables),
    answerMs: Math.round(Math.max(0, ...there.map(({ answerMs }) => answerMs ?? 0))),
    processor: Math.round(sum(({ processor }) => processor) * 100) / 100,
    memoryBytes: sum(({ memoryBytes }) => memoryBytes),
    diskBytes: sum(({ disk }) => disk?.usedBytes ?? 0),
  };
}

/** The last hour in minutes, and the most people of each hour of a day. In memory: a restart begins anew. */
export class History {
  readonly #now: () => number;
  #samples: Samples = EMPTY;
  #minute = -1;
  readonly #most = new Map<number, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Notes how it is now; one sample a minute is kept, the first. */
  note(sample: Sample): void {
    const hour = Math.floor(this.#now() / HOUR);
    this.#most.set(hour, Math.max(this.#most.get(hour) ?? 0, sample.people));
    for (const known of this.#most.keys()) if (known <= hour - HOURS) this.#most.delete(known);
    const minute = Math.floor(this.#now() / MINUTE);
    if (minute === this.#minute) return;
    this.#minute = minute;
    const kept = NAMES.map(name => [name, [...this.#samples[name], sample[name]].slice(-MINUTES)]);
    this.#samples = Object.fromEntries(kept) as unknown as Samples;
  }

  get view(): OperatorHistory {
    return { ...this.#samples, mostPeople: Math.max(0, ...this.#most.values()) };
  }
}
