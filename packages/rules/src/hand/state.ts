import type { FoulId } from '../fouls/fouls.ts';
import type { Meld } from '../melds/meld.ts';
import { unplayedRules } from '../rulesets/presets.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { Score, WinningClaim } from '../scoring/types.ts';
import { type BySeat, bySeat, type Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Dice } from '../wall/dice.ts';
import { COMPETITION_WALL } from '../wall/layout.ts';
import type { Wall } from '../wall/wall.ts';
import type { Claim, SaidWord } from './commands.ts';
import type { RevealedSeat } from './events.ts';
import type { WinCount } from './winCount.ts';

/**
 * Source of the tile that opens a turn. `kong`: a kong's replacement (fan 46); `kong-flower`: a flower's replacement
 * after a kong in the same turn (article 15); `deal`: East's first turn; `claim`: a claimed chow or pung.
 */
export type TurnSource = 'deal' | 'wall' | 'kong' | 'flower' | 'kong-flower' | 'claim';

export type Outcome =
  | {
      readonly kind: 'won';
      readonly seat: Seat;
      /** The winner if self-drawn, else the seat that discarded or whose kong was robbed. */
      readonly from: Seat;
      readonly tile: Tile;
      readonly robbed: boolean;
      readonly claim: WinningClaim;
      readonly scores: BySeat<Score>;
      readonly payments: BySeat<number>;
      /** Where the winner counts: what was named and objected to. */
      readonly count?: WinCount;
    }
  | { readonly kind: 'exhausted'; readonly payments: BySeat<number> }
  /** The session's clock or an umpire stopped the hand: nothing is paid (article 85). */
  | { readonly kind: 'void'; readonly payments: BySeat<number> };

export type WonOutcome = Extract<Outcome, { kind: 'won' }>;

/** Returns what the winner's hand is worth. */
export const winnersScore = ({ seat, scores }: Pick<WonOutcome, 'seat' | 'scores'>): Score => scores[seat];

/** A phase in which seats act. */
type OpenPhase =
  | {
      readonly name: 'turn';
      readonly seat: Seat;
      readonly drawn: Tile | undefined;
      readonly source: TurnSource;
      /** The seat has not drawn its replacement yet: in strict play, or as it may decline it. */
      readonly owes?: true;
    }
  | {
      readonly name: 'claims';
      readonly on: 'discard' | 'added-kong';
      readonly from: Seat;
      readonly tile: Tile;
      /** Answers so far; a viewer sees their own and an announced one only. */
      readonly made: BySeat<Claim | undefined>;
      /** Seat whose claim was announced before the window closes; only a win may still outrank it. */
      readonly announced: Seat | undefined;
      /** Strict play: the window is closed, and this seat is to lay down the tiles of the word that it said. */
      readonly taken?: { readonly seat: Seat; readonly word: SaidWord };
    };

/**
 * The winner counts (article 41): a hand that is complete lies open, its player names the fans, and the others object or
 * confirm.
 */
export interface CountingPhase extends WinCount {
  readonly name: 'counting';
  /** The seat that said Hu. */
  readonly seat: Seat;
  /** The same seat if self-drawn, else the seat that discarded or whose kong was robbed. */
  readonly from: Seat;
  readonly tile: Tile;
  readonly robbed: boolean;
  readonly shown: RevealedSeat;
  /** Whether the winner has named all fans. */
  readonly isFinished: boolean;
  readonly confirmed: BySeat<boolean>;
  /** The phase in which Hu was said. It goes on after a false Hu. */
  readonly under: OpenPhase;
}

export type Phase =
  | { readonly name: 'undealt' }
  | ExchangingPhase
  | OpenPhase
  | CountingPhase
  | { readonly name: 'over'; readonly outcome: Outcome };

/** Before the first discard two neighbours choose, each unseen by the other, what they give; then they exchange. */
export interface ExchangingPhase {
  readonly name: 'exchanging';
  /** The seat that exchanges with its right neighbour: East first, then South, West and North. */
  readonly giver: Seat;
  /** What seats have laid face down; the tiles are still in their hands. */
  readonly chosen: BySeat<readonly Tile[] | undefined>;
}

export interface Discard {
  readonly tile: Tile;
  /** Number of earlier discards of all seats in the hand. */
  readonly nth: number;
  /** Seat that claimed it for a meld or won on it; the tile has left the river (article 26). */
  readonly claimedBy?: Seat;
  /** Meld that it was claimed for, as it was laid down; absent if no seat claimed it, or a seat won on it. */
  readonly meld?: Meld;
  /** The seat had just drawn a tile of this kind. Absent if it had not, and in logs that do not record it. */
  readonly isDrawn?: true;
}

export interface SeatState {
  /** Sorted; `HIDDEN` for tiles that the viewer may not see. */
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly flowers: readonly Tile[];
  /** All discards in order, claimed ones included. */
  readonly discards: readonly Discard[];
  /** Whether a foul has taken the right to win in this hand (article 94). */
  readonly isDead: boolean;
  /** Offences of this seat's player in the session so far, this hand's included (article 96). */
  readonly fouls: readonly FoulId[];
  /** Tiles that all have seen and that the seat must discard as soon as possible (3.4.27); absent if there are none. */
  readonly exposed?: readonly Tile[];
}

/** What two neighbours gave each other before the first discard: `seat`, and the seat to its right. */
export interface Exchange {
  readonly seat: Seat;
  readonly given: readonly [readonly Tile[], readonly Tile[]];
}

export interface HandState {
  readonly phase: Phase;
  readonly rules: Ruleset;
  readonly prevalentWind: Seat;
  readonly dice: Dice;
  readonly wall: Wall;
  readonly seats: BySeat<SeatState>;
  /** The exchanges made so far; absent where there are none. Their tiles stay hidden from others for ever. */
  readonly exchanges?: readonly Exchange[];
  /** Points that each seat gains or pays by penalties when the hand ends (article 96). */
  readonly penalties: BySeat<number>;
}

/** Returns the seat that is to act alone: on its turn, or with the tiles of a word that took the discard. */
export function actingSeat({ phase }: Pick<HandState, 'phase'>): Seat | undefined {
  if (phase.name === 'turn') return phase.seat;
  return phase.name === 'claims' ? phase.taken?.seat : undefined;
}

export const EMPTY_SEAT: SeatState = { concealed: [], melds: [], flowers: [], discards: [], isDead: false, fouls: [] };

/** The state before the deal, from which every log folds. */
export const undealt: HandState = {
  phase: { name: 'undealt' },
  rules: unplayedRules,
  prevalentWind: 0,
  dice: [1, 1, 1, 1],
  wall: { layout: COMPETITION_WALL, tiles: [], breakAt: 0, front: 0, back: 0 },
  seats: bySeat(() => EMPTY_SEAT),
  penalties: [0, 0, 0, 0],
};
