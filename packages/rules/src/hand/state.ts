import type { FoulId } from '../fouls/fouls.ts';
import type { Meld } from '../melds/meld.ts';
import { wmo2006 } from '../rulesets/presets.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { Score, WinningClaim } from '../scoring/types.ts';
import { type BySeat, bySeat, type Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Dice } from '../wall/dice.ts';
import { COMPETITION_WALL } from '../wall/layout.ts';
import type { Wall } from '../wall/wall.ts';
import type { Claim } from './commands.ts';

/**
 * Where the tile that opens a turn came from. `kong` is a kong's replacement (fan 46), `kong-flower` a flower's
 * replacement somewhere after a kong in the same turn (ruling 15), `deal` East's first turn, `claim` after chow or pung.
 */
export type TurnSource = 'deal' | 'wall' | 'kong' | 'flower' | 'kong-flower' | 'claim';

export type Outcome =
  | {
      readonly kind: 'won';
      readonly seat: Seat;
      /** The winner himself when self-drawn, else who discarded or whose kong was robbed. */
      readonly from: Seat;
      readonly tile: Tile;
      readonly robbed: boolean;
      readonly claim: WinningClaim;
      readonly scores: BySeat<Score>;
      readonly payments: BySeat<number>;
    }
  | { readonly kind: 'exhausted'; readonly payments: BySeat<number> }
  /** Stopped by the session's clock or an umpire: nothing is paid (ruling 85). */
  | { readonly kind: 'void'; readonly payments: BySeat<number> };

export type WonOutcome = Extract<Outcome, { kind: 'won' }>;

/** Returns what the winner's hand is worth. */
export const winnersScore = ({ seat, scores }: Pick<WonOutcome, 'seat' | 'scores'>): Score => scores[seat];

export type Phase =
  | { readonly name: 'undealt' }
  | { readonly name: 'turn'; readonly seat: Seat; readonly drawn: Tile | undefined; readonly source: TurnSource }
  | {
      readonly name: 'claims';
      readonly on: 'discard' | 'added-kong';
      readonly from: Seat;
      readonly tile: Tile;
      /** Answers so far; a viewer sees his own and an announced one only. */
      readonly made: BySeat<Claim | undefined>;
      /** A claim called out before the window closes; only a win may still override it. */
      readonly announced: Seat | undefined;
    }
  | { readonly name: 'over'; readonly outcome: Outcome };

export interface Discard {
  readonly tile: Tile;
  /** How many discards the hand had before it, of all seats. */
  readonly nth: number;
  /** Who took it into a meld or won on it; it no longer lies in the river (ruling 26). */
  readonly claimedBy?: Seat;
  /** What it was taken for, as it was laid down; absent where nobody took it, or won on it. */
  readonly meld?: Meld;
  /** The tile was of the kind that the seat had just drawn. Absent when it was not, and in logs that did not keep it. */
  readonly isDrawn?: true;
}

export interface SeatState {
  /** Sorted; HIDDEN where the viewer may not look. */
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly flowers: readonly Tile[];
  /** Every discard in order, claimed ones too. */
  readonly discards: readonly Discard[];
  /** May not win any more in this hand, after a foul (ruling 94). */
  readonly isDead: boolean;
  /** Offences of this seat's player in the session so far, this hand's included (ruling 96). */
  readonly fouls: readonly FoulId[];
}

export interface HandState {
  readonly phase: Phase;
  readonly rules: Ruleset;
  readonly prevalentWind: Seat;
  readonly dice: Dice;
  readonly wall: Wall;
  readonly seats: BySeat<SeatState>;
  /** Penalties of this hand, moved when it ends (ruling 96): what each seat gains or pays. */
  readonly penalties: BySeat<number>;
}

export const EMPTY_SEAT: SeatState = { concealed: [], melds: [], flowers: [], discards: [], isDead: false, fouls: [] };

/** Before the deal: what every log folds from. */
export const undealt: HandState = {
  phase: { name: 'undealt' },
  rules: wmo2006,
  prevalentWind: 0,
  dice: [1, 1, 1, 1],
  wall: { layout: COMPETITION_WALL, tiles: [], breakAt: 0, front: 0, back: 0 },
  seats: bySeat(() => EMPTY_SEAT),
  penalties: [0, 0, 0, 0],
};
