import type { GameId } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import type { ReviewCount } from './games.ts';
import { decodeReview, encodeReview, type ReviewRow, type ReviewStore, type StoredRun } from './reviews.ts';

type Numbered = ReviewRow & { readonly revision: number };

/** The reviews of kept games, encoded as the disk has them. */
export class MemoryReviews {
  readonly #games = new Map<GameId, Map<string, Numbered>>();
  readonly #runs = new Map<GameId, StoredRun>();

  drop(game: GameId): void {
    this.#games.delete(game);
    this.#runs.delete(game);
  }

  /** Counts what is reviewed in full for a player. */
  countOf(game: GameId, player: Player | null): ReviewCount {
    const rows = [...(this.#games.get(game)?.values() ?? [])];
    const full = rows.filter(row => row.player === player && row.mistakes !== null);
    return { hands: full.length, mistakes: full.reduce((sum, { mistakes }) => sum + (mistakes ?? 0), 0) };
  }

  #keep(row: ReviewRow): void {
    const rows = this.#games.get(row.game) ?? new Map<string, Numbered>();
    const key = `${row.hand} ${row.player}`;
    if ((rows.get(key)?.rank ?? -1) >= row.rank) return;
    const revision = 1 + Math.max(0, ...[...rows.values()].map(one => one.revision));
    this.#games.set(row.game, rows.set(key, { ...row, revision }));
  }

  /** `isKept` says whether a game is there. */
  store(isKept: (game: GameId) => boolean): ReviewStore {
    return {
      keepReview: async (game, kept, source) => {
        if (isKept(game)) this.#keep(encodeReview(game, kept, source));
      },
      reviewsOf: async (game, after = 0) =>
        [...(this.#games.get(game)?.values() ?? [])]
          .filter(({ revision }) => revision > after)
          .toSorted((a, b) => a.revision - b.revision)
          .flatMap(row => decodeReview(row) ?? []),
      keepRun: async run => {
        if (isKept(run.game)) this.#runs.set(run.game, run);
      },
      endRun: async game => void this.#runs.delete(game),
      reviewRuns: async () => [...this.#runs.values()].toSorted((a, b) => a.at - b.at),
    };
  }
}
