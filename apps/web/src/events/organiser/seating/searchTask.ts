import {
  type Rotation,
  type RotationNeeds,
  RotationSearch,
  type SearchOptions,
  type SearchProgress,
} from '@gorrion/events/rotation';

/* A search for a rotation in parts, between which its worker hears the page. */

export interface SearchQuestion extends SearchOptions {
  readonly needs: RotationNeeds;
  /** Exchanges to try at most. */
  readonly budget: number;
}

export type SearchMessage =
  | { readonly type: 'progress'; readonly progress: SearchProgress }
  | { readonly type: 'done'; readonly rotation: Rotation; readonly progress: SearchProgress }
  /** The needs allow no rotation, or the rotation to begin with is of another size. */
  | { readonly type: 'failed' };

/** Exchanges tried in one part: some 50 ms. */
const PART = 100_000;

/** Runs a search until it is done, its budget is spent or `stop` is called; then it tells the best rotation. */
export class SearchTask {
  #isStopped = false;
  readonly #tell: (message: SearchMessage) => void;
  readonly #later: (task: () => void) => void;

  constructor(tell: (message: SearchMessage) => void, later: (task: () => void) => void) {
    this.#tell = tell;
    this.#later = later;
  }

  start({ needs, budget, ...options }: SearchQuestion): void {
    try {
      const search = new RotationSearch(needs, options);
      this.#goOn(search, budget);
    } catch {
      this.#tell({ type: 'failed' });
    }
  }

  /** Ends the search after the part that runs; what it has found so far is told. */
  stop(): void {
    this.#isStopped = true;
  }

  #goOn(search: RotationSearch, budget: number): void {
    const left = budget - search.progress.steps;
    const progress = this.#isStopped || left <= 0 ? search.progress : search.run(Math.min(PART, left));
    if (this.#isStopped || progress.isDone || progress.steps >= budget) {
      this.#tell({ type: 'done', rotation: search.best(), progress });
      return;
    }
    this.#tell({ type: 'progress', progress });
    this.#later(() => this.#goOn(search, budget));
  }
}
