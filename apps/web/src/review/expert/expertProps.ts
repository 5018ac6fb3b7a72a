import type { ReviewedDecision, TableState } from '@gorrion/protocol';
import type { Player, SeatCommand } from '@gorrion/rules';
import type { ReviewRun } from '../../client/archive/useReview.ts';
import type { PlacedReview } from './placed.ts';

/** What the panel of the expert shows, and what its buttons do. */
export interface ExpertPanelProps {
  readonly review: PlacedReview | undefined;
  readonly run: ReviewRun;
  /** Index of the hand, and of its move. */
  readonly hand: number;
  readonly move: number;
  /** Whose decisions are shown. */
  readonly player: Player;
  /** Whether the reader is this player. */
  readonly isOwn: boolean;
  /** Names by player, and by seat of the hand. */
  readonly names: readonly string[];
  readonly seated: readonly string[];
  /** Returns the state after a move of the hand. */
  readonly stateAt: (move: number) => TableState;
  /** Whether nothing is spoken, as while the hand plays by itself. */
  readonly isQuiet: boolean;
  /** Whether single letters are keys. */
  readonly hasLetters: boolean;
  readonly onGo: (hand: number, move: number) => void;
  readonly onPlayer: (player: Player) => void;
  readonly onCopyLink: () => void;
  /** Plays on with another action than the one played; undefined where that is not offered. */
  readonly onTry: ((action: SeatCommand, decision: ReviewedDecision) => void) | undefined;
}
