import type { Tile } from '../../tiles/tile.ts';
import type { ChowFacts, ConcealmentFacts, HandFacts, RankFacts, ReadingFacts, Winds } from './facts.ts';
import type { ScoredFan } from './ids.ts';
import type { Pattern } from './sets.ts';

interface RowBase {
  readonly id: ScoredFan;
  readonly points: number;
  /** Fans that do not count in a hand that scores this fan (article 58). */
  readonly suppresses?: readonly ScoredFan[];
  /** Fans that do not count on sets that all belong to this fan (article 59). */
  readonly suppressesSameSets?: readonly ScoredFan[];
}

/** A fan that joins two, three or four sets (article 60). `when` tests their pattern and the pair. */
export interface LinkRow extends RowBase {
  readonly of: 'chows' | 'pungs';
  readonly sets: 2 | 3 | 4;
  readonly when: (sets: Pattern, pair: Tile) => boolean;
}

/** A fan that depends on one kind of fact. `when` returns whether, or how often, the facts earn it. */
type FactRow<Of extends string, Facts> = RowBase & {
  readonly of: Of;
  readonly when: (facts: Facts) => boolean | number;
};
export type HandRow = FactRow<'hand', HandFacts>;
export type RankRow = FactRow<'ranks', RankFacts>;
export type ConcealmentRow = FactRow<'concealment', ConcealmentFacts>;
export type ReadingRow = FactRow<'reading', ReadingFacts>;
export type ChowRow = FactRow<'chowHand', ChowFacts>;
/** A fan of one pung or kong by itself. */
export type PungRow = RowBase & { readonly of: 'pung'; readonly when: (pung: Tile, winds: Winds) => boolean };
/** A fan that follows from the total, or is added after it (fans 43, 81). */
export type TotalRow = RowBase & { readonly of: 'total' };

export type FanRow = LinkRow | HandRow | RankRow | ConcealmentRow | ReadingRow | ChowRow | PungRow | TotalRow;
