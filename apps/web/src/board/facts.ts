import type { SeatCommand, Tile } from '@gorrion/rules';

/* What the board shows about the viewer's own hand. The board computes none of it; the folder `facts` does. */

export interface FanLine {
  /** In the language of the page. */
  readonly name: string;
  readonly points: number;
}

/** A tile that completes the hand: its points by discard and by self-draw without flowers, and the copies not seen yet. */
export interface WaitFact {
  readonly tile: Tile;
  readonly left: number;
  readonly byDiscard: number;
  readonly bySelfDraw: number;
  /** The fans of the way that scores more. */
  readonly fans: readonly FanLine[];
}

/** A hand that is one tile short. */
export interface ReadyFact {
  /** The tile to discard first; undefined if the hand is ready without a discard. */
  readonly discard: Tile | undefined;
  readonly waits: readonly WaitFact[];
}

/** What a claim costs and what it leads to. */
export interface ClaimFact {
  readonly command: SeatCommand;
  /** Fans that the hand loses because the claim opens it. */
  readonly lost: readonly FanLine[];
  /** The ready hand of most points after the claim; undefined if there is none. */
  readonly after: ReadyFact | undefined;
}

export interface TableFacts {
  readonly minimum: number;
  /** The points of a complete hand that is below the minimum; undefined for any other hand. */
  readonly complete: { readonly points: number; readonly fans: readonly FanLine[] } | undefined;
  /** One entry for a ready hand; on an own turn, one for each discard that makes it ready. */
  readonly ready: readonly ReadyFact[];
  readonly claims: readonly ClaimFact[];
}

/** A hand that the viewer can still build and that may win. */
export interface Way {
  /** Its fan in the language of the page; undefined if several small fans make the points. */
  readonly name: string | undefined;
  readonly points: number;
  /** The tiles that it lacks, with the copies not seen yet. */
  readonly missing: readonly { readonly tile: Tile; readonly left: number }[];
}

/** One choice with the figures for it. */
export interface AdviceLine {
  readonly command: SeatCommand;
  /** The chance to win this hand and the risk of dealing in, 0 to 1 each; undefined if the adviser weighed nothing. */
  readonly winChance: number | undefined;
  readonly danger: number | undefined;
  readonly ways: readonly Way[];
}

/** Best first. */
export type Advice = readonly AdviceLine[];

export const bestOf = ({ byDiscard, bySelfDraw }: WaitFact): number => Math.max(byDiscard, bySelfDraw);

const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0);

/** Returns the most points that a ready hand can reach by discard, by self-draw, and by either. */
export const reachOf = ({ waits }: ReadyFact) => ({
  byDiscard: most(waits.map(wait => wait.byDiscard)),
  bySelfDraw: most(waits.map(wait => wait.bySelfDraw)),
  best: most(waits.map(bestOf)),
});

export const leftOf = ({ waits }: ReadyFact): number => waits.reduce((sum, wait) => sum + wait.left, 0);
