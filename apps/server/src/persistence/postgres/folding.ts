import { foldText } from '@gorrion/protocol';
import type { Query } from './database.ts';

/** Most games of one look. */
const A_LOOK = 200;

const LOOK = 'SELECT id, search FROM games WHERE id > $1 ORDER BY id LIMIT $2';
/** A game that was written meanwhile stays as it was written. */
const FOLD = 'UPDATE games SET search = $3 WHERE id = $1 AND search = $2';

interface Found {
  readonly id: string;
  readonly search: string;
}

/**
 * Goes once through all games, and folds the names by which they are found as this server's searches fold what people
 * type: other versions of the server have written them, and may do so now. Few games at a time and each change by itself,
 * so that nobody waits for it. Every node does it when it starts, so no game stays that an older node wrote before.
 */
export class Folding {
  readonly #query: Query;
  #from = '';
  #isDone = false;

  constructor(query: Query) {
    this.#query = query;
  }

  /** Folds the next games; resolves with whether there may be more. Rejects if the database is away: the step can be repeated. */
  async step(): Promise<boolean> {
    if (this.#isDone) return false;
    const games = await this.#query<Found>(LOOK, [this.#from, A_LOOK]);
    for (const { id, search } of games) {
      const folded = foldText(search);
      if (folded !== search) await this.#query(FOLD, [id, search, folded]);
      this.#from = id;
    }
    this.#isDone = games.length < A_LOOK;
    return !this.#isDone;
  }
}
