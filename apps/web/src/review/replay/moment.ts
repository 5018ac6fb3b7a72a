import type { TalkLine } from '@gorrion/protocol';
import type { SeatCommand } from '@gorrion/rules';
import type { Replay, ReplayHand, ReplayMove } from '@gorrion/table';
import type { LoadedGame } from '../../client/archive/load.ts';
import type { Lines } from '../../client/archive/useLines.ts';
import type { ReviewRun } from '../../client/archive/useReview.ts';
import type { PlacedReview } from '../expert/placed.ts';
import type { Playing } from './usePlaying.ts';
import type { Steps, usePosition, WalkedLine } from './usePosition.ts';
import type { Shared } from './useShared.ts';
import type { Viewpoint } from './view.ts';

/** What a replay shows now. */
export interface Moment {
  /** Id of the game in addresses. */
  readonly id: string;
  readonly game: LoadedGame;
  readonly replay: Replay;
  readonly hand: ReplayHand;
  readonly move: ReplayMove;
  readonly at: ReturnType<typeof usePosition>;
  readonly steps: Steps;
  readonly view: Viewpoint;
  readonly playing: Playing;
  /** The lines of the game. */
  readonly lines: Lines;
  /** What players said during the game. */
  readonly talk: readonly TalkLine[];
  /** The game as it was played; `replay` has the line that is walked through in its place. */
  readonly played: Replay;
  readonly walked: WalkedLine | undefined;
  /**
   * Plays on by another move, which the player makes unless it is given: from the present moment, or from the decision
   * before which the record has so many facts.
   */
  readonly whatIf: (move?: SeatCommand, before?: number) => void;
  /** What the expert thinks of the game; undefined before anything was reviewed. */
  readonly review: PlacedReview | undefined;
  readonly run: ReviewRun;
}

/** What a replay shows now, and who looks at it together. */
export interface SharedMoment extends Moment {
  readonly shared: Shared;
}

/** What each tab beside the table gets. */
export interface PanelProps extends SharedMoment {
  /** Whether the side is in sight; on phones it lies over the page. */
  readonly isShown: boolean;
  /** Whether single letters are keys. */
  readonly hasLetters: boolean;
  readonly isWallShown: boolean;
  readonly onWall: () => void;
  readonly onView: (view: Viewpoint) => void;
  /** The tab that is shown, by its id, and the way to another. */
  readonly panel: string;
  readonly onPanel: (id: string) => void;
}
