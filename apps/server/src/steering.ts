import type { Cluster } from './cluster/cluster.ts';
import type { Log } from './config/log.ts';
import type { Registry } from './tables/registry.ts';

interface SteeringOptions {
  readonly registry: Registry;
  readonly cluster: Cluster;
  readonly log: Log;
}

/**
 * Whether this node takes tables. A drained one opens none but for events, whose home it may be, and is not ready, so that no
 * new page is sent to it; where others can take its tables they do. What runs plays on.
 */
export class Steering {
  readonly #options: SteeringOptions;
  #isDrained = false;
  #isStopping = false;

  constructor(options: SteeringOptions) {
    this.#options = options;
  }

  get isDraining(): boolean {
    return this.#isDrained || this.#isStopping;
  }

  /** Has the tables taken by others, one after another. */
  drain(): void {
    const { registry, cluster, log } = this.#options;
    this.#isDrained = true;
    registry.isDrained = true;
    log.info('the operator drains this node');
    cluster.handOver('drained').catch((error: unknown) => log.error({ err: error }, 'this node could not be drained'));
  }

  /** The process ends: its operator cannot take it back any more. */
  stop(): Promise<void> {
    this.#isStopping = true;
    return this.#options.cluster.handOver('stopping');
  }

  /** Returns whether this node takes tables again: not while its process ends. */
  undrain(): boolean {
    if (this.#isStopping) return false;
    const { registry, cluster, log } = this.#options;
    this.#isDrained = false;
    registry.isDrained = false;
    cluster.takeAgain();
    log.info('this node takes tables again');
    return true;
  }
}
