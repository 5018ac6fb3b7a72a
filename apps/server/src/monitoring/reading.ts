import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Registry } from 'prom-client';

/* The figures of the metrics as the operator's page shows them: as they are now, or as they were in the last minute. */

/** Ms between two readings, and readings whose difference is "the last minute". */
export const READ_EVERY = 5000;
const IN_A_MINUTE = 12;
/** Ms between two looks at the event loop. */
const LOOP_LOOK = 10;

/** What a reading takes from the registry. */
const READ = [
  'gorrion_tables',
  'gorrion_tables_frozen',
  'gorrion_tables_faulty',
  'gorrion_ledgers_damaged',
  'gorrion_people',
  'gorrion_sockets',
  'gorrion_answer_seconds',
  'gorrion_process_resident_memory_bytes',
  'gorrion_disk_bytes',
  'gorrion_disk_spare_bytes',
  'gorrion_disk_free_bytes',
  'gorrion_disk_budget_bytes',
  'gorrion_backup_seconds',
  'gorrion_bot_questions',
  'gorrion_bot_threads',
  'gorrion_node_lease_age_seconds',
  'gorrion_bus_up',
  'gorrion_limit_hits_total',
] as const;
type Read = (typeof READ)[number];

interface Sample {
  readonly value: number;
  readonly labels: Readonly<Record<string, string | number | undefined>>;
  /** Of a histogram: whether it is a bucket, the sum or the count. */
  readonly metricName?: string;
}

/** The figures of one moment. */
class Reading {
  readonly #samples: ReadonlyMap<string, readonly Sample[]>;
  /** Ms of a clock that never goes back. */
  readonly at = performance.now();
  /** Ms for which the process has used a processor. The metrics add them up only when somebody asks for them. */
  readonly usedMs: number;

  constructor(samples: ReadonlyMap<string, readonly Sample[]>) {
    this.#samples = samples;
    const { user, system } = process.cpuUsage();
    this.usedMs = (user + system) / 1000;
  }

  value(name: Read): number {
    return (this.#samples.get(name) ?? []).reduce((sum, { value }) => sum + value, 0);
  }

  /** Returns the figures of a metric by one of its labels. */
  by(name: Read, label: string): Readonly<Record<string, number>> {
    return Object.fromEntries((this.#samples.get(name) ?? []).map(({ labels, value }) => [labels[label], value]));
  }

  /** Returns how many of a histogram's values are at most so large, by the bounds of its buckets in their order. */
  buckets(name: Read): readonly (readonly [bound: number, count: number])[] {
    const counts = new Map<number, number>();
    for (const { metricName, labels, value } of this.#samples.get(name) ?? []) {
      if (metricName !== `${name}_bucket`) continue;
      const bound = labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le);
      counts.set(bound, (counts.get(bound) ?? 0) + value);
    }
    return [...counts].sort(([one], [other]) => one - other);
  }
}

/** Returns the bound below which 99 of 100 values lie that came between two readings, within its bucket in proportion. */
export function p99Between(
  before: readonly (readonly [number, number])[],
  after: readonly (readonly [number, number])[],
): number | null {
  const earlier = new Map(before);
  const counts = after.map(([bound, count]) => [bound, count - (earlier.get(bound) ?? 0)] as const);
  const all = counts.at(-1)?.[1] ?? 0;
  if (all <= 0) return null;
  const wanted = 0.99 * all;
  const at = counts.findIndex(([, count]) => count >= wanted);
  const [bound, count] = counts[at]!;
  const [low, below] = counts[at - 1] ?? [0, 0];
  if (bound === Number.POSITIVE_INFINITY) return low;
  return low + ((wanted - below) / (count - below)) * (bound - low);
}

async function read(registry: Registry): Promise<Reading> {
  const found = READ.map(async name => {
    const { values = [] } = (await registry.getSingleMetric(name)?.get()) ?? {};
    return [name, values as readonly Sample[]] as const;
  });
  return new Reading(new Map(await Promise.all(found)));
}

/** Reads the metrics again and again. */
export class Readings {
  readonly #registry: Registry;
  // The delay that the metrics measure begins anew with each request for them.
  readonly #loop = monitorEventLoopDelay({ resolution: LOOP_LOOK });
  readonly #kept: Reading[] = [];
  loopMs = 0;

  constructor(registry: Registry) {
    this.#registry = registry;
    this.#loop.enable();
  }

  async look(): Promise<void> {
    this.#kept.push(await read(this.#registry));
    if (this.#kept.length > IN_A_MINUTE + 1) this.#kept.shift();
    this.loopMs = Math.max(0, this.#loop.percentile(99) / 1e6 - LOOP_LOOK);
    this.#loop.reset();
  }

  get newest(): Reading | undefined {
    return this.#kept.at(-1);
  }

  /** Ms in which 99 of 100 messages were answered in the last minute; null where there were none. */
  get answerMs(): number | null {
    const [first] = this.#kept;
    const { newest } = this;
    if (!first || !newest) return null;
    const from = first === newest ? [] : first.buckets('gorrion_answer_seconds');
    const seconds = p99Between(from, newest.buckets('gorrion_answer_seconds'));
    return seconds === null ? null : seconds * 1000;
  }

  /** Part of one processor that was used in the last minute. */
  get processor(): number {
    const [first] = this.#kept;
    const { newest } = this;
    if (!first || !newest || first === newest) return 0;
    return (newest.usedMs - first.usedMs) / (newest.at - first.at);
  }

  stop(): void {
    this.#loop.disable();
  }
}
