import type { SeatCommand, Tile } from '@gorrion/rules';

/* What the board can tell about the viewer's own hand. It computes none of it: whoever knows the rules hands it in. */

export interface FanLine {
  /** In the language of the page. */
  readonly name: string;
  readonly points: number;
}

/** A tile that would complete the hand: its worth both ways, without flowers, and how many copies may still come. */
export interface WaitFact {
  readonly tile: Tile;
  readonly left: number;
  readonly byDiscard: number;
  readonly bySelfDraw: number;
  /** Of the dearer way. */
  readonly fans: readonly FanLine[];
}

/** A hand that is one tile short. */
export interface ReadyFact {
  /** The tile to throw first; undefined when the hand is ready as it stands. */
  readonly discard: Tile | undefined;
  readonly waits: readonly WaitFact[];
}

/** What a claim gives and takes. */
export interface ClaimFact {
  readonly command: SeatCommand;
  /** Fans that no hand with an open meld can have any more. */
  readonly lost: readonly FanLine[];
  /** The dearest way to be ready after it. */
  readonly after: ReadyFact | undefined;
}

export interface TableFacts {
  readonly minimum: number;
  /** The hand is complete on the tile at hand, and worth too little to win. */
  readonly complete: { readonly points: number; readonly fans: readonly FanLine[] } | undefined;
  /** Ready as it stands: one; on an own turn, one for each discard that makes it ready. */
  readonly ready: readonly ReadyFact[];
  readonly claims: readonly ClaimFact[];
}

/** A way to a hand that may win. */
export interface Way {
  /** In the language of the page; undefined where small fans together make the points. */
  readonly name: string | undefined;
  readonly points: number;
  /** What it lacks, and how many copies may still come. */
  readonly missing: readonly { readonly tile: Tile; readonly left: number }[];
}

/** One choice with what speaks for it. */
export interface AdviceLine {
  readonly command: SeatCommand;
  /** To win this hand, and that somebody wins on the discard: 0 to 1; undefined where there is nothing to weigh. */
  readonly winChance: number | undefined;
  readonly danger: number | undefined;
  readonly ways: readonly Way[];
}

/** Best first. */
export type Advice = readonly AdviceLine[];

export const bestOf = ({ byDiscard, bySelfDraw }: WaitFact): number => Math.max(byDiscard, bySelfDraw);

const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0);

/** Points that a ready hand can reach, by discard and by self-draw. */
export const reachOf = ({ waits }: ReadyFact) => ({
  byDiscard: most(waits.map(wait => wait.byDiscard)),
  bySelfDraw: most(waits.map(wait => wait.bySelfDraw)),
  best: most(waits.map(bestOf)),
});

export const leftOf = ({ waits }: ReadyFact): number => waits.reduce((sum, wait) => sum + wait.left, 0);
