import type { Cluster } from './cluster/cluster.ts';
import type { Log } from './config/log.ts';
import type { Registry } from './tables/registry.ts';

interface SteeringOptions {
  readonly registry: Registry;
  readonly cluster: Cluster;
  readonly log: Log;
}

/**
 * Whether this node takes tables. A drained one opens none and is not ready, so that no new page is sent to it; where others
 * can take its tables they do. What runs plays on.
 */
export class Steering {
  readonly #options: SteeringOptions;
  #isDraining = false;

  constructor(options: SteeringOptions) {
    this.#options = options;
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  async drain(): Promise<void> {
    const { registry, cluster, log } = this.#options;
    this.#isDraining = true;
    registry.isDrained = true;
    log.info('the operator drains this node');
    await cluster.handOver();
  }

  undrain(): void {
    const { registry, cluster, log } = this.#options;
    this.#isDraining = false;
    registry.isDrained = false;
    cluster.takeAgain();
    log.info('this node takes tables again');
  }
}
